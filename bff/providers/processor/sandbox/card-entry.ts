import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Db } from '../../../core/database/database.ts';
import { checkMediaType, readBytes } from '../../../core/http/body.ts';
import type { Clock } from '../../../core/api/clock.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { MemoryLimiter } from '../../../core/api/limits/memory-limiter.ts';
import type { Perform, ServePath } from '../../../core/ports/port-service.ts';
import { asApiError } from '../../../core/http/render-error.ts';
import type { OperationResponse, Route } from '../../../core/api/route.ts';
import { readExpiry, plainText } from '../../../core/money/plain-text.ts';
import { returnAddress } from '../card-return.ts';
import type { CardToken } from '../contract/card.ts';
import { createToken } from '../contract/processor.ts';
import { findForm, type CardFormRow } from './card-forms.ts';
import { createHash } from 'node:crypto';
import { html } from '../../../core/text/html.ts';
import { formatMoney } from '../../../core/money/currency.ts';

/** A page to send. */
export interface Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const STYLE = `:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif }
body { max-width: 28rem; margin: 12vh auto; padding: 0 1rem }
p.sandbox { color: light-dark(#555, #aaa) }
button { border: 1px solid; border-radius: 6px; background: none; color: inherit; font: inherit }
button { min-height: 44px; padding: 0 1.25rem; margin: 0 .5rem .5rem 0 }
button[value=accept] { background: CanvasText; color: Canvas; forced-color-adjust: none }`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/**
 * Returns the page where a cardholder confirms a payment, as at a bank.
 * @param returnOrigin also needed in the policy, which browsers apply to a form's redirect
 */
export function challengePage(payment: {
  readonly amount: string;
  readonly currency: string;
  readonly last4: string;
  readonly returnOrigin: string;
}): Page {
  const body = html`<h1>Confirm your payment</h1>
    <p>
      ${formatMoney(Number(payment.amount), payment.currency, 'en')} with the card ending in ${payment.last4}.
    </p>
    <form method="post">
      <button name="answer" value="accept">Confirm payment</button>
      <button name="answer" value="decline">Refuse</button>
    </form>
    <p class="sandbox">
      This page stands in for the cardholder's bank. No real money moves in the sandbox.
    </p>`;
  return page(200, 'Confirm your payment', body, `'self' ${payment.returnOrigin}`);
}

export function messagePage(status: number, title: string, text: string): Page {
  return page(
    status,
    title,
    html`<h1>${title}</h1>
      <p>${text}</p>`,
    "'none'",
  );
}

function page(status: number, title: string, body: ReturnType<typeof html>, formAction: string): Page {
  const policy =
    `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action ${formAction}; base-uri 'none'; ` +
    `frame-ancestors 'none'`;
  const head =
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" ' +
    'content="width=device-width">';
  const named = html`<title>${title}</title>`.text;
  return {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
    body: `${head}${named}<style>${STYLE}</style><main>${body.text}</main></html>`,
  };
}

interface CardEntryDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly routes: readonly Route[];
}

const PATH = createToken.path;
const MAX_BODY_BYTES = 4 * 1024;
/** Cards per minute from one address: an attacker who tries out numbers is slowed down. */
const PER_ADDRESS = 30;
const FORM_TYPE = /^application\/x-www-form-urlencoded[ \t]*(?:;|$)/i;

/**
 * Serves `POST /tokens`, the only request of browsers: by a script, which only pages of the form's own origin
 * may read, or as a plain form, which returns to the form's own return address. Nothing of the request is
 * logged.
 * @throws {TypeError} no route serves `POST /tokens`
 */
export function cardEntry(deps: CardEntryDeps, performing: Perform): ServePath {
  const { db, clock } = deps;
  const limiter = new MemoryLimiter(clock);
  const route = deps.routes.find(({ operation }) => operation.id === createToken.id);
  if (!route) throw new TypeError('nothing serves /tokens');
  return async (req, res, url) => {
    if (url.pathname !== PATH) return false;
    const isForm = FORM_TYPE.test(req.headers['content-type'] ?? '');
    if (!isForm) await allowOrigin(db, req, res, url, clock.now());
    if (req.method === 'OPTIONS') return respondToPreflight(res);
    if (req.method !== 'POST') throw new ApiError('method_not_allowed', { headers: { Allow: 'POST' } });
    spend(limiter, req.socket.remoteAddress ?? '');
    if (isForm) {
      sendPage(
        res,
        await byForm(deps, await readBytes(req, MAX_BODY_BYTES), (body) => perform(req, res, body)),
      );
      return true;
    }
    checkMediaType(req);
    const { body } = await perform(req, res, await readBytes(req, MAX_BODY_BYTES));
    const text = JSON.stringify(body);
    res.writeHead(201, { 'Content-Type': 'application/json; charset=utf-8' }).end(text);
    return true;
  };

  function perform(req: IncomingMessage, res: ServerResponse, rawBody: Buffer): Promise<OperationResponse> {
    return performing(route as Route, req, res, { rawBody, params: {}, query: {} });
  }
}

