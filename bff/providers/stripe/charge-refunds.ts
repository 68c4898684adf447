import type { Stripe } from 'stripe';
import type { Clock } from '../../core/api/clock.ts';
import type { Db } from '../../core/database/database.ts';
import { PortRefusal } from '../../core/ports/port-client.ts';
import type { ProcessorRefund } from '../processor/contract/processor-payment.ts';
import type { RefundRequest } from '../processor/processor.ts';
import { toStripe } from './amounts.ts';
import { repeatRefused, type StripeClient } from './client.ts';
import { recordReversal, transferOnce } from './movement-records.ts';
import { findRecord, recordRefund, recordRefundId } from './payment-records.ts';

interface RefundDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly client: StripeClient;
}

/** A payment that was charged. */
interface Charged {
  /** Our reference. */
  readonly reference: string;
  /** The ID of its PaymentIntent. */
  readonly intent: string;
  readonly currency: string;
}

const STATUS: Readonly<Record<string, ProcessorRefund['status']>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

/**
 * Refunds a charged payment in whole or in part, once per reference, or reads the refund if it was sent
 * before. The merchant's transfer is reversed with it; if the refund fails later, the account gets its money
 * back.
 * @throws {PortRefusal} Stripe refuses it
 */
export async function refundCharge(
  deps: RefundDeps,
  charged: Charged,
  order: RefundRequest,
): Promise<ProcessorRefund> {
  const { db, clock, client } = deps;
  const { row, isKnown } = await recordRefund(db, charged.reference, order, new Date(clock.now()));
  const present = (refund: Stripe.Refund): ProcessorRefund => ({
    reference: order.reference,
    payment: charged.reference,
    status: STATUS[refund.status ?? ''] ?? 'pending',
    amount: order.amount,
  });
  const read = row.refund === null ? undefined : await retrieve(client, row.refund);
  const sent = isKnown && !read ? await findRefund(client, charged.intent, order.reference) : undefined;
  const made = read ?? sent ?? (await createRefund(client, charged, order));
  // Whichever way it was found: a node may have died between any two of these.
  if (!read) await recordRefundId(db, order.reference, made.id);
  await recordReversal(db, order.reference, idOf(made.transfer_reversal));
  if (present(made).status === 'failed') await giveBack(deps, charged, order.reference);
  return present(made);
}

function retrieve(client: StripeClient, id: string): Promise<Stripe.Refund> {
  return client.ask((stripe, options) => stripe.refunds.retrieve(id, {}, options));
}

function createRefund(
  client: StripeClient,
  { intent, currency }: Charged,
  { reference, amount }: RefundRequest,
): Promise<Stripe.Refund> {
  return client.ask((stripe, options) =>
    stripe.refunds.create(
      {
        payment_intent: intent,
        amount: toStripe(amount, currency),
        // The merchant gives the money back; fees stay (domain rule).
        reverse_transfer: true,
        refund_application_fee: false,
        metadata: { reference },
      },
      { ...options, idempotencyKey: reference },
    ),
  );
}

/** Finds a refund whose answer was lost, also after its idempotency key has expired. */
async function findRefund(
  client: StripeClient,
  intent: string,
  reference: string,
): Promise<Stripe.Refund | undefined> {
  const { data } = await client.ask((stripe, options) =>
    stripe.refunds.list({ payment_intent: intent, limit: 100 }, options),
  );
  return data.find(({ metadata }) => metadata?.['reference'] === reference);
}

/**
 * Gives the merchant's account back the amount that a failed refund took: Stripe returns the money to the
 * platform, and leaves the transfer reversed. Once.
 * @throws {ApiError} upstream_failed, upstream_slow; unavailable: also if Stripe refuses it for now
 */
async function giveBack({ db, client }: RefundDeps, charged: Charged, reference: string): Promise<void> {
  const { reversal, returned, amount, attempt } = await db
    .selectFrom('stripe_refunds')
    .select(['reversal', 'returned', 'amount', 'attempt'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const destination = (await findRecord(db, charged.reference))?.account;
  if (reversal === null || returned !== null || !destination) return;
  const order = {
    amount: toStripe(Number(amount), charged.currency),
    currency: charged.currency.toLowerCase(),
    destination,
    metadata: { refund: reference },
  };
  const set = (columns: { returned: string } | { attempt: number }) =>
    db.updateTable('stripe_refunds').set(columns).where('reference', '=', reference);
  try {
    const transfer = await transferOnce(client, `${reference}:return`, order, attempt);
    await set({ returned: transfer }).execute();
  } catch (error) {
    if (error instanceof PortRefusal)
      await set({ attempt: attempt + 1 })
        .where('attempt', '=', attempt)
        .execute();
    repeatRefused(error);
  }
}

/** Returns the ID of an object that Stripe sends whole or by its ID. */
export function idOf(object: string | { readonly id: string } | null): string | undefined {
  return typeof object === 'string' ? object : object?.id;
}
