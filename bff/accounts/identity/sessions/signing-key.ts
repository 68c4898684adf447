import { createPrivateKey, type KeyObject } from 'node:crypto';
import type { CryptoKey, JWK } from 'jose';
import { calculateJwkThumbprint } from 'jose/jwk/thumbprint';
import { exportJWK } from 'jose/key/export';
import { generateKeyPair } from 'jose/key/generate/keypair';
import { importJWK } from 'jose/key/import';
import { sql } from 'kysely';
import type { Db } from '../../../core/database/database.ts';
import type { Clock } from '../../../core/api/clock.ts';

/** The only algorithm for signing and verifying tokens. */
export const SIGNING_ALGORITHM = 'ES256';

/** The `typ` of a session token. */
export const TOKEN_TYPE = 'trellis-session+jwt';

export interface SigningKey {
  /** RFC 7638 thumbprint of the public key. */
  readonly kid: string;
  readonly privateKey: CryptoKey;
  /** The private key as Node signs with it. */
  readonly signer: KeyObject;
  readonly publicKey: CryptoKey;
  /** The header of every token that this key signs: algorithm, type and key id, as base64url. */
  readonly header: string;
  readonly publicJwk: JWK;
}

/**
 * The signing key: the configured one, or one that is created once and kept in the database for all nodes.
 * @throws {TypeError} when the configured JWK is no P-256 private key
 */
export async function loadSigningKey(
  db: Db,
  clock: Clock,
  configuredJwk: string | undefined,
): Promise<SigningKey> {
  return signingKeyOf(JSON.parse(configuredJwk ?? (await storedJwk(db, clock))) as JWK);
}

async function signingKeyOf(jwk: JWK): Promise<SigningKey> {
  const { kty, crv, x, y } = jwk;
  if (kty !== 'EC' || crv !== 'P-256' || !x || !y || !jwk.d) throw new TypeError('not a private P-256 JWK');
  const kid = await calculateJwkThumbprint({ kty, crv, x, y });
  const publicJwk: JWK = { kty, crv, x, y, kid, alg: SIGNING_ALGORITHM, use: 'sig' };
  const [privateKey, publicKey] = await Promise.all([
    importJWK({ kty, crv, x, y, d: jwk.d }, SIGNING_ALGORITHM),
    importJWK(publicJwk, SIGNING_ALGORITHM),
  ]);
  if (privateKey instanceof Uint8Array || publicKey instanceof Uint8Array)
    throw new TypeError('not an EC JWK');
  const signer = createPrivateKey({ key: { kty, crv, x, y, d: jwk.d }, format: 'jwk' });
  const header = JSON.stringify({ alg: SIGNING_ALGORITHM, typ: TOKEN_TYPE, kid });
  return {
    kid,
    privateKey,
    signer,
    publicKey,
    publicJwk,
    header: Buffer.from(header).toString('base64url'),
  };
}

async function storedJwk(db: Db, clock: Clock): Promise<string> {
  return (await readJwk(db)) ?? createJwk(db, clock);
}

/** One key for all nodes: the table is locked, so that only the first node creates one. */
async function createJwk(db: Db, clock: Clock): Promise<string> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const made = await exportJWK(privateKey);
  return db.transaction().execute(async (trx) => {
    await sql`lock table signing_keys in exclusive mode`.execute(trx);
    const stored = await readJwk(trx);
    if (stored !== undefined) return stored;
    const jwk = JSON.stringify(made);
    const kid = await calculateJwkThumbprint(made);
    await trx
      .insertInto('signing_keys')
      .values({ kid, jwk, created_at: new Date(clock.now()) })
      .execute();
    return jwk;
  });
}

async function readJwk(db: Db): Promise<string | undefined> {
  const stored = await db
    .selectFrom('signing_keys')
    .select('jwk')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return stored?.jwk;
}
