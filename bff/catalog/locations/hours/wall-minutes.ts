export const MINUTES_A_DAY = 1_440;

/** Of a wall time `HH:MM` since midnight; `24:00` is 1440. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
