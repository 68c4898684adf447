import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Clock } from '../gateway/clock.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Endpoint secrets as they are stored. Signing needs them in clear, so they can't be hashed: AES-256-GCM, bound to
 * the endpoint, so that one row's secret can't be used in another row.
 */
export class EndpointSecrets {
  readonly #key: Buffer;

  /** @param key 32 bytes, base64 */
  constructor(key: string) {
    this.#key = Buffer.from(key, 'base64');
    if (this.#key.length !== KEY_BYTES) throw new TypeError('not a key of 32 bytes');
  }

  /** @returns base64url of nonce (12 bytes), tag (16 bytes) and ciphertext */
  seal(secret: string, endpointId: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, nonce).setAAD(Buffer.from(endpointId));
    const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
  }

  /** @throws {Error} if it was sealed with another key or for another endpoint */
  open(sealed: string, endpointId: string): string {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv(CIPHER, this.#key, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    }).setAAD(Buffer.from(endpointId));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    return decipher.update(text, undefined, 'utf8') + decipher.final('utf8');
  }
}

/** The sealing key: the configured one, or one that is created once and kept in the database for all nodes. */
export async function loadEndpointSecrets(
  db: Db,
  clock: Clock,
  configuredKey: string | undefined,
): Promise<EndpointSecrets> {
  return new EndpointSecrets(configuredKey ?? (await storedKey(db, clock)));
}

/** One key for all nodes: the table is locked, so that only the first node creates one. */
async function storedKey(db: Db, clock: Clock): Promise<string> {
  const made = randomBytes(KEY_BYTES).toString('base64');
  return db.transaction().execute(async (trx) => {
    await sql`lock table webhook_secret_keys in exclusive mode`.execute(trx);
    const stored = await trx.selectFrom('webhook_secret_keys').select('key').executeTakeFirst();
    if (stored) return stored.key;
    await trx
      .insertInto('webhook_secret_keys')
      .values({ id: 1, key: made, created_at: new Date(clock.now()) })
      .execute();
    return made;
  });
}
