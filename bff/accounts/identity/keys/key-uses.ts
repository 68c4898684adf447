import { sql } from 'kysely';
import type { Db } from '../../../core/database/database.ts';
import type { Clock } from '../../../core/api/clock.ts';

const MINUTE_MS = 60_000;
/** Uses within this time are written in one statement. */
const GATHER_MS = 1_000;
/** With more keys than this, a few are written twice in a minute. */
const MAX_KEYS = 100_000;

/**
 * When keys were last used, to the minute. A request only notes it in memory. A node writes each key at most once a
 * minute, many keys in one statement. A killed process loses up to a second of uses.
 */
export class KeyUses {
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
    if (this.#noted.size >= MAX_KEYS) this.#noted.clear();
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
   * Never backwards, whatever another node wrote. A key whose row is locked, as by a rotation, is skipped: waiting
   * isn't worth it, and two nodes could wait for each other's rows.
   */
  async #write(ids: readonly string[]): Promise<void> {
    const at = new Date(Math.floor(this.#clock.now() / MINUTE_MS) * MINUTE_MS);
    await sql`update keys set last_used_at = ${at}::timestamptz
      where id in (
        select id from keys where id = any(${ids}::text[]) and (last_used_at is null or last_used_at < ${at}::timestamptz)
        order by id for no key update skip locked)`.execute(this.#db);
  }
}
