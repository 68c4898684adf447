import type { Owner } from '../../core/database/owner.ts';
import type { Use } from '../../core/api/note-use.ts';

/** What was used in the same way on one day, as far as it isn't written yet. */
export interface CountedUse extends Use, Owner {
  /** Days since the epoch, in UTC. */
  readonly day: number;
  calls: number;
  /** Milliseconds since the epoch. */
  lastUsedAt: number;
}

const DAY_MS = 86_400_000;

/** The day of a time in milliseconds, as days since the epoch. */
export function dayAt(ms: number): number {
  return Math.floor(ms / DAY_MS);
}

/** `YYYY-MM-DD`. @param day days since the epoch */
export function dayOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
