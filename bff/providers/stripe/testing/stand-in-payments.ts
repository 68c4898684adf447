import { amountParam, invalid, missing, Refusal, textParam, type Params } from './form-body.ts';

/**
 * Payments of the stand-in: PaymentIntents with manual capture, their charges and refunds. The shapes follow
 * the SDK's types, as far as the adapter reads them.
 */
export interface Intent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  status: 'requires_payment_method' | 'requires_action' | 'requires_capture' | 'succeeded' | 'canceled';
  capture_method: string;
  client_secret: string;
  application_fee_amount: number | null;
  on_behalf_of: string | null;
  transfer_data: { destination: string } | null;
  metadata: Record<string, string>;
  payment_method: string | null;
  latest_charge: string | null;
  last_payment_error: object | null;
  next_action: object | null;
  created: number;
  livemode: boolean;
}

export interface Charge {
  id: string;
  object: 'charge';
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  captured: boolean;
  disputed: boolean;
  currency: string;
  payment_intent: string;
  payment_method_details: { type: 'card'; card: Card };
  transfer: string | null;
  created: number;
}

export interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  status: 'pending' | 'succeeded' | 'failed' | 'canceled';
  /** The reversal of the payment's transfer. */
  transfer_reversal: string | null;
  metadata: Record<string, string>;
  created: number;
}

interface Card {
  brand: string;
  last4: string;
}

/** What a test card does, named as Stripe's test payment methods are. */
export interface TestCard extends Card {
  readonly decline?: { readonly code: string; readonly decline_code?: string };
  readonly isChallenged?: true;
  readonly refund?: 'failed' | 'pending';
  readonly isDisputed?: true;
}

export const CARDS: Readonly<Record<string, TestCard>> = {
  pm_card_visa: { brand: 'visa', last4: '4242' },
  pm_card_mastercard: { brand: 'mastercard', last4: '4444' },
  pm_card_amex: { brand: 'amex', last4: '8431' },
  pm_card_chargeDeclined: declined('0002', 'card_declined', 'generic_decline'),
  pm_card_chargeDeclinedInsufficientFunds: declined('9995', 'card_declined', 'insufficient_funds'),
  pm_card_chargeDeclinedLostCard: declined('9987', 'card_declined', 'lost_card'),
  pm_card_chargeDeclinedExpiredCard: declined('0069', 'expired_card'),
  pm_card_chargeDeclinedIncorrectCvc: declined('0127', 'incorrect_cvc'),
  pm_card_chargeDeclinedProcessingError: declined('0119', 'processing_error'),
  pm_card_threeDSecure2Required: { brand: 'visa', last4: '3220', isChallenged: true },
  pm_card_refundFail: { brand: 'visa', last4: '5126', refund: 'failed' },
  pm_card_pendingRefund: { brand: 'visa', last4: '7726', refund: 'pending' },
  pm_card_createDispute: { brand: 'visa', last4: '0259', isDisputed: true },
};

function declined(last4: string, code: string, decline_code?: string): TestCard {
  return { brand: 'visa', last4, decline: { code, ...(decline_code !== undefined && { decline_code }) } };
}

/** Told when money has moved, for balances, webhooks and disputes. */
export interface PaymentObserver {
  intentChanged(intent: Intent): void;
  captured(intent: Intent, charge: Charge, card: TestCard): void;
  refunded(intent: Intent, refund: Refund): void;
  refundFailed(refund: Refund): void;
  requireAccount(id: string): void;
}

export class StandInPayments {
  readonly intents = new Map<string, Intent>();
  readonly charges = new Map<string, Charge>();
  readonly refunds = new Map<string, Refund>();
  /** ConfirmationTokens of browsers, by ID: the card that each stands for, until it is used. */
  readonly tokens = new Map<string, string>();
  /** The address that a payer of a challenge returns to. */
  readonly returnUrls = new Map<string, string>();
  readonly #newId: (prefix: string) => string;
  readonly #observer: PaymentObserver;
  readonly #url: () => string;
  readonly #now: () => number;

  constructor(deps: {
    readonly newId: (prefix: string) => string;
    readonly observer: PaymentObserver;
    readonly url: () => string;
    readonly now: () => number;
  }) {
    this.#newId = deps.newId;
    this.#observer = deps.observer;
    this.#url = deps.url;
    this.#now = deps.now;
  }

