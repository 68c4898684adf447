import { own } from '../session/trellis-error.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * When the business day ends that is running now at a place, as RFC 3339.
 * @param timeZone of the place; without it, the browser's
 * @param dayStartsAt `HH:MM`, at which a business day begins there
 */
export function endOfDay(atMs: number, timeZone?: string, dayStartsAt = '00:00'): string {
  const [hours = 0, minutes = 0] = dayStartsAt.split(':').map(Number);
  const startsMs = hours * HOUR_MS + minutes * 60_000;
  // Clocks that are read show no fractions of a second.
  const nowMs = Math.floor(atMs / 1000) * 1000;
  const wallMs = wallOf(nowMs, timeZone);
  const endWallMs = Math.floor((wallMs - startsMs) / DAY_MS + 1) * DAY_MS + startsMs;
  // The clocks may be changed until then: what is guessed with the difference of now is put right with that
  // of then.
  const guessMs = nowMs + (endWallMs - wallMs);
  return new Date(guessMs + (endWallMs - wallOf(guessMs, timeZone))).toISOString();
}

/** Returns the date at a moment on the clocks of a zone, `YYYY-MM-DD`. */
export const dateAt = (atMs: number, timeZone: string): string =>
  new Date(wallOf(Math.floor(atMs / 1000) * 1000, timeZone)).toISOString().slice(0, 10);

/** Returns the local time in a zone at a moment, written as if it were UTC. */
function wallOf(atMs: number, timeZone?: string): number {
  const parts = new Intl.DateTimeFormat(
    'en-CA',
    own({
      ...(timeZone && { timeZone }),
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    }),
  ).formatToParts(atMs);
  const of = (type: string): string => parts.find((part) => part.type === type)?.value ?? '00';
  return Date.parse(
    `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}:${of('second')}Z`,
  );
}
