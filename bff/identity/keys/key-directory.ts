import type { Db } from '../../database/database.ts';
import type { Clock } from '../../gateway/clock.ts';
import { ApiError } from '../../gateway/errors.ts';
import type { KeyPrincipal } from '../../gateway/principal.ts';
import { Remembered } from '../../gateway/remembered.ts';
import { together } from '../../gateway/together.ts';
import { findKeysByHash, findLineages, statusOfKey, type KeyRow } from './key-records.ts';
import { environmentOfSecret, hashOf } from './secret.ts';

/** A change made on another node bites here within this time (domain rule: 1 s), so it is read again before. */
const MAX_AGE_MS = 800;
const MAX_KEYS = 100_000;

/** One line of keys: the first and those it was rotated into. */
export interface Lineage {
  readonly capability: ReadonlySet<string>;
  /** The dated version it is pinned to. */
  readonly apiVersion: string;
  /** Requests a minute; null: the default. */
  readonly perMinute: number | null;
  readonly keys: ReadonlyMap<string, KeyRow>;
}

/** Every look at a key goes through here: remembered for a moment, forgotten at once when this node changes one. */
export class KeyDirectory {
  readonly #clock: Clock;
  readonly #byHash: Remembered<KeyRow>;
  readonly #byLineage: Remembered<Lineage>;

  /** @param deps `onUse` is told how old, in milliseconds, each record was that a caller was judged by */
  constructor(deps: { db: Db; clock: Clock; onUse?: (ageMs: number) => void }) {
    const { clock, onUse } = deps;
    const bounds = { maxAgeMs: MAX_AGE_MS, maxEntries: MAX_KEYS, clock, onUse };
    this.#clock = clock;
    this.#byHash = new Remembered({ ...bounds, load: together((hashes) => findKeysByHash(deps.db, hashes)) });
    const lines = together((lineages) => findLineages(deps.db, lineages));
    this.#byLineage = new Remembered({
      ...bounds,
      load: async (lineage) => lineageOf((await lines(lineage)) ?? []),
    });
  }

  /** The caller that a key stands for. @throws {ApiError} credential_invalid, credential_revoked */
  async principalOf(secret: string): Promise<KeyPrincipal> {
    const environment = environmentOfSecret(secret);
    const row = environment && (await this.#byHash.get(hashOf(secret)));
    if (!row || row.environment !== environment) throw new ApiError('credential_invalid');
    const status = statusOfKey(row, this.#clock.now());
    if (status === 'revoked') throw new ApiError('credential_revoked');
    if (status === 'expired') throw new ApiError('credential_invalid');
    return {
      kind: 'key',
      keyId: row.id,
      lineage: row.lineage,
      partnerId: row.partner_id,
      environment: row.environment,
      scopes: new Set(row.capability),
      apiVersion: row.api_version,
      keyLimit: row.per_minute,
    };
  }

  /**
   * The line behind a session, with what its sessions may still do. A session ends with the key that minted it when that is revoked, and
   * with its line when no key of it lives; a key that ran out after rotation takes no session with it.
   * @throws {ApiError} credential_revoked
   */
  async lineOf(lineage: string, keyId: string): Promise<Lineage> {
    const line = await this.#byLineage.get(lineage);
    const minter = line?.keys.get(keyId);
    if (!line || !minter || minter.revoked_at) throw new ApiError('credential_revoked');
    const now = this.#clock.now();
    const alive = [...line.keys.values()].some((key) => statusOfKey(key, now) === 'live');
    if (!alive) throw new ApiError('credential_revoked');
    return line;
  }

  /** To be called after each change to a key of the line. */
  forget(keys: readonly KeyRow[]): void {
    for (const key of keys) {
      this.#byHash.forget(key.secret_hash);
      this.#byLineage.forget(key.lineage);
    }
  }
}

/** The newest key's capability is the line's: a change is written to all keys of it that are not revoked. */
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