  create(params: Params): Intent {
    const amount = amountParam(params, 'amount');
    const currency = textParam(params, 'currency');
    const destination = textParam(params, 'transfer_data', 'destination');
    if (amount === undefined) throw invalid('amount', 'parameter_missing');
    if (currency === undefined || !/^[a-z]{3}$/.test(currency)) throw invalid('currency');
    if (destination !== undefined) this.#observer.requireAccount(destination);
    const id = this.#newId('pi');
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount,
      amount_received: 0,
      currency,
      status: 'requires_payment_method',
      capture_method: textParam(params, 'capture_method') ?? 'automatic',
      client_secret: `${id}_secret_${this.#newId('cs')}`,
      application_fee_amount: null,
      on_behalf_of: textParam(params, 'on_behalf_of') ?? null,
      transfer_data: destination === undefined ? null : { destination },
      metadata: (params['metadata'] ?? {}) as Record<string, string>,
      payment_method: null,
      latest_charge: null,
      last_payment_error: null,
      next_action: null,
      created: this.#now(),
      livemode: false,
    };
    this.intents.set(id, intent);
    return intent;
  }

  find(id: string): Intent {
    const intent = this.intents.get(id);
    if (!intent) throw missing('intent');
    return intent;
  }

  confirm(id: string, params: Params): Intent {
    const intent = this.find(id);
    if (intent.status !== 'requires_payment_method') throw unexpected(intent);
    const method = this.#methodOf(params);
    const card = CARDS[method];
    if (!card) throw missing('payment_method');
    const returnUrl = textParam(params, 'return_url');
    if (returnUrl === undefined) throw invalid('return_url', 'parameter_missing');
    intent.payment_method = method;
    if (card.decline) return this.#decline(intent, card);
    if (card.isChallenged) {
      this.returnUrls.set(id, returnUrl);
      intent.status = 'requires_action';
      intent.next_action = {
        type: 'redirect_to_url',
        redirect_to_url: { url: `${this.#url()}/challenges/${id}`, return_url: returnUrl },
      };
      this.#observer.intentChanged(intent);
      return intent;
    }
    return this.#authorize(intent, card);
  }

  /** Ends a challenge as its payer decides. @returns the address to go back to */
  answerChallenge(id: string, isAccepted: boolean): string {
    const intent = this.find(id);
    const url = this.returnUrls.get(id) ?? '/';
    if (intent.status !== 'requires_action') return url;
    intent.next_action = null;
    if (isAccepted) this.#authorize(intent, cardOf(intent));
    else this.#fail(intent, { type: 'card_error', code: 'payment_intent_authentication_failure' });
    return url;
  }

  capture(id: string, params: Params): Intent {
    const intent = this.find(id);
    if (intent.status !== 'requires_capture') throw unexpected(intent);
    const amount = amountParam(params, 'amount_to_capture') ?? intent.amount;
    if (amount > intent.amount) throw invalid('amount_to_capture', 'amount_too_large');
    const fee = textParam(params, 'application_fee_amount');
    if (Number(fee) === 0) throw invalid('application_fee_amount');
    if (fee !== undefined) intent.application_fee_amount = Math.min(Number(fee), amount);
    const charge = this.#chargeOf(intent);
    Object.assign(charge, { captured: true, amount_captured: amount, transfer: this.#newId('tr') });
    Object.assign(intent, { status: 'succeeded', amount_received: amount });
    this.#observer.captured(intent, charge, cardOf(intent));
    this.#observer.intentChanged(intent);
    return intent;
  }

  cancel(id: string): Intent {
    const intent = this.find(id);
    if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpected(intent);
    intent.status = 'canceled';
    intent.next_action = null;
    this.#observer.intentChanged(intent);
    return intent;
  }

  refund(params: Params): Refund {
    const intent = this.find(textParam(params, 'payment_intent') ?? '');
    if (intent.status !== 'succeeded') throw unexpected(intent);
    const charge = this.#chargeOf(intent);
    if (charge.disputed) throw invalid('charge', 'refund_disputed_payment');
    const amount = amountParam(params, 'amount') ?? charge.amount_captured - charge.amount_refunded;
    if (charge.amount_refunded === charge.amount_captured) throw invalid('charge', 'charge_already_refunded');
    if (amount > charge.amount_captured - charge.amount_refunded) throw invalid('amount');
    const status = cardOf(intent).refund ?? 'succeeded';
    const refund: Refund = {
      id: this.#newId('re'),
      object: 'refund',
      amount,
      currency: intent.currency,
      charge: charge.id,
      payment_intent: intent.id,
      status,
      transfer_reversal: status === 'failed' ? null : this.#newId('trr'),
      metadata: (params['metadata'] ?? {}) as Record<string, string>,
      created: this.#now(),
    };
    this.refunds.set(refund.id, refund);
    if (status !== 'failed') charge.amount_refunded += amount;
    if (status === 'succeeded') this.#observer.refunded(intent, refund);
    return refund;
  }

  /** Decides a refund that is pending. */
  settleRefund(id: string, status: 'succeeded' | 'failed'): void {
    const refund = this.refunds.get(id);
    if (refund?.status !== 'pending') throw missing('refund');
    refund.status = status;
    const intent = this.find(refund.payment_intent);
    if (status === 'failed') this.#chargeOf(intent).amount_refunded -= refund.amount;
    else this.#observer.refunded(intent, refund);
  }

  /** Lets a refund fail that has succeeded: the money is the platform's again. */
  failRefund(id: string): void {
    const refund = this.refunds.get(id);
    if (refund?.status !== 'succeeded') throw missing('refund');
    refund.status = 'failed';
    this.#chargeOf(this.find(refund.payment_intent)).amount_refunded -= refund.amount;
    this.#observer.refundFailed(refund);
  }

  /** Returns an intent with the objects that the request expands. */
  present(intent: Intent, expand: readonly string[]): object {
    const charge = intent.latest_charge === null ? null : this.charges.get(intent.latest_charge);
    const card = intent.payment_method === null ? undefined : CARDS[intent.payment_method];
    const method = card && { id: intent.payment_method, object: 'payment_method', type: 'card', card };
    return {
      ...intent,
      ...(expand.includes('latest_charge') && { latest_charge: charge }),
      ...(expand.includes('payment_method') && { payment_method: method ?? null }),
    };
  }

  #methodOf(params: Params): string {
    const token = textParam(params, 'confirmation_token');
    if (token === undefined) return textParam(params, 'payment_method') ?? '';
    const method = this.tokens.get(token);
    if (method === undefined) throw missing('confirmation_token');
    this.tokens.delete(token);
    return method;
  }

  #authorize(intent: Intent, { brand, last4 }: TestCard): Intent {
    const charge: Charge = {
      id: this.#newId('ch'),
      object: 'charge',
      amount: intent.amount,
      amount_captured: 0,
      amount_refunded: 0,
      captured: false,
      disputed: false,
      currency: intent.currency,
      payment_intent: intent.id,
      payment_method_details: { type: 'card', card: { brand, last4 } },
      transfer: null,
      created: this.#now(),
    };
    this.charges.set(charge.id, charge);
    Object.assign(intent, { status: 'requires_capture', latest_charge: charge.id, last_payment_error: null });
    this.#observer.intentChanged(intent);
    return intent;
  }

  #decline(intent: Intent, { decline, brand, last4 }: TestCard): never {
    const error = {
      type: 'card_error',
      ...decline,
      payment_method: { type: 'card', card: { brand, last4 } },
    };
    this.#fail(intent, error);
    throw new Refusal(402, { ...error, payment_intent: intent });
  }

  #fail(intent: Intent, error: object): void {
    const method = intent.payment_method;
    const card = method === null ? undefined : CARDS[method];
    Object.assign(intent, {
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: { payment_method: { type: 'card', card }, ...error },
    });
    this.#observer.intentChanged(intent);
  }

  #chargeOf(intent: Intent): Charge {
    const charge = this.charges.get(intent.latest_charge ?? '');
    if (!charge) throw missing('charge');
    return charge;
  }
}

function cardOf(intent: Intent): TestCard {
  const card = CARDS[intent.payment_method ?? ''];
  if (!card) throw missing('payment_method');
  return card;
}

function unexpected(intent: Intent): Refusal {
  const code = 'payment_intent_unexpected_state';
  return new Refusal(400, { type: 'invalid_request_error', code, payment_intent: intent });
}
