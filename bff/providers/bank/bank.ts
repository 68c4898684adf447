import type { EnvironmentName } from '../../core/contract/fields.ts';
import {
  BankPayout,
  KeptAccount,
  type NewAccount,
  type PayoutHoldReason,
  type PayoutOrder,
} from './contract/bank-payout.ts';
import { ApiError } from '../../core/api/errors.ts';
import { openPort, type PortTimeout } from '../../core/ports/port-client.ts';

export { startSandboxBank, type SandboxBank } from './sandbox/sandbox-bank.ts';
export {
  LARGEST_PAYOUT,
  PAYOUT_HOLDS,
  type BankPayout,
  type NewAccount,
  type PayoutHoldReason,
  type PayoutOrder,
} from './contract/bank-payout.ts';

/**
 * The bank that sends money to merchants. A call repeated with the same reference happens once.
 * All calls are slow, so none may be made inside a transaction.
 * @throws {ApiError} upstream_failed, upstream_slow or unavailable: it is unknown whether it happened; and
 * the refusals of each
 */
export interface Bank {
  /** Whether it is the payment processor too, so that its payouts are in the processor's books. */
  readonly isOfProcessor?: true;
  /** The multiple of minor units that a payout in a currency must be. Omitted if any amount can be sent. */
  readonly stepOf?: (currency: string) => number;
  /** @throws {ApiError} field_invalid: the numbers can't be those of an account */
  keepAccount(account: NewAccount): Promise<KeptAccount>;
  /**
   * @throws {ApiError} idempotency_reused; field_invalid: the account is unknown, if it is about `account`;
   * as `PayoutHold`: it isn't sent yet
   */
  send(order: PayoutOrder): Promise<BankPayout>;
  /** @param at the time on the environment's clock @returns `undefined` if the bank doesn't know it */
  find(reference: string, at: Date): Promise<BankPayout | undefined>;
  /** Waits for running exchanges. */
  close(): Promise<void>;
}

/** The bank has not sent a payout, and will once its reason is gone: send it again later. */
export class PayoutHold extends ApiError {
  readonly reason: PayoutHoldReason;

  constructor(reason: PayoutHoldReason, detail: string) {
    super('unavailable', { message: 'The payment processor holds the payout.', detail });
    this.reason = reason;
  }
}

/** The bank of each environment: the built-in one in the sandbox, the operator's in production. */
export type Banks = Readonly<Record<EnvironmentName, Bank | undefined>>;

interface BankOptions {
  /** Its base URL, which may have a path. No trailing slash. */
  readonly url: string;
  /** Its bearer credential. */
  readonly token: string;
  /** The bound of one whole exchange; defaults to 5 s. */
  readonly timeoutMs?: PortTimeout | undefined;
}

/**
 * Opens a bank behind HTTP, built in or foreign. Each request is sent once; the caller decides whether to
 * repeat it.
 */
export function openBank({ url, token, timeoutMs }: BankOptions): Bank {
  const port = openPort({
    url,
    token,
    timeoutMs,
    name: 'bank',
    advice: "It's safe to try again with the same Idempotency-Key.",
    refusals: ['field_invalid', 'not_found', 'idempotency_reused'],
  });
  return {
    async keepAccount(account) {
      const request = { method: 'POST', path: '/accounts', body: account } as const;
      return port.about(account.reference, await port.ask(request, KeptAccount));
    },
    async send(order) {
      const request = { method: 'POST', path: '/payouts', body: order } as const;
      return port.about(order.reference, await port.ask(request, BankPayout));
    },
    async find(reference, at) {
      const path = `/payouts/${encodeURIComponent(reference)}?at=${encodeURIComponent(at.toISOString())}`;
      try {
        return port.about(reference, await port.ask({ method: 'GET', path }, BankPayout));
      } catch (error) {
        if (error instanceof ApiError && error.code === 'not_found') return undefined;
        throw error;
      }
    },
    close: () => port.close(),
  };
}
