import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { parseForm, Refusal, textParam, type Params, type StandInRoute } from './form-body.ts';
import { StandInAccounts } from './stand-in-accounts.ts';
import { StandInDisputes } from './stand-in-disputes.ts';
import { StandInKeys, type StandInAnswer } from './stand-in-keys.ts';
import { StandInSessions } from './stand-in-sessions.ts';
import { StandInPayments } from './stand-in-payments.ts';

/**
 * How a request goes wrong: `lost_answer` happens and isn't answered, `refused` isn't even read, `slow`
 * happens and is answered too late, `failed_answer` happens and is answered 500, again and again under its
 * key; 400 lacks the money.
 */
export type Fault = 'lost_answer' | 'failed_answer' | 'refused' | 'slow' | 'html' | 400 | 429 | 500 | 503;

export interface StandInOptions {
  readonly port?: number;
  /** The keys that it accepts; any of a test mode by default. */
  readonly secretKey?: string;
  /** Where webhooks go, and the secret that signs them; they are only kept otherwise. */
  readonly webhooks?: { readonly url: string; readonly secret: string };
  /** Its time, in ms; the real one by default. */
  readonly clock?: () => number;
}

/**
 * A stand-in for Stripe's API on the loopback, for tests and for trying things: the requests that the adapter
 * makes, with idempotency keys, test cards, challenges, refunds, balances, payouts and webhooks, in memory.
 * It is written from the SDK's types and Stripe's documentation; it isn't Stripe.
 */
export class StripeStandIn {
  readonly accounts: StandInAccounts;
  readonly payments: StandInPayments;
  readonly disputes: StandInDisputes;
  readonly sessions: StandInSessions;
  /** The requests that arrived: `POST /v1/payment_intents`. */
  readonly requests: string[] = [];
  readonly keys = new StandInKeys();
  /** Events that were made, oldest first. */
  readonly events: { readonly id: string; readonly type: string; readonly body: string }[] = [];
  readonly #faults: { readonly path: RegExp; readonly fault: Fault }[] = [];
  readonly #held: { readonly path: RegExp; readonly promise: Promise<void> }[] = [];
  readonly #server = createServer((req, res) => void this.#answer(req, res));
  readonly #options: StandInOptions;
  readonly #routes: readonly StandInRoute[];
  #webhooks: StandInOptions['webhooks'];
  #sending = Promise.resolve();
  #ids = 0;

  constructor(options: StandInOptions = {}) {
    this.#options = options;
    this.#webhooks = options.webhooks;
    const { clock = Date.now } = options;
    const now = (): number => Math.floor(clock() / 1000);
    const newId = (prefix: string): string =>
      `${prefix}_${(this.#ids += 1).toString(36)}${randomBytes(9).toString('hex')}`;
    this.accounts = new StandInAccounts({
      newId,
      now,
      emit: (type, object, account) => this.emit(type, object, account),
    });
    const { accounts } = this;
    const emit = (type: string, object: object): void => this.emit(type, object);
    this.disputes = new StandInDisputes({ accounts, newId, now, emit });
    this.payments = new StandInPayments({
      newId,
      now,
      url: () => this.url,
      observer: {
        intentChanged: (intent) => this.emit(`payment_intent.${EVENT_OF[intent.status]}`, intent),
        captured: (intent, charge, card) => {
          this.accounts.recordCapture(intent, charge);
          this.disputes.noteTransfer(intent, charge);
          if (card.isDisputed) this.disputes.open(intent, charge);
        },
        refunded: (intent, refund) => this.accounts.recordRefund(intent, refund),
        refundFailed: (refund) => this.emit('refund.failed', refund),
        requireAccount: (id) => void this.accounts.requireCharges(id),
      },
    });
    const { payments } = this;
    this.sessions = new StandInSessions({ payments, newId, url: () => this.url });
    this.#routes = [
      ...this.#paymentRoutes(),
      ...this.accounts.routes(),
      ...this.disputes.routes(),
      ...this.sessions.routes(),
    ];
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(this.#options.port ?? 0, '127.0.0.1', resolve));
    return this;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
    await this.#sending;
  }

  /** Makes the next request to a path go wrong. */
  failNext(fault: Fault, path = /./): void {
    this.#faults.push({ path, fault });
  }

