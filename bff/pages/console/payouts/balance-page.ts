import { may } from '../parts/pieces.ts';
import type { Request, Response, Router } from 'express';
import { attempt } from '../parts/form-pages.ts';
import type { ConsoleContext } from '../context.ts';
import type { ConsoleSession } from '../console-session.ts';
import type { PageRenderer, MerchantPanel } from '../page-renderer.ts';
import { html, type Content } from '../../../core/text/html.ts';
import { getMerchant, updateMerchant } from '../../../accounts/merchants/contract/merchants.ts';
import {
  idempotencyKeyOf,
  csrfField,
  intentField,
  problem,
  selectField,
  textField,
  type Form,
} from '../../shell/forms.ts';
import { nameOf, plainNameOf } from '../../../core/text/message.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import {
  createPayout,
  getBalance,
  listPayouts,
  type NewPayout,
} from '../../../money/payouts/contract/payouts.ts';
import { balanceFacts, noPayoutNotice, scheduleText, capital } from './payout-view.ts';
import { recordTable } from '../parts/list-page.ts';
import { PAYOUT_COLUMNS } from './payout-pages.ts';
import { MERCHANTS, PAYOUTS, payoutPath, schedulePath, balancePath } from '../parts/paths.ts';
import { moneyText, moneyTyped } from '../parts/format.ts';
import type { Balance } from '../../../money/payouts/contract/balance.ts';
import { PAYOUT_METHODS } from '../../../money/payouts/contract/payout.ts';
import type { MerchantStatus } from '../../../accounts/merchants/merchants.ts';
import { WEEKDAYS } from '../../../core/contract/dates.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import {
  PAYOUT_INTERVALS,
  type PayoutScheduleInput,
} from '../../../accounts/merchants/contract/merchant-standing.ts';
import type { Merchant } from '../../../accounts/merchants/contract/merchant.ts';

/** The number of payouts on the page; the rest is in the list of payouts. */
const LATEST = 10;

/** The money panel of a merchant's page, with a link to its payouts. */
export const payoutsPanel: MerchantPanel = {
  needs: getBalance,
  async show({ api }, visit, { id, status }) {
    const balance = await api.call(getBalance, { ...visit, query: { merchant: id } });
    return html`<section class="card sec">
      <div class="head">
        <h2>Balance</h2>
        <a class="small" href="${balancePath(id)}">Balance and payouts</a>
      </div>
      ${balanceFacts(balance)}
      ${
        balance.no_payout !== null &&
        html`<p class="${isStuck(balance, status) ? 'notice danger' : 'muted'}">
          ${balance.no_payout.message}
        </p>`
      }
    </section>`;
  },
  pages: [mountBalancePage, mountSchedulePage],
};

/** Whether the balance is neither paid off nor paid out unless the partner acts. */
const isStuck = ({ no_payout: why, available, pending }: Balance, status: MerchantStatus): boolean =>
  status === 'closed' &&
  (why?.code === 'negative' || (why?.code === 'bank_account' && available.amount + pending.amount > 0));

/** Mounts the page of a merchant's balance: its amount, the next payout, and paying out now. */
function mountBalancePage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  const { api } = context;
  router
    .route('/merchants/:merchant/payouts')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      await show(req, res, session, {});
    })
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const query = { merchant: req.params.merchant };
      const balance = await api.call(getBalance, { session, res, query });
      const typed = payoutIn(form, balance);
      if (!typed.body) return show(req, res, session, typed);
      const { body } = typed;
      const idempotencyKey = idempotencyKeyOf(form, body);
      const { result, refusal } = await attempt(pages, res, () =>
        api.call(createPayout, { session, res, body, idempotencyKey }),
      );
      if (refusal || !result) {
        return show(req, res, session, { ...typed, problem: refusal?.publicMessage ?? '' }, refusal?.status);
      }
      return res.redirect(303, payoutPath(result.id));
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(
    req: Request<{ merchant: string }>,
    res: Response,
    session: ConsoleSession,
    typed: TypedPayout,
    status?: number,
  ): Promise<void> {
    const visit = { session, res };
    const { merchant: id } = req.params;
    const merchant = await api.call(getMerchant, { ...visit, params: { id } });
    const balance = await api.call(getBalance, { ...visit, query: { merchant: id } });
    const { data, has_more } = await api.call(listPayouts, {
      ...visit,
      query: { merchant: id, limit: LATEST },
    });
    await pages.send(res, session, {
      status: status ?? (typed.problem === undefined ? 200 : 400),
      title: `Balance of ${plainNameOf(merchant.display_name)}`,
      section: MERCHANTS,
      content: html`<div class="head">
          <h1>Balance of ${nameOf(merchant.display_name)}</h1>
        </div>
        ${noPayoutNotice(session, balance)}
        <section class="card sec">
          <h2>Balance</h2>
          ${balanceFacts(balance)}
        </section>
        <section class="card sec">
          <div class="head">
            <h2>Schedule</h2>
            ${
              may(session, updateMerchant) &&
              html`<a class="button quiet slim" href="${schedulePath(id)}">Change</a>`
            }
          </div>
          <p>${scheduleText(merchant.payout_schedule)}</p>
        </section>
        ${may(session, createPayout) && payoutForm(session, balance, typed)}
        <section class="card sec">
          <div class="head">
            <h2>Payouts</h2>
            ${has_more && html`<a class="button quiet slim" href="${PAYOUTS}?merchant=${id}">All payouts</a>`}
          </div>
          ${data.length > 0 ? recordTable(PAYOUT_COLUMNS, data) : html`<p class="muted">None yet.</p>`}
        </section>`,
    });
  }
}

