import { ApiError } from '../../core/api/errors.ts';
import { openPort, type PortTimeout } from '../../core/ports/port-client.ts';
import type { Bank } from './bank-port.ts';
import { BankPayout, KeptAccount } from './contract/bank-payout.ts';

export interface BankOptions {
  /** Its base; may have a path. No trailing slash. */
  readonly url: string;
  /** Its bearer credential. */
  readonly token: string;
  /** For one whole exchange; 5 s when left out. */
  readonly timeoutMs?: PortTimeout | undefined;
}

/** A bank behind HTTP, built in or foreign. Each request is sent once; repeating it is the caller's decision. */
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
