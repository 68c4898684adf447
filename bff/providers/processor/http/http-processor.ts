import { ApiError } from '../../../core/api/errors.ts';
import { newUlid } from '../../../core/database/ids.ts';
import { MAX_AMOUNT } from '../../../core/money/amount.ts';
import { openPort, type PortTimeout } from '../../../core/ports/port-client.ts';
import { CardForm } from '../contract/card.ts';
import { type Authorization, ProcessorPayment, ProcessorRefund } from '../contract/processor-payment.ts';
import type { Capabilities, Processor, RefundRequest } from '../port.ts';
import { httpBooks, simulatedBooks } from './http-books.ts';
import { httpDisputes, simulatedDisputes } from './http-disputes.ts';

export interface HttpProcessorOptions {
  /** Its base URL, which may have a path. No trailing slash. */
  readonly url: string;
  /** Its bearer credential. */
  readonly token: string;
  /** The URL for browsers, if it is different. */
  readonly publicUrl?: string | undefined;
  /** The bound of one whole exchange; defaults to 5 s. */
  readonly timeoutMs?: PortTimeout | undefined;
  /** Whether it is the built-in one, whose disputes can be simulated. */
  readonly isForTests?: true;
}

/** The contract's own: every processor behind HTTP can do what docs/processor.openapi.json says. */
const CAPABILITIES: Capabilities = {
  cardEntry: ['form'],
  wallets: [],
  partialCapture: true,
  challenges: true,
  disputes: true,
  payouts: false,
  onboarding: false,
  collectsFees: false,
  limitsOf: () => ({ least: 1, most: MAX_AMOUNT, step: 1 }),
};

/**
 * Opens a processor behind HTTP that serves the contract, whether built in or foreign. Each request is sent
 * once; the caller decides whether to repeat it.
 */
export function openHttpProcessor(options: HttpProcessorOptions): Processor {
  const { url, token, publicUrl, timeoutMs, isForTests } = options;
  const port = openPort({
    url,
    token,
    timeoutMs,
    name: 'payment processor',
    advice: "It's safe to try again with the same Idempotency-Key.",
    refusals: ['field_invalid', 'not_found', 'state_forbids', 'more_than_left', 'idempotency_reused'],
  });

  return {
    capabilities: CAPABILITIES,
    cards: {
      way: 'form',
      publicUrl: publicUrl ?? url,
      createForm: (returnUrl) =>
        port.ask({ method: 'POST', path: '/card_forms', body: { return_url: returnUrl } }, CardForm),
    },
    async authorize(order: Authorization, requestId) {
      const request = { method: 'POST', path: '/payments', body: order, requestId } as const;
      return port.about(order.reference, await port.ask(request, ProcessorPayment));
    },
    find,
    capture: (reference, { amount }) => act(reference, '/capture', { amount }),
    cancel: (reference) => act(reference, '/cancel'),
    async refund(reference: string, { reference: id, amount }: RefundRequest) {
      const body = { reference: id, amount };
      const request = { method: 'POST', path: pathOf(reference, '/refunds'), body } as const;
      return port.about(id, await port.ask(request, ProcessorRefund));
    },
    disputes: { ...httpDisputes(port), ...(isForTests && { simulated: simulatedDisputes(port) }) },
    books: { ...httpBooks(port), ...(isForTests && { simulated: simulatedBooks(port) }) },
    async check() {
      if ((await find(`rdy_${newUlid()}`)) === undefined) return;
      throw new Error('it knows a reference that was never given to it');
    },
    close: () => port.close(),
  };

  async function find(reference: string): Promise<ProcessorPayment | undefined> {
    try {
      const payment = await port.ask({ method: 'GET', path: pathOf(reference) }, ProcessorPayment);
      return port.about(reference, payment);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not_found') return undefined;
      throw error;
    }
  }

  async function act(reference: string, path: string, body?: object): Promise<ProcessorPayment> {
    const request = { method: 'POST', path: pathOf(reference, path), ...(body && { body }) } as const;
    return port.about(reference, await port.ask(request, ProcessorPayment));
  }
}

function pathOf(reference: string, rest = ''): string {
  return `/payments/${encodeURIComponent(reference)}${rest}`;
}
