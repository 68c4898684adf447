import { nothing, type TemplateResult } from 'lit';
import { msg, str } from '../../i18n/message.ts';
import { button } from '../../kit/controls/button.ts';
import { tag } from '../../kit/controls/tag.ts';
import { skeletonLines } from '../../kit/loading/state-panel.ts';
import { failureNotice, outcome } from '../../kit/loading/work.ts';
import type { Loaded } from '../../records/record.ts';
import { html } from '../../session/base-element.ts';
import { balanceFigures, isPayableNow } from './balance-figures.ts';
import type { OpenedForm } from './opened-form.ts';
import { accountText, delayText, type PayoutWriter, scheduleText } from './payout-words.ts';
import type { PayoutsWork } from './payouts-work.ts';
import type { Balance, Merchant, PayoutWithEntries } from './records.ts';

/** The card with the balance. */
interface BalanceCard {
  balance: Loaded<Balance>;
  work: PayoutsWork;
  form: OpenedForm;
  writer: PayoutWriter;
  /** Whether the session may pay out. */
  mayPay: boolean;
  heading: unknown;
  label: string;
}

/** The card with the balance, and the form for an instant payout. */
export function balanceCard({ balance, work, form, writer, ...of }: BalanceCard): TemplateResult {
  const { value, error, load } = balance;
  const isLoading = !value && !error;
  const mayPay = !!value && of.mayPay;
  return html`<section
    part="card"
    class="card ${isLoading ? 'bones' : ''}"
    tabindex="-1"
    aria-label=${of.label}
    aria-busy=${isLoading}
  >
    <div class="head">
      ${of.heading}
      <slot name="actions"></slot>
      ${mayPay && isPayableNow(value) ? form.opener('instant', msg('Pay out now')) : nothing}
    </div>
    <div role="status" class=${error ? '' : 'unseen'}>
      ${error ? failureNotice(work, error, load) : nothing}
    </div>
    ${error && !value ? nothing : balanceFigures(value, writer)}
    ${mayPay ? html`${heldNote(value, writer)} ${form.render('instant', writer)}` : nothing}
    ${outcome(work, 'balance')}
  </section>`;
}

/** Why there are no payouts at once, after the account has changed. */
function heldNote(
  { instant: { held_until }, timezone }: Balance,
  { moment }: PayoutWriter,
): TemplateResult | typeof nothing {
  if (!held_until) return nothing;
  const until = moment(held_until, timezone);
  return html`<p class="muted">
    ${msg(str`Instant payouts are held until ${until}, because the bank account has changed.`)}
  </p>`;
}

/** The card with the schedule and the account. */
interface SettingsCard {
  merchant: Loaded<Merchant>;
  work: PayoutsWork;
  form: OpenedForm;
  writer: PayoutWriter;
  mayChangeSchedule: boolean;
  mayChangeAccount: boolean;
}

export function settingsCard({ merchant, work, form, writer, ...of }: SettingsCard): TemplateResult {
  const { value, error, load } = merchant;
  const isLoading = !value && !error;
  return html`<section
    part="card"
    class="card ${isLoading ? 'bones' : ''}"
    tabindex="-1"
    aria-label=${msg('Schedule and bank account')}
    aria-busy=${isLoading}
  >
    <h2>${msg('Schedule and bank account')}</h2>
    <div role="status" class=${error ? '' : 'unseen'}>
      ${error ? failureNotice(work, error, load) : nothing}
    </div>
    ${error && !value ? nothing : shownSettings(value, form, of)} ${form.render('schedule', writer)}
    ${form.render('account', writer)} ${outcome(work, 'settings')}
  </section>`;
}

/** The buttons of stand-ins have no words: nothing can be pressed in them. */
function shownSettings(
  value: Merchant | undefined,
  form: OpenedForm,
  { mayChangeSchedule, mayChangeAccount }: Pick<SettingsCard, 'mayChangeSchedule' | 'mayChangeAccount'>,
): TemplateResult {
  const opener = (kind: 'schedule' | 'account', label: string): TemplateResult =>
    value ? form.opener(kind, label) : button({ label: '', isSlim: true });
  const of = value ?? settingsToCome;
  return settings(of, {
    changeSchedule: mayChangeSchedule ? opener('schedule', msg('Change schedule')) : nothing,
    changeAccount: mayChangeAccount
      ? opener('account', of.bank_account.country ? msg('Change account') : msg('Add account'))
      : nothing,
  });
}

/** The card with one payout, in the place of the list. */
interface DetailCard {
  payout: Loaded<PayoutWithEntries>;
  work: PayoutsWork;
  close: () => void;
  /** Its content; nothing while its code is loading. */
  render: (payout: PayoutWithEntries) => unknown;
}

export function detailCard({ payout, work, close, render }: DetailCard): TemplateResult {
  const { value, error, load } = payout;
  return html`<section
    part="card"
    class="card"
    tabindex="-1"
    aria-label=${msg('Payout')}
    aria-busy=${!value && !error}
  >
    <div class="row">${button({ label: msg('All payouts'), isSlim: true, press: close })}</div>
    <div role="status" class=${error ? '' : 'unseen'}>
      ${error ? failureNotice(work, error, load) : nothing}
    </div>
    ${value ? render(value) : error ? nothing : skeletonLines(12)} ${outcome(work, 'detail')}
  </section>`;
}

/** Settings to come, painted over. */
const settingsToCome = {
  payout_schedule: { interval: 'daily', weekday: null, day: null, delay_days: 2 },
  bank_account: { country: 'GB', last4: '0000', status: 'verified' },
} as const satisfies Pick<Merchant, 'payout_schedule' | 'bank_account'>;

/** When a merchant is paid out and where to, each with the button that changes it, if it may. */
const settings = (
  {
    payout_schedule,
    bank_account: { country, last4, status },
  }: Pick<Merchant, 'payout_schedule' | 'bank_account'>,
  { changeSchedule, changeAccount }: { changeSchedule: unknown; changeAccount: unknown },
): TemplateResult =>
  html`<div class="settings boned">
    <div>
      <span class="bone"
        ><b>${msg('Schedule')}</b> ${scheduleText(payout_schedule)}
        <small class="muted">${delayText(payout_schedule.delay_days)}</small></span
      >
      ${changeSchedule}
    </div>
    <div>
      <span class="bone"
        ><b>${msg('Bank account')}</b> ${country && last4 ? accountText({ country, last4 }) : msg('None yet')}
        ${status === 'failed' ? tag('danger', msg('Refused by the bank')) : ''}</span
      >
      ${changeAccount}
    </div>
  </div>`;
