import { msg } from '../localize/message.ts';

/** The language of the catalogue, for numbers and dates. */
const language = (): string => msg('en', { desc: 'the language tag of this catalogue, for numbers' });

/** How long something took, with the symbol of its unit: `38 ms`, `1.2 s`. */
export function durationText(ms: number): string {
  const [value, symbol] = ms < 1000 ? [ms, 'ms'] : [ms / 1000, 's'];
  return `${value.toLocaleString(language(), { maximumFractionDigits: ms < 1000 ? 0 : 1 })}\u00a0${symbol}`;
}

/** A whole number of seconds, minutes, hours or days, in words: `30 seconds`. */
export const countText = (value: number, unit: 'second' | 'minute' | 'hour' | 'day'): string =>
  value.toLocaleString(language(), { style: 'unit', unit, unitDisplay: 'long' });

/** A moment as a clock shows it, to the second; with its day unless it is on the day of `now`. */
export function timeText(at: string, now = new Date()): string {
  const date = new Date(at);
  const isToday = date.toDateString() === now.toDateString();
  const day = isToday ? {} : ({ day: 'numeric', month: 'short' } as const);
  const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
  return date.toLocaleString(language(), { ...day, ...clock });
}

/** A moment with its day, to the minute. */
export const dateText = (at: string): string =>
  new Date(at).toLocaleString(language(), { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });
