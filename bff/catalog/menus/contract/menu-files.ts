import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import {
  IdFilter,
  ListQuery,
  OneOf,
  orNull,
  CreatedAt,
  RecordEnvironment,
  RecordId,
  RecordMetadata,
  RecordType,
  RecordVersion,
  UpdatedAt,
} from '../../../core/contract/fields.ts';
import { MenuQuery } from './menu-requests.ts';
import { MenuContentInput } from './menu-content.ts';
import { Menu } from './menu.ts';

/** The format of documents for menu export and import. */
export const MENU_FORMAT = 'trellis.menu/1';

const { name, currency, sections, groups } = Menu.properties;

/** A whole menu as a file: exported and imported again, it changes nothing. */
export const MenuDocument = Type.Object(
  {
    format: Type.Literal(MENU_FORMAT, { description: 'Identifies the kind of document.' }),
    name,
    currency,
    sections,
    groups,
  },
  { title: 'MenuDocument' },
);

export type MenuDocument = Static<typeof MenuDocument>;

const EXPORT_FORMATS = ['json', 'csv'] as const;
const CSV_ROWS = ['items', 'modifiers'] as const;

export const ExportQuery = Type.Object({
  ...MenuQuery.properties,
  format: OneOf(EXPORT_FORMATS, {
    description: '`json`: the whole menu. `csv`: a table for spreadsheets.',
    'x-rule': `must be one of ${EXPORT_FORMATS.join(', ')}`,
  }),
  rows: Type.Optional(
    OneOf(CSV_ROWS, {
      description:
        'Which rows a `csv` has: `items` (the default), one for each variation of an item, or ' +
        '`modifiers`, one for each modifier of a group.',
      'x-rule': `must be one of ${CSV_ROWS.join(', ')}`,
    }),
  ),
});

export const MAX_IMPORT_BYTES = 5 * 1024 * 1024;
export const MAX_IMPORT_ROWS = 5_000;
/** The maximum for one import: the first errors show how to fix the rest. */
export const MAX_IMPORT_ERRORS = 100;

/** The shape of an imported document: omitted fields stay unchanged. */
export const ImportedDocument = Type.Object(
  {
    format: Type.Literal(MENU_FORMAT, { 'x-rule': `must be ${MENU_FORMAT}` }),
    currency: Type.Optional(Type.String({ 'x-rule': 'must be a currency code' })),
    ...MenuContentInput.properties,
  },
  { title: 'ImportedDocument' },
);

export type ImportedDocument = Static<typeof ImportedDocument>;

export const ImportQuery = Type.Object({
  delete_missing: Type.Optional(
    OneOf(['true'], {
      description: '`true`: parts that aren’t in the file are removed from the draft. Otherwise, they stay.',
    }),
  ),
  apply: Type.Optional(
    IdFilter('an import', 'Id of a previewed import of this menu, to apply it. Send no file with it.'),
  ),
});

export const ImportListQuery = Type.Object({
  ...ListQuery.properties,
  menu: Type.Optional(IdFilter('a menu', 'Return only imports into this menu.')),
});

const IMPORT_STATUSES = ['previewed', 'applied', 'failed'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

const count = (description: string, example: number) => Type.Integer({ description, examples: [example] });

/**
 * The machine-readable reason of an error in a file, which translations are chosen by. `invalid` is
 * everything else.
 */
export const IMPORT_ERROR_CODES = [
  'required',
  'price',
  'whole_number',
  'currency',
  'differs',
  'unknown_group',
  'cell_count',
  'quotes',
  'row_too_long',
  'invalid',
] as const;

export type ImportErrorCode = (typeof IMPORT_ERROR_CODES)[number];

const ImportError = Type.Object(
  {
    row: orNull(
      Type.Integer({ description: 'Row of the table; the header is row 1. `null` for a document.' }),
      {
        examples: [3],
      },
    ),
    column: orNull(
      Type.String({ description: 'The column, or the place in a document. `null`: the whole row.' }),
      { examples: ['price'] },
    ),
    code: OneOf(IMPORT_ERROR_CODES, {
      description:
        'What is wrong, in a word. `differs`: from an earlier row of the same part. `cell_count`: not as ' +
        'many cells as the header. `quotes`: a double quote is missing or in the wrong place. `invalid`: ' +
        'anything else, as the message says.',
      examples: ['price'],
    }),
    message: Type.String({
      description: 'What is wrong, in plain words.',
      examples: ['price must be a number with a dot and at most 2 decimals, such as 8.50.'],
    }),
  },
  { title: 'ImportError' },
);

export type ImportError = Static<typeof ImportError>;

const ImportCounts = Type.Object(
  {
    created: count('Parts that are new.', 1),
    updated: count('Parts that change.', 0),
    unchanged: count('Parts that don’t change.', 0),
    missing: count('Parts of the draft that aren’t in the file. With `delete_missing`, they are removed.', 0),
  },
  { title: 'ImportCounts' },
);

export type ImportCounts = Static<typeof ImportCounts>;

/** Id of the import in examples. */
export const EXAMPLE_IMPORT = 'imp_01M7YV69J9T1B3D5F7G9K1M3P5';

export const MenuImport = Type.Object(
  {
    id: RecordId(EXAMPLE_IMPORT),
    object: RecordType('import'),
    environment: RecordEnvironment,
    merchant: Type.String({ description: 'Id of the merchant.', examples: [EXAMPLE_ID.merchant] }),
    menu: Type.String({ description: 'Id of the menu.', examples: [EXAMPLE_ID.menu] }),
    status: OneOf(IMPORT_STATUSES, {
      description:
        '`previewed`: nothing has changed yet. `applied`: it is in the draft. `failed`: the file has ' +
        'errors and can’t be applied.',
      examples: ['previewed'],
    }),
    format: OneOf(EXPORT_FORMATS, { description: 'Format of the file.', examples: ['json'] }),
    menu_version: count('The version of the draft the preview compares with.', 1),
    delete_missing: Type.Boolean({
      description: 'Whether parts that aren’t in the file are removed.',
      examples: [false],
    }),
    counts: ImportCounts,
    errors: Type.Array(ImportError, {
      description: `The first ${MAX_IMPORT_ERRORS} errors of the file.`,
      examples: [[]],
    }),
    done: count('How many rows, or items and groups of a document, have been read.', 1),
    total: count('How many there are.', 1),
    version: RecordVersion,
    metadata: RecordMetadata,
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'MenuImport' },
);

export type MenuImport = Static<typeof MenuImport>;

export const EXAMPLE_DOCUMENT = {
  format: MENU_FORMAT,
  sections: [{ name: 'Salads', items: [{ name: 'Bean salad', variations: [{ price: 750 }] }] }],
};
