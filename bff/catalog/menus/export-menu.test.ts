import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp, startService, type Reply, type Service } from '../../testing/service/service.ts';
import { MenuPartner, SALADS } from './testing/menus.ts';

let service: Service;
let partner: MenuPartner;
beforeAll(async () => {
  service = await startService();
  partner = new MenuPartner(service, await signUp(service));
});
afterAll(() => service.stop());

const exported = (id: string, query: string): Promise<Reply> =>
  partner.call(`GET /v1/menus/${id}/export?${query}`);
const tableOf = (text: string): Record<string, string>[] => parse(text, { bom: true, columns: true });

test('a document has the whole draft, and is an attachment', async () => {
  const menu = await partner.create();
  const { headers, body } = await exported(menu.id, 'format=json');
  const { name, currency, sections, groups } = menu;
  expect(body).toEqual({ format: 'trellis.menu/1', name, currency, sections, groups });
  expect(headers.get('content-disposition')).toBe(`attachment; filename="menu-${menu.id}-draft-1.json"`);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('a table of items has a row for each variation', async () => {
  const menu = await partner.create();
  const { text, headers } = await exported(menu.id, 'format=csv');
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(text.startsWith('section,item_id,')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const [small, large] = tableOf(text);
  const item = menu.sections[0]?.items[0];
  expect(small).toMatchObject({
    item_id: item?.id,
    external_id: 'SALAD',
    item_name: 'Garden salad',
    description: '',
    variation_name: 'Small',
    price: '6.50',
    currency: 'GBP',
    tax_category: 'standard',
    modifier_groups: 'Dressing|Extras',
    calories: '',
  });
  expect(large).toMatchObject({ item_id: item?.id, variation_name: 'Large', price: '8.50' });
});

test('a table of modifiers has a row for each', async () => {
  const menu = await partner.create();
  const rows = tableOf((await exported(menu.id, 'format=csv&rows=modifiers')).text);
  expect(rows).toHaveLength(menu.groups.flatMap(({ modifiers }) => modifiers).length);
  expect(rows[1]).toMatchObject({
    group_name: 'Dressing',
    min: '1',
    max: '1',
    modifier_name: 'Yogurt',
    price: '0.50',
  });
  expect(rows[2]).toMatchObject({ group_name: 'Extras', min: '0', max: '3', max_each: '2', price: '1.50' });
});

test('no name is a formula, and an ambiguous group is named by its id', async () => {
  const modifiers = [{ name: '-10 °C', price: 1 }];
  const menu = await partner.create({
    groups: [
      { id: '#one', name: 'Ice', modifiers },
      { id: '#two', name: 'Ice', modifiers },
    ],
    sections: [
      {
        name: '=cmd()',
        items: [{ name: '@home, "fresh"', variations: [{ price: 1 }], modifier_groups: [{ group: '#two' }] }],
      },
    ],
  });
  const [row] = tableOf((await exported(menu.id, 'format=csv')).text);
  expect(row).toMatchObject({
    section: "'=cmd()",
    item_name: '\'@home, "fresh"',
    modifier_groups: menu.groups[1]?.id,
  });
});

test('a version that was published is exported as it was', async () => {
  const menu = await partner.create(SALADS);
  expect((await exported(menu.id, 'format=json&version=published')).status).toBe(404);
  await partner.publish(menu);
  await partner.change(menu, { name: 'Later' });
  for (const version of ['published', '1']) {
    expect((await exported(menu.id, `format=json&version=${version}`)).body).toMatchObject({
      name: 'All day',
    });
  }
  expect((await exported(menu.id, 'format=json')).body).toMatchObject({ name: 'Later' });
  expect((await exported(menu.id, 'format=json&version=7')).status).toBe(404);
});

test('a format that does not exist is refused, and nobody else exports it', async () => {
  const menu = await partner.create();
  for (const query of ['', 'format=xml', 'format=csv&rows=all']) {
    expect((await exported(menu.id, query)).status).toBe(400);
  }
  const other = new MenuPartner(service, await signUp(service));
  expect((await other.call(`GET /v1/menus/${menu.id}/export?format=json`)).status).toBe(404);
});
