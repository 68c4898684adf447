import type { InvalidationKind, InvalidationFeed, CacheInvalidation } from '../database/invalidation-feed.ts';

interface CacheOptions<Value> {
  readonly load: (key: string) => Promise<Value | undefined>;
  /** The feed that reports outdated values, and the kind under which it names them. */
  readonly invalidations: InvalidationFeed;
  readonly kind: InvalidationKind;
  readonly maxEntries: number;
  /** Called on each use of a value with its age: milliseconds since it was last known to be current. */
  readonly onUse?: ((ageMs: number) => void) | undefined;
}

/**
 * Cache of database records, emptied by the invalidation feed: bounded in number, with one load at a time for
 * each key.
 *
 * @example
 * const merchants = new
 * Cache({ invalidations, kind: 'merchant', maxEntries: 10_000, load: (id) => findMerchant(db, id) });
 * const merchant = await merchants.get('mer_01J…'); // undefined: there is none
 * merchants.invalidate('mer_01J…'); // after a change on this node; other nodes read it from the feed
 */
export class Cache<Value> implements CacheInvalidation {
  readonly #options: CacheOptions<Value>;
  readonly #values = new Map<string, Value>();
  readonly #loading = new Map<string, Promise<Value | undefined>>();

  constructor(options: CacheOptions<Value>) {
    this.#options = options;
    options.invalidations.subscribe(options.kind, this);
  }

  /** Returns the value, or `undefined` if there is none. Misses are not cached. */
  async get(key: string): Promise<Value | undefined> {
    const refreshing = this.#options.invalidations.refresh();
    if (refreshing) await refreshing;
    return this.#used(key) ?? this.#loading.get(key) ?? this.#load(key);
  }

  /**
   * Returns the value if it is in memory and current, and waits for nothing. Otherwise reads it in the
   * background, for the next caller.
   */
  peek(key: string): Value | undefined {
    const refreshing = this.#options.invalidations.refresh();
    const value = refreshing ? undefined : this.#used(key);
    if (value === undefined) this.get(key).catch(() => undefined);
    return value;
  }

  /** Whether there is a value that was current when the feed was last read. */
  has(key: string): boolean {
    return this.#values.has(key);
  }

  /** Drops a value after a change on this node, which then doesn't wait for the feed. */
  invalidate(key: string): void {
    this.#values.delete(key);
    this.#loading.delete(key);
  }

  invalidateAll(): void {
    this.#values.clear();
    this.#loading.clear();
  }

  #used(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value !== undefined) this.#options.onUse?.(this.#options.invalidations.ageMs);
    return value;
  }

  #load(key: string): Promise<Value | undefined> {
    const loading = this.#options.load(key).then(
      (value) => {
        // If it was invalidated while being read, this may be the old value, which is fine for its callers
        // but must not be cached.
        if (this.#loading.get(key) === loading) this.#keep(key, value);
        if (value !== undefined) this.#options.onUse?.(0);
        return value;
      },
      (error: unknown) => {
        if (this.#loading.get(key) === loading) this.#loading.delete(key);
        throw error;
      },
    );
    this.#loading.set(key, loading);
    return loading;
  }

  #keep(key: string, value: Value | undefined): void {
    this.#loading.delete(key);
    if (value === undefined) return;
    if (this.#values.size >= this.#options.maxEntries) {
      const oldest = this.#values.keys().next();
      if (!oldest.done) this.#values.delete(oldest.value);
    }
    this.#values.set(key, value);
  }
}

const MAX_KEYS = 200;

/**
 * Batches lookups: the keys requested in one turn of the event loop are read in one query, which costs little
 * more than a query for one of them. A key is read after it was requested, never before.
 */
export function batchLoader<Value>(
  loadAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | undefined> {
  let gathering:
    | { readonly keys: string[]; readonly values: Promise<ReadonlyMap<string, Value>> }
    | undefined;

  function gather(): NonNullable<typeof gathering> {
    const keys: string[] = [];
    const values = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      if (gathering?.keys === keys) gathering = undefined;
      return loadAll(keys);
    });
    return { keys, values };
  }

  return async (key) => {
    if (!gathering || gathering.keys.length >= MAX_KEYS) gathering = gather();
    const { keys, values } = gathering;
    keys.push(key);
    return (await values).get(key);
  };
}
