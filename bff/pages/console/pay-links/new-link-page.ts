import type { Request, Response, Router } from 'express';
import { allOf } from '../parts/read-lists.ts';
import { attempt, group } from '../parts/form-pages.ts';
import type { ConsoleContext, PageVisit } from '../context.ts';
import type { ConsoleSession } from '../console-session.ts';
import type { PageRenderer } from '../page-renderer.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { nowIn } from '../../../core/timers/environment-clock.ts';
import { listMerchants } from '../../../accounts/merchants/contract/merchants.ts';
import type { Merchant } from '../../../accounts/merchants/contract/merchant.ts';
import { isInService } from '../../../accounts/merchants/merchants.ts';
import {
  problem,
  selectField,
  textArea,
  textField,
  type Choice,
  csrfField,
  idempotencyKeyOf,
  intentField,
  type Form,
} from '../../shell/forms.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { createPayLink } from '../../../orders/pay-links/contract/pay-links.ts';
import { PAY_LINKS, payLinkPath } from '../parts/paths.ts';
import { moneyTyped, numberTyped } from '../parts/format.ts';
import { plainNameOf } from '../../../core/text/message.ts';
import { COLLECT_RULES, CONTACT_FIELDS } from '../../../orders/pay-links/contract/pay-link-fields.ts';
import type { NewPayLink } from '../../../orders/pay-links/contract/pay-link-requests.ts';
import type { Unchecked } from '../../shell/page-api.ts';

