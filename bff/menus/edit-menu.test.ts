import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signUp, startService, type Service } from '../testing/service.ts';
import type { Menu } from './contract/menu.ts';
import { first, MenuPartner } from './testing/menus.ts';

let service: Service;
let partner: MenuPartner;
let menu: Menu;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  service.clock.advance(60_000);
  partner = new MenuPartner(service, await signUp(service));
  menu = await partner.create();
});

const saladOf = ({ sections }: Menu) => first(first(sections).items);

/** Refused, with this code and parameter, and nothing has changed. */
async function expectRefused(change: object, error: number, param: string): Promise<void> {
  const reply = await partner.change(menu, change);
  expect([reply.text, reply.body]).toEqual([reply.text, expect.objectContaining({ error, param })]);
  expect((await partner.read(menu.id)).body).toEqual(menu);
}

describe('an edit', () => {
  test('of one item changes what it names and nothing else', async () => {
    const salad = saladOf(menu);
    const { status, body } = await partner.change(menu, {
      item: { id: salad.id, price: 1, name: 'Green salad', calories: 200, allergens: ['mustard'] },
    });
    expect([status, body.version]).toEqual([200, 2]);
    const expected = { ...salad, name: 'Green salad', calories: 200, allergens: ['mustard'] };
    expect(saladOf(body)).toEqual(expected);
    expect(body.sections.map(({ items }) => items.map(({ id }) => id))).toEqual(
      menu.sections.map(({ items }) => items.map(({ id }) => id)),
    );
    const cleared = await partner.change(body, { item: { id: salad.id, calories: null, external_id: null } });
    expect(saladOf(cleared.body)).toEqual({ ...expected, calories: null, external_id: null });
  });

  test('of one variation names the others only by their ids', async () => {
    const salad = saladOf(menu);
    const [small, large] = salad.variations;
    const { body } = await partner.change(menu, {
      item: {
        id: salad.id,
        variations: [{ id: large?.id }, { id: small?.id, price: 700 }, { name: 'Huge', price: 990 }],
      },
    });
    expect(saladOf(body).variations).toEqual([
      large,
      { ...small, price: 700 },
      { id: expect.stringMatching(/^var_/) as string, name: 'Huge', price: 990, sku: null },
    ]);
  });

  test('adds an item at the end of a section, and moves one to another', async () => {
    const [salads, drinks] = menu.sections;
    const added = await partner.change(menu, {
      item: { section: drinks?.id, name: 'Water', variations: [{ price: 0 }] },
    });
    expect(first(added.body.sections, 1).items.map(({ name }) => name)).toEqual(['Lemonade', 'Water']);
    const moved = await partner.change(added.body, { item: { section: drinks?.id, id: saladOf(menu).id } });
    expect(moved.body.sections.map(({ items }) => items.map(({ name }) => name))).toEqual([
      ['Soup'],
      ['Lemonade', 'Water', 'Garden salad'],
    ]);
    expect(first(moved.body.sections, 1).items.at(-1)).toEqual(saladOf(menu));
    expect(moved.body.sections.map(({ id }) => id)).toEqual([salads?.id, drinks?.id]);
  });

  test('of whole sections keeps, orders, adds and removes them by id', async () => {
    const [salads, drinks] = menu.sections;
    const { body } = await partner.change(menu, {
      sections: [
        { id: drinks?.id, name: 'To drink' },
        { name: 'Cakes', items: [{ name: 'Flapjack', variations: [{ price: 250 }] }] },
        { id: salads?.id, items: [{ id: first(salads?.items, 1).id }] },
      ],
    });
    expect(body.sections.map(({ name }) => name)).toEqual(['To drink', 'Cakes', 'Salads']);
    expect(body.sections[0]).toEqual({ ...drinks, name: 'To drink' });
    expect(first(body.sections, 2).items).toEqual([first(salads?.items, 1)]);
    expect(body.item_count).toBe(3);
  });

  test('of a group is an edit of one, and an item can be given one that is new', async () => {
    const extras = first(menu.groups, 1);
    const renamed = await partner.change(menu, { group: { id: extras.id, name: 'On top' } });
    expect(renamed.body.groups[1]).toEqual({ ...extras, name: 'On top' });
    const soup = first(first(menu.sections).items, 1);
    const added = await partner.change(renamed.body, {
      group: { id: '#bread', name: 'Bread', min: 1, modifiers: [{ name: 'Rye' }] },
      item: { id: soup.id, modifier_groups: [{ group: '#bread' }] },
    });
    const bread = first(added.body.groups, 2);
    expect(bread).toMatchObject({
      id: expect.stringMatching(/^mgr_/) as string,
      name: 'Bread',
      min: 1,
      max: null,
    });
    expect(first(first(added.body.sections).items, 1).modifier_groups).toEqual([
      { group: bread.id, min: null, max: null },
    ]);
  });

  test('of everything at once, as it was read, changes nothing and emits no event', async () => {
    const { name, sections, groups, metadata } = menu;
    const before = await partner.events('menu.updated');
    const { status, body } = await partner.change(menu, { name, sections, groups, metadata });
    expect([status, body]).toEqual([200, menu]);
    expect(await partner.events('menu.updated')).toEqual(before);
  });

  test('records the menu without its content', async () => {
    await partner.change(menu, { name: 'Every day' });
    const [event] = await partner.events('menu.updated');
    expect(event).toMatchObject({ id: menu.id, name: 'Every day', version: 2, item_count: 3 });
    expect(event).not.toHaveProperty('sections');
  });

  test('of a version that is no longer the newest is refused', async () => {
    expect((await partner.change(menu, { name: 'One' })).status).toBe(200);
    const stale = await partner.change(menu, { name: 'Other' });
    expect(stale.body).toMatchObject({ error: 40903 });
    for (const version of [0, 3, 1.5, '2', null]) {
      const reply = await partner.change({ id: menu.id, version: version as number }, { name: 'Other' });
      expect([version, reply.status]).toEqual([version, version === 3 ? 409 : 400]);
    }
    expect((await partner.call(`PATCH /v1/menus/${menu.id}`, { name: 'x' })).body).toMatchObject({
      error: 40002,
      param: 'version',
    });
  });

  test('of ten at once, one is made and nine are stale', async () => {
    const names = Array.from({ length: 10 }, (_, at) => `Name ${at}`);
    const replies = await Promise.all(names.map((name) => partner.change(menu, { name })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    expect((await partner.read(menu.id)).body.version).toBe(2);
  });

  test('brings a part back that a published version has', async () => {
    await partner.publish(menu);
    const [salads] = menu.sections;
    const without = await partner.change(menu, { sections: [{ id: salads?.id, items: [] }] });
    expect(without.body.item_count).toBe(0);
    const back = await partner.change(without.body, { sections: menu.sections });
    expect([back.status, back.body.sections]).toEqual([200, menu.sections]);
  });
});

describe('refused are', () => {
  test('ids that the menu does not have', async () => {
    const [salads, drinks] = menu.sections;
    const salad = saladOf(menu);
    const other = await partner.create({
      name: 'Other',
      sections: [{ name: 'x', items: [{ name: 'y', variations: [{ price: 1 }] }] }],
    });
    const foreign = saladOf(other).id;
    await expectRefused({ item: { id: foreign, name: 'Mine' } }, 40003, 'item.id');
    await expectRefused({ sections: [{ id: first(other.sections).id }] }, 40003, 'sections.0.id');
    await expectRefused(
      { item: { id: salad.id, variations: [{ id: 'var_00000000000000000000000000', price: 1 }] } },
      40003,
      'item.variations.0.id',
    );
    await expectRefused(
      { item: { section: '#none', name: 'x', variations: [{ price: 1 }] } },
      40003,
      'item.section',
    );
    await expectRefused(
      { item: { id: salad.id, modifier_groups: [{ group: '#none' }] } },
      40003,
      'item.modifier_groups.0.group',
    );
    await expectRefused({ sections: [{ id: salads?.id }, { id: salads?.id }] }, 40003, 'sections.1.id');
    await expectRefused(
      { sections: [{ id: salads?.id }, { id: drinks?.id, items: [{ id: salad.id }] }] },
      40003,
      'sections.1.items.0.id',
    );
    await expectRefused(
      {
        sections: [
          { id: '#a', name: 'x' },
          { id: '#a', name: 'y' },
        ],
      },
      40003,
      'sections.1.id',
    );
    await expectRefused(
      { item: { id: salad.id, modifier_groups: menu.groups.map(() => ({ group: first(menu.groups).id })) } },
      40003,
      'item.modifier_groups.1.group',
    );
    // An item, where a section is meant.
    await expectRefused({ sections: [{ id: salad.id }] }, 40003, 'sections.0.id');
  });

  test('a group that items use and that is left out', async () => {
    await expectRefused(
      { groups: [{ id: first(menu.groups).id }] },
      40003,
      'sections.0.items.0.modifier_groups.1.group',
    );
  });

  test('new parts without what they need', async () => {
    await expectRefused({ sections: [{}] }, 40002, 'sections.0.name');
    await expectRefused(
      { item: { section: first(menu.sections).id, variations: [{ price: 1 }] } },
      40002,
      'item.name',
    );
    await expectRefused({ item: { section: first(menu.sections).id, name: 'x' } }, 40002, 'item.variations');
    await expectRefused({ item: { name: 'x', variations: [{ price: 1 }] } }, 40002, 'item.section');
    await expectRefused(
      { item: { id: saladOf(menu).id, variations: [{ name: 'x' }] } },
      40002,
      'item.variations.0.price',
    );
    await expectRefused(
      { item: { id: saladOf(menu).id, variations: [{ price: 1 }, { price: 2 }] } },
      40002,
      'item.variations.0.name',
    );
    await expectRefused({ group: { name: 'x' } }, 40002, 'group.modifiers');
    await expectRefused({ group: { name: 'x', modifiers: [{ price: 1 }] } }, 40002, 'group.modifiers.0.name');
  });

  test('minimums and maximums that nobody could meet', async () => {
    const [dressing, extras] = menu.groups;
    const salad = saladOf(menu);
    const group = (change: object): object => ({ group: { id: extras?.id, ...change } });
    await expectRefused(group({ min: 4 }), 40021, 'group.min');
    await expectRefused(group({ min: 5, max: null }), 40021, 'group.min');
    await expectRefused(group({ max: 5 }), 40021, 'group.max');
    await expectRefused(group({ max_each: 1, max: 3 }), 40021, 'group.max');
    await expectRefused(
      {
        group: {
          id: dressing?.id,
          modifiers: [
            { name: 'a', default: true },
            { name: 'b', default: true },
          ],
        },
      },
      40021,
      'group.modifiers',
    );
    await expectRefused(
      { item: { id: salad.id, modifier_groups: [{ group: extras?.id, min: 4 }] } },
      40021,
      'item.modifier_groups.0.min',
    );
    await expectRefused(
      { item: { id: salad.id, modifier_groups: [{ group: extras?.id, min: 3, max: 2 }] } },
      40021,
      'item.modifier_groups.0.min',
    );
    // The item allows two of the extras, of which there is then one.
    await expectRefused(
      group({ max: 1, modifiers: [{ name: 'One' }], max_each: 1 }),
      40021,
      'sections.0.items.0.modifier_groups.1.max',
    );
    const fits = await partner.change(menu, group({ min: 3, max: 4 }));
    expect(fits.body).toMatchObject({ error: 40021, param: 'sections.0.items.0.modifier_groups.1.min' });
  });

  test('an external id that two items have', async () => {
    const soup = first(first(menu.sections).items, 1);
    await expectRefused({ item: { id: soup.id, external_id: 'SALAD' } }, 40003, 'item.external_id');
  });

  test.each([
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(121) }],
    ['name', { name: 'two\nlines' }],
    ['name', { name: null }],
    ['sections', { sections: {} }],
    ['sections', { sections: Array.from({ length: 51 }, () => ({ name: 'x' })) }],
    ['sections.0.name', { sections: [{ name: 7 }] }],
    [
      'sections.0.availability.0.days',
      { sections: [{ name: 'x', availability: [{ days: [], from: '08:00', to: '09:00' }] }] },
    ],
    [
      'sections.0.availability.0.from',
      { sections: [{ name: 'x', availability: [{ days: ['monday'], from: '24:00', to: '09:00' }] }] },
    ],
    [
      'sections.0.availability.0.to',
      { sections: [{ name: 'x', availability: [{ days: ['monday'], from: '08:00', to: '24:01' }] }] },
    ],
    ['groups', { groups: Array.from({ length: 501 }, () => ({ name: 'x', modifiers: [{ name: 'y' }] })) }],
    ['group.min', { group: { name: 'x', min: -1, modifiers: [{ name: 'y' }] } }],
    ['group.min', { group: { name: 'x', min: 51, modifiers: [{ name: 'y' }] } }],
    ['group.max', { group: { name: 'x', max: 0, modifiers: [{ name: 'y' }] } }],
    ['group.max', { group: { name: 'x', max: 51, modifiers: [{ name: 'y' }] } }],
    ['group.max_each', { group: { name: 'x', max_each: 0, modifiers: [{ name: 'y' }] } }],
    ['group.max_each', { group: { name: 'x', max_each: 21, modifiers: [{ name: 'y' }] } }],
    ['group.modifiers', { group: { name: 'x', modifiers: [] } }],
    [
      'group.modifiers',
      { group: { name: 'x', modifiers: Array.from({ length: 101 }, () => ({ name: 'y' })) } },
    ],
    ['group.modifiers.0.price', { group: { name: 'x', modifiers: [{ name: 'y', price: -1 }] } }],
    ['item.variations', { item: { variations: [] } }],
    [
      'item.variations',
      { item: { variations: Array.from({ length: 51 }, () => ({ name: 'y', price: 1 })) } },
    ],
    ['item.variations.0.price', { item: { variations: [{ price: -1 }] } }],
    ['item.variations.0.price', { item: { variations: [{ price: 1.5 }] } }],
    ['item.variations.0.price', { item: { variations: [{ price: '1' }] } }],
    ['item.variations.0.price', { item: { variations: [{ price: 100_000_000_000 }] } }],
    [
      'item.modifier_groups',
      { item: { modifier_groups: Array.from({ length: 21 }, () => ({ group: '#x' })) } },
    ],
    ['item.dietary.0', { item: { dietary: ['paleo'] } }],
    ['item.dietary', { item: { dietary: ['vegan', 'vegan'] } }],
    ['item.allergens.0', { item: { allergens: ['wheat'] } }],
    ['item.calories', { item: { calories: -1 } }],
    ['item.alcohol', { item: { alcohol: 'no' } }],
    ['item.tax_category', { item: { tax_category: 'Standard' } }],
    ['item.description', { item: { description: 'x'.repeat(2001) } }],
    ['item.id', { item: { id: 'itm_1' } }],
    ['item.id', { item: { id: '#' } }],
  ])('a wrong %s', async (param, change) => {
    const { status, body } = await partner.change(menu, change);
    expect([status, body]).toEqual([400, expect.objectContaining({ error: 40003, param })]);
  });
});
