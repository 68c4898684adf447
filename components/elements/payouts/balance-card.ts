import { nothing, type TemplateResult } from 'lit';
import { failureNotice, outcome } from '../../kit/loading/outcome.ts';
import { msg, str } from '../../i18n/message.ts';
import type { Loaded } from '../../records/loaded.ts';
import { html } from '../../session/base-element.ts';
import { balanceFigures, figuresSkeleton, isPayableNow } from './balance-figures.ts';
import type { OpenedForm } from './opened-form.ts';
import type { PayoutWriter } from './payout-writer.ts';
import type { PayoutsWork } from './payouts-work.ts';
import type { Balance } from './records.ts';

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
  loading: string;
}

/** What there is, and the form to have it paid out at once. */
export function balanceCard({ balance, work, form, writer, ...of }: BalanceCard): TemplateResult {
  const { value, error, load } = balance;
  const isLoading = !value && !error;
  const mayPay = !!value && of.mayPay;
  return html`<section
    part="card"
    class="card ${isLoading ? 'skeleton' : ''}"
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
      ${error ? failureNotice(work, error, load) : nothing} ${isLoading ? of.loading : nothing}
    </div>
    ${value ? balanceFigures(value, writer) : isLoading ? figuresSkeleton() : nothing}
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
