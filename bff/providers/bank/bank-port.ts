import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { BankPayout, KeptAccount, NewAccount, PayoutOrder } from './contract/bank-payout.ts';

/**
 * What sends money to merchants, behind HTTP. Whatever is repeated with the same reference happens once. All are slow, so none may be
 * called inside a transaction.
 * @throws {ApiError} upstream_failed, upstream_slow or unavailable: nobody knows whether it happened; and the refusals of each
 */
export interface Bank {
  /** @throws {ApiError} field_invalid: the numbers can't be those of an account */
  keepAccount(account: NewAccount): Promise<KeptAccount>;
  /** @throws {ApiError} idempotency_reused; field_invalid: the account is unknown, if it is about `account` */
  send(order: PayoutOrder): Promise<BankPayout>;
  /** @param at of the environment's clock @returns undefined: it has never heard of it */
  find(reference: string, at: Date): Promise<BankPayout | undefined>;
  /** Waits for exchanges under way. */
  close(): Promise<void>;
}

/** The bank of each environment: the sandbox has the built-in one, production the one that the operator set. */
export type Banks = Readonly<Record<EnvironmentName, Bank | undefined>>;
