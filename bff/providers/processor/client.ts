import { ApiError } from '../../core/api/errors.ts';
import { openPort, type PortTimeout } from '../../core/ports/port-client.ts';
import { CardForm } from './contract/card.ts';
import {
  ProcessorPayment,
  ProcessorRefund,
  type Authorization,
  type RefundOrder,
} from './contract/processor-payment.ts';
import type { Processor } from './processor-port.ts';

export interface ProcessorOptions {
  /** Its base; may have a path. No trailing slash. */
  readonly url: string;
  /** Its bearer credential. */
  readonly token: string;
  /** Where browsers reach it, if that is elsewhere. */
  readonly publicUrl?: string | undefined;
  /** For one whole exchange; 5 s when left out. */
  readonly timeoutMs?: PortTimeout | undefined;
}

/** A processor behind HTTP, built in or foreign. Each request is sent once; repeating it is the caller's decision. */
export function openProcessor({ url, token, publicUrl, timeoutMs }: ProcessorOptions): Processor {
  const port = openPort({
    url,
    token,
    timeoutMs,
    name: 'payment processor',
    advice: "It's safe to try again with the same Idempotency-Key.",
    refusals: ['field_invalid', 'not_found', 'state_forbids', 'more_than_left', 'idempotency_reused'],
  });

  return {
    publicUrl: publicUrl ?? url,
    createCardForm: (returnUrl) =>
      port.ask({ method: 'POST', path: '/card_forms', body: { return_url: returnUrl } }, CardForm),
    async authorize(order: Authorization, requestId) {
      const request = { method: 'POST', path: '/payments', body: order, requestId } as const;
      return port.about(order.reference, await port.ask(request, ProcessorPayment));
    },
    async find(reference) {
      try {
        const payment = await port.ask({ method: 'GET', path: pathOf(reference) }, ProcessorPayment);
        return port.about(reference, payment);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'not_found') return undefined;
        throw error;
      }
    },
    capture: (reference) => act(reference, '/capture'),
    cancel: (reference) => act(reference, '/cancel'),
    async refund(reference: string, order: RefundOrder) {
      const path = pathOf(reference, '/refunds');
      return port.about(
        order.reference,
        await port.ask({ method: 'POST', path, body: order }, ProcessorRefund),
      );
    },
    close: () => port.close(),
  };

  async function act(reference: string, path: string): Promise<ProcessorPayment> {
    const request = { method: 'POST', path: pathOf(reference, path) } as const;
    return port.about(reference, await port.ask(request, ProcessorPayment));
  }
}

function pathOf(reference: string, rest = ''): string {
  return `/payments/${encodeURIComponent(reference)}${rest}`;
}
