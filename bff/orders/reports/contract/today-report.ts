import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import { IdFilter, orNull, RecordType, Timestamp } from '../../../core/contract/fields.ts';
import { ReportOptionsQuery } from './report-options.ts';

export const TodayQuery = Type.Object({
  ...ReportOptionsQuery.properties,
  location: Type.Optional(IdFilter('a location', 'Only what is of this location.')),
});

const count = (description: string, example: number) =>
  Type.Integer({ minimum: 0, description, examples: [example] });

/** What a merchant looks at while it works. */
export const TodayReport = Type.Object(
  {
    object: RecordType('today_report'),
    merchant: Type.String({ description: 'Id of the merchant.', examples: [EXAMPLE_ID.merchant] }),
    location: orNull(Type.String({ description: 'Id of the location. `null`: all of them.' }), {
      examples: [null],
    }),
    timezone: Type.String({ description: "The merchant's time zone.", examples: ['Europe/London'] }),
    currency: Type.String({ description: 'Currency code (ISO 4217) of `net`.', examples: ['GBP'] }),
    generated_at: Timestamp('When this was read, as RFC 3339 in UTC.'),
    business_date: Type.String({
      format: 'date',
      description: 'The business date that is running: the earliest one, if locations differ.',
      examples: ['2026-11-21'],
    }),
    orders: count('Sales of this business date, as the report of sales counts them.', 42),
    net: Type.Integer({
      description:
        'Their net in minor units, less the refunds of this business date, as the report of sales has it.',
      examples: [81_250],
    }),
    open: count('Orders that are open now, of whatever date.', 7),
    waiting: count('Those of them that are yet to be accepted.', 2),
    late: count('Those of them that are not ready although their `ready_at` has passed.', 1),
  },
  { title: 'TodayReport' },
);
export type TodayReport = Static<typeof TodayReport>;
