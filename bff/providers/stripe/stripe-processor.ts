import type { Stripe } from 'stripe';
import type { Clock } from '../../core/api/clock.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { Db } from '../../core/database/database.ts';
import { PortRefusal } from '../../core/ports/port-client.ts';
import type { Authorization, ProcessorPayment } from '../processor/contract/processor-payment.ts';
import {
  REDIRECT_TOKEN,
  type Capabilities,
  type CaptureOrder,
  type CardElement,
  type Processor,
} from '../processor/processor.ts';
import { limitsOf, toStripe } from './amounts.ts';
import { findAccount } from './account-records.ts';
import { idOf, refundCharge } from './charge-refunds.ts';
import { CheckoutSessions } from './checkout-sessions.ts';
import { isAnswer, type StripeClient } from './client.ts';
import { recordTransfer } from './movement-records.ts';
import {
  findRecord,
  recordCancel,
  recordIntent,
  recordPayment,
  type StripePayment,
} from './payment-records.ts';
import { openStripeAccounts } from './stripe-accounts.ts';
import { openStripeBooks } from './stripe-books.ts';
import { openStripeDisputes } from './stripe-disputes.ts';
import { readNotice } from './read-notice.ts';
import { EXPANDED, readIntent } from './read-intent.ts';

export interface StripeProcessorDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly client: StripeClient;
  /** Whether its keys charge real cards. */
  readonly isLive: boolean;
  readonly element: Omit<CardElement, 'way' | 'optionsOf'>;
}

const CAPABILITIES: Capabilities = {
  cardEntry: ['element', 'redirect'],
  wallets: ['apple_pay', 'google_pay', 'link'],
  partialCapture: true,
  challenges: true,
  disputes: true,
  payouts: true,
  onboarding: true,
  collectsFees: true,
  limitsOf,
};

/**
 * Opens Stripe as the payment processor. A payment is a PaymentIntent for the merchant's connected account
 * (a destination charge), which is created first and confirmed second: each is repeatable under its own
 * idempotency key. Every payment is recorded before Stripe is asked for it, so one without a record was never
 * sent, and one with a record is found again however much later.
 */
