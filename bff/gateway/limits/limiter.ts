import type { Quota } from './quota.ts';

/** How one quota stands after a request. */
export interface QuotaState {
  readonly quota: Quota;
  readonly remaining: number;
  /** Seconds until the window ends, rounded up. */
  readonly resetSeconds: number;
}

export interface Spending {
  readonly states: readonly QuotaState[];
  /** The quota that was used up; then nothing was taken from any. */
  readonly refused: QuotaState | undefined;
}

/** Counts requests. All quotas of a request are taken together or not at all. */
export interface Limiter {
  spend(quotas: readonly Quota[]): Spending | Promise<Spending>;
  /** How quotas stand now. Takes nothing and begins no window: to be looked at as often as anyone likes. */
  peek(quotas: readonly Quota[]): readonly QuotaState[] | Promise<readonly QuotaState[]>;
}
