import type { Stripe } from 'stripe';
import type { Db } from '../../core/database/database.ts';
import type { MovementKind } from '../processor/processor.ts';
import type { StripeClient } from './client.ts';

/** The record that a transfer at Stripe belongs to. The reference of a dispute is Stripe's ID. */
export interface TransferOwner {
  readonly kind: Extract<MovementKind, 'charge' | 'refund' | 'dispute'>;
  readonly reference: string;
}

/** Finds what a transfer to a merchant's account is of. */
export async function ownerOfTransfer(db: Db, transfer: string): Promise<TransferOwner | undefined> {
  const payment = await db
    .selectFrom('stripe_payments')
    .select('reference')
    .where('transfer', '=', transfer)
    .executeTakeFirst();
  if (payment) return { kind: 'charge', reference: payment.reference };
  const refund = await db
    .selectFrom('stripe_refunds')
    .select('reference')
    .where('returned', '=', transfer)
    .executeTakeFirst();
  if (refund) return { kind: 'refund', reference: refund.reference };
  const dispute = await db
    .selectFrom('stripe_disputes')
    .select('dispute')
    .where('transfer', '=', transfer)
    .executeTakeFirst();
  return dispute && { kind: 'dispute', reference: dispute.dispute };
}

/** Finds what took a transfer back. */
export async function ownerOfReversal(db: Db, reversal: string): Promise<TransferOwner | undefined> {
  const refund = await db
    .selectFrom('stripe_refunds')
    .select('reference')
    .where('reversal', '=', reversal)
    .executeTakeFirst();
  if (refund) return { kind: 'refund', reference: refund.reference };
  const dispute = await db
    .selectFrom('stripe_disputes')
    .select('dispute')
    .where('reversal', '=', reversal)
    .executeTakeFirst();
  return dispute && { kind: 'dispute', reference: dispute.dispute };
}

/** Stores the transfer by which a payment reaches the merchant's account. */
export async function recordTransfer(db: Db, reference: string, transfer: string): Promise<void> {
  await db.updateTable('stripe_payments').set({ transfer }).where('reference', '=', reference).execute();
}

/** Stores the reversal by which a refund leaves it; nothing if there is none yet. */
export async function recordReversal(db: Db, reference: string, reversal: string | undefined): Promise<void> {
  if (reversal === undefined) return;
  await db.updateTable('stripe_refunds').set({ reversal }).where('reference', '=', reference).execute();
}

/**
 * Returns the idempotency key of an attempt. Stripe repeats a refusal for its key, also when its reason is
 * gone, such as a balance that was too small; a request whose outcome is unknown is sent under the same key.
 */
export function attemptKey(key: string, attempt: number): string {
  return attempt === 1 ? key : `${key}:${attempt}`;
}

/**
 * Transfers money of the platform to a merchant's account, once: also if it is repeated after Stripe has
 * forgotten its idempotency key.
 * @param group stands for this transfer alone
 * @param attempt 1, and one more after each refusal
 * @returns its ID
 * @throws {ApiError} as `StripeClient.ask`
 */
export async function transferOnce(
  client: StripeClient,
  group: string,
  order: Omit<Stripe.TransferCreateParams, 'transfer_group'>,
  attempt: number,
): Promise<string> {
  const { data } = await client.ask((stripe, options) =>
    stripe.transfers.list({ transfer_group: group, limit: 1 }, options),
  );
  const [known] = data;
  if (known) return known.id;
  const made = await client.ask((stripe, options) =>
    stripe.transfers.create(
      { ...order, transfer_group: group },
      { ...options, idempotencyKey: attemptKey(group, attempt) },
    ),
  );
  return made.id;
}