/** @throws {ApiError} limit_address */
function spend(limiter: MemoryLimiter, address: string): void {
  const { refused } = limiter.spend([{ name: 'address', subject: address, limit: PER_ADDRESS }]);
  if (!refused) return;
  throw new ApiError('limit_address', {
    message: 'Too many cards from this address. Try again later.',
    headers: { 'Retry-After': String(refused.resetSeconds) },
  });
}

/**
 * Allows the form's origin. A preflight has no body, so the form is in the query. Without a valid form, no
 * page may read anything.
 */
async function allowOrigin(
  db: Db,
  req: IncomingMessage,
  res: ServerResponse,
  url: URL,
  nowMs: number,
): Promise<void> {
  res.setHeader('Vary', 'Origin');
  const { origin } = req.headers;
  if (origin === undefined) return;
  const form = await findForm(db, url.searchParams.get('form') ?? '', nowMs);
  if (form?.origin !== origin) throw new ApiError('origin_refused');
  res.setHeader('Access-Control-Allow-Origin', origin);
  res.setHeader('Access-Control-Expose-Headers', 'Request-Id, Retry-After');
}

function respondToPreflight(res: ServerResponse): true {
  res.setHeader('Access-Control-Allow-Methods', 'POST');
  res.setHeader('Access-Control-Allow-Headers', 'Content-Type');
  res.writeHead(204).end();
  return true;
}

/** Redirects a plain form back: with the token, or with the fault. */
async function byForm(
  { db, clock }: CardEntryDeps,
  bytes: Buffer,
  perform: (body: Buffer) => Promise<OperationResponse>,
): Promise<Page> {
  const sent = new URLSearchParams(bytes.toString());
  const form = await findForm(db, sent.get('form') ?? '', clock.now());
  if (!form)
    return messagePage(409, 'This form has expired', 'Go back, reload the page and enter the card again.');
  const entry = entryOf(sent);
  if (!entry) return back(form, { error: 'exp_invalid' });
  try {
    const { body } = await perform(Buffer.from(JSON.stringify(entry)));
    // The operation's own response.
    return back(form, body as CardToken);
  } catch (error) {
    const { status, code, details, param } = asApiError(error);
    if (status >= 500) throw error;
    return back(form, { error: details.decline_code ?? `${param ?? code}_invalid` });
  }
}

/**
 * Returns the fields of a form, in which everything is text as typed. @returns `undefined` if the card's date
 * can't be read
 */
function entryOf(sent: URLSearchParams): Record<string, number | string> | undefined {
  const { exp, ...rest } = Object.fromEntries([...sent].map(([name, value]) => [name, plainText(value)]));
  if (exp === undefined) return { ...rest, ...numbersOf(rest) };
  const expiry = readExpiry(exp);
  return expiry && { ...rest, exp_month: expiry.month, exp_year: expiry.year };
}

function numbersOf(sent: Readonly<Record<string, string>>): Record<string, number | string> {
  return Object.fromEntries(
    ['exp_month', 'exp_year'].map((name) => {
      const value = sent[name] ?? '';
      return [name, /^\d{1,4}$/.test(value) ? Number(value) : value];
    }),
  );
}

function back(
  { id, secret, return_url: returnUrl }: CardFormRow,
  came: Parameters<typeof returnAddress>[1],
): Page {
  const { headers, body } = messagePage(303, 'Card entered', 'Going back.');
  return {
    status: 303,
    headers: { ...headers, Location: returnAddress({ id, secret, returnUrl }, came) },
    body,
  };
}

export function sendPage(res: ServerResponse, { status, headers, body }: Page): void {
  res.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) }).end(body);
}
