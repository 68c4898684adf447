import { sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * The record named by a row of the feed: a key by the hash of its secret, a lineage of keys, a merchant, its
 * availability, a menu, a location, an origin, a partner, the moves of partners (`*`), the inputs of prices,
 * a theme.
 */
export type InvalidationKind =
  | 'key'
  | 'line'
  | 'merchant'
  | 'move'
  | 'menu'
  | 'availability'
  | 'location'
  | 'origin'
  | 'partner'
  | 'plant_api_credential'
  | 'price_sheet'
  | 'price_rule'
  | 'theme';

/** A cache that drops changed values. */
export interface CacheInvalidation {
  invalidate(subject: string): void;
  invalidateAll(): void;
}

/** The age at which the feed is read again in the background; cached values may still be used meanwhile. */
const READ_AFTER_MS = 300;
/** The age at which cached values wait for the feed (domain rule: a change takes effect within 1 s). */
const STALE_AFTER_MS = 800;
/**
 * The time of suspension after which a node empties its caches: the rows that it missed may have been
 * deleted.
 */
const EMPTY_AFTER_MS = 10 * 60_000;
const KEPT_MINUTES = 60;
const CLEAR_EVERY_MS = 10 * 60_000;
/** Above this number of simultaneous changes it is cheaper to empty the caches. */
const MANY = 5_000;

/**
 * Cache invalidation across nodes. Triggers write the name of each changed record into the table `changes`,
 * in the transaction of the change; a small periodic query finds which to drop, however many records are
 * cached.
 *
 * Transactions do not commit in the order in which they began, so a counter of rows cannot mark a position.
 * Each row carries its transaction's id; a refresh reads those that had not ended when the last refresh
 * began, and the newer ones.
 *
 * @example
 * const invalidations = new InvalidationFeed({ db, clock });
 * invalidations.subscribe('merchant', cache); // calls cache.invalidate(id) when the merchant has changed on
 * any node
 * await invalidations.refresh(); // before a cached value is used
 */
export class InvalidationFeed {
  readonly #db: Db;
  readonly #now: () => number;
  readonly #subscribers = new Map<InvalidationKind, CacheInvalidation[]>();
  /** The start of the last successful refresh. */
  #refreshedAt = -Infinity;
  #clearedAt = -Infinity;
  /** Transactions below this ID had ended by then. */
  #horizon: string | undefined;
  #refreshing: Promise<void> | undefined;

  /** @param deps `clock.now()` in milliseconds */
  constructor(deps: { readonly db: Db; readonly clock: { now(): number } }) {
    this.#db = deps.db;
    this.#now = () => deps.clock.now();
  }

  subscribe(kind: InvalidationKind, cache: CacheInvalidation): void {
    const subscribers = this.#subscribers.get(kind);
    if (subscribers) subscribers.push(cache);
    else this.#subscribers.set(kind, [cache]);
  }

  /** The maximum age of cached values, in milliseconds: the time since the last refresh began. */
  get ageMs(): number {
    return this.#now() - this.#refreshedAt;
  }

  /**
   * Reads the feed if that is due. Returns `undefined` if cached values may be used now; otherwise await the
   * promise first.
   * @throws DatabaseAway, from the promise
   */
  refresh(): Promise<void> | undefined {
    const ageMs = this.ageMs;
    // A clock that was set back gives no age.
    const isKnown = ageMs >= 0 && ageMs < STALE_AFTER_MS;
    if (isKnown && ageMs < READ_AFTER_MS) return undefined;
    const refreshing = (this.#refreshing ??= this.#read().finally(() => (this.#refreshing = undefined)));
    if (!isKnown) return refreshing;
    refreshing.catch(() => undefined);
    return undefined;
  }

  async #read(): Promise<void> {
    const began = this.#now();
    const asleepMs = began - this.#refreshedAt;
    const fresh = !(asleepMs >= 0 && asleepMs < EMPTY_AFTER_MS);
    const { horizon, changed } = await readChanges(this.#db, fresh ? undefined : this.#horizon);
    if (fresh || changed.length > MANY) this.#invalidateAll();
    else for (const { kind, subject } of changed) this.#invalidate(kind, subject);
    this.#horizon = horizon;
    this.#refreshedAt = began;
    if (began - this.#clearedAt >= CLEAR_EVERY_MS) {
      this.#clearedAt = began;
      // Not awaited; if it fails, it is retried later.
      void clearOld(this.#db).catch(() => undefined);
    }
  }

  #invalidate(kind: InvalidationKind, subject: string): void {
    for (const cache of this.#subscribers.get(kind) ?? []) cache.invalidate(subject);
  }

  #invalidateAll(): void {
    for (const caches of this.#subscribers.values()) for (const cache of caches) cache.invalidateAll();
  }
}

interface FeedPage {
  readonly horizon: string;
  readonly changed: readonly { readonly kind: InvalidationKind; readonly subject: string }[];
}

/**
 * Reads the changes and the horizon in one statement, so that they are of one snapshot. Without `since`,
 * returns no rows: there is nothing to drop.
 */
async function readChanges(db: Db, since: string | undefined): Promise<FeedPage> {
  const { rows } = await sql<{ horizon: string; changed: FeedPage['changed'] | null }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, (
      select json_agg(json_build_object('kind', kind, 'subject', subject)) from (
        select kind, subject from changes where xid >= ${since ?? null}::text::xid8 limit ${MANY + 1}
      ) as changed
    ) as changed`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database returned no row');
  return { horizon: row.horizon, changed: row.changed ?? [] };
}

async function clearOld(db: Db): Promise<void> {
  await sql`delete from changes where changed_at < now() - ${`${KEPT_MINUTES} minutes`}::interval`.execute(
    db,
  );
}
