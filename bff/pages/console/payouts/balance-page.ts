import type { Request, Response, Router } from 'express';
import { attempt } from '../parts/form-pages.ts';
import type { ConsoleContext } from '../context.ts';
import type { ConsoleSession } from '../console-session.ts';
import type { PageRenderer, MerchantPanel } from '../page-renderer.ts';
import { html, type Content } from '../../../core/text/html.ts';
import { getMerchant } from '../../../accounts/merchants/contract/merchants.ts';
import { idempotencyKeyOf, csrfField, intentField } from '../../shell/forms/intent.ts';
import { nameOf, plainNameOf } from '../../../core/text/message.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import {
  createPayout,
  getBalance,
  listPayouts,
  type NewPayout,
} from '../../../money/payouts/contract/payouts.ts';
import { balanceFacts, noPayoutNotice, scheduleText } from './payout-view.ts';
import { recordTable } from '../parts/list-page.ts';
import { PAYOUT_COLUMNS } from './payouts-page.ts';
import { MERCHANTS, PAYOUTS, payoutPath, schedulePath, balancePath } from '../parts/paths.ts';
import { moneyText, moneyTyped } from '../parts/format.ts';
import { problem, selectField, textField } from '../../shell/forms/field.ts';
import type { Form } from '../../shell/forms/read-form.ts';
import type { Balance } from '../../../money/payouts/contract/balance.ts';
import { PAYOUT_METHODS } from '../../../money/payouts/contract/payout.ts';
import type { MerchantStatus } from '../../../accounts/merchants/merchants.ts';
import { mountSchedulePage } from './schedule-page.ts';

/** The number of payouts on the page; the rest is in the list of payouts. */
const LATEST = 10;

/** The money panel of a merchant's page, with a link to its payouts. */
export const payoutsPanel: MerchantPanel = {
  async show({ api }, visit, { id, status }) {
    const balance = await api.call(getBalance, { ...visit, query: { merchant: id } });
    return html`<section class="card sec">
      <h2>Balance</h2>
      ${balanceFacts(balance)}
      ${balance.no_payout !== null && html`<p class="${isStuck(balance, status) ? 'notice danger' : 'muted'}">${balance.no_payout.message}</p>`}
      <p class="buttons"><a class="button quiet" href="${balancePath(id)}">Balance and payouts</a></p>
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
        ${noPayoutNotice(balance)}
        <section class="card sec">
          <h2>Balance</h2>
          ${balanceFacts(balance)}
        </section>
        <section class="card sec">
          <div class="head">
            <h2>Schedule</h2>
            <a class="button quiet slim" href="${schedulePath(id)}">Change</a>
          </div>
          <p>${scheduleText(merchant.payout_schedule)}</p>
        </section>
        ${payoutForm(session, balance, typed)}
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
