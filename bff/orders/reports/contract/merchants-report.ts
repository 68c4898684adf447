import { Type, type Static } from 'typebox';
import { CurrencyInput } from '../../../money/pricing/contract/price-fields.ts';
import { OneOf, orNull, RecordType, Timestamp } from '../../../core/contract/fields.ts';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import { ChangesOf, date, DaysOfRow } from './report-fields.ts';
import { BusinessDate, MAX_REPORT_DAYS, Word } from './report-query.ts';
import { SALES_FIGURES, SalesFigures } from './sales-report.ts';

const GROUPS = ['merchant', 'day'] as const;
const COMPARISONS = ['previous', 'last_week'] as const;
export type WeekComparison = (typeof COMPARISONS)[number];

/** The most merchants in a report. */
export const MOST_MERCHANTS = 100;

export const MerchantsQuery = Type.Object({
  currency: CurrencyInput(
    'Only the merchants with this currency: amounts of others can’t be added to theirs.',
  ),
  from: BusinessDate('The first business date, of each merchant.', '2026-11-20'),
  to: BusinessDate(
    `The last business date. At most ${MAX_REPORT_DAYS} days, this one included.`,
    '2026-11-21',
  ),
  group: Type.Optional(Word(GROUPS, 'What the rows are. Default: `merchant`.')),
  compare: Type.Optional(
    Word(COMPARISONS, '`previous`: with as many days before. `last_week`: with the same days a week before.'),
  ),
});
export type MerchantsQuery = Static<typeof MerchantsQuery>;

const Row = Type.Object(
  {
    merchant: Type.Optional(
      Type.String({ description: 'Id of the merchant. With `merchant`.', examples: [EXAMPLE_ID.merchant] }),
    ),
    ...DaysOfRow,
    ...SalesFigures,
  },
  { title: 'MerchantsReportRow' },
);
const Totals = Type.Object(SalesFigures, { title: 'MerchantsReportTotals' });
const from = date('The first business date.', '2026-11-20');
const to = date('The last business date.', '2026-11-21');

/** Sales of all merchants with one currency. */
export const MerchantsReport = Type.Object(
  {
    object: RecordType('merchants_report'),
    currency: Type.String({
      description: 'Currency code (ISO 4217) of all amounts. They are in its minor units.',
      examples: ['GBP'],
    }),
    generated_at: Timestamp('When the report was made, as RFC 3339 in UTC.'),
    from,
    to,
    group: OneOf(GROUPS, { description: 'What the rows are.', examples: ['merchant'] }),
    rows: Type.Array(Row, {
      description:
        `With \`merchant\`: the ${MOST_MERCHANTS} merchants that collected most, without those that sold ` +
        'and refunded nothing. With `day`: one for each day.',
    }),
    totals: Totals,
    compare: orNull(
      Type.Object(
        {
          with: OneOf(COMPARISONS, { description: 'What it is compared with.', examples: ['previous'] }),
          from,
          to,
          until: Timestamp('Only what happened before this time is compared, as long before as now.'),
          rows: Type.Array(Row, { description: 'The same merchants, or the days of that time.' }),
          totals: Totals,
          changes: ChangesOf(SALES_FIGURES),
        },
        { title: 'MerchantsReportComparison' },
      ),
      { description: 'The same of another time, if `compare` asked for it.', examples: [null] },
    ),
  },
  { title: 'MerchantsReport' },
);
export type MerchantsReport = Static<typeof MerchantsReport>;
