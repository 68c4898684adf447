import { sql } from 'kysely';
import type { Db } from './database.ts';

/** What a row of the feed names: a key by the hash of its secret, a line of keys, a merchant, an origin, a partner. */
export type ChangeKind = 'key' | 'line' | 'merchant' | 'origin' | 'partner' | 'plant_api_credential';

/** Somebody who remembers records, and drops what has changed. */
export interface Rememberer {
  forget(subject: string): void;
  forgetAll(): void;
}

/** After this long the feed is read again, beside the requests; what is remembered may still be used meanwhile. */
const READ_AFTER_MS = 300;
/** What has not been held against the feed for this long waits for it (domain rule: a change bites within 1 s). */
const STALE_AFTER_MS = 800;
/** A node that slept for this long starts anew: what it missed may have been cleared away. */
const FORGOTTEN_AFTER_MS = 10 * 60_000;
const KEPT_MINUTES = 60;
const CLEAR_EVERY_MS = 10 * 60_000;
/** With more changes than this at once it is cheaper to forget everything. */
const MANY = 5_000;

/**
 * Which records have changed, whoever changed them: triggers write their names into the table `changes` in the
 * transaction of the change. One small query now and then, however many records are remembered, tells what to forget.
 *
 * Transactions do not commit in the order in which they began, so no counter of rows can tell what was seen. Each row
 * carries its transaction's id; a look reads those that had not ended when the last look began, and the newer ones.
 */
export class Changes {
  readonly #db: Db;
  readonly #now: () => number;
  readonly #rememberers = new Map<ChangeKind, Rememberer[]>();
  /** When the last look that came to its end had begun. */
  #lookedAt = -Infinity;
  #clearedAt = -Infinity;
  /** Transactions below this id had ended then. */
  #horizon: string | undefined;
  #looking: Promise<void> | undefined;

  /** @param deps `clock.now()` in milliseconds */
  constructor(deps: { readonly db: Db; readonly clock: { now(): number } }) {
    this.#db = deps.db;
    this.#now = () => deps.clock.now();
  }

  tell(kind: ChangeKind, rememberer: Rememberer): void {
    const told = this.#rememberers.get(kind);
    if (told) told.push(rememberer);
    else this.#rememberers.set(kind, [rememberer]);
  }

  /** How long ago everything that is remembered was true, in milliseconds. */
  get ageMs(): number {
    return this.#now() - this.#lookedAt;
  }

  /**
   * Undefined: what is remembered may be used. Otherwise wait for it first.
   * @throws DatabaseAway, from the promise
   */
  settle(): Promise<void> | undefined {
    const ageMs = this.ageMs;
    // A clock that was set back says nothing about age.
    const isKnown = ageMs >= 0 && ageMs < STALE_AFTER_MS;
    if (isKnown && ageMs < READ_AFTER_MS) return undefined;
    const looking = (this.#looking ??= this.#look().finally(() => (this.#looking = undefined)));
    if (!isKnown) return looking;
    looking.catch(() => undefined);
    return undefined;
  }

  async #look(): Promise<void> {
    const began = this.#now();
    const asleepMs = began - this.#lookedAt;
    const fresh = !(asleepMs >= 0 && asleepMs < FORGOTTEN_AFTER_MS);
    const { horizon, changed } = await readChanges(this.#db, fresh ? undefined : this.#horizon);
    if (fresh || changed.length > MANY) this.#forgetAll();
    else for (const { kind, subject } of changed) this.#forget(kind, subject);
    this.#horizon = horizon;
    this.#lookedAt = began;
    if (began - this.#clearedAt >= CLEAR_EVERY_MS) {
      this.#clearedAt = began;
      // Whoever waits for the look does not wait for this; should it fail, it comes again.
      void clearOld(this.#db).catch(() => undefined);
    }
  }

  #forget(kind: ChangeKind, subject: string): void {
    for (const rememberer of this.#rememberers.get(kind) ?? []) rememberer.forget(subject);
  }

  #forgetAll(): void {
    for (const told of this.#rememberers.values()) for (const rememberer of told) rememberer.forgetAll();
  }
}

interface Look {
  readonly horizon: string;
  readonly changed: readonly { readonly kind: ChangeKind; readonly subject: string }[];
}

/** One statement, so that the rows and the horizon are of one snapshot. Without `since`, no rows: there is nothing to forget. */
async function readChanges(db: Db, since: string | undefined): Promise<Look> {
  const { rows } = await sql<{ horizon: string; changed: Look['changed'] | null }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, (
      select json_agg(json_build_object('kind', kind, 'subject', subject)) from (
        select kind, subject from changes where xid >= ${since ?? null}::text::xid8 limit ${MANY + 1}
      ) as changed
    ) as changed`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database answered without a row');
  return { horizon: row.horizon, changed: row.changed ?? [] };
}

async function clearOld(db: Db): Promise<void> {
  await sql`delete from changes where changed_at < now() - ${`${KEPT_MINUTES} minutes`}::interval`.execute(
    db,
  );
}
