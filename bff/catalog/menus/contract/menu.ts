import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import {
  OneOf,
  orNull,
  CreatedAt,
  RecordEnvironment,
  RecordId,
  RecordMetadata,
  RecordType,
  RecordVersion,
  Timestamp,
  UpdatedAt,
} from '../../../core/contract/fields.ts';
import { ImageFile } from '../../images/contract/image.ts';
import { Availability } from './availability.ts';
import {
  ALLERGENS,
  Alt,
  Count,
  DIETARY,
  Name,
  Price,
  ServingTime,
  SomeOf,
  TaxCategory,
} from './menu-fields.ts';

export const MENU_STATUSES = ['draft', 'published', 'archived'] as const;
export type MenuStatus = (typeof MENU_STATUSES)[number];

export const Variation = Type.Object(
  {
    id: RecordId(EXAMPLE_ID.variation),
    name: orNull(Name('variation', 'Large'), { description: 'Its name. `null` only if it is the only one.' }),
    price: Price('Price in minor units of the currency of the menu.', 850),
    sku: orNull(Type.String({ description: 'Your stock-keeping unit.', examples: ['SALAD-L'] })),
  },
  { title: 'Variation' },
);
export type Variation = Static<typeof Variation>;

/** A group as one item offers it. */
export const ItemModifierGroup = Type.Object(
  {
    group: Type.String({ description: 'Id of the modifier group.', examples: [EXAMPLE_ID.modifier_group] }),
    min: orNull(Count(0, 50, "Replaces the group's `min` for this item."), { examples: [null] }),
    max: orNull(Count(1, 50, "Replaces the group's `max` for this item."), { examples: [null] }),
  },
  { title: 'ItemModifierGroup' },
);
export type ItemModifierGroup = Static<typeof ItemModifierGroup>;

/** The picture of an item, with its alt text there. */
export const ItemImage = Type.Object(
  {
    id: Type.String({ description: 'Id of the image.', examples: [EXAMPLE_ID.image] }),
    alt: orNull(Alt, {
      description: 'What it shows, for people who don’t see it. `null`: it is decorative.',
    }),
    files: Type.Array(ImageFile, {
      description: 'What pages load: WebP, at most 320, 640 and 1280 pixels wide.',
    }),
  },
  { title: 'ItemImage' },
);
export type ItemImage = Static<typeof ItemImage>;

export const MenuItem = Type.Object(
  {
    id: RecordId(EXAMPLE_ID.item),
    name: Name('item', 'Garden salad'),
    external_id: orNull(
      Type.String({ description: 'Your own id for the item, unique in the menu.', examples: ['SALAD'] }),
    ),
    description: orNull(
      Type.String({ description: 'Description for customers.', examples: ['Leaves, radish, seeds.'] }),
    ),
    image: orNull(ItemImage, { description: 'Its picture.' }),
    tax_category: TaxCategory,
    variations: Type.Array(Variation, { description: 'What can be bought, 1–50.' }),
    modifier_groups: Type.Array(ItemModifierGroup, { description: 'Modifier groups, in order.' }),
    dietary: SomeOf(DIETARY, 'Diets it suits.', ['vegan', 'vegetarian']),
    allergens: SomeOf(ALLERGENS, 'Allergens it contains.', ['sesame']),
    calories: orNull(Count(0, 99_999, 'Kilocalories per portion.', 320)),
    alcohol: Type.Boolean({ description: 'Whether it contains alcohol.', examples: [false] }),
  },
  { title: 'MenuItem' },
);
export type MenuItem = Static<typeof MenuItem>;

export const MenuSection = Type.Object(
  {
    id: RecordId(EXAMPLE_ID.section),
    name: Name('section', 'Salads'),
    availability: Type.Array(ServingTime, {
      description: 'When its items are served. If empty, always.',
      examples: [[]],
    }),
    items: Type.Array(MenuItem, { description: 'Its items, in order.' }),
  },
  { title: 'MenuSection' },
);
export type MenuSection = Static<typeof MenuSection>;

export const Modifier = Type.Object(
  {
    id: RecordId(EXAMPLE_ID.modifier),
    name: Name('modifier', 'Avocado'),
    price: Price('Added for each one, in minor units of the currency.', 150),
    default: Type.Boolean({ description: 'Whether it is preselected.', examples: [false] }),
  },
  { title: 'Modifier' },
);
export type Modifier = Static<typeof Modifier>;

export const ModifierGroup = Type.Object(
  {
    id: RecordId(EXAMPLE_ID.modifier_group),
    name: Name('group', 'Extras'),
    min: Count(0, 50, 'The fewest a customer must choose.', 0),
    max: orNull(Count(1, 50, 'The most a customer can choose. `null`: as many as there are.', 1)),
    max_each: Count(1, 20, 'The most of any one modifier.', 1),
    modifiers: Type.Array(Modifier, { description: 'What can be chosen, 1–100.' }),
  },
  { title: 'ModifierGroup' },
);
export type ModifierGroup = Static<typeof ModifierGroup>;

/** An item as it is stored: the files of its picture are found by the image's id. */
export type StoredItem = Omit<MenuItem, 'image'> & {
  /** Missing: it has none. */
  readonly image?: Omit<ItemImage, 'files'>;
};
export type StoredSection = Omit<MenuSection, 'items'> & { readonly items: readonly StoredItem[] };

/** The content of a menu version. */
export interface MenuContent {
  readonly sections: readonly StoredSection[];
  readonly groups: readonly ModifierGroup[];
}

const summary = {
  id: RecordId(EXAMPLE_ID.menu),
  object: RecordType('menu'),
  environment: RecordEnvironment,
  merchant: Type.String({ description: 'Id of the merchant.', examples: [EXAMPLE_ID.merchant] }),
  name: Name('menu', 'All day'),
  currency: Type.String({
    description: 'Currency code (ISO 4217) of the merchant and of all prices.',
    examples: ['GBP'],
  }),
  status: OneOf(MENU_STATUSES, {
    description:
      '`draft` until it is first published, `archived` after you archive it. Customers can order only ' +
      'from published menus.',
    examples: ['draft'],
  }),
  published_version: orNull(
    Type.Integer({ description: 'The version customers see. `null` until one is published.' }),
    { examples: [null] },
  ),
  published_at: orNull(Timestamp('When that version was last published.'), { examples: [null] }),
  item_count: Type.Integer({ description: 'Number of items.', examples: [1] }),
};

const ofRecord = {
  version: Type.Integer({
    ...RecordVersion,
    description:
      'Version of the content. Increases by one with every edit; publishing keeps it. It differs from ' +
      '`published_version` while edits are unpublished.',
  }),
  metadata: RecordMetadata,
  created_at: CreatedAt,
  updated_at: UpdatedAt,
};

/** A menu without its content, as lists and events have it. */
export const MenuSummary = Type.Object({ ...summary, ...ofRecord }, { title: 'MenuSummary' });
export type MenuSummary = Static<typeof MenuSummary>;

export const Menu = Type.Object(
  {
    ...summary,
    sections: Type.Array(MenuSection, { description: 'Its sections, in order.' }),
    groups: Type.Array(ModifierGroup, { description: 'The modifier groups that its items use.' }),
    availability: Type.Array(Availability, {
      description: 'What is sold out, snoozed or counted now, at any location. Not part of any version.',
      examples: [[]],
    }),
    ...ofRecord,
  },
  { title: 'Menu' },
);
export type Menu = Static<typeof Menu>;
