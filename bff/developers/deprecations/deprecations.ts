import type { Logger } from 'pino';
import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import type { Clock } from '../../core/api/clock.ts';
import type { Use } from '../../core/api/note-use.ts';
import { addUses, dayAt, type CountedUse } from './use-records.ts';

/**
 * The most different uses that are held until they are written; further ones aren't counted. Each is a few
 * hundred bytes.
 */
const MOST_USES = 10_000;

/**
 * Counts callers' uses of the API. A request only adds one in memory; the counts are written a few seconds
 * later, and when the service stops. Nodes add theirs to the same rows. A killed process loses its unwritten
 * counts.
 */
export class UseCounter {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #mostUses: number;
  #counted = new Map<string, CountedUse>();
  #leftOut = 0;

  constructor(deps: {
    readonly db: Db;
    readonly clock: Clock;
    readonly log: Logger;
    readonly mostUses?: number;
  }) {
    this.#db = deps.db;
    this.#clock = deps.clock;
    this.#log = deps.log;
    this.#mostUses = deps.mostUses ?? MOST_USES;
  }

  /** The number of different uses that aren't written yet. */
  get size(): number {
    return this.#counted.size;
  }

  readonly count = ({ partnerId, environment }: Owner, { kind, name, usedBy }: Use): void => {
    const lastUsedAt = this.#clock.now();
    const day = dayAt(lastUsedAt);
    const id = `${day} ${partnerId} ${environment} ${kind} ${name} ${usedBy}`;
    const known = this.#counted.get(id);
    if (known) {
      known.calls += 1;
      known.lastUsedAt = lastUsedAt;
    } else {
      this.#hold(id, { day, partnerId, environment, kind, name, usedBy, calls: 1, lastUsedAt });
    }
  };

  /**
   * Writes the counts so far. Counts that could not be written are kept for the next time. @throws the
   * database's error
   */
  async flush(): Promise<void> {
    this.#warnOfLeftOut();
    if (this.#counted.size === 0) return;
    const counted = this.#counted;
    this.#counted = new Map();
    const written = new Set<CountedUse>();
    try {
      await addUses(this.#db, [...counted.values()], (uses) => uses.forEach((use) => written.add(use)));
    } catch (error) {
      for (const [id, use] of counted) if (!written.has(use)) this.#putBack(id, use);
      throw error;
    }
  }

  /** Writes the final counts. Never rejects. */
  async close(): Promise<void> {
    await this.flush().catch((err: unknown) =>
      this.#log.warn({ err }, 'what callers used of the API could not be written'),
    );
  }

  #hold(id: string, use: CountedUse): void {
    if (this.#counted.size < this.#mostUses) this.#counted.set(id, use);
    else this.#leftOut += use.calls;
  }

  #putBack(id: string, use: CountedUse): void {
    const newer = this.#counted.get(id);
    if (newer) newer.calls += use.calls;
    else this.#hold(id, use);
  }

  #warnOfLeftOut(): void {
    if (this.#leftOut === 0) return;
    this.#log.warn(
      { calls: this.#leftOut },
      'too many different uses of the API: these calls were not counted',
    );
    this.#leftOut = 0;
  }
}
