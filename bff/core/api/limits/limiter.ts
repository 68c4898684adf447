import type { Quota } from './quota.ts';

/** The state of one quota after a request. */
export interface QuotaState {
  readonly quota: Quota;
  readonly remaining: number;
  /** Seconds until the window ends, rounded up. */
  readonly resetSeconds: number;
}

export interface Spending {
  readonly states: readonly QuotaState[];
  /** The quota that was used up; then nothing was spent from any. */
  readonly refused: QuotaState | undefined;
}

/**
 * Counts requests. All quotas of a request are spent together or not at all.
 *
 * @example
 * const { states, refused } = await limiter.spend(quotasOf(principal)); // the key's quota, and a session's merchant's
 * if (refused) throw new ApiError(refused.quota.name === 'key' ? 'limit_key' : 'limit_merchant');
 */
export interface Limiter {
  spend(quotas: readonly Quota[]): Spending | Promise<Spending>;
  /** The present state of quotas. Spends nothing and starts no window. */
  peek(quotas: readonly Quota[]): readonly QuotaState[] | Promise<readonly QuotaState[]>;
}
