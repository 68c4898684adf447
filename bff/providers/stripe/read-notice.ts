import type { Stripe } from 'stripe';
import type { Db } from '../../core/database/database.ts';
import type { Notice } from '../processor/processor.ts';
import { merchantOf } from './account-records.ts';
import type { StripeClient } from './client.ts';
import { referenceOf } from './payment-records.ts';
import { findPayout } from './payout-records.ts';

/**
 * Reads a webhook of Stripe's. One of the other mode (`livemode`), of another installation or about nothing
 * that is ours names none of them.
 * @returns `undefined` if Stripe hasn't signed it within the last five minutes
 */
export async function readNotice(
  { db, client, isLive }: { readonly db: Db; readonly client: StripeClient; readonly isLive: boolean },
  body: Buffer,
  headers: Readonly<Record<string, string>>,
): Promise<Notice | undefined> {
  const event = await client.readEvent(body, headers['stripe-signature'] ?? '');
  if (!event) return undefined;
  const { id, livemode, account } = event;
  if (livemode !== isLive) return { id };
  const intent = intentIn(event);
  const payment = intent === undefined ? undefined : await referenceOf(db, intent);
  const payout = await payoutIn(db, event);
  const isOfAccount = account !== undefined && OF_ACCOUNT.test(event.type);
  const merchant = isOfAccount ? await merchantOf(db, account) : undefined;
  return {
    id,
    ...(payment !== undefined && { payment }),
    ...(payout !== undefined && { payout }),
    ...(merchant !== undefined && { merchant }),
  };
}

/** The events after which an account may have another state. */
const OF_ACCOUNT = /^(?:account|capability|person)\.updated$/;

/** Returns our ID of the payout that an event is about, as far as we have asked for it. */
async function payoutIn(db: Db, { data }: Stripe.Event): Promise<string | undefined> {
  const object = data.object as { object?: string; metadata?: Readonly<Record<string, string>> | null };
  const reference = object.object === 'payout' ? object.metadata?.['reference'] : undefined;
  return reference === undefined ? undefined : (await findPayout(db, reference))?.reference;
}

/** Returns the PaymentIntent that an event is about. */
function intentIn({ data }: Stripe.Event): string | undefined {
  const object = data.object as {
    object?: string;
    id?: string;
    payment_intent?: string | { id: string } | null;
  };
  if (object.object === 'payment_intent') return object.id;
  const { payment_intent: intent } = object;
  return typeof intent === 'object' ? intent?.id : intent;
}