/** The typed values, and the resulting request. */
interface TypedPayout {
  readonly form?: Form;
  readonly body?: NewPayout;
  readonly problem?: string;
}

function payoutIn(form: Form, { merchant, available: { currency } }: Balance): TypedPayout {
  const text = form.get('amount')?.trim() ?? '';
  const amount = text === '' ? undefined : moneyTyped(text, currency);
  if (typeof amount === 'string') {
    return { form, problem: `${amount} Leave it empty to pay out all that is available.` };
  }
  const method = PAYOUT_METHODS.find((one) => one === form.get('method')) ?? 'standard';
  return { form, body: { merchant, method, ...(amount !== undefined && { amount: { amount, currency } }) } };
}

/** Renders the form only while there is something to pay out. */
function payoutForm(
  session: ConsoleSession,
  { merchant, available, instant }: Balance,
  { form, problem: said }: TypedPayout,
): Content {
  if (available.amount <= 0 && said === undefined) return false;
  const isInstant = instant.available.amount > 0;
  return html`<form class="card sec narrow" method="post" action="${balancePath(merchant)}">
    <h2>Pay out now</h2>
    ${csrfField(session)}${intentField()}${problem(said)}
    ${textField({
      name: 'amount',
      label: `Amount (${available.currency})`,
      value: form?.get('amount') ?? '',
      maxLength: 24,
      hint: `What arrives at the bank. Empty: all of the ${moneyText(available)}.`,
    })}
    ${selectField({
      name: 'method',
      label: 'Method',
      value: form?.get('method') ?? 'standard',
      choices: [
        { value: 'standard', label: 'Standard: on the next bank day' },
        ...(isInstant ? [{ value: 'instant', label: 'Instant: within half an hour, for a fee' }] : []),
      ],
      ...(instant.held_until !== null && {
        hint: 'Instant payouts are held for 24 hours after the bank account has changed.',
      }),
    })}
    <p class="buttons"><button>Pay out</button></p>
  </form>`;
}

/** When a merchant is paid out. */
export function mountSchedulePage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  const { api } = context;
  router
    .route('/merchants/:merchant/payouts/schedule')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res, updateMerchant);
      await show(req, res, session);
    })
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const { merchant: id } = req.params;
      const body = { payout_schedule: scheduleIn(form), version: Number(form.get('version')) };
      const idempotencyKey = idempotencyKeyOf(form, body);
      const { refusal } = await attempt(pages, res, () =>
        api.call(updateMerchant, { session, res, params: { id }, body, idempotencyKey }),
      );
      if (refusal) return show(req, res, session, { form, refusal });
      return res.redirect(303, balancePath(id));
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(
    req: Request<{ merchant: string }>,
    res: Response,
    session: ConsoleSession,
    said?: { readonly form: Form; readonly refusal: ApiError },
  ): Promise<void> {
    const { merchant: id } = req.params;
    const merchant = await api.call(getMerchant, { session, res, params: { id } });
    await pages.send(res, session, {
      status: said?.refusal.status ?? 200,
      title: `Payout schedule of ${plainNameOf(merchant.display_name)}`,
      section: MERCHANTS,
      content: html`<div class="head">
          <h1>Payout schedule of ${nameOf(merchant.display_name)}</h1>
        </div>
        <form class="card sec narrow" method="post" action="${schedulePath(id)}">
          ${csrfField(session)}${intentField()}
          <input type="hidden" name="version" value="${merchant.version}" />
          ${problem(said?.refusal.publicMessage)} ${fields(merchant, said?.form)}
          <p class="buttons">
            <button>Save</button><a class="button quiet" href="${balancePath(id)}">Cancel</a>
          </p>
        </form>`,
    });
  }
}

/** A day counts only with the interval that it belongs to. */
function scheduleIn(form: Form): PayoutScheduleInput {
  const interval = PAYOUT_INTERVALS.find((one) => one === form.get('interval')) ?? 'daily';
  const weekday = WEEKDAYS.find((one) => one === form.get('weekday'));
  return {
    interval,
    ...(interval === 'weekly' && weekday && { weekday }),
    ...(interval === 'monthly' && { day: Number(form.get('day')) }),
    delay_days: Number(form.get('delay_days')),
  };
}

const days = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, place) => String(from + place));

function fields({ payout_schedule: schedule }: Merchant, form: Form | undefined): Content {
  const value = (name: keyof typeof schedule): string => form?.get(name) ?? String(schedule[name] ?? '');
  return html`${selectField({
    name: 'interval',
    label: 'How often',
    value: value('interval'),
    choices: PAYOUT_INTERVALS.map((one) => ({ value: one, label: INTERVALS[one] })),
  })}
  ${selectField({
    name: 'weekday',
    label: 'Day of a weekly payout',
    value: value('weekday') || 'monday',
    choices: WEEKDAYS.map((one) => ({ value: one, label: capital(one) })),
  })}
  ${selectField({
    name: 'day',
    label: 'Day of a monthly payout',
    value: value('day') || '1',
    choices: days(1, 28).map((one) => ({ value: one, label: one })),
  })}
  ${selectField({
    name: 'delay_days',
    label: 'Days after a payment',
    value: value('delay_days'),
    choices: days(2, 7).map((one) => ({ value: one, label: one })),
    hint: 'How long a payment waits before it can be paid out.',
  })}`;
}

const INTERVALS: Readonly<Record<(typeof PAYOUT_INTERVALS)[number], string>> = {
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
  manual: 'Only when someone asks for it',
};
