import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import {
  ListQuery,
  OneOf,
  CreatedAt,
  RecordEnvironment,
  RecordId,
  RecordMetadata,
  RecordType,
  RecordVersion,
  Timestamp,
  UpdatedAt,
} from '../../../core/contract/fields.ts';
import { TimeFilters } from '../../../core/contract/dates.ts';
import { CurrencyCode, CurrencyInput, PriceLineField, PriceRate } from './price-fields.ts';

const PRICE_SHEET_STATUSES = ['published', 'superseded'] as const;
export type PriceSheetStatus = (typeof PRICE_SHEET_STATUSES)[number];

const PriceSheetLine = Type.Object(
  {
    line: PriceLineField('What has this price.'),
    wholesale: PriceRate,
    floor: PriceRate,
  },
  {
    title: 'PriceSheetLine',
    description:
      "`wholesale` is the platform's share. `floor`, never under it, is the least that merchants pay.",
    examples: [{ line: 'order.online', wholesale: { bps: 220, fixed: 10 }, floor: { bps: 240, fixed: 15 } }],
  },
);

export const PriceSheet = Type.Object(
  {
    id: RecordId(EXAMPLE_ID.price_sheet),
    object: RecordType('price_sheet'),
    environment: RecordEnvironment,
    currency: CurrencyCode,
    status: OneOf(PRICE_SHEET_STATUSES, {
      description:
        '`superseded` once another sheet of the currency applies in its place. A published sheet never ' +
        'changes.',
      examples: ['published'],
    }),
    effective_at: Timestamp('From when it applies, as RFC 3339 in UTC.'),
    lines: Type.Array(PriceSheetLine, { description: 'The rates of each line.' }),
    version: RecordVersion,
    metadata: RecordMetadata,
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'PriceSheet' },
);
export type PriceSheet = Static<typeof PriceSheet>;

const optional = Type.Optional;

export const PriceSheetQuery = Type.Object({
  ...ListQuery.properties,
  currency: optional(CurrencyInput('Return only price sheets in this currency.')),
  status: optional(
    OneOf(PRICE_SHEET_STATUSES, {
      description: 'Return only price sheets with this status.',
      'x-rule': `must be one of ${PRICE_SHEET_STATUSES.join(', ')}`,
    }),
  ),
  ...TimeFilters('price sheets'),
});
export type PriceSheetQuery = Static<typeof PriceSheetQuery>;
