import type { Stripe } from 'stripe';
import { CARD_BRANDS, type CardBrand } from '../processor/contract/card.ts';
import type { ProcessorPayment, ProcessorStatus } from '../processor/contract/processor-payment.ts';
import { fromStripe } from './amounts.ts';

/** The parts of a PaymentIntent that Stripe leaves out unless they are asked for. */
export const EXPANDED = ['latest_charge', 'payment_method'];

/**
 * Reads a PaymentIntent as the port's payment.
 * @returns `undefined` if no card was charged with it yet: as if it had never been asked for
 */
export function readIntent(reference: string, intent: Stripe.PaymentIntent): ProcessorPayment | undefined {
  const status = statusOf(intent);
  if (status === undefined) return undefined;
  const { amount, amount_received, currency } = intent;
  const charge = expanded(intent.latest_charge);
  return {
    reference,
    status,
    amount: fromStripe(amount, currency),
    currency: currency.toUpperCase(),
    card: cardOf(intent, charge),
    decline_code: status === 'declined' ? declineCodeOf(intent.last_payment_error) : null,
    challenge_url: status === 'challenge' ? (intent.next_action?.redirect_to_url?.url ?? null) : null,
    ...(status === 'captured' && { captured: fromStripe(amount_received, currency) }),
    refunded: fromStripe(charge?.amount_refunded ?? 0, currency),
  };
}

function statusOf({ status, last_payment_error }: Stripe.PaymentIntent): ProcessorStatus | undefined {
  switch (status) {
    case 'requires_capture':
      return 'authorized';
    case 'succeeded':
      return 'captured';
    case 'canceled':
      return last_payment_error ? 'declined' : 'canceled';
    // The issuer hasn't answered: nothing can be said yet.
    case 'processing':
    case 'requires_action':
      return 'challenge';
    case 'requires_payment_method':
    case 'requires_confirmation':
      return last_payment_error ? 'declined' : undefined;
    default:
      return undefined;
  }
}

/** The object itself, if Stripe has put it into the answer. */
function expanded<Value extends object>(value: string | Value | null): Value | undefined {
  return typeof value === 'object' && value !== null ? value : undefined;
}

function cardOf(intent: Stripe.PaymentIntent, charge: Stripe.Charge | undefined): ProcessorPayment['card'] {
  const card =
    charge?.payment_method_details?.card ??
    expanded(intent.payment_method)?.card ??
    intent.last_payment_error?.payment_method?.card;
  const last4 = card?.last4;
  return card && last4 ? { brand: brandOf(card.brand), last4 } : null;
}

function brandOf(brand: string | null): CardBrand {
  return CARD_BRANDS.find((one) => one === brand) ?? 'other';
}

/**
 * Our codes for those of issuers (docs.stripe.com/declines/codes). Lost and stolen cards, and suspected
 * fraud, keep their reason to the merchant's side of the contract; everything else is a plain decline.
 */
const DECLINES: Readonly<Record<string, string>> = {
  authentication_required: 'challenge_failed',
  expired_card: 'expired_card',
  incorrect_cvc: 'incorrect_cvc',
  incorrect_number: 'incorrect_number',
  insufficient_funds: 'insufficient_funds',
  invalid_cvc: 'incorrect_cvc',
  invalid_expiry_month: 'expired_card',
  invalid_expiry_year: 'expired_card',
  invalid_number: 'incorrect_number',
  issuer_not_available: 'processing_error',
  lost_card: 'lost_card',
  payment_intent_authentication_failure: 'challenge_failed',
  processing_error: 'processing_error',
  reenter_transaction: 'processing_error',
  stolen_card: 'stolen_card',
  try_again_later: 'processing_error',
  withdrawal_count_limit_exceeded: 'insufficient_funds',
};

function declineCodeOf(error: Stripe.PaymentIntent['last_payment_error']): string {
  const { code = '', decline_code = '' } = error ?? {};
  return DECLINES[code] ?? DECLINES[decline_code] ?? 'generic_decline';
}
