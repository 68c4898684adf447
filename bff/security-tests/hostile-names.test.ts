import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomFrom } from '../testing/random.ts';
import { rounds } from '../testing/rounds.ts';
import { startService, type Service } from '../testing/service.ts';
import { hostileNamer, plainNamer, type Namer } from './testing/hostile-names.ts';
import { openTill, pagesOf, type Pages } from './testing/named-pages.ts';
import { NamedShop } from './testing/named-shop.ts';
import { shapeOf } from './testing/page-shape.ts';

const NAMES_IN_A_ROUND = 284;
const ROUNDS = rounds({ short: 1, long: 36 });

let service: Service;
let shop: NamedShop;
beforeAll(async () => {
  service = await startService({ trustedProxies: 1 });
  shop = await NamedShop.open(service);
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
  'whatever partners, merchants, places, items, rewards and guests are called: every page has the elements that it has for plain names, and says the names',
  { timeout: 60_000 + ROUNDS * 10_000 },
  async () => {
    const plain = new Map([...(await visit(plainNamer()))].map(([page, text]) => [page, shapeOf(text)]));
    const random = randomFrom(20_261_123);
    const given: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = given.length;
      const words: string[] = [];
      for (const [page, text] of await visit(hostileNamer(random, given, round === 0))) {
        const shape = shapeOf(text);
        expect({ page, parts: shape.parts }).toEqual({ page, parts: plain.get(page)?.parts });
        words.push(shape.words);
      }
      // What is typed into a form loses the spaces around it.
      const said = words.join('\n');
      expect(given.slice(before).filter((name) => !said.includes(name.trim()))).toEqual([]);
    }
    expect(given.length).toBeGreaterThanOrEqual(ROUNDS * NAMES_IN_A_ROUND);
  },
);
