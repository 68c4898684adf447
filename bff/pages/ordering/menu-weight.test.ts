import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atHost, siteHost } from '../hosts/testing/at-host.ts';
import { ok, openShop, type Shop } from '../../orders/orders/testing/shop.ts';
import { startService, type Service } from '../../testing/service/service.ts';

const MOST_BYTES = 60_000;
const AIM_BYTES = 35_000;
const ITEMS = 100;
const DISHES = ['Roast carrots', 'Barley soup', 'Smoked trout', 'Beetroot tart', 'Lemon cake', 'Pot of tea'];
const WITH = [
  'herbs and sea salt',
  'sourdough from our oven',
  'a poached egg',
  'pickled radish',
  'garden leaves',
];

let service: Service;
let shop: Shop;
let host: string;

beforeAll(async () => {
  service = await startService();
  shop = await openShop(service, { location: { name: 'High Street' } });
  host = siteHost(service, 'greenhouse-pos');
  const sections = Array.from({ length: 8 }, (_, section) => ({
    name: `Course ${section + 1}`,
    items: Array.from({ length: ITEMS }, (_, at) => at)
      .filter((at) => at % 8 === section)
      .map((at) => ({
        name: `${DISHES[at % DISHES.length]} no. ${at + 1}`,
        description: `${DISHES[(at * 5 + 1) % DISHES.length]} with ${WITH[at % WITH.length]}, and ${WITH[(at * 3 + 2) % WITH.length]}.`,
        dietary: at % 3 === 0 ? ['vegetarian'] : [],
        allergens: at % 4 === 0 ? ['milk', 'gluten'] : [],
        variations: [{ price: 295 + ((at * 137) % 1200) }],
      })),
  }));
  const body = { merchant: shop.merchant, name: 'All day', sections };
  const menu = await ok<{ id: string; version: number }>(service, 'POST /v1/menus', shop.key, body);
  await ok(service, `POST /v1/menus/${menu.id}/publish`, shop.key, { version: menu.version });
}, 60_000);
afterAll(() => service.stop());

const weightOf = (text: string): number => gzipSync(text).length;

test('a menu of 100 items, with all that it loads before anything can be ordered', async () => {
  const { text } = await atHost(service, host, '/riverside-nursery/high-street');
  expect(text.match(/class="item"/g)?.length).toBeGreaterThanOrEqual(ITEMS);
  // The page's inline style sheets: two of the service, and the theme.
  expect(text.match(/<style/g)).toHaveLength(3);
  const paths = [...text.matchAll(/(?:rel="stylesheet" href|<script type="module" src)="([^"]+)"/g)];
  const files = await Promise.all(paths.map(([, path = '']) => atHost(service, host, path)));
  expect(files.map(({ status }) => status)).toEqual(files.map(() => 200));
  // The element, and what it shares with the elements of other surfaces.
  expect(files).toHaveLength(2);
  const bytes = weightOf(text) + files.reduce((sum, file) => sum + weightOf(file.text), 0);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  expect(bytes).toBeLessThanOrEqual(AIM_BYTES);
});
