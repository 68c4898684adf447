import { Type, type TUnsafe } from 'typebox';
import { isDate } from '../../../core/contract/dates.ts';
import { CheckedText } from '../../../core/contract/text-fields.ts';
import { IdFilter, OneOf, ORDER_SOURCES } from '../../../core/contract/fields.ts';
import { COMPARISONS } from './report-fields.ts';

/** Days of a report, the first and the last one included. */
export const MAX_REPORT_DAYS = 400;

/** The surfaces of sales. */
export const SURFACES = [...ORDER_SOURCES, 'pay_link'] as const;
export type Surface = (typeof SURFACES)[number];

const REPORT_FORMATS = ['json', 'csv'] as const;

const optional = Type.Optional;

/** Years that a calendar and a database agree on, the year before included. */
export const BusinessDate = (description: string, example: string): TUnsafe<string> =>
  CheckedText(
    'must be a date from 2000-01-01 to 2999-12-31, as YYYY-MM-DD',
    (text) => isDate(text) && text.startsWith('2'),
    { description, examples: [example], pattern: '^2[0-9]{3}-[0-9]{2}-[0-9]{2}$' },
  );

export const Word = <const Words extends readonly string[]>(
  words: Words,
  description: string,
): TUnsafe<Words[number]> => OneOf(words, { description, 'x-rule': `must be one of ${words.join(', ')}` });

/** @param groups the first is the default */
export function ReportQueryOf<const Groups extends readonly [string, ...string[]]>(
  groups: Groups,
  of: { readonly dates: string; readonly csv: string },
) {
  return Type.Object({
    merchant: optional(
      IdFilter('a merchant', 'Whose report it is. Required with a key; a session has its own merchant.'),
    ),
    from: BusinessDate(`The first business date${of.dates}.`, '2026-11-20'),
    to: BusinessDate(
      `The last business date${of.dates}. At most ${MAX_REPORT_DAYS} days, this one included.`,
      '2026-11-21',
    ),
    group: optional(Word(groups, `What the rows are. Default: \`${groups[0]}\`.`)),
    compare: optional(
      Word(
        COMPARISONS,
        '`previous`: with as many days before. `last_year`: with the same dates a year before. Not with ' +
          '`csv`.',
      ),
    ),
    location: optional(IdFilter('a location', 'Only what was sold at this location.')),
    surface: optional(Word(SURFACES, 'Only what was sold on this surface.')),
    format: optional(
      Word(
        REPORT_FORMATS,
        `\`csv\`: ${of.csv}. It requires the scope \`reports:export\`. Default: \`json\`.`,
      ),
    ),
  });
}
