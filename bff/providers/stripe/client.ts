import type { Stripe } from 'stripe';
import { ApiError } from '../../core/api/errors.ts';
import type { ErrorName } from '../../core/contract/error-codes.ts';
import { PortRefusal, type PortTimeout } from '../../core/ports/port-client.ts';

export interface StripeSettings {
  readonly secretKey: string;
  readonly publishableKey: string;
  /** The secret that signs Stripe's webhooks: `whsec_…`. */
  readonly webhookSecret: string;
  /** The URL of the API, if it isn't Stripe's own: an emulator's. */
  readonly apiBase?: string | undefined;
  /** The bound of one whole exchange; defaults to 5 s. */
  readonly timeoutMs?: PortTimeout | undefined;
}

/** The version whose answers the adapter reads: the one of the SDK's types. */
export const API_VERSION = '2026-10-28.endive';

const TIMEOUT_MS = 5_000;
const CONNECTIONS = 64;
const ADVICE = "It's safe to try again with the same Idempotency-Key.";
const FAILED = `The payment processor failed. ${ADVICE}`;

/** Stripe's API. Each request is sent once; the caller decides whether to repeat it. */
export interface StripeClient {
  /**
   * Sends one request. @param act gets the SDK and the options of this request
   * @throws {ApiError} upstream_failed, upstream_slow, unavailable: it is unknown whether it happened; as
   * `FailedAnswer`, if Stripe has answered so; as `PortRefusal` field_invalid, not_found, state_forbids,
   * more_than_left, idempotency_reused
   */
  ask<Answer>(act: (stripe: Stripe, options: { timeout: number }) => Promise<Answer>): Promise<Answer>;
  /** Reads a webhook whose signature is of the last five minutes. @returns `undefined` if it isn't one */
  readEvent(body: Buffer, signature: string): Promise<Stripe.Event | undefined>;
  /** Whether the API is an emulator's, over plain HTTP. */
  readonly isPlain: boolean;
  close(): void;
}

/** Opens Stripe's API. The SDK is loaded with the first request. */
export function openStripeClient(settings: StripeSettings): StripeClient {
  const { timeoutMs = TIMEOUT_MS } = settings;
  const timeoutNow = (): number => (typeof timeoutMs === 'number' ? timeoutMs : timeoutMs());
  let opened: Promise<Opened> | undefined;
  const open = (): Promise<Opened> => (opened ??= openSdk(settings));
  return {
    isPlain: baseOf(settings).protocol === 'http:',
    async ask(act) {
      const { stripe } = await open();
      try {
        return await act(stripe, { timeout: timeoutNow() });
      } catch (error) {
        throw asPortError(error as Partial<Stripe.errors.StripeError>);
      }
    },
    async readEvent(body, signature) {
      const { stripe } = await open();
      try {
        return stripe.webhooks.constructEvent(body, signature, settings.webhookSecret);
      } catch {
        return undefined;
      }
    },
    close() {
      void opened?.then(({ closeConnections }) => closeConnections());
    },
  };
}

/**
 * A failure in Stripe's own answer. For a day, the same idempotency key gets the same answer, whether or not
 * the request has happened: only reading tells.
 */
export class FailedAnswer extends ApiError {
  /** Whether Stripe found the request invalid, so that nothing has happened. */
  readonly isRefusal: boolean;

  constructor(detail: string, { isRefusal }: { readonly isRefusal: boolean }) {
    super('upstream_failed', { message: FAILED, detail });
    this.isRefusal = isRefusal;
  }
}

/** Whether Stripe itself has answered a request that failed. */
export function isAnswer(error: unknown): error is PortRefusal | FailedAnswer {
  return error instanceof PortRefusal || error instanceof FailedAnswer;
}

interface Opened {
  readonly stripe: Stripe;
  readonly closeConnections: () => void;
}

const baseOf = ({ apiBase }: StripeSettings): URL => new URL(apiBase ?? 'https://api.stripe.com');

async function openSdk(settings: StripeSettings): Promise<Opened> {
  const base = baseOf(settings);
  const isPlain = base.protocol === 'http:';
  const [{ default: Sdk }, { Agent }] = await Promise.all([
    import('stripe'),
    isPlain ? import('node:http') : import('node:https'),
  ]);
  const httpAgent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const stripe = new Sdk(settings.secretKey, {
    apiVersion: API_VERSION,
    // Our own timers repeat what has to be repeated.
    maxNetworkRetries: 0,
    telemetry: false,
    httpAgent,
    protocol: isPlain ? 'http' : 'https',
    host: base.hostname,
    port: base.port === '' ? (isPlain ? 80 : 443) : Number(base.port),
    appInfo: { name: 'Trellis' },
  });
  return { stripe, closeConnections: () => httpAgent.destroy() };
}

