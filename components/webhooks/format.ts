import { msg } from '../localize/message.ts';

/** The language of the catalogue, for numbers and dates. */
const language = (): string => msg('en', { desc: 'the language tag of this catalogue, for numbers' });

/** How long something took: `38 ms`, `1.2 s`. */
export function durationText(ms: number): string {
  const [value, unit] = ms < 1000 ? [ms, 'millisecond'] : [ms / 1000, 'second'];
  return value.toLocaleString(language(), {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: ms < 1000 ? 0 : 1,
  });
}

/** A whole number of seconds, minutes, hours or days, in words: `30 seconds`. */
export const countText = (value: number, unit: 'second' | 'minute' | 'hour' | 'day'): string =>
  value.toLocaleString(language(), { style: 'unit', unit, unitDisplay: 'long' });

/** A moment as a clock shows it, to the second; with its day unless it is on the day of `now`. */
export function timeText(at: string, now = new Date()): string {
  const date = new Date(at);
  const isToday = date.toDateString() === now.toDateString();
  const day = isToday ? {} : ({ day: 'numeric', month: 'short' } as const);
  return date.toLocaleString(language(), { ...day, hour: '2-digit', minute: '2-digit', second: '2-digit' });
}

/** A moment with its day, to the minute. */
export const dateText = (at: string): string =>
  new Date(at).toLocaleString(language(), { dateStyle: 'medium', timeStyle: 'short' });
