import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomFrom } from '../service/random.ts';
import { rounds } from '../service/rounds.ts';
import { startService, type Service } from '../service/service.ts';
import { hostileNamer, plainNamer, type Namer } from './testing/hostile-names.ts';
import { openTill, pagesOf, type Pages } from './testing/named-pages.ts';
import { NamedShop } from './testing/named-shop.ts';
import { shapeOf } from './testing/page-shape.ts';

const NAMES_IN_A_ROUND = 284;
const ROUNDS = rounds({ short: 1, long: 36 });

let service: Service;
let shop: NamedShop;
/** Every page with harmless names. */
let plain: Pages;
beforeAll(async () => {
  // The times to choose from are fewer by one each quarter of an hour.
  service = await startService({ trustedProxies: 1, isClockStopped: true });
  shop = await NamedShop.open(service);
  plain = await visit(plainNamer());
}, 60_000);
afterAll(() => service.stop());

let visits = 0;
async function visit(name: Namer): Promise<Pages> {
  visits += 1;
  await shop.rename(name);
  const till = await openTill(service, shop);
  return pagesOf(service, shop, { name, till, address: `198.51.100.${visits}` });
}

test(
  'whatever partners, merchants, places, items, rewards and guests are called: every page has the ' +
    'elements that it has for plain names, and says the names',
  { timeout: 60_000 + ROUNDS * 10_000 },
  async () => {
    const random = randomFrom(20_261_123);
    const given: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = given.length;
      const words: string[] = [];
      for (const [page, { text }] of await visit(hostileNamer(random, given, round === 0))) {
        const shape = shapeOf(text);
        expect({ page, parts: shape.parts }).toEqual({
          page,
          parts: shapeOf(plain.get(page)?.text ?? '').parts,
        });
        words.push(shape.words);
      }
      // Forms trim the spaces around typed values.
      const said = words.join('\n');
      expect(given.slice(before).filter((name) => !said.includes(name.trim()))).toEqual([]);
    }
    expect(given.length).toBeGreaterThanOrEqual(ROUNDS * NAMES_IN_A_ROUND);
  },
);

/** Pages whose address is a secret, or that show one person's activity. */
const PERSONAL =
  /^(?!rewards of a stranger).*(?:cart|checkout|order|cancel|rewards|history|leave|link|card|dashboard|rejected)/;

test('no page is kept by a cache, framed by another, or taken for something else; those of people send no referrer', () => {
  for (const [page, { headers }] of plain) {
    const { 'content-security-policy': policy, 'cache-control': cache } = headers;
    expect({ page, cache, policy, type: headers['x-content-type-options'] }).toEqual({
      page,
      cache: 'no-store',
      policy: expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'$/),
      type: 'nosniff',
    });
    expect([page, String(headers['content-type'])]).toEqual([page, 'text/html; charset=utf-8']);
    // Printed documents are read by programs: no browser navigates to them.
    const isPaper = page === 'ticket' || page === 'receipt';
    const referrer = PERSONAL.test(page) ? 'no-referrer' : 'same-origin';
    expect([page, isPaper || headers['x-frame-options'], isPaper || headers['referrer-policy']]).toEqual([
      page,
      isPaper || 'DENY',
      isPaper || referrer,
    ]);
  }
});
