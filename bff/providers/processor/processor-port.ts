import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { CardForm } from './contract/card.ts';
import type {
  Authorization,
  ProcessorPayment,
  ProcessorRefund,
  RefundOrder,
} from './contract/processor-payment.ts';

/**
 * What moves money, behind HTTP. Whatever is repeated with the same reference happens once. All are slow, so none may be called
 * inside a transaction.
 * @throws {ApiError} upstream_failed, upstream_slow or unavailable: nobody knows whether it happened; and the refusals of each
 */
export interface Processor {
  /** Where browsers send cards to, without a trailing slash: for `connect-src` and `form-action`. */
  readonly publicUrl: string;
  /** For a page with fields for a card. @param returnUrl where the form comes back to, on the page's own origin */
  createCardForm(returnUrl: string): Promise<CardForm>;
  /** @throws {ApiError} field_invalid: the token can't be used; idempotency_reused */
  authorize(order: Authorization, requestId: string): Promise<ProcessorPayment>;
  /** @returns undefined: it has never heard of it */
  find(reference: string): Promise<ProcessorPayment | undefined>;
  /** @throws {ApiError} not_found, state_forbids */
  capture(reference: string): Promise<ProcessorPayment>;
  /** From then on it is never authorized, whether it was known or not. One that was captured stays so. */
  cancel(reference: string): Promise<ProcessorPayment>;
  /** @throws {ApiError} not_found, state_forbids, more_than_left, idempotency_reused */
  refund(reference: string, order: RefundOrder): Promise<ProcessorRefund>;
  /** Waits for exchanges under way. */
  close(): Promise<void>;
}

/** The processor of each environment: the sandbox has the built-in one, production the one that the operator set. */
export type Processors = Readonly<Record<EnvironmentName, Processor | undefined>>;
