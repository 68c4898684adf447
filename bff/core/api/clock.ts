/** The source of time; tests and the sandbox have their own. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/**
 * Returns a time as ISO text, in UTC. The last one is cached: under load many lines and rows share a
 * millisecond.
 * @param ms since the epoch
 */
export function isoTime(ms: number): string {
  if (ms !== keptMs) {
    kept = new Date(ms).toISOString();
    keptMs = ms;
  }
  return kept;
}

let keptMs: number | undefined;
let kept = '';
