import type { EnvironmentName } from '../contract/fields.ts';
import type { Changes } from '../database/changes.ts';
import type { Db } from '../database/database.ts';
import type { Clock } from '../gateway/clock.ts';
import { Remembered } from '../gateway/remembered.ts';
import { soon, type Soon } from '../gateway/soon.ts';

/** One partner in one environment. */
export interface EnvironmentOwner {
  readonly partnerId: string;
  readonly environment: EnvironmentName;
}

const MAX_PARTNERS = 100_000;

/**
 * The time in a partner's environment, by which things in it fall due: in production the real time, in a sandbox as far
 * ahead of it as its partner has moved it. Remembered, so that every node knows within a second.
 */
export class EnvironmentClocks {
  readonly #clock: Clock;
  readonly #offsets: Remembered<number>;

  constructor(deps: { db: Db; clock: Clock; changes: Changes }) {
    this.#clock = deps.clock;
    this.#offsets = new Remembered({
      changes: deps.changes,
      kind: 'partner',
      maxEntries: MAX_PARTNERS,
      load: (partnerId) => offsetMs(deps.db, { partnerId, environment: 'sandbox' }),
    });
  }

  /** Milliseconds since the epoch. */
  now(owner: EnvironmentOwner): Soon<number> {
    const realNow = this.#clock.now();
    if (owner.environment === 'production') return realNow;
    return soon(this.#offsets.get(owner.partnerId), (offset) => realNow + (offset ?? 0));
  }

  /** To be called when this node has moved a sandbox's clock. */
  forget(partnerId: string): void {
    this.#offsets.forget(partnerId);
  }
}

/** The same, read afresh: inside a transaction nothing else may be asked. */
export async function nowIn(db: Db, clock: Clock, owner: EnvironmentOwner): Promise<number> {
  return clock.now() + (owner.environment === 'production' ? 0 : await offsetMs(db, owner));
}

async function offsetMs(db: Db, owner: EnvironmentOwner): Promise<number> {
  const row = await db
    .selectFrom('partner_environments')
    .select('clock_offset_ms')
    .where('partner_id', '=', owner.partnerId)
    .where('environment', '=', owner.environment)
    .executeTakeFirst();
  return Number(row?.clock_offset_ms ?? 0);
}
