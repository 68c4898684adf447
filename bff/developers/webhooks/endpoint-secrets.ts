import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { openBox, openByteBox, sealBox, sealByteBox, type Sealer } from '../../core/http/secrets.ts';
import type { Clock } from '../../core/api/clock.ts';

const KEY_BYTES = 32;

/**
 * Seals endpoint secrets for storage, and what else has to be read again. Signing needs them in clear, so
 * they can't be hashed: AES-256-GCM, bound to the endpoint, so that one row's secret can't be used in another
 * row.
 */
export class EndpointSecrets implements Sealer {
  /** A key object, because bytes would be converted to one for each secret. */
  readonly #key: KeyObject;

  /**
   * @param key 32 bytes, base64
   * @throws {TypeError} the key isn't 32 bytes
   */
  constructor(key: string) {
    const bytes = Buffer.from(key, 'base64');
    if (bytes.length !== KEY_BYTES) throw new TypeError('not a key of 32 bytes');
    this.#key = createSecretKey(bytes);
  }

  seal(secret: string, endpointId: string): string {
    return sealBox(secret, this.#key, endpointId);
  }

  /** @throws {Error} if it was sealed under another key or for another endpoint */
  open(sealed: string, endpointId: string): string {
    return openBox(sealed, this.#key, endpointId);
  }

  sealBytes(bytes: Uint8Array, context: string): Buffer {
    return sealByteBox(bytes, this.#key, context);
  }

  /** @throws {Error} as {@link open} */
  openBytes(sealed: Uint8Array, context: string): Buffer {
    return openByteBox(sealed, this.#key, context);
  }
}

/**
 * Loads the sealing key: the configured one, or one that is created once and stored in the database for all
 * nodes.
 */
export async function loadEndpointSecrets(
  db: Db,
  clock: Clock,
  configuredKey: string | undefined,
): Promise<EndpointSecrets> {
  return new EndpointSecrets(configuredKey ?? (await storedKey(db, clock)));
}

async function storedKey(db: Db, clock: Clock): Promise<string> {
  return (await readKey(db)) ?? createKey(db, clock);
}

/** Creates one key for all nodes: the table is locked, so that only the first node creates one. */
async function createKey(db: Db, clock: Clock): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await sql`lock table webhook_secret_keys in exclusive mode`.execute(trx);
    const stored = await readKey(trx);
    if (stored !== undefined) return stored;
    const key = randomBytes(KEY_BYTES).toString('base64');
    await trx
      .insertInto('webhook_secret_keys')
      .values({ id: 1, key, created_at: new Date(clock.now()) })
      .execute();
    return key;
  });
}

async function readKey(db: Db): Promise<string | undefined> {
  return (await db.selectFrom('webhook_secret_keys').select('key').executeTakeFirst())?.key;
}
