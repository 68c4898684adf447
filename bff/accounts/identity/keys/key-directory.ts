import type { InvalidationFeed } from '../../../core/database/invalidation-feed.ts';
import type { Db } from '../../../core/database/database.ts';
import type { Clock } from '../../../core/api/clock.ts';
import { ApiError } from '../../../core/api/errors.ts';
import type { KeyPrincipal } from '../../../core/api/principal.ts';
import { Cache, batchLoader } from '../../../core/api/cache.ts';
import { EnvironmentClocks } from '../../../core/timers/environment-clock.ts';
import { findKeysByHash, findLineages, statusOfKey, type KeyRow } from './key-records.ts';
import { environmentOfSecret, hashOf } from './secret.ts';
import { sql } from 'kysely';

const MINUTE_MS = 60_000;
/** Uses within this time are written in one statement. */
const GATHER_MS = 1_000;
/** Above this number of keys, a few are written twice in a minute. */
const MAX_UNWRITTEN = 100_000;

/**
 * The last use of keys, to the minute. A request only notes it in memory. A node writes each key at most once
 * a minute, many keys in one statement. A killed process loses up to a second of uses.
 */
class KeyUses {
  readonly #db: Db;
  readonly #clock: Clock;
  /** The minute in which each key was last noted. */
  readonly #noted = new Map<string, number>();
  #gathering: Set<string> | undefined;

  constructor(deps: { readonly db: Db; readonly clock: Clock }) {
    this.#db = deps.db;
    this.#clock = deps.clock;
  }

  note(keyId: string): void {
    const minute = Math.floor(this.#clock.now() / MINUTE_MS);
    if (this.#noted.get(keyId) === minute) return;
    if (this.#noted.size >= MAX_UNWRITTEN) this.#noted.clear();
    this.#noted.set(keyId, minute);
    this.#gather().add(keyId);
  }

  #gather(): Set<string> {
    if (this.#gathering) return this.#gathering;
    const keys = (this.#gathering = new Set<string>());
    setTimeout(() => {
      this.#gathering = undefined;
      // Only informative: while the database is unavailable, or when the process dies, a minute is missing.
      this.#write([...keys]).catch(() => undefined);
    }, GATHER_MS).unref();
    return keys;
  }

  /**
   * Never backwards, whatever another node wrote. A key whose row is locked, as by a rotation, is skipped:
   * waiting isn't worth it, and two nodes could wait for each other's rows.
   */
  async #write(ids: readonly string[]): Promise<void> {
    const at = new Date(Math.floor(this.#clock.now() / MINUTE_MS) * MINUTE_MS);
    await sql`update keys set last_used_at = ${at}::timestamptz
      where id in (
        select id from keys where id = any(${ids}::text[])
          and (last_used_at is null or last_used_at < ${at}::timestamptz)
        order by id for no key update skip locked)`.execute(this.#db);
  }
}

const MAX_KEYS = 100_000;

/** A key, with its capability in the form that principals carry. */
interface KnownKey {
  readonly row: KeyRow;
  readonly capability: ReadonlySet<string>;
}

/** A lineage of keys: the first, and those it was rotated into. */
export interface Lineage {
  readonly capability: ReadonlySet<string>;
  /** The dated version it is pinned to. */
  readonly apiVersion: string;
  /** Requests per minute; `null` for the default. */
  readonly perMinute: number | null;
  readonly keys: ReadonlyMap<string, KeyRow>;
}

/**
 * Every lookup of a key goes through here. Keys are cached until they change, and dropped at once when this
 * node changes them.
 */
export class KeyDirectory {
  /** The clock by which keys end: a sandbox's runs ahead of the real time. */
  readonly clocks: EnvironmentClocks;
  readonly #uses: KeyUses;
  readonly #byHash: Cache<KnownKey>;
  readonly #byLineage: Cache<Lineage>;

  /** @param deps `onUse` gets the age, in milliseconds, of each record that authorized a caller */
  constructor(deps: {
    db: Db;
    clock: Clock;
    invalidations: InvalidationFeed;
    onUse?: (ageMs: number) => void;
  }) {
    this.#uses = new KeyUses(deps);
    const { clock, invalidations, onUse } = deps;
    const bounds = { invalidations, maxEntries: MAX_KEYS, onUse };
    this.clocks = new EnvironmentClocks({ db: deps.db, clock, invalidations });
    const rows = batchLoader((hashes) => findKeysByHash(deps.db, hashes));
    this.#byHash = new Cache({
      ...bounds,
      kind: 'key',
      load: async (hash) => {
        const row = await rows(hash);
        return row && { row, capability: new Set(row.capability) };
      },
    });
    const loadLineage = batchLoader((lineages) => findLineages(deps.db, lineages));
    this.#byLineage = new Cache({
      ...bounds,
      kind: 'line',
      load: async (lineage) => lineageOf((await loadLineage(lineage)) ?? []),
    });
  }

  /** The caller that a key identifies. @throws {ApiError} credential_invalid, credential_revoked */
  async principalOf(secret: string): Promise<KeyPrincipal> {
    const hash = hashOf(secret);
    const environment = environmentOfSecret(secret, this.#byHash.has(hash));
    if (!environment) throw new ApiError('credential_invalid');
    const known = await this.#byHash.get(hash);
    if (known?.row.environment !== environment) throw new ApiError('credential_invalid');
    const { row, capability } = known;
    const status = statusOfKey(row, await this.#nowFor(row));
    if (status === 'revoked') throw new ApiError('credential_revoked');
    if (status === 'expired') throw new ApiError('credential_invalid');
    this.#uses.note(row.id);
    return {
      kind: 'key',
      keyId: row.id,
      lineage: row.lineage,
      partnerId: row.partner_id,
      environment: row.environment,
      scopes: capability,
      apiVersion: row.api_version,
      keyLimit: row.per_minute,
    };
  }

  /** The time with which the key's end is compared. Most keys have no end, and then no clock is read. */
  async #nowFor(row: KeyRow): Promise<number> {
    if (row.expires_at === null) return 0;
    return this.clocks.now({ partnerId: row.partner_id, environment: row.environment });
  }

  /**
   * The lineage behind a session, with what its sessions may still do. A session ends with the key that
   * minted it when that is revoked, and with its lineage when no key of it is live; a key that ended after
   * rotation ends no session.
   * @throws {ApiError} credential_revoked
   */
  async lineageOf(lineage: string, keyId: string): Promise<Lineage> {
    const found = await this.#byLineage.get(lineage);
    const minter = found?.keys.get(keyId);
    if (!found || !minter || minter.revoked_at) throw new ApiError('credential_revoked');
    const now = await this.#nowFor(minter);
    const isAlive =
      statusOfKey(minter, now) === 'live' ||
      [...found.keys.values()].some((key) => statusOfKey(key, now) === 'live');
    if (!isAlive) throw new ApiError('credential_revoked');
    return found;
  }

  /** Call it after each change to a key of the lineage. */
  invalidate(keys: readonly KeyRow[]): void {
    for (const key of keys) {
      this.#byHash.invalidate(key.secret_hash);
      this.#byLineage.invalidate(key.lineage);
    }
  }
}

/** The newest key's capability is the lineage's: a change is written to all its keys that are not revoked. */
function lineageOf(rows: readonly KeyRow[]): Lineage | undefined {
  const newest = rows.findLast((row) => !row.revoked_at) ?? rows.at(-1);
  if (!newest) return undefined;
  return {
    capability: new Set(newest.capability),
    apiVersion: newest.api_version,
    perMinute: newest.per_minute,
    keys: new Map(rows.map((row) => [row.id, row])),
  };
}
