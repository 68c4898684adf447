import type { MerchantStatus } from '../../merchants/contract/merchant.ts';
import { grantedScopes, isWellFormedScope, type SessionScope } from '../../../core/contract/scopes.ts';
import { ApiError } from '../../../core/api/errors.ts';
import type { KeyPrincipal } from '../../../core/api/principal.ts';
import { isIdLike } from '../../../core/database/ids.ts';
import { signToken, type TokenDeps } from './token.ts';

/** The merchant data that minting needs, provided by the merchants' feature. */
export interface MerchantSummary {
  readonly id: string;
  readonly partnerId: string;
  readonly environment: string;
  readonly displayName: string;
  readonly status: MerchantStatus;
  readonly currency: string;
  /** The merchant's pricing group. */
  readonly plan: string | null;
  /** Requests per minute; `null` for the default. */
  readonly perMinute: number | null;
}

export type FindMerchant = (id: string) => Promise<MerchantSummary | undefined>;

export interface Minted {
  readonly token: string;
  readonly granted: readonly SessionScope[];
}

/**
 * A token for one merchant, with requested ∩ capability ∩ grantable scopes.
 * @throws {ApiError} scope_malformed, not_found, state_forbids, scope_none_left
 *
 * @example
 * const { token, granted } = await mint(key, { merchant: 'mer_01J…', scopes: ['plants:write'] }, { tokens,
 * findMerchant });
 */
export async function mint(
  key: KeyPrincipal,
  wanted: { readonly merchant: string; readonly scopes: readonly string[] },
  deps: { readonly tokens: TokenDeps; readonly findMerchant: FindMerchant },
): Promise<Minted> {
  if (!wanted.scopes.every(isWellFormedScope)) throw new ApiError('scope_malformed', { param: 'scopes' });
  const { id: merchantId } = await servedMerchant(key, wanted.merchant, deps.findMerchant);
  const granted = grantOf(key, wanted.scopes);
  const { partnerId, environment, keyId, lineage } = key;
  const grant = { partnerId, environment, merchantId, keyId, lineage, scopes: granted };
  return { token: signToken(grant, deps.tokens), granted };
}

/** @throws {ApiError} scope_none_left: no token at all rather than one that can do nothing */
export function grantOf(key: KeyPrincipal, wanted: readonly string[]): readonly SessionScope[] {
  const granted = grantedScopes(wanted, key.scopes);
  if (granted.length === 0) throw new ApiError('scope_none_left', { param: 'scopes' });
  return granted;
}

/**
 * A merchant that a session may be minted for. Unknown merchants, another partner's and the other
 * environment's are indistinguishable.
 * @throws {ApiError} not_found, state_forbids (closed or rejected)
 */
export async function servedMerchant(
  key: Pick<KeyPrincipal, 'partnerId' | 'environment'>,
  id: string,
  find: FindMerchant,
): Promise<MerchantSummary> {
  const merchant = isIdLike(id) ? await find(id) : undefined;
  if (merchant?.partnerId !== key.partnerId || merchant.environment !== key.environment) {
    throw new ApiError('not_found', { message: "This merchant doesn't exist.", param: 'merchant' });
  }
  if (!isServed(merchant)) {
    throw new ApiError('state_forbids', {
      message: `The merchant is ${merchant.status}.`,
      param: 'merchant',
    });
  }
  return merchant;
}

/**
 * Whether sessions can be minted. A closed or rejected merchant gets none, and its live ones end or are
 * narrowed (session-directory.ts).
 */
export function isServed({ status }: Pick<MerchantSummary, 'status'>): boolean {
  return status !== 'closed' && status !== 'rejected';
}
