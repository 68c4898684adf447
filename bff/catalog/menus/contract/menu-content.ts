import { Type, type Static } from 'typebox';
import { orNull, IdFilter } from '../../../core/contract/fields.ts';
import { PlainText, ShownText } from '../../../core/contract/text-fields.ts';
import {
  PartId,
  Name,
  Price,
  Count,
  Alt,
  TaxCategory,
  MENU_LIMITS,
  SomeOf,
  DIETARY,
  ALLERGENS,
  ServingTime,
} from './menu-fields.ts';

const ID_WORDS =
  'Its id, if it exists: properties you leave out keep their values. Without an id, a new one is created. ' +
  'Give a new one a name of yours, such as `#extras`, to refer to it in this request.';
const isObject = { 'x-rule': 'must be an object' };
const optional = Type.Optional;
const VariationInput = Type.Object(
  {
    id: optional(PartId('var', ID_WORDS)),
    name: optional(orNull(Name('variation', 'Large'))),
    price: optional(Price('Price in minor units of the currency. Required for a new one.', 850)),
    sku: optional(orNull(PlainText(120, 'Your stock-keeping unit.', 'SALAD-L'))),
  },
  { title: 'VariationInput', ...isObject },
);
export type VariationInput = Static<typeof VariationInput>;
const ItemModifierGroupInput = Type.Object(
  {
    group: PartId('mgr', 'Id of a modifier group of this menu.'),
    min: optional(orNull(Count(0, 50, "Replaces the group's `min` for this item."))),
    max: optional(orNull(Count(1, 50, "Replaces the group's `max` for this item."))),
  },
  { title: 'ItemModifierGroupInput', ...isObject },
);

const ItemImageInput = Type.Object(
  {
    id: IdFilter('an image', 'Id of an image of the same merchant.'),
    alt: optional(
      orNull(Alt, {
        description:
          'What it shows, for people who don’t see it; `null`: it is decorative. Left out, it is what it ' +
          'was, or what the image says.',
      }),
    ),
    files: optional(
      Type.Array(Type.Record(Type.String(), Type.Unknown()), {
        readOnly: true,
        description: 'Ignored: a menu may be sent back as it was read.',
        'x-rule': 'must be a list of objects',
      }),
    ),
  },
  { title: 'ItemImageInput', 'x-rule': 'must be an object with the id of an image' },
);

const itemFields = {
  id: optional(PartId('itm', ID_WORDS)),
  name: optional(Name('item', 'Garden salad')),
  external_id: optional(orNull(PlainText(120, 'Your own id of the item, unique in the menu.', 'SALAD'))),
  description: optional(
    orNull(
      ShownText(2000, {
        lines: 'many',
        description: 'What customers read about it, at most 2000 characters. Line breaks are kept and shown.',
        example: 'Leaves, radish, seeds.',
      }),
    ),
  ),
  image: optional(orNull(ItemImageInput, { description: 'Its picture; `null` removes it.' })),
  tax_category: optional(TaxCategory),
  variations: optional(
    Type.Array(VariationInput, {
      minItems: 1,
      maxItems: MENU_LIMITS.variationsOfItem,
      description: 'All its variations, 1–50. A variation you leave out is removed. Required for a new item.',
      'x-rule': 'must be a list of 1–50 variations',
    }),
  ),
  modifier_groups: optional(
    Type.Array(ItemModifierGroupInput, {
      maxItems: MENU_LIMITS.groupsOfItem,
      description: 'All its modifier groups, at most 20.',
      'x-rule': 'must be a list of at most 20 modifier groups',
    }),
  ),
  dietary: optional(SomeOf(DIETARY, 'Diets it suits.', ['vegan', 'vegetarian'])),
  allergens: optional(SomeOf(ALLERGENS, 'Allergens it contains.', ['sesame'])),
  calories: optional(orNull(Count(0, 99999, 'Kilocalories per portion.', 320))),
  alcohol: optional(
    Type.Boolean({ description: 'Whether it contains alcohol.', 'x-rule': 'must be true or false' }),
  ),
};

export const ItemInput = Type.Object(itemFields, { title: 'MenuItemInput', ...isObject });
export type ItemInput = Static<typeof ItemInput>;
export const OneItemInput = Type.Object(
  {
    section: optional(
      PartId('sec', 'Id of the section to put it in. Required for a new item, which goes last.'),
    ),
    ...itemFields,
  },
  { title: 'OneMenuItemInput', description: 'One item to change or add.', ...isObject },
);

const SectionInput = Type.Object(
  {
    id: optional(PartId('sec', ID_WORDS)),
    name: optional(Name('section', 'Salads')),
    availability: optional(
      Type.Array(ServingTime, {
        maxItems: MENU_LIMITS.servingTimesOfSection,
        description: 'When its items are served, at most 20 entries. If empty, always.',
        'x-rule': 'must be a list of at most 20 serving times',
      }),
    ),
    items: optional(
      Type.Array(ItemInput, {
        maxItems: MENU_LIMITS.items,
        description: 'All its items, in order. An item that ends up in no section is removed.',
        'x-rule': `must be a list of at most ${MENU_LIMITS.items} items`,
      }),
    ),
  },
  { title: 'MenuSectionInput', ...isObject },
);
export type SectionInput = Static<typeof SectionInput>;
const ModifierInput = Type.Object(
  {
    id: optional(PartId('mod', ID_WORDS)),
    name: optional(Name('modifier', 'Avocado')),
    price: optional(Price('Added for each one, in minor units of the currency. Default 0.', 150)),
    default: optional(
      Type.Boolean({
        description: 'Whether it is preselected. Default `false`.',
        'x-rule': 'must be true or false',
      }),
    ),
  },
  { title: 'ModifierInput', ...isObject },
);
export type ModifierInput = Static<typeof ModifierInput>;

export const GroupInput = Type.Object(
  {
    id: optional(PartId('mgr', ID_WORDS)),
    name: optional(Name('group', 'Extras')),
    min: optional(Count(0, 50, 'The fewest a customer must choose. Default 0.')),
    max: optional(orNull(Count(1, 50, 'The most a customer can choose. `null`: as many as there are.', 1))),
    max_each: optional(Count(1, 20, 'The most of any one modifier. Default 1.')),
    modifiers: optional(
      Type.Array(ModifierInput, {
        minItems: 1,
        maxItems: MENU_LIMITS.modifiersOfGroup,
        description:
          'All its modifiers, 1–100. A modifier you leave out is removed. Required for a new group.',
        'x-rule': 'must be a list of 1–100 modifiers',
      }),
    ),
  },
  { title: 'ModifierGroupInput', description: 'One group to change or add.', ...isObject },
);
export type GroupInput = Static<typeof GroupInput>;
export const content = {
  sections: optional(
    Type.Array(SectionInput, {
      maxItems: MENU_LIMITS.sections,
      description: 'All sections, at most 50, in order. A section you leave out is removed with its items.',
      'x-rule': 'must be a list of at most 50 sections',
    }),
  ),
  groups: optional(
    Type.Array(GroupInput, {
      maxItems: MENU_LIMITS.groups,
      description: 'All modifier groups, at most 500. A group you leave out is removed.',
      'x-rule': 'must be a list of at most 500 modifier groups',
    }),
  ),
};

/** The content of a menu in a request. */

export const MenuContentInput = Type.Object(content);
