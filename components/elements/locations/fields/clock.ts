import { plainText } from '../../../../bff/core/money/plain-text.ts';
import { msg } from '../../../i18n/message.ts';

/** Opening hours on one day, as they are typed. */
export interface Span {
  readonly open: string;
  readonly close: string;
}

/**
 * Reads a typed time of day, by 24 hours: `9`, `930`, `9:30` and `9.30` are read.
 * @returns `HH:MM`; `undefined` if it isn't a time. Only the end of a span may be `24:00`
 */
export function readClock(typed: string, isEnd = false): string | undefined {
  const [, hours = '', minutes = '00'] =
    /^(\d{1,2})(?:[:.,hH ]?(\d{2}))?$/.exec(plainText(typed).trim()) ?? [];
  if (!hours || Number(minutes) > 59) return undefined;
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  return time < '24:00' || (isEnd && time === '24:00') ? time : undefined;
}

const DAY = 24 * 60;

const minutesOf = (time: string): number => {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
};

/** Whether a span ends on the next day: it closes at or before the time at which it opens. */
export const isOvernight = ({ open, close }: Span): boolean => {
  const [from, to] = [readClock(open), readClock(close, true)];
  return from !== undefined && to !== undefined && to <= from;
};

/** A span of a day, with the id of the controls that hold it. */
export interface Placed extends Span {
  readonly id: string;
  /** Days since Monday. */
  readonly day: number;
}

/**
 * Reads spans: each time, and whether two overlap.
 * @param isWeek Sunday's hours may run into Monday's
 * @returns what is wrong, by the ids of controls: the span's id with `-open` or `-close`
 */
export function spanProblems(spans: readonly Placed[], isWeek = false): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { id, open, close } of spans) {
    if (readClock(open) === undefined) problems[`${id}-open`] = timeAdvice();
    if (readClock(close, true) === undefined) problems[`${id}-close`] = timeAdvice();
  }
  if (Object.keys(problems).length > 0) return problems;
  const once = spans.map((span) => {
    const open = span.day * DAY + minutesOf(readClock(span.open) ?? '');
    const close = span.day * DAY + minutesOf(readClock(span.close, true) ?? '');
    return { id: span.id, from: open, to: isOvernight(span) ? close + DAY : close };
  });
  const again = isWeek
    ? once.map(({ id, from, to }) => ({ id, from: from + 7 * DAY, to: to + 7 * DAY }))
    : [];
  const inOrder = [...once, ...again].toSorted((one, other) => one.from - other.from || one.to - other.to);
  for (const [at, { id, from }] of inOrder.entries()) {
    if (at > 0 && from < (inOrder[at - 1]?.to ?? 0))
      problems[`${id}-open`] = msg('These hours overlap with others.');
  }
  return problems;
}

const timeAdvice = (): string => msg('Enter a time such as 08:30.');

/** Returns a span as it is sent. */
export const sentSpan = ({ open, close }: Span): Span => ({
  open: readClock(open) ?? open,
  close: readClock(close, true) ?? close,
});

/** Returns a day's spans in words: `08:00–12:00, 13:00–17:30`. */
export const spansText = (spans: readonly Span[]): string =>
  spans
    .map(({ open, close }) => `${readClock(open) ?? open}–${readClock(close, true) ?? close}`)
    .join(', ') || msg('Closed');
