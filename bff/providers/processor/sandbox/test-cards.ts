import { isLuhn } from '../../../core/contract/card-numbers.ts';
import type { Fault } from '../../../core/ports/port-service.ts';
import type { CardBrand } from '../contract/card.ts';

/**
 * The outcome of charging a card: it pays, it pays and the payment is disputed once it is captured, it is
 * declined with this code, or its holder has to confirm.
 */
export type Outcome =
  | 'paid'
  | 'paid_then_disputed'
  | 'generic_decline'
  | 'insufficient_funds'
  | 'lost_card'
  | 'stolen_card'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error'
  | 'challenge_paid'
  | 'challenge_declined';

export interface TestCard {
  readonly brand: CardBrand;
  readonly last4: string;
  readonly outcome: Outcome;
  /** The processor's fault in a request that charges its token, for tests of its callers. */
  readonly fault?: Fault;
}

/** The only accepted card numbers (domain rule). */
export const NUMBERS: Readonly<Record<string, readonly [CardBrand, Outcome]>> = {
  '4242424242424242': ['visa', 'paid'],
  '5555555555554444': ['mastercard', 'paid'],
  '378282246310005': ['amex', 'paid'],
  '6011111111111117': ['discover', 'paid'],
  '4000000000000002': ['visa', 'generic_decline'],
  '4000000000009995': ['visa', 'insufficient_funds'],
  '4000000000009987': ['visa', 'lost_card'],
  '4000000000009979': ['visa', 'stolen_card'],
  '4000000000000069': ['visa', 'expired_card'],
  '4000000000000127': ['visa', 'incorrect_cvc'],
  '4000000000000119': ['visa', 'processing_error'],
  '4000000000000259': ['visa', 'paid_then_disputed'],
  '4000000000003220': ['visa', 'challenge_paid'],
  '4000008400001629': ['visa', 'challenge_declined'],
};

const token = (outcome: Outcome, last4: string, fault?: Fault, brand: CardBrand = 'visa'): TestCard => ({
  brand,
  last4,
  outcome,
  ...(fault && { fault }),
});

/** The end of a card that pays, but can't be refunded: it was canceled since. */
export const NOT_REFUNDED = '5126';

/** Tokens that need no card form and never expire: the same cards, and those whose requests fail. */
export const FIXED_TOKENS: ReadonlyMap<string, TestCard> = new Map([
  ['tok_paid', token('paid', '4242')],
  ['tok_mastercard', token('paid', '4444', undefined, 'mastercard')],
  ['tok_amex', token('paid', '0005', undefined, 'amex')],
  ['tok_discover', token('paid', '1117', undefined, 'discover')],
  ['tok_declined', token('generic_decline', '0002')],
  ['tok_insufficient_funds', token('insufficient_funds', '9995')],
  ['tok_lost_card', token('lost_card', '9987')],
  ['tok_stolen_card', token('stolen_card', '9979')],
  ['tok_expired_card', token('expired_card', '0069')],
  ['tok_incorrect_cvc', token('incorrect_cvc', '0127')],
  ['tok_processing_error', token('processing_error', '0119')],
  ['tok_disputed', token('paid_then_disputed', '0259')],
  ['tok_challenge', token('challenge_paid', '3220')],
  ['tok_challenge_declined', token('challenge_declined', '1629')],
  ['tok_refund_fails', token('paid', NOT_REFUNDED)],
  ['tok_slow', token('paid', '4242', 'slow')],
  ['tok_unavailable', token('paid', '4242', 'unavailable')],
  ['tok_lost_answer', token('paid', '4242', 'lost_answer')],
]);

/** The reason that a number isn't accepted. */
export type NumberFault = 'incorrect_number' | 'test_card_required';

/** Returns the card with a number, whose digits may be in groups. */
export function testCardOf(number: string): TestCard | NumberFault {
  const digits = number.replaceAll(/[ -]/g, '');
  if (!isLuhn(digits)) return 'incorrect_number';
  const [brand, outcome] = NUMBERS[digits] ?? [];
  return brand && outcome ? { brand, outcome, last4: digits.slice(-4) } : 'test_card_required';
}