/** Refusals by Stripe's error code. */
const REFUSALS: Readonly<Record<string, ErrorName>> = {
  resource_missing: 'not_found',
  payment_intent_unexpected_state: 'state_forbids',
  capture_charge_authorization_expired: 'state_forbids',
  capture_unauthorized_payment: 'state_forbids',
  charge_expired_for_capture: 'state_forbids',
  charge_already_captured: 'state_forbids',
  charge_already_refunded: 'more_than_left',
  dispute_closed: 'state_forbids',
  refund_disputed_payment: 'state_forbids',
  amount_too_large: 'more_than_left',
  balance_insufficient: 'state_forbids',
  account_invalid: 'state_forbids',
  account_closed: 'state_forbids',
  insufficient_capabilities_for_transfer: 'state_forbids',
  transfers_not_allowed: 'state_forbids',
  payouts_not_allowed: 'state_forbids',
  account_number_invalid: 'field_invalid',
  bank_account_unusable: 'field_invalid',
  routing_number_invalid: 'field_invalid',
};

/** The parameters that name a card. */
const CARD: ReadonlySet<string> = new Set(['payment_method', 'confirmation_token']);

/** The parameters of an amount that is larger than what is left of it. */
const AMOUNTS: ReadonlySet<string> = new Set(['amount', 'amount_to_capture']);

/** The parameters that describe a merchant, by the beginning of their names. */
const DETAILS: ReadonlySet<string> = new Set(
  (
    'address business_profile business_type company dob email external_account first_name id_number ' +
    'individual last_name phone relationship tos_acceptance'
  ).split(' '),
);

/**
 * Another request with the same key is under way, or the object is locked: the same request may work soon.
 */
const BUSY: ReadonlySet<string> = new Set(['idempotency_key_in_use', 'lock_timeout', 'rate_limit']);

function asPortError(error: Partial<Stripe.errors.StripeError>): Error {
  const { type = '', code = '', param = '', statusCode = 0, requestId = '' } = error;
  const detail = `Stripe answered ${[statusCode, type, code, param, requestId].filter(Boolean).join(' ')}`;
  if (statusCode === 429 || BUSY.has(code)) return unavailable(detail);
  if (type === 'StripeIdempotencyError')
    return new PortRefusal('idempotency_reused', { detail, about: undefined });
  if (type === 'StripeInvalidRequestError') {
    if (CARD.has(param)) return new PortRefusal('field_invalid', { detail, about: 'token' });
    const isDetail = DETAILS.has(param.split('[')[0] ?? '');
    if (isDetail) return new PortRefusal('field_invalid', { detail, about: param });
    const refusal = AMOUNTS.has(param) ? 'more_than_left' : REFUSALS[code];
    if (refusal !== undefined) return new PortRefusal(refusal, { detail, about: param });
  }
  // The reason of a decline is read from the payment.
  if (type === 'StripeCardError') return new PortRefusal('card_declined', { detail, about: code });
  const isRefusal = type === 'StripeInvalidRequestError';
  if (isRefusal || type === 'StripeAPIError') return new FailedAnswer(detail, { isRefusal });
  if (type !== 'StripeConnectionError') return failed(detail, error);
  const isSlow = (error.detail as { code?: string } | undefined)?.code === 'ETIMEDOUT';
  return isSlow
    ? new ApiError('upstream_slow', { message: `The payment processor took too long to respond. ${ADVICE}` })
    : failed('Stripe could not be reached', error);
}

/**
 * Throws a refusal as a failure that passes, for requests that are repeated until they succeed.
 * @throws {ApiError} unavailable
 */
export function repeatRefused(error: unknown): never {
  throw error instanceof PortRefusal ? unavailable(error.detail ?? error.code) : error;
}

function failed(detail: string, cause: unknown): ApiError {
  const reason = cause instanceof Error && cause.name;
  return new ApiError('upstream_failed', {
    message: FAILED,
    detail: reason ? `${detail} (${reason})` : detail,
  });
}

function unavailable(detail: string): ApiError {
  return new ApiError('unavailable', {
    message: `The payment processor is temporarily unavailable. ${ADVICE}`,
    detail,
    headers: { 'Retry-After': '1' },
  });
}
