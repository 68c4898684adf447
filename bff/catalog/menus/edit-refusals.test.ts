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

/** Refused, with this code and parameter, and nothing has changed. */
async function expectRefused(change: object, error: number, param: string): Promise<void> {
  const reply = await partner.change(menu, change);
  expect([reply.text, reply.body]).toEqual([reply.text, expect.objectContaining({ error, param })]);
  expect((await partner.read(menu.id)).body).toEqual(menu);
}

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
