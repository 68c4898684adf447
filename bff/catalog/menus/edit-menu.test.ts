import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signUp, startService, type Service } from '../../testing/service/service.ts';
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

describe('an edit', () => {
  test('of one item changes what it names and nothing else', async () => {
    const salad = saladOf(menu);
    const { status, body } = await partner.change(menu, {
      item: { id: salad.id, name: 'Green salad', calories: 200, allergens: ['mustard'] },
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

  test('of a description keeps its line breaks, as one spelling', async () => {
    const description = 'Leaves:\r\n- radish\n\n- seeds';
    const { status, body } = await partner.change(menu, { item: { id: saladOf(menu).id, description } });
    expect([status, saladOf(body).description]).toEqual([200, 'Leaves:\n- radish\n\n- seeds']);
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
