import { afterEach, expect, test } from 'vitest';
import { call, startService, type Service } from '../../testing/service/service.ts';

let service: Service;
afterEach(() => service.stop());

let made = 0;

/** Signs up. @returns the address's remaining sign-ups, from the headers */
async function leftFor(forwarded: string): Promise<number> {
  made += 1;
  const { headers } = await call(service, 'POST /v1/partners', {
    body: { name: `Partner ${made}` },
    headers: { 'x-forwarded-for': forwarded },
  });
  return Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);
}

test('without a proxy that is trusted, nobody names an address', async () => {
  service = await startService();
  expect([await leftFor('203.0.113.1'), await leftFor('203.0.113.2')]).toEqual([99, 98]);
});

test('behind one proxy, its entry counts, and what a caller has sent before it does not', async () => {
  service = await startService({ trustedProxies: 1 });
  expect(await leftFor('198.51.100.1, 203.0.113.7')).toBe(99);
  expect(await leftFor('198.51.100.2, 203.0.113.7')).toBe(98);
  expect(await leftFor('203.0.113.7, 203.0.113.8')).toBe(99);
});

test('behind two proxies, the entry before the last', async () => {
  service = await startService({ trustedProxies: 2 });
  expect(await leftFor('192.0.2.1, 203.0.113.7, 10.0.0.1')).toBe(99);
  expect(await leftFor('192.0.2.2, 203.0.113.7, 10.0.0.2')).toBe(98);
});

test('what is no address counts as the proxy', async () => {
  service = await startService({ trustedProxies: 1 });
  expect([await leftFor('guest 1'), await leftFor('guest 2')]).toEqual([99, 98]);
});
