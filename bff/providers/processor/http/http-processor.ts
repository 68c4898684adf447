import { Type } from 'typebox';
import { ApiError } from '../../../core/api/errors.ts';
import { newUlid } from '../../../core/database/ids.ts';
import { MAX_AMOUNT } from '../../../core/money/amount.ts';
import { openPort, type PortClient, type PortTimeout } from '../../../core/ports/port-client.ts';
import { CardForm } from '../contract/card.ts';
import { DisputesOfPayment, KeptEvidenceFile, ProcessorDispute } from '../contract/dispute.ts';
import { MovementPage } from '../contract/movement.ts';
import { type Authorization, ProcessorPayment, ProcessorRefund } from '../contract/processor-payment.ts';
import type {
  Capabilities,
  Processor,
  ProcessorBooks,
  ProcessorDisputes,
  RefundRequest,
  SimulatedBooks,
  SimulatedDisputes,
} from '../port.ts';

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

/**
 * Returns the books of a processor behind HTTP. One that doesn't serve them answers that nothing is there.
 */
function httpBooks(port: PortClient): Omit<ProcessorBooks, 'simulated'> {
  return {
    async list({ merchant, from, to, cursor, at }) {
      const query = new URLSearchParams({
        merchant,
        from: from.toISOString(),
        to: to.toISOString(),
        at: at.toISOString(),
        ...(cursor !== undefined && { cursor }),
      });
      try {
        return await port.ask({ method: 'GET', path: `/movements?${query}` }, MovementPage);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'not_found') return undefined;
        throw error;
      }
    },
  };
}

const Planted = Type.Object({ id: Type.String() });

/** Returns the routes of the built-in processor alone, which change what its books say. */
function simulatedBooks(port: PortClient): SimulatedBooks {
  return {
    async plant({ merchant, reference = null, change }) {
      const body = { merchant, reference, ...change };
      return (await port.ask({ method: 'POST', path: '/movements/differences', body }, Planted)).id;
    },
    async undo(merchant, movement) {
      const path = '/movements/differences/undo';
      await port.ask({ method: 'POST', path, body: { merchant, movement } }, Planted);
    },
  };
}

/** Returns the part of a processor behind HTTP that is about disputes. */
function httpDisputes(port: PortClient): Omit<ProcessorDisputes, 'simulated'> {
  return {
    async of(reference, at) {
      const path = `/payments/${encodeURIComponent(reference)}/disputes${asOf(at)}`;
      const { data } = await port.ask({ method: 'GET', path }, DisputesOfPayment);
      if (data.some(({ payment }) => payment !== reference)) throw aboutAnother('payment');
      return data;
    },
    async keepFile(bytes, mediaType) {
      const headers = { 'Content-Type': mediaType };
      const request = { method: 'POST', path: '/evidence_files', body: bytes, headers } as const;
      return (await port.ask(request, KeptEvidenceFile)).id;
    },
    sendEvidence: (id, evidence, at) => act(port, id, `evidence${asOf(at)}`, evidence),
    accept: (id, at) => act(port, id, `accept${asOf(at)}`),
  };
}

/** Returns the routes of the built-in processor alone, which open and decide disputes. */
function simulatedDisputes(port: PortClient): SimulatedDisputes {
  return {
    open(reference, reason) {
      const path = `/payments/${encodeURIComponent(reference)}/disputes`;
      return port.ask({ method: 'POST', path, body: { reason } }, ProcessorDispute);
    },
    decide: (id, outcome, at) => act(port, id, `decision${asOf(at)}`, { outcome }),
  };
}

async function act(port: PortClient, id: string, path: string, body?: object): Promise<ProcessorDispute> {
  const request = { method: 'POST', path: `/disputes/${encodeURIComponent(id)}/${path}` } as const;
  const dispute = await port.ask({ ...request, ...(body && { body }) }, ProcessorDispute);
  if (dispute.id !== id) throw aboutAnother('dispute');
  return dispute;
}

const asOf = (at: Date): string => `?at=${encodeURIComponent(at.toISOString())}`;

function aboutAnother(record: string): ApiError {
  return new ApiError('upstream_failed', { detail: `the processor answered about another ${record}` });
}