/** Creating a pay link. */
export function mountNewLinkPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/pay-links/new')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res, createPayLink);
      const { merchant } = req.query;
      const typed = { ...NOTHING_TYPED, ...(typeof merchant === 'string' && { merchant }) };
      await show(res, session, { typed });
    })
    .post(async (req: Request, res) => {
      const { session, form } = await pages.receive(req, res);
      const typed = typedIn(form);
      const merchants = await merchantsOf(context, { session, res });
      const payee = merchants.find(({ id }) => id === typed['merchant']);
      if (!payee) return show(res, session, { typed, faults: new Map([['merchant', 'Choose a merchant.']]) });
      const nowMs = await nowIn(context.db, context.clock, session.principal);
      const { body, faults } = linkIn(typed, payee, nowMs);
      if (faults.size > 0) return show(res, session, { typed, faults });
      // The time of day is no part of the intent.
      const idempotencyKey = idempotencyKeyOf(form, typed);
      const { result: link, refusal } = await attempt(pages, res, () =>
        context.api.call(createPayLink, { session, res, body, idempotencyKey }),
      );
      if (refusal) return show(res, session, { typed, ...said(refusal), status: refusal.status });
      return res.redirect(303, payLinkPath(link.id));
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(res: Response, session: ConsoleSession, shown: Shown): Promise<void> {
    const merchants = await merchantsOf(context, { session, res });
    const { faults = new Map() } = shown;
    await pages.send(res, session, {
      status: shown.status ?? (faults.size > 0 ? 400 : 200),
      title: 'New pay link',
      section: PAY_LINKS,
      content: html`<div class="head"><h1>New pay link</h1></div>
        ${merchants.length === 0 ? NO_MERCHANTS : form(session, shown, merchants)}`,
    });
  }
}

interface Shown {
  readonly typed: TypedLink;
  readonly faults?: LinkFaults;
  readonly problem?: string;
  readonly status?: number;
}

function form(
  session: ConsoleSession,
  { typed, faults = new Map(), problem: words }: Shown,
  merchants: readonly Merchant[],
): Html {
  return html`<form class="card sec narrow" method="post" action="${PAY_LINKS}/new">
    ${csrfField(session)}${intentField()}
    ${problem(words ?? (faults.size > 0 ? 'Nothing was saved. Correct the marked fields.' : undefined))}
    ${linkFields(typed, faults, merchants)}
    <p class="buttons">
      <button>Create pay link</button><a class="button quiet" href="${PAY_LINKS}">Cancel</a>
    </p>
  </form>`;
}

const NO_MERCHANTS = html`<section class="card sec empty">
  <h2>No merchant can be paid</h2>
  <p>Pay links belong to a merchant. <a href="/console/merchants">Create one</a> first.</p>
</section>`;

/** Returns a refusal at its field if the form has it. */
function said(refusal: ApiError): Pick<Shown, 'faults' | 'problem'> {
  const name = refusal.param === undefined ? undefined : fieldOf(refusal.param);
  return name === undefined
    ? { problem: refusal.publicMessage }
    : { faults: new Map([[name, refusal.publicMessage]]) };
}

async function merchantsOf(context: ConsoleContext, visit: PageVisit): Promise<Merchant[]> {
  const merchants = await allOf(context, listMerchants, visit);
  return merchants.filter(isInService);
}

const NAMES = [
  'merchant',
  'description',
  'amount',
  'min',
  'max',
  'often',
  'max_payments',
  'expires',
  'tip',
  ...CONTACT_FIELDS.map((field) => `collect.${field}`),
  'inactive_message',
] as const;

/** The typed values, by field name. */
export type TypedLink = Readonly<Record<string, string>>;
/** The errors, by field name. */
export type LinkFaults = ReadonlyMap<string, string>;

export const NOTHING_TYPED: TypedLink = { often: 'once', expires: '24', tip: 'no' };

export function typedIn(form: Form): TypedLink {
  return Object.fromEntries(NAMES.map((name) => [name, form.get(name)?.trim() ?? '']));
}

const HOUR_MS = 60 * 60_000;

/** Hours; empty: no end. */
const EXPIRIES: readonly Choice[] = [
  { value: '1', label: 'In an hour' },
  { value: '24', label: 'In a day' },
  { value: '168', label: 'In a week' },
  { value: '720', label: 'In 30 days' },
  { value: '1680', label: 'In 70 days' },
  { value: '', label: 'Never, if it can be paid more than once' },
];

/**
 * Returns the request of a form, or its errors.
 * @param nowMs the environment's time
 */
export function linkIn(
  typed: TypedLink,
  { currency }: Pick<Merchant, 'currency'>,
  nowMs: number,
): { readonly body: Unchecked<NewPayLink>; readonly faults: LinkFaults } {
  const faults = new Map<string, string>();
  const money = (name: string): number => {
    const amount = moneyTyped(typed[name] ?? '', currency);
    if (typeof amount === 'number') return amount;
    faults.set(name, amount);
    return 0;
  };
  const text = (name: string): string => typed[name] ?? '';
  const isFixed = text('amount') !== '';
  const hours = Number(text('expires'));
  return {
    faults,
    body: {
      merchant: text('merchant'),
      description: text('description'),
      ...(isFixed
        ? { amount: { amount: money('amount'), currency } }
        : { guest_amount: { min: money('min'), max: money('max') } }),
      reusable: text('often') !== 'once',
      ...(text('max_payments') !== '' && { max_payments: numberTyped(text('max_payments')) ?? Number.NaN }),
      ...(hours > 0 && { expires_at: new Date(nowMs + hours * HOUR_MS).toISOString() }),
      tip_enabled: text('tip') === 'yes',
      collect: Object.fromEntries(CONTACT_FIELDS.map((field) => [field, text(`collect.${field}`) || 'no'])),
      ...(text('inactive_message') !== '' && { inactive_message: text('inactive_message') }),
    },
  };
}

/** The field of the form for one of the request. */
export function fieldOf(param: string): string | undefined {
  const name = FIELDS[param] ?? param;
  return (NAMES as readonly string[]).includes(name) ? name : undefined;
}

const FIELDS: Readonly<Record<string, string>> = {
  'amount.amount': 'amount',
  'guest_amount.min': 'min',
  'guest_amount.max': 'max',
  expires_at: 'expires',
};

export function linkFields(typed: TypedLink, faults: LinkFaults, merchants: readonly Merchant[]): Html {
  const text = (name: string, label: string, hint?: string) =>
    textField({ name, label, hint, value: typed[name] ?? '', maxLength: 500, error: faults.get(name) });
  const lines = (name: string, label: string, hint?: string) =>
    textArea({ name, label, hint, value: typed[name] ?? '', rows: 3, error: faults.get(name) });
  const select = (name: string, label: string, choices: readonly Choice[], hint?: string) =>
    selectField({ name, label, hint, choices, value: typed[name] ?? '', error: faults.get(name) });
  return html`${group(
    'What is paid',
    html`${select('merchant', 'Merchant', merchants.map(merchantChoice))}
      ${lines('description', 'What for', 'The guest reads it, as on a receipt.')}
      ${text(
        'amount',
        'Amount',
        'In the merchant’s currency, without a tip. Leave it empty if the guest chooses.',
      )}
      <div class="pairs">
        ${text('min', 'At least', 'If the guest chooses.')} ${text('max', 'At most', 'If the guest chooses.')}
      </div>
      ${select('tip', 'Tip', [
        { value: 'no', label: 'No' },
        { value: 'yes', label: 'The guest may add one' },
      ])}`,
  )}
  ${group(
    'How often and how long',
    html`<div class="pairs">
        ${select('often', 'Can be paid', [
          { value: 'once', label: 'Once' },
          { value: 'often', label: 'More than once' },
        ])}
        ${text('max_payments', 'At most how often', 'If more than once: 1–10,000. Empty: no limit.')}
      </div>
      ${select('expires', 'Expires', EXPIRIES)}
      ${lines('inactive_message', 'What it says then', 'Optional. For guests who come too late.')}`,
  )}
  ${group(
    'What the guest is asked for',
    html`<div class="pairs">
      ${CONTACT_FIELDS.map((field) => select(`collect.${field}`, CONTACTS[field], RULES))}
    </div>`,
  )}`;
}

const CONTACTS = { name: 'Name', email: 'Email address', phone: 'Phone number' } as const;
const RULE_WORDS = { no: 'Don’t ask', optional: 'Optional', required: 'Required' } as const;
const RULES: readonly Choice[] = COLLECT_RULES.map((value) => ({ value, label: RULE_WORDS[value] }));

function merchantChoice({ id, display_name: name, currency }: Merchant): Choice {
  return { value: id, label: `${plainNameOf(name)} (${currency})` };
}
