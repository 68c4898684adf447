import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import { OneOf, orNull, RecordId, RecordType, Timestamp } from '../../../core/contract/fields.ts';
import { Name } from './menu-fields.ts';

/** A version that is or was published. It never changes. */
export const MenuVersion = Type.Object(
  {
    id: RecordId(EXAMPLE_ID.menu_version),
    object: RecordType('menu_version'),
    menu: Type.String({ description: 'Id of the menu.', examples: [EXAMPLE_ID.menu] }),
    version: Type.Integer({
      description: 'Its number: the `version` of the menu when it was published.',
      examples: [1],
    }),
    status: OneOf(['published', 'archived'], {
      description: '`published`: the one customers see. `archived`: any other.',
      examples: ['published'],
    }),
    name: Name('menu', 'All day'),
    item_count: Type.Integer({ description: 'Number of items.', examples: [1] }),
    published_at: Timestamp('When it was first published.'),
  },
  { title: 'MenuVersion' },
);
export type MenuVersion = Static<typeof MenuVersion>;

const CHANGED_PARTS = ['menu', 'section', 'item', 'group'] as const;
const KINDS_OF_CHANGE = ['added', 'removed', 'changed'] as const;

const MenuDifference = Type.Object(
  {
    part: OneOf(CHANGED_PARTS, { description: 'What has changed.', examples: ['item'] }),
    id: Type.String({ description: 'Its id.', examples: [EXAMPLE_ID.item] }),
    name: Name('part', 'Garden salad'),
    change: OneOf(KINDS_OF_CHANGE, { description: 'What happened to it.', examples: ['changed'] }),
    fields: Type.Array(
      Type.Object(
        {
          name: Type.String({
            description:
              'The field. `items` of a section has their ids in order; `section` of an item has the id of ' +
              'its section.',
            examples: ['calories'],
          }),
          before: Type.Unknown({ description: 'Its value before.', examples: [320] }),
          after: Type.Unknown({ description: 'Its value after.', examples: [340] }),
        },
        { title: 'ChangedField' },
      ),
      { description: 'The fields that differ, if it was changed.' },
    ),
  },
  { title: 'MenuDifference' },
);
export type MenuDifference = Static<typeof MenuDifference>;

/** The changes between two versions. */
export const MenuComparison = Type.Object(
  {
    object: RecordType('menu_comparison'),
    menu: Type.String({ description: 'Id of the menu.', examples: [EXAMPLE_ID.menu] }),
    version: Type.Integer({ description: 'The version you asked for.', examples: [1] }),
    compared_to: orNull(
      Type.Integer({
        description: 'The version it is compared to. `null`: there is none, so everything is new.',
      }),
      { examples: [null] },
    ),
    differences: Type.Array(MenuDifference, {
      description: 'First the menu itself, then groups, sections and items.',
    }),
  },
  { title: 'MenuComparison' },
);
export type MenuComparison = Static<typeof MenuComparison>;

export const VersionInPath = Type.Object({
  id: Type.String({
    pattern: String.raw`^\w{1,100}$`,
    description: 'Id of the record.',
    examples: [EXAMPLE_ID.menu],
  }),
  version: Type.String({
    pattern: '^(draft|published|[1-9][0-9]{0,8})$',
    description: 'The number of a version that was published, `published`, or `draft`.',
    examples: ['draft'],
  }),
});

export const ComparisonQuery = Type.Object({
  compare: Type.Optional(
    Type.Unsafe<string>({
      type: 'string',
      pattern: '^(draft|published|[1-9][0-9]{0,8})$',
      description:
        'The version to compare with: a number, `published` or `draft`. By default, the draft is compared ' +
        'with the published version, and others with the one published before.',
      'x-rule': 'must be draft, published or the number of a version',
    }),
  ),
});
