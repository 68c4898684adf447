import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { ApiError } from '../../core/api/errors.ts';
import { requireSameOrigin } from './same-origin.ts';

const OWN = 'https://shop.example';

const check =
  (headers: Record<string, string>, hasToken?: boolean, own = OWN) =>
  (): void => {
    requireSameOrigin({ headers } as unknown as IncomingMessage, own, hasToken);
  };

test.each<[string, Record<string, string>]>([
  ['our own origin', { origin: OWN, 'sec-fetch-site': 'same-origin' }],
  ['a browser too old to say where from', {}],
  ['an address that was typed', { 'sec-fetch-site': 'none' }],
])('%s may', (_name, headers) => {
  expect(check(headers)).not.toThrow();
});

test.each<[string, Record<string, string>]>([
  ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['no origin, by a browser that says no more', { origin: 'null' }],
  ['no origin, and no page', { origin: 'null', 'sec-fetch-site': 'none' }],
  ['another origin', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
  ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
])('%s is refused', (_name, headers) => {
  expect(check(headers)).toThrow(new ApiError('origin_refused'));
});

const HIDDEN = { origin: 'null', 'sec-fetch-site': 'same-origin' };

test('a page that tells nobody its address may where such pages are, and nowhere else', () => {
  expect(check(HIDDEN, true)).not.toThrow();
  expect(check(HIDDEN)).toThrow(new ApiError('origin_refused'));
});

test.each<[string, Record<string, string>]>([
  ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['no origin, by a browser that says no more', { origin: 'null' }],
])('%s is refused there too', (_name, headers) => {
  expect(check(headers, true)).toThrow(new ApiError('origin_refused'));
});

const PLAIN = [
  'http://order.cafe.example',
  'http://order.cafe.example:8080',
  'http://localhost.evil.example',
];
const TRUSTED = [
  'https://order.cafe.example',
  'http://localhost:8080',
  'http://cafe.sandbox.localhost',
  'http://127.0.0.1:8080',
  'http://[::1]',
];

test.each(PLAIN)(
  'at %s, where browsers say nothing but the origin, a hidden one is left to the token',
  (own) => {
    expect(check({ origin: 'null' }, true, own)).not.toThrow();
    expect(check({ origin: 'null' }, false, own)).toThrow(new ApiError('origin_refused'));
    for (const site of ['cross-site', 'same-site', 'none']) {
      expect(check({ origin: 'null', 'sec-fetch-site': site }, true, own)).toThrow(
        new ApiError('origin_refused'),
      );
    }
    for (const origin of ['http://evil.cafe.example', 'https://order.cafe.example', 'http://evil.example']) {
      expect(check({ origin }, true, own)).toThrow(new ApiError('origin_refused'));
    }
    expect(check({ origin: own }, true, own)).not.toThrow();
  },
);

test.each(TRUSTED)('at %s, where browsers say more, it is refused', (own) => {
  expect(check({ origin: 'null' }, true, own)).toThrow(new ApiError('origin_refused'));
});
