import { Type, type TInteger, type TProperties } from 'typebox';
import { MAX_SUM } from '../../../core/contract/money.ts';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import { OneOf, orNull, RecordType, Timestamp } from '../../../core/contract/fields.ts';

const TIME_GROUPS = ['day', 'week', 'month', 'hour'] as const;

/** The groupings of sales and payments. */
export const SALES_GROUPS = [...TIME_GROUPS, 'surface', 'tender', 'location'] as const;
export type SalesGroup = (typeof SALES_GROUPS)[number];

export const ITEM_GROUPS = ['item'] as const;
export type ItemGroup = (typeof ITEM_GROUPS)[number];

export const TAX_GROUPS = ['tax', 'day', 'week', 'month'] as const;
export type TaxGroup = (typeof TAX_GROUPS)[number];

export const PAYOUT_GROUPS = ['payout', 'day', 'week', 'month'] as const;
export type PayoutGroup = (typeof PAYOUT_GROUPS)[number];

export const COMPARISONS = ['previous', 'last_year'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** A number of a report: a count, or an amount in minor units of the report's currency. */
export const Figure = (description: string, example: number): TInteger =>
  Type.Integer({ minimum: -MAX_SUM, maximum: MAX_SUM, description, examples: [example] });

export const date = (description: string, example: string) =>
  Type.String({ format: 'date', description, examples: [example] });

/** The days of a row of days. */
export const DaysOfRow = {
  business_date: Type.Optional(
    date('Its first business date within the report. With `day`, `week` and `month`.', '2026-11-20'),
  ),
  through: Type.Optional(date('Its last one. With `day`, `week` and `month`.', '2026-11-20')),
};

/** The subject of a row of sales or payments: the fields of its group. */
export const GroupOfRow = {
  ...DaysOfRow,
  hour: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 23,
      description: 'The hour on the clock of the location, 0–23. With `hour`.',
    }),
  ),
  surface: Type.Optional(Type.String({ description: 'Where it was ordered. With `surface`.' })),
  tender: Type.Optional(Type.String({ description: 'How it was paid. With `tender`.' })),
  location: Type.Optional(
    orNull(Type.String(), {
      description: 'Id of the location; `null` for what belongs to none. With `location`.',
    }),
  ),
};

const Change = Type.Object(
  {
    difference: Figure('The present figure minus the compared one.', 12500),
    bps: orNull(
      Type.Integer({
        description: 'The difference in hundredths of a percent of the compared figure; `null` if that is 0.',
      }),
      { examples: [842] },
    ),
    is_new: Type.Boolean({
      description:
        'Whether the compared figure is 0 and the present one is not: there is no percentage of 0.',
      examples: [false],
    }),
  },
  { title: 'ReportChange' },
);

/** A change for each figure. */
export function ChangesOf<Name extends string>(names: readonly Name[]) {
  const fields = Object.fromEntries(names.map((name) => [name, Change])) as Record<Name, typeof Change>;
  return Type.Object(fields, { description: 'How each of the totals has changed.' });
}

/** The common parts of reports, around their rows and totals. */
export function ReportOf<
  const Name extends string,
  Group extends string,
  Row extends TProperties,
  Totals extends TProperties,
>(
  name: Name,
  title: string,
  {
    groups,
    row,
    totals,
    changing,
  }: {
    readonly groups: readonly Group[];
    readonly row: Row;
    readonly totals: Totals;
    readonly changing: readonly (keyof Totals & string)[];
  },
) {
  const Row = Type.Object(row, { title: `${title}Row` });
  const Totals = Type.Object(totals, { title: `${title}Totals` });
  const from = date('The first business date.', '2026-11-20');
  const to = date('The last business date.', '2026-11-21');
  return Type.Object(
    {
      object: RecordType(name),
      merchant: Type.String({ description: 'Id of the merchant.', examples: [EXAMPLE_ID.merchant] }),
      timezone: Type.String({
        description: "The merchant's time zone.",
        examples: ['Europe/London'],
      }),
      currency: Type.String({
        description: 'Currency code (ISO 4217) of all amounts. They are in its minor units.',
        examples: ['GBP'],
      }),
      generated_at: Timestamp('When the report was made, as RFC 3339 in UTC.'),
      from,
      to,
      group: OneOf(groups, { description: 'What the rows are.', examples: [groups[0]] }),
      location: orNull(Type.String({ description: 'The location it is limited to.' }), { examples: [null] }),
      surface: orNull(Type.String({ description: 'The surface it is limited to.' }), { examples: [null] }),
      rows: Type.Array(Row, { description: 'One for each value of the group. All days and hours have one.' }),
      totals: Totals,
      compare: orNull(
        Type.Object(
          {
            with: OneOf(COMPARISONS, { description: 'What it is compared with.', examples: ['previous'] }),
            from,
            to,
            until: orNull(
              Timestamp(
                'If the report includes a day that has not ended: only what happened before this time ' +
                  'is compared, which is the same time of day.',
              ),
              { examples: [null] },
            ),
            rows: Type.Array(Row, { description: 'The rows of that time.' }),
            totals: Totals,
            changes: ChangesOf(changing),
          },
          { title: `${title}Comparison` },
        ),
        { description: 'The same of another time, if `compare` asked for it.', examples: [null] },
      ),
    },
    { title },
  );
}