  /** Keeps the next request to a path from being handled until the returned function is called. */
  holdNext(path: RegExp): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held.push({ path, promise });
    return resolve;
  }

  /** Lets every request succeed again. */
  clearFaults(): void {
    this.#faults.length = 0;
  }

  sendWebhooksTo(webhooks: StandInOptions['webhooks']): void {
    this.#webhooks = webhooks;
  }

  /** Returns a ConfirmationToken, as Stripe's script makes one in a browser. */
  createToken(paymentMethod = 'pm_card_visa'): string {
    const token = `ctoken_${randomBytes(12).toString('hex')}`;
    this.payments.tokens.set(token, paymentMethod);
    return token;
  }

  /** Records an event, and sends it if webhooks go somewhere. */
  emit(type: string, object: object, account?: string): void {
    const id = `evt_${randomBytes(12).toString('hex')}`;
    const created = Math.floor(Date.now() / 1000);
    const event = {
      id,
      object: 'event',
      type,
      created,
      livemode: false,
      data: { object },
      ...(account && { account }),
    };
    const body = JSON.stringify(event);
    this.events.push({ id, type, body });
    const { url, secret } = this.#webhooks ?? {};
    if (url === undefined || secret === undefined) return;
    this.#sending = this.#sending.then(() => post(url, secret, body));
  }

  async #answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = new URL(req.url ?? '/', 'http://stripe');
    const { pathname, searchParams } = url;
    const line = `${req.method} ${pathname}`;
    this.requests.push(line);
    this.keys.note(req, line);
    const fault = this.#takeFault(line);
    if (fault === 'refused') return void req.socket.destroy();
    const sent = await bytesOf(req);
    const held = this.#held.findIndex(({ path }) => path.test(line));
    if (held >= 0) await this.#held.splice(held, 1)[0]?.promise;
    if (typeof fault === 'number') {
      const answer = { status: fault, body: JSON.stringify({ error: FAULTS[fault] }) };
      // Stripe keeps a refusal under its key.
      if (fault === 400) this.keys.once(req, `${pathname} ${sent.toString()}`, () => answer);
      return send(res, answer.status, answer.body);
    }
    if (fault === 'html') return send(res, 200, '<p>Please wait</p>', 'text/html');
    if (this.sessions.serve(req, res, url)) return;
    if (pathname === '/confirmation_tokens') return this.#token(res, sent);
    if (pathname.startsWith('/challenges/')) return this.#challenge(req, res, pathname, searchParams);
    const { status, body } = this.#once(req, pathname, sent, searchParams);
    if (fault === 'lost_answer') return void req.socket.destroy();
    if (fault === 'failed_answer') {
      const answer = { status: 500, body: JSON.stringify({ error: FAULTS[500] }) };
      this.keys.replace(req, answer);
      return send(res, answer.status, answer.body);
    }
    if (fault === 'slow') await delay(2_000);
    send(res, status, body);
  }

  #takeFault(line: string): Fault | undefined {
    const at = this.#faults.findIndex(({ path }) => path.test(line));
    return at < 0 ? undefined : this.#faults.splice(at, 1)[0]?.fault;
  }

  #once(req: IncomingMessage, pathname: string, sent: Buffer, query: URLSearchParams): StandInAnswer {
    try {
      return this.keys.once(req, `${pathname} ${sent.toString()}`, () =>
        this.#handle(req, pathname, sent, query),
      );
    } catch (error) {
      if (error instanceof Refusal) return errorOf(error);
      throw error;
    }
  }

  #handle(req: IncomingMessage, pathname: string, sent: Buffer, query: URLSearchParams): StandInAnswer {
    try {
      this.#requireKey(req);
      this.keys.require(req, pathname);
      const isForm = req.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
      const params = { ...parseForm(query.toString()), ...(isForm && parseForm(sent.toString())) };
      const account = req.headers['stripe-account'];
      for (const [method, path, handler] of this.#routes) {
        const match = method === req.method ? path.exec(pathname) : null;
        if (match) {
          const found = handler(params, match.slice(1), typeof account === 'string' ? account : undefined);
          return { status: 200, body: JSON.stringify(found) };
        }
      }
      throw new Refusal(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${pathname})`,
      });
    } catch (error) {
      if (error instanceof Refusal) return errorOf(error);
      throw error;
    }
  }

  #requireKey(req: IncomingMessage): void {
    const [, key = ''] = /^Bearer (\S+)$/.exec(req.headers.authorization ?? '') ?? [];
    const { secretKey } = this.#options;
    if (secretKey === undefined ? /^[sr]k_(?:test|live)_/.test(key) : key === secretKey) return;
    throw new Refusal(401, { type: 'invalid_request_error' });
  }

  /** Answers a browser's script, whichever page it is on. */
  #token(res: ServerResponse, sent: Buffer): void {
    const id = this.createToken(textParam(parseForm(sent.toString()), 'payment_method'));
    res.setHeader('access-control-allow-origin', '*');
    send(res, 200, JSON.stringify({ id }));
  }

  #challenge(req: IncomingMessage, res: ServerResponse, pathname: string, query: URLSearchParams): void {
    const id = pathname.slice('/challenges/'.length);
    if (req.method === 'POST' || query.has('answer')) {
      const url = this.payments.answerChallenge(id, query.get('answer') !== 'refuse');
      return void res.writeHead(303, { location: url }).end();
    }
    const page = `<!doctype html><title>3-D Secure</title><h1>Confirm the payment</h1>`;
    send(res, 200, page + form('accept', 'Complete') + form('refuse', 'Fail'), 'text/html');
  }

  #paymentRoutes(): StandInRoute[] {
    const { payments } = this;
    const present = (intent: Parameters<StandInPayments['present']>[0], params: Params): object =>
      payments.present(intent, Object.values((params['expand'] ?? {}) as Record<string, string>));
    return [
      ['POST', /^\/v1\/payment_intents$/, (params) => present(payments.create(params), params)],
      ['GET', intent(''), (params, [id = '']) => present(payments.find(id), params)],
      ['POST', intent('/confirm'), (params, [id = '']) => present(payments.confirm(id, params), params)],
      ['POST', intent('/capture'), (params, [id = '']) => present(payments.capture(id, params), params)],
      ['POST', intent('/cancel'), (params, [id = '']) => present(payments.cancel(id), params)],
      ['POST', /^\/v1\/refunds$/, (params) => payments.refund(params)],
      [
        'GET',
        /^\/v1\/refunds$/,
        (params) => {
          const of = textParam(params, 'payment_intent');
          const data = [...payments.refunds.values()].filter(({ payment_intent }) => payment_intent === of);
          return { object: 'list', data, has_more: false, url: '/v1/refunds' };
        },
      ],
      [
        'GET',
        /^\/v1\/refunds\/(\w+)$/,
        (_params, [id = '']) => {
          const refund = payments.refunds.get(id);
          if (!refund) throw new Refusal(404, { type: 'invalid_request_error', code: 'resource_missing' });
          return refund;
        },
      ],
      [
        'POST',
        /^\/v1\/test_helpers\/confirmation_tokens$/,
        (params) => ({
          id: this.createToken(textParam(params, 'payment_method')),
          object: 'confirmation_token',
        }),
      ],
    ];
  }
}

const form = (answer: string, label: string): string =>
  `<form method="post" action="?answer=${answer}"><button>${label}</button></form>`;

const intent = (suffix: string): RegExp => new RegExp(String.raw`^/v1/payment_intents/(\w+)${suffix}$`);

async function post(url: string, secret: string, body: string): Promise<void> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signatureOf(body, secret) };
  await fetch(url, { method: 'POST', headers, body }).catch(() => undefined);
}

const EVENT_OF = {
  requires_payment_method: 'payment_failed',
  requires_action: 'requires_action',
  requires_capture: 'amount_capturable_updated',
  succeeded: 'succeeded',
  canceled: 'canceled',
} as const;

const FAULTS = {
  400: { type: 'invalid_request_error', code: 'balance_insufficient' },
  429: { type: 'invalid_request_error', code: 'rate_limit' },
  500: { type: 'api_error' },
  503: { type: 'api_error' },
} as const;

function errorOf({ status, error }: Refusal): StandInAnswer {
  return { status, body: JSON.stringify({ error }) };
}

/** Signs a webhook as Stripe does. @param at seconds since 1970 */
export function signatureOf(body: string, secret: string, at = Math.floor(Date.now() / 1000)): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}

async function bytesOf(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function send(res: ServerResponse, status: number, body: string, type = 'application/json'): void {
  res
    .writeHead(status, { 'content-type': type, 'request-id': `req_${randomBytes(6).toString('hex')}` })
    .end(body);
}
