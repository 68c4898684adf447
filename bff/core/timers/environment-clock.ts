import type { InvalidationFeed } from '../database/invalidation-feed.ts';
import type { Db } from '../database/database.ts';
import { ownedBy, type Owner } from '../database/owner.ts';
import type { Clock } from '../api/clock.ts';
import { Cache } from '../api/cache.ts';
import { sql, type RawBuilder } from 'kysely';

const MAX_PARTNERS = 100_000;

/**
 * The time in a partner's environment, which decides when things in it are due: real time in production, and
 * in a sandbox as far ahead of it as its partner has moved it. Cached; every node sees a change within a
 * second.
 */
export class EnvironmentClocks {
  readonly #clock: Clock;
  readonly #offsets: Cache<number>;

  constructor(deps: { db: Db; clock: Clock; invalidations: InvalidationFeed }) {
    this.#clock = deps.clock;
    this.#offsets = new Cache({
      invalidations: deps.invalidations,
      kind: 'partner',
      maxEntries: MAX_PARTNERS,
      load: (partnerId) => offsetMs(deps.db, { partnerId, environment: 'sandbox' }),
    });
  }

  /** Milliseconds since the epoch. */
  async now(owner: Owner): Promise<number> {
    const realNow = this.#clock.now();
    if (owner.environment === 'production') return realNow;
    return realNow + ((await this.#offsets.get(owner.partnerId)) ?? 0);
  }

  /** The same if the offset is in memory; `undefined` if not, and then it is being read. */
  knownNow(owner: Owner): number | undefined {
    const realNow = this.#clock.now();
    if (owner.environment === 'production') return realNow;
    const offset = this.#offsets.peek(owner.partnerId);
    return offset === undefined ? undefined : realNow + offset;
  }

  /** Drops the cached time after this node has moved a sandbox's clock. */
  invalidate(partnerId: string): void {
    this.#offsets.invalidate(partnerId);
  }
}

/** Returns the time uncached: inside a transaction no other connection may be used. */
export async function nowIn(db: Db, clock: Clock, owner: Owner): Promise<number> {
  return clock.now() + (owner.environment === 'production' ? 0 : await offsetMs(db, owner));
}

async function offsetMs(db: Db, owner: Owner): Promise<number> {
  const row = await db
    .selectFrom('partner_environments')
    .select('clock_offset_ms')
    .where(ownedBy('partner_environments', owner))
    .executeTakeFirst();
  return Number(row?.clock_offset_ms ?? 0);
}

/**
 * Returns the time on the clock of a row's environment, in SQL. @param row the alias of a row with
 * `partner_id` and `environment`
 */
export function environmentNow(realNow: Date, row: string): RawBuilder<Date> {
  const [partnerId, environment] = [sql.ref(`${row}.partner_id`), sql.ref(`${row}.environment`)];
  return sql<Date>`(${realNow}::timestamptz + coalesce((
    select clock.clock_offset_ms from partner_environments clock
    where clock.partner_id = ${partnerId} and clock.environment = ${environment}), 0) * interval '1 ms')`;
}
