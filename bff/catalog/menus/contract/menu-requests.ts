import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import { IdFilter, ListQuery, OneOf } from '../../../core/contract/fields.ts';
import { TimeFilters } from '../../../core/contract/dates.ts';
import { Metadata } from '../../../core/contract/metadata.ts';
import { PlainText } from '../../../core/contract/text-fields.ts';
import { MENU_STATUSES } from './menu.ts';
import { content, GroupInput, OneItemInput } from './menu-content.ts';

const optional = Type.Optional;

const name = PlainText(120, 'The name that customers see, 1–120 characters.', 'All day');

export const NewMenu = Type.Object(
  {
    merchant: optional(
      IdFilter('a merchant', 'Id of the merchant. Required with a key; a session creates menus of its own.'),
    ),
    name,
    ...content,
    metadata: optional(Metadata),
  },
  { title: 'NewMenu' },
);
export type NewMenu = Static<typeof NewMenu>;

export const MenuChange = Type.Object(
  {
    version: Type.Integer({
      minimum: 1,
      description: 'The version you read. If the menu has changed since, the request returns 40903.',
      examples: [1],
      'x-rule': 'must be the version that you read',
    }),
    name: optional(name),
    ...content,
    item: optional(OneItemInput),
    group: optional(GroupInput),
    metadata: optional(Metadata),
  },
  { title: 'MenuChange' },
);
export type MenuChange = Static<typeof MenuChange>;

/** The part of a request that changes a menu's content. */
export type ContentChange = Pick<MenuChange, 'sections' | 'groups' | 'item' | 'group'>;

export const Publication = Type.Object(
  {
    version: Type.Integer({
      minimum: 1,
      description: 'The version to publish, which must be the newest: the one you read.',
      examples: [1],
      'x-rule': 'must be the version that you read',
    }),
  },
  { title: 'Publication' },
);

export const Rollback = Type.Object(
  {
    version: Type.Integer({
      minimum: 1,
      maximum: 999_999_999,
      description: 'A version that was published before.',
      examples: [1],
      'x-rule': 'must be a version that was published before',
    }),
  },
  { title: 'Rollback' },
);

export const MenuListQuery = Type.Object({
  ...ListQuery.properties,
  merchant: optional(IdFilter('a merchant', 'Return only menus of this merchant.')),
  status: optional(
    OneOf(MENU_STATUSES, {
      description: 'Return only menus with this status.',
      'x-rule': `must be one of ${MENU_STATUSES.join(', ')}`,
    }),
  ),
  ...TimeFilters('menus'),
});

export const MenuQuery = Type.Object({
  version: optional(
    Type.Unsafe<string>({
      type: 'string',
      pattern: '^(draft|published|[1-9][0-9]{0,8})$',
      description:
        'Which version to return: `draft` (the newest, the default), `published`, or the number of an ' +
        'earlier published version.',
      examples: ['published'],
      'x-rule': 'must be draft, published or the number of a version',
    }),
  ),
});

/** Example of a whole menu. */
export const EXAMPLE_CONTENT = {
  merchant: EXAMPLE_ID.merchant,
  name: 'All day',
  groups: [{ id: '#extras', name: 'Extras', max: 1, modifiers: [{ name: 'Avocado', price: 150 }] }],
  sections: [
    {
      name: 'Salads',
      items: [
        {
          name: 'Garden salad',
          external_id: 'SALAD',
          description: 'Leaves, radish, seeds.',
          variations: [{ name: 'Large', price: 850, sku: 'SALAD-L' }],
          modifier_groups: [{ group: '#extras' }],
          dietary: ['vegan', 'vegetarian'],
          allergens: ['sesame'],
          calories: 320,
        },
      ],
    },
  ],
};
