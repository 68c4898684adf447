import { ApiError } from '../errors.ts';
import type { HttpPrincipal } from '../principal.ts';
import { chain, type MaybePromise } from '../maybe-promise.ts';
import type { SetHeader } from '../../http/set-header.ts';
import type { Limiter, QuotaState } from './limiter.ts';
import { quotasOf, WINDOW_SECONDS, type Quota } from './quota.ts';

/**
 * Spends one request from all of the caller's quotas and reports them in the headers of
 * draft-ietf-httpapi-ratelimit-headers: on every response from here on, refusals and errors too.
 * @throws {ApiError} limit_key, limit_merchant or limit_address, with Retry-After
 */
export function spendQuota(
  setHeader: SetHeader,
  principal: HttpPrincipal,
  limiter: Limiter,
): MaybePromise<void> {
  return spend(setHeader, quotasOf(principal), limiter);
}

/** The same for quotas without a known caller. */
export function spend(setHeader: SetHeader, quotas: readonly Quota[], limiter: Limiter): MaybePromise<void> {
  return chain(limiter.spend(quotas), ({ states, refused }) => {
    let policy = '';
    let standing = '';
    for (const state of states) {
      const comma = policy === '' ? '' : ', ';
      policy += comma + policyItem(state);
      standing += comma + stateItem(state);
    }
    setHeader('RateLimit-Policy', policy);
    setHeader('RateLimit', standing);
    if (!refused) return;
    throw new ApiError(`limit_${refused.quota.name}`, {
      headers: { 'Retry-After': String(refused.resetSeconds) },
    });
  });
}

function policyItem({ quota }: QuotaState): string {
  return `"${quota.name}";q=${quota.limit};w=${WINDOW_SECONDS}`;
}

function stateItem({ quota, remaining, resetSeconds }: QuotaState): string {
  return `"${quota.name}";r=${remaining};t=${resetSeconds}`;
}
