import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp, startService, type Service } from '../../testing/service/service.ts';
import type { Menu } from './contract/menu.ts';
import { first, MenuPartner } from './testing/menus.ts';

let service: Service;
let partner: MenuPartner;
beforeAll(async () => {
  service = await startService();
  partner = new MenuPartner(service, await signUp(service));
});
afterAll(() => service.stop());

const ITEMS_OF_SECTION = 40;
/** What a request may take: long beside the 50 ms or so that it does, short beside a minute's patience. */
const PATIENCE_MS = 3_000;

const sectionOf = (number: number): object => ({
  name: `Section ${number}`,
  items: Array.from({ length: ITEMS_OF_SECTION }, (_, at) => ({
    name: `Item ${at} of section ${number}`,
    external_id: `SKU-${number}-${at}`,
    description: 'Leaves from our own beds, radish, cucumber and seeds. '.repeat(5),
    variations: [
      { name: 'Small', price: 650, sku: `S-${number}-${at}` },
      { name: 'Large', price: 850, sku: `L-${number}-${at}` },
    ],
    allergens: ['mustard', 'sesame'],
    calories: 320,
  })),
});

async function withinPatience<Result>(work: () => Promise<Result>): Promise<Result> {
  const startedMs = performance.now();
  const result = await work();
  if (process.env['SHOW']) console.log(Math.round(performance.now() - startedMs), 'ms');
  expect(performance.now() - startedMs).toBeLessThan(PATIENCE_MS);
  return result;
}

/** All of it is more than a body may be, so it is sent by a few sections at a time. */
test('a menu of 2,000 items is built by sections, edited by items, published and read', async () => {
  let menu: Menu = await partner.create({ name: 'Everything', sections: [] });
  for (let from = 0; from < 50; from += 10) {
    const added = Array.from({ length: 10 }, (_, at) => sectionOf(from + at));
    const sections = [...menu.sections.map(({ id }) => ({ id })), ...added];
    const reply = await withinPatience(() => partner.change(menu, { sections }));
    expect([reply.status, reply.body.item_count]).toEqual([200, (from + 10) * ITEMS_OF_SECTION]);
    menu = reply.body;
  }
  const tooLarge = await partner.change(menu, { sections: menu.sections });
  expect(tooLarge.status).toBe(413);

  const last = first(menu.sections.at(-1)?.items);
  const edited = await withinPatience(() =>
    partner.change(menu, { item: { id: last.id, name: 'The last' } }),
  );
  expect(first(edited.body.sections.at(-1)?.items)).toEqual({ ...last, name: 'The last' });

  const section = first(menu.sections).id;
  const one = { section, name: 'One too many', variations: [{ price: 1 }] };
  const refused = await partner.change(edited.body, { item: one });
  expect(refused.body).toMatchObject({ error: 40003, param: 'sections' });
  const group = { name: 'x', modifiers: [{ name: 'y' }] };
  const sections = [...menu.sections.map(({ id }) => ({ id })), { name: 'One too many' }];
  expect((await partner.change(edited.body, { sections })).body).toMatchObject({
    error: 40003,
    param: 'sections',
  });
  const groups = Array.from({ length: 500 }, () => group);
  const full = await withinPatience(() => partner.change(edited.body, { groups }));
  expect(full.body.groups).toHaveLength(500);
  expect((await partner.change(full.body, { group })).body).toMatchObject({ error: 40003, param: 'groups' });

  expect((await withinPatience(() => partner.publish(full.body))).status).toBe(200);
  const published = await withinPatience(() => partner.read(menu.id, 'published'));
  expect(published.body.item_count).toBe(2_000);
  const items = [{ target: last.id, available: true, stock: 3 }];
  const set = await withinPatience(() => partner.call(`PUT /v1/menus/${menu.id}/availability`, { items }));
  expect(set.status).toBe(200);
  expect((await withinPatience(() => partner.read(menu.id, 'published'))).body.availability).toHaveLength(1);
});