export function openStripeProcessor({ db, clock, client, element, isLive }: StripeProcessorDeps): Processor {
  const now = (): Date => new Date(clock.now());
  const sessions = new CheckoutSessions(db, client);

  return {
    capabilities: CAPABILITIES,
    cards: {
      way: 'element',
      ...element,
      async optionsOf({ merchantId, amount, currency }) {
        const account = await requireAccount(merchantId);
        return { account, amount: String(toStripe(amount, currency)), currency: currency.toLowerCase() };
      },
    },
    authorize,
    async find(reference) {
      const record = await findRecord(db, reference);
      if (!record) return undefined;
      // A cancel that came first, or was interrupted.
      if (record.is_canceled) return cancel(reference);
      if (record.return_url !== null && record.intent === null) {
        const state = await sessions.stateOf(record);
        if (state.kind === 'open') return state.payment;
        return state.kind === 'paid' ? readOver(reference, await retrieve(state.intent)) : canceled(record);
      }
      const intent = await intentOf(record).catch(noIntent);
      return intent === undefined ? undefined : readOver(reference, await retrieve(intent));
    },
    capture,
    cancel,
    refund: async (payment, order) => {
      const { id: intent, currency } = await known(payment);
      return refundCharge({ db, clock, client }, { reference: payment, intent, currency }, order);
    },
    disputes: openStripeDisputes({ db, clock, client }),
    books: openStripeBooks({ db, client }),
    accounts: openStripeAccounts({ db, clock, client }),
    notices: {
      name: 'stripe',
      read: (body, headers) => readNotice({ db, client, isLive }, body, headers),
    },
    check: () => checkStripe(client),
    close: () => Promise.resolve(client.close()),
  };

  async function authorize(order: Authorization): Promise<ProcessorPayment> {
    const account = await requireAccount(order.merchant);
    const record = await recordPayment(db, order, account, now());
    if (record.account === null || record.is_canceled) return cancel(order.reference);
    if (order.token === REDIRECT_TOKEN) return sessions.open(record);
    const intent = await intentOf(record);
    const mayCharge = await recordIntent(db, order.reference, intent);
    if (!mayCharge) return cancel(order.reference);
    return confirm(order, intent);
  }

  /** Returns the PaymentIntent of a payment: the known one, or the one that its key stands for. */
  async function intentOf({ reference, account, amount, currency, intent }: StripePayment): Promise<string> {
    if (intent !== null) return intent;
    const created = await client.ask((stripe, options) =>
      stripe.paymentIntents.create(
        {
          amount: toStripe(Number(amount), currency ?? ''),
          currency: (currency ?? '').toLowerCase(),
          capture_method: 'manual',
          allowed_payment_method_types: ['card'],
          on_behalf_of: account ?? '',
          transfer_data: { destination: account ?? '' },
          metadata: { reference },
        },
        { ...options, idempotencyKey: `${reference}:create` },
      ),
    );
    return created.id;
  }

  /** @throws {PortRefusal} state_forbids */
  async function requireAccount(merchantId: string): Promise<string> {
    const row = await findAccount(db, merchantId);
    if (row && row.may_charge !== false) return row.account;
    const detail = row ? 'the account may not take payments' : 'the merchant has no account';
    throw new PortRefusal('state_forbids', { detail, about: 'merchant' });
  }

  async function confirm(order: Authorization, id: string): Promise<ProcessorPayment> {
    const { reference, token, return_url } = order;
    const card = token.startsWith('ctoken_') ? { confirmation_token: token } : { payment_method: token };
    try {
      const intent = await client.ask((stripe, options) =>
        stripe.paymentIntents.confirm(
          id,
          { ...card, return_url, expand: EXPANDED },
          { ...options, idempotencyKey: `${reference}:confirm` },
        ),
      );
      return there(await readOver(reference, intent), reference);
    } catch (error) {
      // A declined card is an answer. An intent that is over was canceled, or confirmed before.
      const isAnswer = error instanceof PortRefusal && READ_INSTEAD.has(error.code);
      if (!isAnswer) throw error;
      return there(await readOver(reference, await retrieve(id)), reference);
    }
  }

  /**
   * Reads an intent, and ends one whose card was declined: another card is another payment, and nobody can
   * confirm it again.
   */
  async function readOver(
    reference: string,
    intent: Stripe.PaymentIntent,
  ): Promise<ProcessorPayment | undefined> {
    const payment = readIntent(reference, intent);
    const isOpen = payment?.status === 'declined' && intent.status !== 'canceled';
    if (isOpen) await end(intent.id).catch(() => undefined);
    return payment;
  }

  function retrieve(id: string): Promise<Stripe.PaymentIntent> {
    return client.ask((stripe, options) => stripe.paymentIntents.retrieve(id, { expand: EXPANDED }, options));
  }

  function end(id: string): Promise<Stripe.PaymentIntent> {
    return client.ask((stripe, options) => stripe.paymentIntents.cancel(id, { expand: EXPANDED }, options));
  }

  async function capture(reference: string, { amount, fee }: CaptureOrder): Promise<ProcessorPayment> {
    const { id, currency } = await known(reference);
    try {
      return await captured(
        reference,
        await client.ask((stripe, options) =>
          stripe.paymentIntents.capture(
            id,
            {
              amount_to_capture: toStripe(amount, currency),
              ...(fee !== undefined && fee > 0 && { application_fee_amount: toStripe(fee, currency) }),
              expand: EXPANDED,
            },
            { ...options, idempotencyKey: `${reference}:capture:${amount}:${fee ?? 0}` },
          ),
        ),
      );
    } catch (error) {
      // Refused because it had happened, or failed after it had: the intent says so.
      if (!isAnswer(error)) throw error;
      const intent = await retrieve(id);
      if (intent.status === 'succeeded') return captured(reference, intent);
      if (intent.status !== 'canceled') throw error;
      throw new PortRefusal('state_forbids', { detail: `${reference} is canceled`, about: undefined });
    }
  }

  /** Records the transfer of a captured payment. */
  async function captured(reference: string, intent: Stripe.PaymentIntent): Promise<ProcessorPayment> {
    const { latest_charge: charge } = intent;
    const transfer = typeof charge === 'object' ? charge?.transfer : undefined;
    if (transfer !== undefined) await recordTransfer(db, reference, idOf(transfer) ?? '');
    return there(readIntent(reference, intent), reference);
  }

  async function cancel(reference: string): Promise<ProcessorPayment> {
    const record = await recordCancel(db, reference, now());
    if (record.account === null) return canceled(record);
    if (record.return_url !== null && record.intent === null) {
      const state = await sessions.end(record);
      if (state.kind !== 'paid') return canceled(record);
      return cancel(reference);
    }
    const id = await intentOf(record).catch(noIntent);
    if (id === undefined) return canceled(record);
    if (record.intent === null) await recordIntent(db, reference, id);
    try {
      return readIntent(reference, await end(id)) ?? canceled(record);
    } catch (error) {
      if (!(error instanceof PortRefusal) || error.code !== 'state_forbids') throw error;
      return there(readIntent(reference, await retrieve(id)), reference);
    }
  }

  /** @throws {PortRefusal} not_found */
  async function known(reference: string): Promise<{ readonly id: string; readonly currency: string }> {
    const record = await findRecord(db, reference);
    if (!record || record.account === null) {
      const refusal = record ? 'state_forbids' : 'not_found';
      throw new PortRefusal(refusal, { detail: `nothing was charged for ${reference}`, about: undefined });
    }
    if (record.return_url !== null && record.intent === null) {
      throw new PortRefusal('state_forbids', { detail: `${reference} isn't paid yet`, about: undefined });
    }
    return { id: await intentOf(record), currency: record.currency ?? '' };
  }
}

/**
 * An intent that Stripe refuses or fails to create is known to nobody, so no card was charged with it: there
 * is nothing to find or to cancel.
 */
function noIntent(error: unknown): undefined {
  if (!isAnswer(error)) throw error;
}

/**
 * Reads the platform's balance, which changes nothing.
 * @throws {ApiError} Stripe doesn't answer, or refuses
 */
export async function checkStripe(client: StripeClient): Promise<void> {
  await client.ask((stripe, options) => stripe.balance.retrieve({}, options));
}

/** The refusals of a confirmation whose answer is the payment itself. */
const READ_INSTEAD: ReadonlySet<string> = new Set(['card_declined', 'state_forbids']);

/**
 * Returns the payment, which must be there.
 * @throws {ApiError} upstream_failed: Stripe's answer has no outcome for the card
 */
function there(payment: ProcessorPayment | undefined, reference: string): ProcessorPayment {
  if (payment) return payment;
  throw new ApiError('upstream_failed', {
    message: 'The payment processor failed.',
    detail: `Stripe has not charged a card for ${reference} yet`,
  });
}

function canceled({ reference, amount, currency }: StripePayment): ProcessorPayment {
  const none = { card: null, decline_code: null, challenge_url: null, refunded: 0 };
  return { reference, status: 'canceled', amount: Number(amount), currency, ...none };
}
