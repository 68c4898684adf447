import { grantedScopes } from '../../contract/scopes.ts';
import { ApiError } from '../../gateway/errors.ts';
import type { SessionPrincipal } from '../../gateway/principal.ts';
import type { KeyDirectory } from '../keys/key-directory.ts';
import type { FindMerchant } from './mint.ts';
import { verifyToken, type SessionClaims, type TokenDeps } from './token.ts';

const MAX_TOKENS = 20_000;

/**
 * Turns a token into a caller. A signature is checked once and remembered until the token ends; what the token is
 * worth is asked of its key on every use, so that narrowing or revoking a key bites sessions that live.
 */
export class SessionDirectory {
  readonly #tokens: TokenDeps;
  readonly #keys: KeyDirectory;
  readonly #findMerchant: FindMerchant;
  /** Verified tokens, oldest first. In memory only. */
  readonly #verified = new Map<string, SessionClaims>();

  constructor(deps: { tokens: TokenDeps; keys: KeyDirectory; findMerchant: FindMerchant }) {
    this.#tokens = deps.tokens;
    this.#keys = deps.keys;
    this.#findMerchant = deps.findMerchant;
  }

  /** @throws {ApiError} credential_invalid, credential_revoked */
  async principalOf(token: string): Promise<SessionPrincipal> {
    const claims = this.#remembered(token) ?? (await this.#verify(token));
    return this.principalFor(claims);
  }

  /** The same for a grant that is kept elsewhere, such as a hosted page's. @throws {ApiError} credential_revoked */
  async principalFor(claims: SessionClaims): Promise<SessionPrincipal> {
    const line = await this.#keys.lineOf(claims.lineage, claims.keyId);
    const merchant = await this.#findMerchant(claims.merchantId);
    return {
      kind: 'session',
      partnerId: claims.partnerId,
      environment: claims.environment,
      merchantId: claims.merchantId,
      keyId: claims.keyId,
      lineage: claims.lineage,
      expiresAt: claims.expiresAt,
      scopes: new Set<string>(grantedScopes(claims.scopes, line.capability)),
      apiVersion: line.apiVersion,
      keyLimit: line.perMinute,
      merchantLimit: merchant?.perMinute ?? null,
    };
  }

  #remembered(token: string): SessionClaims | undefined {
    const claims = this.#verified.get(token);
    if (!claims || claims.expiresAt > this.#tokens.clock.now()) return claims;
    this.#verified.delete(token);
    throw new ApiError('credential_invalid');
  }

  async #verify(token: string): Promise<SessionClaims> {
    const claims = await verifyToken(token, this.#tokens);
    if (this.#verified.size >= MAX_TOKENS) {
      const oldest = this.#verified.keys().next();
      if (!oldest.done) this.#verified.delete(oldest.value);
    }
    this.#verified.set(token, claims);
    return claims;
  }
}
