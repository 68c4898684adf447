import type { Stripe } from 'stripe';
import type { Db } from '../../core/database/database.ts';
import type { ProcessorPayment } from '../processor/processor.ts';
import { toStripe } from './amounts.ts';
import { isAnswer, type StripeClient } from './client.ts';
import { recordIntent, type StripePayment } from './payment-records.ts';

/** The state of a session: the payer is still there, has paid with an intent, or can't pay anymore. */
export type SessionState =
  | { readonly kind: 'open'; readonly payment: ProcessorPayment }
  | { readonly kind: 'paid'; readonly intent: string }
  | { readonly kind: 'over' };

/**
 * Checkout Sessions: the payer enters the card on Stripe's page, without script or where Stripe's
 * own doesn't load. Until then the payment is like one that waits for a challenge.
 */
export class CheckoutSessions {
  readonly #db: Db;
  readonly #client: StripeClient;

  constructor(db: Db, client: StripeClient) {
    this.#db = db;
    this.#client = client;
  }

  /** Opens the session of a payment, or returns it as it is. */
  async open(record: StripePayment): Promise<ProcessorPayment> {
    return waiting(record, (await this.#find(record)).url);
  }

  /** @param record a payment that began with a session */
  async stateOf(record: StripePayment): Promise<SessionState> {
    const session = await this.#known(record);
    return session ? this.#stateIn(record, session) : { kind: 'over' };
  }

  /** Ends a session: its page can't be paid anymore. */
  async end(record: StripePayment): Promise<SessionState> {
    const session = await this.#known(record);
    if (!session) return { kind: 'over' };
    if (session.status !== 'open') return this.#stateIn(record, session);
    try {
      await this.#client.ask((stripe, options) => stripe.checkout.sessions.expire(session.id, {}, options));
      return { kind: 'over' };
    } catch (error) {
      const now = await this.#find({ ...record, session: session.id });
      // Paid at the same moment.
      if (now.status !== 'open') return this.#stateIn(record, now);
      throw error;
    }
  }

  async #stateIn(record: StripePayment, session: Stripe.Checkout.Session): Promise<SessionState> {
    if (session.status === 'open') return { kind: 'open', payment: waiting(record, session.url) };
    const { payment_intent: intent } = session;
    if (session.status !== 'complete' || intent === null) return { kind: 'over' };
    const id = typeof intent === 'string' ? intent : intent.id;
    await recordIntent(this.#db, record.reference, id);
    return { kind: 'paid', intent: id };
  }

  /** Returns the session; `undefined` if Stripe refuses or fails to create it: nobody knows its page. */
  async #known(record: StripePayment): Promise<Stripe.Checkout.Session | undefined> {
    return this.#find(record).catch((error: unknown) => {
      if (record.session !== null || !isAnswer(error)) throw error;
      return undefined;
    });
  }

  /** Returns the session: the known one, or the one that its key stands for. */
  async #find(record: StripePayment): Promise<Stripe.Checkout.Session> {
    const { session: id } = record;
    if (id === null) return this.#create(record);
    return this.#client.ask((stripe, options) => stripe.checkout.sessions.retrieve(id, {}, options));
  }

  async #create(record: StripePayment): Promise<Stripe.Checkout.Session> {
    const { reference, account, amount, currency, return_url: returnUrl } = record;
    const price_data = {
      currency: (currency ?? '').toLowerCase(),
      unit_amount: toStripe(Number(amount), currency ?? ''),
      product_data: { name: 'Order' },
    };
    const session = await this.#client.ask((stripe, options) =>
      stripe.checkout.sessions.create(
        {
          mode: 'payment',
          allowed_payment_method_types: ['card'],
          line_items: [{ quantity: 1, price_data }],
          payment_intent_data: {
            capture_method: 'manual',
            on_behalf_of: account ?? '',
            transfer_data: { destination: account ?? '' },
            metadata: { reference },
          },
          metadata: { reference },
          success_url: returnUrl ?? '',
          cancel_url: returnUrl ?? '',
        },
        { ...options, idempotencyKey: `${reference}:session` },
      ),
    );
    await this.#db
      .updateTable('stripe_payments')
      .set({ session: session.id })
      .where('reference', '=', reference)
      .execute();
    return session;
  }
}

function waiting({ reference, amount, currency }: StripePayment, url: string | null): ProcessorPayment {
  const none = { card: null, decline_code: null, refunded: 0 };
  return { reference, status: 'challenge', amount: Number(amount), currency, challenge_url: url, ...none };
}
