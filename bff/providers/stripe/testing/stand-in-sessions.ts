import type { IncomingMessage, ServerResponse } from 'node:http';
import { missing, Refusal, textParam, type Params, type StandInRoute } from './form-body.ts';
import { CARDS, type StandInPayments } from './stand-in-payments.ts';

interface Session {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly url: string;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly metadata: Record<string, string>;
  status: 'open' | 'complete' | 'expired';
  payment_intent: string | null;
}

interface Opened {
  readonly session: Session;
  readonly intent: Params;
}

/** Checkout Sessions of the stand-in with the page that a payer sees, and the script of its card fields. */
export class StandInSessions {
  readonly sessions = new Map<string, Opened>();
  readonly #payments: StandInPayments;
  readonly #newId: (prefix: string) => string;
  readonly #url: () => string;

  constructor(deps: {
    readonly payments: StandInPayments;
    readonly newId: (prefix: string) => string;
    readonly url: () => string;
  }) {
    this.#payments = deps.payments;
    this.#newId = deps.newId;
    this.#url = deps.url;
  }

  routes(): StandInRoute[] {
    return [
      ['POST', /^\/v1\/checkout\/sessions$/, (params) => this.#create(params)],
      ['GET', /^\/v1\/checkout\/sessions\/(\w+)$/, (_params, [id = '']) => this.#find(id).session],
      [
        'POST',
        /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
        (_params, [id = '']) => {
          const { session } = this.#find(id);
          if (session.status !== 'open') throw new Refusal(400, { type: 'invalid_request_error' });
          session.status = 'expired';
          return session;
        },
      ],
    ];
  }

  /** Serves the payer's page and the browser's script. @returns whether the path is one of them */
  serve(req: IncomingMessage, res: ServerResponse, { pathname, searchParams }: URL): boolean {
    if (pathname === '/stripe.js') {
      res.writeHead(200, { 'content-type': 'text/javascript' }).end(SCRIPT);
      return true;
    }
    const [, id] = /^\/checkout\/(\w+)$/.exec(pathname) ?? [];
    if (id === undefined) return false;
    const { session } = this.#find(id);
    const card = searchParams.get('card');
    if (req.method === 'POST' && card !== null) {
      res.writeHead(303, { location: this.pay(id, card) }).end();
      return true;
    }
    const buttons = Object.keys(CARDS).map(
      (name) => `<form method="post" action="?card=${name}"><button>${name}</button></form>`,
    );
    const page = `<!doctype html><title>Checkout</title><h1>Pay</h1>${buttons.join('')}
      <a href="${session.cancel_url.replaceAll('&', '&amp;')}">Back</a>`;
    res.writeHead(200, { 'content-type': 'text/html' }).end(page);
    return true;
  }

  /** Pays a session with a test card. @returns the payer's next address */
  pay(id: string, card: string): string {
    const { session, intent: params } = this.#find(id);
    if (session.status !== 'open') return session.success_url;
    const intent = this.#payments.create(params);
    session.payment_intent = intent.id;
    const sent = { payment_method: card, return_url: session.success_url };
    try {
      const confirmed = this.#payments.confirm(intent.id, sent);
      session.status = 'complete';
      const next = confirmed.next_action as { redirect_to_url: { url: string } } | null;
      return next?.redirect_to_url.url ?? session.success_url;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return `/checkout/${id}?declined`;
    }
  }

  #create(params: Params): Session {
    const line = (params['line_items'] as Record<string, Params> | undefined)?.['0'] ?? {};
    const amount = textParam(line, 'price_data', 'unit_amount') ?? '';
    const currency = textParam(line, 'price_data', 'currency') ?? '';
    const id = this.#newId('cs');
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `${this.#url()}/checkout/${id}`,
      success_url: textParam(params, 'success_url') ?? '',
      cancel_url: textParam(params, 'cancel_url') ?? '',
      metadata: (params['metadata'] ?? {}) as Record<string, string>,
      status: 'open',
      payment_intent: null,
    };
    const intent = { ...(params['payment_intent_data'] as Params | undefined), amount, currency };
    this.sessions.set(id, { session, intent });
    return session;
  }

  #find(id: string): Opened {
    const opened = this.sessions.get(id);
    if (!opened) throw missing('session');
    return opened;
  }
}

/** Stripe's script as far as our page uses it: one field for the number, and one wallet. */
const SCRIPT = `
const origin = new URL(document.currentScript.src).origin;
const METHODS = {
  '4242424242424242': 'pm_card_visa',
  '4000000000003220': 'pm_card_threeDSecure2Required',
  '4000000000009995': 'pm_card_chargeDeclinedInsufficientFunds',
  '4000000000000259': 'pm_card_createDispute',
};
globalThis.Stripe = () => {
  const listeners = {};
  const emit = (name, event) => (listeners[name] ?? []).forEach((listener) => listener(event));
  let number;
  return {
    elements: () => ({
      create: (type) => ({
        on: (name, listener) => (listeners[type + name] ??= []).push(listener),
        destroy() {},
        mount(place) {
          place.innerHTML =
            type === 'payment'
              ? '<label>Card number <input name="stripe-number" inputmode="numeric"></label>'
              : '<button type="button">Google Pay</button>';
          if (type === 'payment') number = place.querySelector('input');
          else
            place.querySelector('button').addEventListener('click', () => {
              number = { value: '4242424242424242' };
              emit('expressCheckoutconfirm', {});
            });
          setTimeout(() => emit(type + 'ready', { availablePaymentMethods: { googlePay: true } }));
        },
      }),
      submit: async () => (number.value ? {} : { error: { message: 'Your card number is incomplete.' } }),
    }),
    async createConfirmationToken() {
      const method = METHODS[number.value.replaceAll(' ', '')] ?? 'pm_card_chargeDeclined';
      const body = new URLSearchParams({ payment_method: method });
      const response = await fetch(origin + '/confirmation_tokens', { method: 'POST', body });
      return { confirmationToken: await response.json() };
    },
  };
};
`;
