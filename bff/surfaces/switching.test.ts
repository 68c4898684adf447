import { afterAll, beforeAll, expect, test } from 'vitest';
import { atHost, siteHost } from '../hosts/testing/at-host.ts';
import { call, mintToken, signUp, startService, type Service, type SignedUp } from '../testing/service.ts';

let service: Service;
let partner: SignedUp;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service, 'Greenhouse POS');
});
afterAll(() => service.stop());

/** In this order, and back. */
const MODELS = ['embedded', 'api', 'hosted', 'embedded', 'api', 'hosted'] as const;
const READERS = 3;

test('moving a surface between models fails no request, and changes no record', async () => {
  const { key, active } = partner;
  const merchant = await call<{ slug: string }>(service, `GET /v1/merchants/${active}`, { credential: key });
  const token = await mintToken(service, partner, ['merchants:read']);
  const host = siteHost(service, 'greenhouse-pos');
  const records = async () =>
    Promise.all(
      [`/v1/merchants/${active}`, `/v1/merchants/${active}/locations`, '/v1/menus', '/v1/orders'].map(
        async (path) => (await call(service, `GET ${path}`, { credential: key })).text,
      ),
    );
  const before = await records();

  const over = new AbortController();
  const seen = new Map<string, number>();
  const count = (what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1);
  const read = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const [page, byKey, bySession] = await Promise.all([
        atHost(service, host, `/${merchant.body.slug}`),
        call(service, `GET /v1/merchants/${active}/locations`, { credential: key }),
        call(service, `GET /v1/merchants/${active}`, { credential: token }),
      ]);
      count(`page ${page.status} ${String(page.headers['location'] ?? '')}`.trim());
      count(`key ${byKey.status}`);
      count(`session ${bySession.status}`);
    }
  };
  const reading = Promise.all(Array.from({ length: READERS }, read));
  for (const model of MODELS) {
    const pages = (): number =>
      [...seen].reduce((sum, [what, times]) => sum + (what.startsWith('page') ? times : 0), 0);
    const reached = pages() + 2 * READERS;
    const chosen = await call(service, 'PUT /v1/surfaces/ordering', {
      credential: key,
      body: { model, url: 'https://order.example' },
    });
    expect(chosen.status).toBe(200);
    await expect.poll(pages, { timeout: 20_000 }).toBeGreaterThan(reached);
  }
  over.abort();
  await reading;

  expect([...seen.keys()].toSorted()).toEqual([
    'key 200',
    'page 200',
    `page 302 https://order.example/${merchant.body.slug}`,
    'session 200',
  ]);
  expect(await records()).toEqual(before);
});
