import { jwtVerify } from 'jose/jwt/verify';
import { SESSION_SECONDS } from '../contract/sessions/sessions.ts';
import { newUlid } from '../../../core/database/ids.ts';
import type { Clock } from '../../../core/api/clock.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { SIGNING_ALGORITHM, TOKEN_TYPE, type SigningKey } from './signing-key.ts';
import type { Owner } from '../../../core/database/owner.ts';
import { sign, type KeyObject } from 'node:crypto';

/**
 * The claims of a session token. It grants at most `scopes`; what they are worth is looked up on every use.
 */
export interface SessionClaims extends Owner {
  readonly merchantId: string;
  readonly keyId: string;
  readonly lineage: string;
  readonly scopes: readonly string[];
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

export interface TokenDeps {
  readonly issuer: string;
  readonly key: SigningKey;
  readonly clock: Clock;
}

const AUDIENCE = 'trellis';
/** Clocks of the nodes of one service may differ by this much; it never extends a token's life. */
const CLOCK_TOLERANCE_SECONDS = 5;
/**
 * The single spelling of a token: base64url without padding, and a last character whose unused bits are zero
 * (64 bytes of signature leave four). Decoders ignore the rest, so one token would have many spellings.
 */
const SPELLING = /^[\w-]+\.[\w-]+\.[\w-]{85}[AQgw]$/;
const SIGNATURE_CHARACTERS = 86;
const REQUIRED_CLAIMS = ['sub', 'scope', 'env', 'partner', 'key', 'lineage', 'jti', 'iat', 'exp'];

type Grant = Omit<SessionClaims, 'expiresAt'>;

/**
 * A JWS in compact form (RFC 7515, section 7.1). It is signed here and not by jose, which signs on another
 * thread: for a signature of 50 µs the round trip costs more than the signature.
 */
export function signToken(grant: Grant, deps: TokenDeps): string {
  const now = Math.floor(deps.clock.now() / 1000);
  const claims = {
    scope: grant.scopes.join(' '),
    env: grant.environment,
    partner: grant.partnerId,
    key: grant.keyId,
    lineage: grant.lineage,
    iss: deps.issuer,
    aud: AUDIENCE,
    sub: grant.merchantId,
    jti: newUlid(),
    iat: now,
    exp: now + SESSION_SECONDS,
  };
  const signed = `${deps.key.header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
  return `${signed}.${signEs256(signed, deps.key.signer).toString('base64url')}`;
}

/** The last part of a token, or as much of any text. */
export function signatureOf(token: string): string {
  return token.slice(-SIGNATURE_CHARACTERS);
}

/**
 * Verifies a token: only our algorithm, key, type, issuer and audience; every claim present; a lifetime of
 * 900 s at most.
 * @throws {ApiError} credential_invalid, the same for every defect
 */
export async function verifyToken(token: string, deps: TokenDeps): Promise<SessionClaims> {
  const now = deps.clock.now();
  if (!SPELLING.test(token)) throw new ApiError('credential_invalid');
  const payload = await jwtVerify(
    token,
    (header) => {
      if (header.kid !== deps.key.kid) throw new TypeError('not a key of ours');
      return deps.key.publicKey;
    },
    {
      algorithms: [SIGNING_ALGORITHM],
      typ: TOKEN_TYPE,
      issuer: deps.issuer,
      audience: AUDIENCE,
      requiredClaims: REQUIRED_CLAIMS,
      maxTokenAge: SESSION_SECONDS,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: new Date(now),
    },
  ).then(
    (result) => result.payload,
    (error: unknown) => {
      throw new ApiError('credential_invalid', { cause: error });
    },
  );
  const claims = claimsOf(payload);
  if (!claims || claims.expiresAt <= now) throw new ApiError('credential_invalid');
  return claims;
}

function claimsOf(payload: Readonly<Record<string, unknown>>): SessionClaims | undefined {
  const { sub, scope, env, partner, key, lineage, iat, exp } = payload;
  const texts = [sub, scope, partner, key, lineage];
  if (!texts.every((value) => typeof value === 'string')) return undefined;
  if (typeof iat !== 'number' || typeof exp !== 'number' || exp - iat > SESSION_SECONDS) return undefined;
  if (env !== 'sandbox' && env !== 'production') return undefined;
  return {
    partnerId: String(partner),
    environment: env,
    merchantId: String(sub),
    keyId: String(key),
    lineage: String(lineage),
    scopes: String(scope).split(' '),
    expiresAt: exp * 1000,
  };
}

const HALF = 32;

/**
 * Signs as in ES256 (RFC 7518, section 3.4): both numbers in 32 bytes each. Node returns DER. Its option for
 * the other format needs the key wrapped in an object, and checking that takes twice as long as the
 * signature.
 */
export function signEs256(text: string, key: KeyObject): Buffer {
  const der = sign('sha256', Buffer.from(text), key);
  // 30 length, 02 length r, 02 length s: each length is one byte, since all of it is shorter than 128.
  const rEnd = 4 + (der[3] ?? 0);
  const signature = Buffer.alloc(2 * HALF);
  place(der.subarray(4, rEnd), signature.subarray(0, HALF));
  place(der.subarray(rEnd + 2), signature.subarray(HALF));
  return signature;
}

/**
 * A number in DER is as short as possible, or has a zero before a high first bit; right-aligned in 32 bytes
 * it has neither problem.
 */
function place(number: Buffer, into: Buffer): void {
  const digits = number.length > HALF ? number.subarray(number.length - HALF) : number;
  digits.copy(into, HALF - digits.length);
}
