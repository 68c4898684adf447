import { createHmac, createSecretKey, randomBytes, timingSafeEqual, type KeyObject } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../core/database/database.ts';
import type { Clock } from '../../../core/api/clock.ts';

/** The kind of record that a link opens. A link of one kind opens no record of another. */
export type GuestLinkKind = 'order' | 'pay_link';

const KEY_BYTES = 32;
/** 128 bits: not to be guessed (domain rule, guest links). */
const PROOF_BYTES = 16;
/** Computed once for the records that were shown last: a change of one shows it several times. */
const MAX_KEPT = 1_000;
const TOKEN = /^([a-z]{3}_[0-9A-Z]{26})-([A-Za-z0-9_-]{22})$/;

/**
 * Addresses by which people without an account open one record: `{id}-{proof}`, the proof being an HMAC of
 * the id. It is computed when it is shown, and stored nowhere.
 */
export class GuestLinks {
  readonly #key: KeyObject;
  readonly #tokens = new Map<string, string>();

  readonly #hasMoved: HasMoved;

  /**
   * @param key 32 bytes, base64
   * @param hasMoved finds the links that another installation has made; defaults to none
   * @throws {TypeError} the key isn't 32 bytes
   */
  constructor(key: string, hasMoved: HasMoved = async () => false) {
    this.#hasMoved = hasMoved;
    const bytes = Buffer.from(key, 'base64');
    if (bytes.length !== KEY_BYTES) throw new TypeError('not a key of 32 bytes');
    this.#key = createSecretKey(bytes);
  }

  tokenOf(kind: GuestLinkKind, id: string): string {
    const name = `${kind} ${id}`;
    const known = this.#tokens.get(name);
    if (known !== undefined) return known;
    if (this.#tokens.size >= MAX_KEPT) this.#tokens.clear();
    const token = `${id}-${this.#proofOf(kind, id).toString('base64url')}`;
    this.#tokens.set(name, token);
    return token;
  }

  /**
   * Returns the ID of a genuine token: one made here, or at the installation from which its record has moved.
   */
  async idOf(kind: GuestLinkKind, token: string): Promise<string | undefined> {
    const [, id, proof] = TOKEN.exec(token) ?? [];
    if (id === undefined || proof === undefined) return undefined;
    const sent = Buffer.from(proof, 'base64url');
    const own = this.#proofOf(kind, id);
    // The last character has unused bits: only one spelling is valid.
    const isGenuine = timingSafeEqual(sent, own) && own.toString('base64url') === proof;
    return isGenuine || (await this.#hasMoved(id, proof)) ? id : undefined;
  }

  /**
   * A keyed hash of what is so short that it could be guessed, such as a one-time code. One purpose's hash is
   * no other's.
   */
  hashOf(purpose: string, text: string): string {
    return createHmac('sha256', this.#key).update(`hash ${purpose} ${text}`).digest('base64url');
  }

  #proofOf(kind: GuestLinkKind, id: string): Buffer {
    return createHmac('sha256', this.#key).update(`${kind} ${id}`).digest().subarray(0, PROOF_BYTES);
  }
}

/** Whether a record has moved here with this proof in its link. */
type HasMoved = (id: string, proof: string) => Promise<boolean>;

/** Loads the link key, which is created once and kept in the database for all nodes. */
export async function loadGuestLinks(db: Db, clock: Clock): Promise<GuestLinks> {
  return new GuestLinks((await readKey(db)) ?? (await createKey(db, clock)), async (id, proof) => {
    const found = await db
      .selectFrom('moved_links')
      .select('id')
      .where('id', '=', id)
      .where('proof', '=', proof)
      .executeTakeFirst();
    return found !== undefined;
  });
}

/** One key for all nodes: the table is locked, so that only the first node creates one. */
async function createKey(db: Db, clock: Clock): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await sql`lock table link_keys in exclusive mode`.execute(trx);
    const stored = await readKey(trx);
    if (stored !== undefined) return stored;
    const key = randomBytes(KEY_BYTES).toString('base64');
    await trx
      .insertInto('link_keys')
      .values({ id: 1, key, created_at: new Date(clock.now()) })
      .execute();
    return key;
  });
}

async function readKey(db: Db): Promise<string | undefined> {
  return (await db.selectFrom('link_keys').select('key').executeTakeFirst())?.key;
}
