import { msg, str } from '../../../i18n/message.ts';
import { dayText, WEEKDAYS, weekdayText } from '../../../i18n/money-and-dates.ts';
import { textProblem } from '../../../records/typed-problems.ts';
import type { Location, Way } from '../records.ts';
import { type Placed, sentSpan, type Span, spanProblems, spansText } from './clock.ts';
import { asField, idOf, type LocationField, type Problems, type Reading } from './field.ts';

/** The hours of seven days, Monday first; `null`: the same as the opening hours. */
export type Week = readonly (readonly Span[])[];

/** The id of a span's controls. */
export const spanId = (of: string, day: number, at: number): string => `${of}-${day}-${at}`;

/** The hours of a week. @param of the opening hours, or those of one fulfillment */
export const weekField = (of: 'default' | Way, label: () => string): LocationField => {
  const path = `hours.${of}`;
  return asField<Week | null>({
    path,
    label,
    typed: ({ hours }) =>
      hours[of] &&
      WEEKDAYS.map((day) =>
        (hours[of] ?? []).filter((one) => one.day === day).map(({ open, close }) => ({ open, close })),
      ),
    read: (week) => {
      if (!week) return { value: null };
      const placed = week.flatMap((spans, day) =>
        spans.map((span, at): Placed => ({ ...span, day, id: spanId(idOf(path), day, at) })),
      );
      const problems = spanProblems(placed, true);
      if (Object.keys(problems).length > 0) return { problems };
      return { value: placed.map((span) => ({ day: WEEKDAYS[span.day], ...sentSpan(span) })) };
    },
    text: (week) =>
      week
        ? week
            .map((spans, day) => `${weekdayText(WEEKDAYS[day] ?? '', 'short')} ${spansText(spans)}`)
            .join(' · ')
        : msg('Same as the opening hours'),
  });
};

/** One day, or several in a row, with other hours than the week's. */
export interface OtherDays {
  /** Tells entries apart while they are edited. */
  readonly key: string;
  /** `YYYY-MM-DD`. */
  readonly from: string;
  /** The last day; empty: only one day. */
  readonly to: string;
  readonly closed: boolean;
  readonly spans: readonly Span[];
  readonly reason: string;
}

const DAY_MS = 86_400_000;
const MOST_DAYS = 366;

const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** The dates of an entry, in order; more than the API takes are cut. */
const datesOf = ({ from, to }: Pick<OtherDays, 'from' | 'to'>): string[] => {
  const count = Math.round((Date.parse(to || from) - Date.parse(from)) / DAY_MS) + 1;
  return Array.from({ length: Math.min(count || 0, MOST_DAYS + 1) }, (_, at) => dateAfter(from, at));
};

/** Returns days in a row that are alike as one entry. */
function entriesOf(exceptions: Location['exceptions']): OtherDays[] {
  const entries: OtherDays[] = [];
  for (const { date, closed, ranges, reason } of exceptions) {
    const entry = { closed, spans: ranges, reason: reason ?? '' };
    const last = entries.at(-1);
    const isAlike =
      last &&
      dateAfter(last.to || last.from, 1) === date &&
      JSON.stringify([last.closed, last.spans, last.reason]) ===
        JSON.stringify([entry.closed, entry.spans, entry.reason]);
    if (isAlike) entries[entries.length - 1] = { ...last, to: date };
    else entries.push({ key: date, from: date, to: '', ...entry });
  }
  return entries;
}

export const datesText = ({ from, to }: Pick<OtherDays, 'from' | 'to'>): string =>
  from
    ? [from, to]
        .filter((one, at) => one && (at === 0 || one !== from))
        .map((one) => dayText(one))
        .join(' – ')
    : '–';

export const exceptionsField = asField<readonly OtherDays[]>({
  path: 'exceptions',
  label: () => msg('Holidays and other days'),
  typed: ({ exceptions }) => entriesOf(exceptions),
  read: (entries): Reading => {
    const problems: Problems = {};
    const taken = new Set<string>();
    for (const entry of entries) Object.assign(problems, entryProblems(entry, taken));
    if (Object.keys(problems).length > 0) return { problems };
    const value = entries.flatMap((entry) =>
      datesOf(entry).map((date) => ({
        date,
        ...(entry.closed ? { closed: true } : { ranges: entry.spans.map(sentSpan) }),
        reason: entry.reason.trim() || null,
      })),
    );
    return value.length > MOST_DAYS
      ? { problems: { [idOf('exceptions')]: msg('There are too many.') } }
      : { value };
  },
  text: (entries) =>
    entries
      .map((entry) => `${datesText(entry)}: ${entry.closed ? msg('Closed') : spansText(entry.spans)}`)
      .join(' · ') || '–',
});

/** The id of a control of an entry. */
export const daysId = (key: string, name: string): string => `exceptions-${key}-${name}`;

function entryProblems(entry: OtherDays, taken: Set<string>): Problems {
  const { key, from, to, closed, spans, reason } = entry;
  const tooLong = textProblem(reason);
  const problems: Problems = tooLong ? { [daysId(key, 'reason')]: tooLong } : {};
  if (!from) problems[daysId(key, 'from')] = msg('Choose a day.');
  else if (to && to < from) problems[daysId(key, 'to')] = msg('Choose a day after the first one.');
  for (const date of from ? datesOf(entry) : []) {
    if (taken.has(date)) problems[daysId(key, 'from')] = msg(str`${dayText(date)} is in the list already.`);
    taken.add(date);
  }
  if (closed) return problems;
  const placed = spans.map((span, at): Placed => ({
    ...span,
    day: 0,
    id: spanId(daysId(key, 'hours'), 0, at),
  }));
  return { ...problems, ...spanProblems(placed) };
}
