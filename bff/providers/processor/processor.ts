import type { EnvironmentName } from '../../core/contract/fields.ts';
import { ApiError } from '../../core/api/errors.ts';
import { CardForm } from './contract/card.ts';
import {
  type Authorization,
  ProcessorPayment,
  ProcessorRefund,
  type RefundOrder,
} from './contract/processor-payment.ts';
import { openPort, type PortTimeout } from '../../core/ports/port-client.ts';

export { readReturn } from './card-return.ts';

export { startSandboxProcessor, type SandboxProcessor } from './sandbox/sandbox-processor.ts';
export type { ProcessorPayment } from './contract/processor-payment.ts';

/** @throws {ApiError} state_forbids: payments can't be made online in this environment */
export function processorOf(processors: Processors, environment: EnvironmentName): Processor {
  const processor = processors[environment];
  if (processor) return processor;
  throw new ApiError('state_forbids', {
    message: "Online payment isn't set up here. Where the location allows it, orders can be paid at pickup.",
  });
}

/**
 * The payment processor, behind HTTP. A call repeated with the same reference happens once. All calls are
 * slow, so none may be made inside a transaction.
 * @throws {ApiError} upstream_failed, upstream_slow or unavailable: it is unknown whether it happened; and
 * the refusals of each
 */
export interface Processor {
  /** The URL that browsers send cards to, without a trailing slash: for `connect-src` and `form-action`. */
  readonly publicUrl: string;
  /**
   * Creates a form for a page with card fields. @param returnUrl the form's return address, on the page's own
   * origin
   */
  createCardForm(returnUrl: string): Promise<CardForm>;
  /** @throws {ApiError} field_invalid: the token can't be used; idempotency_reused */
  authorize(order: Authorization, requestId: string): Promise<ProcessorPayment>;
  /** @returns `undefined` if the processor doesn't know it */
  find(reference: string): Promise<ProcessorPayment | undefined>;
  /** @throws {ApiError} not_found, state_forbids */
  capture(reference: string): Promise<ProcessorPayment>;
  /** Cancels a payment, known or not: it can't be authorized anymore. A captured one stays captured. */
  cancel(reference: string): Promise<ProcessorPayment>;
  /** @throws {ApiError} not_found, state_forbids, more_than_left, idempotency_reused */
  refund(reference: string, order: RefundOrder): Promise<ProcessorRefund>;
  /** Waits for running exchanges. */
  close(): Promise<void>;
}

/** The processor of each environment: the built-in one in the sandbox, the operator's in production. */
export type Processors = Readonly<Record<EnvironmentName, Processor | undefined>>;

interface ProcessorOptions {
  /** Its base URL, which may have a path. No trailing slash. */
  readonly url: string;
  /** Its bearer credential. */
  readonly token: string;
  /** The URL for browsers, if it is different. */
  readonly publicUrl?: string | undefined;
  /** The bound of one whole exchange; defaults to 5 s. */
  readonly timeoutMs?: PortTimeout | undefined;
}

/**
 * Opens a processor behind HTTP, built in or foreign. Each request is sent once; the caller decides whether
 * to repeat it.
 */
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
