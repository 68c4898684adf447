import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import { IdFilter, RecordType, Timestamp } from '../../../core/contract/fields.ts';
import { MAX_REPORT_DAYS, SURFACES } from './report-query.ts';

export const ReportOptionsQuery = Type.Object({
  merchant: Type.Optional(
    IdFilter('a merchant', 'Whose reports they are. Required with a key; a session has its own merchant.'),
  ),
});

const ReportLocation = Type.Object(
  {
    id: Type.String({ description: 'Id of the location.', examples: [EXAMPLE_ID.location] }),
    name: Type.String({ description: 'Its name.', examples: ['Riverside'] }),
    timezone: Type.String({
      description: "The location's time zone: its business dates and hours are those of this zone.",
      examples: ['Europe/London'],
    }),
  },
  { title: 'ReportLocation' },
);

/** The options of a merchant's reports, and its current calendar. */
export const ReportOptions = Type.Object(
  {
    object: RecordType('report_options'),
    merchant: Type.String({ description: 'Id of the merchant.', examples: [EXAMPLE_ID.merchant] }),
    timezone: Type.String({ description: "The merchant's time zone.", examples: ['Europe/London'] }),
    currency: Type.String({
      description: 'Currency code (ISO 4217) of all amounts of its reports.',
      examples: ['GBP'],
    }),
    generated_at: Timestamp('When this was read, as RFC 3339 in UTC.'),
    today: Type.String({
      format: 'date',
      description: 'The business date that is running: the earliest one, if locations differ.',
      examples: ['2026-11-21'],
    }),
    max_days: Type.Integer({
      description: 'The most days of one report, the first and the last one included.',
      examples: [MAX_REPORT_DAYS],
    }),
    locations: Type.Array(ReportLocation, { description: 'All locations of the merchant, by name.' }),
    surfaces: Type.Array(Type.String(), {
      description: 'The surfaces that a report can be limited to.',
      examples: [[...SURFACES]],
    }),
  },
  { title: 'ReportOptions' },
);
export type ReportOptions = Static<typeof ReportOptions>;
