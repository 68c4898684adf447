import { grantedScopes } from '../../../core/contract/scopes.ts';
import { ApiError } from '../../../core/api/errors.ts';
import type { SessionPrincipal } from '../../../core/api/principal.ts';
import type { KeyDirectory, Lineage } from '../keys/key-directory.ts';
import { isServed, type FindMerchant, type MerchantSummary } from './mint.ts';
import { signatureOf, verifyToken, type SessionClaims, type TokenDeps } from './token.ts';
import type { Authenticate } from '../../../core/api/credential.ts';

const MAX_TOKENS = 100_000;

/** The scopes left to live sessions of a rejected merchant, so that its page can show the rejection. */
const AFTER_REJECTION: ReadonlySet<string> = new Set(['onboarding:read']);

/** A verified token, with its rights when its lineage was last read. */
interface Verified {
  readonly claims: SessionClaims;
  lineage?: Lineage;
  scopes?: ReadonlySet<string>;
}

interface Remembered extends Verified {
  readonly token: string;
}

/**
 * Turns a token into a principal. A signature is verified once and cached until the token expires. Its rights
 * are derived from its key and its merchant on every use, so that narrowing or revoking a key affects live
 * sessions, and closing a merchant ends them. Sessions of a rejected merchant can only read its onboarding,
 * if they have that scope.
 */
export class SessionDirectory {
  readonly #tokens: TokenDeps;
  readonly #keys: KeyDirectory;
  readonly #findMerchant: FindMerchant;
  /**
   * Verified tokens by their signatures, which takes half a microsecond less than by all of their text.
   * Oldest first; in memory only.
   */
  readonly #verified = new Map<string, Remembered>();

  constructor(deps: { tokens: TokenDeps; keys: KeyDirectory; findMerchant: FindMerchant }) {
    this.#tokens = deps.tokens;
    this.#keys = deps.keys;
    this.#findMerchant = deps.findMerchant;
  }

  /** @throws {ApiError} credential_invalid, credential_revoked */
  async principalOf(token: string): Promise<SessionPrincipal> {
    return this.#principalFrom(this.#remembered(token) ?? (await this.#verify(token)));
  }

  /**
   * Returns the principal for a grant that is stored elsewhere, such as a hosted page's.
   * @throws {ApiError} credential_revoked
   */
  async principalFor(claims: SessionClaims): Promise<SessionPrincipal> {
    return this.#principalFrom({ claims });
  }

  async #principalFrom(verified: Verified): Promise<SessionPrincipal> {
    const { claims } = verified;
    const lineage = await this.#keys.lineageOf(claims.lineage, claims.keyId);
    const merchant = await this.#findMerchant(claims.merchantId);
    return {
      kind: 'session',
      partnerId: claims.partnerId,
      environment: claims.environment,
      merchantId: claims.merchantId,
      keyId: claims.keyId,
      lineage: claims.lineage,
      expiresAt: claims.expiresAt,
      scopes: scopesLeft(scopesOf(verified, lineage), merchant),
      apiVersion: lineage.apiVersion,
      keyLimit: lineage.perMinute,
      merchantLimit: merchant?.perMinute ?? null,
    };
  }

  /** Matches only the identical token: a different one with the same signature is verified, and refused. */
  #remembered(token: string): Remembered | undefined {
    const verified = this.#verified.get(signatureOf(token));
    if (verified?.token !== token) return undefined;
    if (verified.claims.expiresAt > this.#tokens.clock.now()) return verified;
    this.#verified.delete(signatureOf(token));
    throw new ApiError('credential_invalid');
  }

  async #verify(token: string): Promise<Remembered> {
    const verified = { token, claims: await verifyToken(token, this.#tokens) };
    if (this.#verified.size >= MAX_TOKENS) {
      const oldest = this.#verified.keys().next();
      if (!oldest.done) this.#verified.delete(oldest.value);
    }
    this.#verified.set(signatureOf(token), verified);
    return verified;
  }
}

/** Intersected again whenever the lineage was read again; the same object means that nothing changed. */
function scopesOf(verified: Verified, lineage: Lineage): ReadonlySet<string> {
  if (verified.lineage !== lineage || !verified.scopes) {
    verified.lineage = lineage;
    verified.scopes = new Set<string>(grantedScopes(verified.claims.scopes, lineage.capability));
  }
  return verified.scopes;
}

/**
 * Returns those of a session's scopes that its merchant's status leaves.
 * @throws {ApiError} credential_revoked
 */
export function scopesLeft(
  scopes: ReadonlySet<string>,
  merchant: MerchantSummary | undefined,
): ReadonlySet<string> {
  if (!merchant || isServed(merchant)) return scopes;
  if (merchant.status === 'rejected' && scopes.has('onboarding:read')) return AFTER_REJECTION;
  throw new ApiError('credential_revoked', { message: `The merchant is ${merchant.status}.` });
}

/**
 * Distinguishes the two credentials, here only: a partner key has its prefix, everything else must be a
 * token.
 */
export function authenticator(deps: { keys: KeyDirectory; sessions: SessionDirectory }): Authenticate {
  return (credential) =>
    credential.startsWith('ppk_') ? deps.keys.principalOf(credential) : deps.sessions.principalOf(credential);
}
