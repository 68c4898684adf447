import type { ConsoleSession } from '../console-session.ts';
import { updateOnboarding } from '../../../accounts/onboarding/contract/onboarding.ts';
import { chip, type Tone, copyable, fact, may } from '../parts/pieces.ts';
import { html, type Html, type Content } from '../../../core/text/html.ts';
import type { PayoutSchedule } from '../../../accounts/merchants/contract/merchant-standing.ts';
import type { BalanceEntry, Balance } from '../../../money/payouts/contract/balance.ts';
import type { Payout, PayoutMethod, PayoutStatus } from '../../../money/payouts/contract/payout.ts';
import { dayOf, timeOf, moneyText } from '../parts/format.ts';
import type { Page } from '../../../core/contract/fields.ts';
import { bankPath, merchantPath, payoutPath } from '../parts/paths.ts';

export const STATUS_WORDS: Readonly<Record<PayoutStatus, string>> = {
  pending: 'Pending',
  in_transit: 'In transit',
  paid: 'Paid',
  failed: 'Failed',
  canceled: 'Canceled',
};

const TONES: Readonly<Partial<Record<PayoutStatus, Tone>>> = { paid: 'success', failed: 'danger' };

export const statusTag = ({ status }: Pick<Payout, 'status'>): Html =>
  chip(TONES[status] ?? 'plain', STATUS_WORDS[status]);

export const METHOD_WORDS: Readonly<Record<PayoutMethod, string>> = {
  standard: 'Standard',
  instant: 'Instant',
};

const ENTRY_WORDS: Readonly<Record<BalanceEntry['type'], string>> = {
  payment: 'Payment',
  refund: 'Refund',
  refund_reversal: 'Refund failed',
  dispute: 'Dispute',
  dispute_reversal: 'Dispute won',
  payout: 'Payout',
  payout_return: 'Payout returned',
  payout_fee: 'Fee of the instant payout',
  subscription_fee: 'Monthly subscription',
  loyalty_fee: 'Active loyalty members of a month',
  adjustment: 'Left for later',
};

/** `•••• 6789`, as people say it: the dots are not read out. */
export const accountText = ({ destination }: Pick<Payout, 'destination'>): Html =>
  html`<span aria-hidden="true">••••</span> ${destination.last4}`;

export function scheduleText({ interval, weekday, day, delay_days }: PayoutSchedule): string {
  const after = `${delay_days} days after each payment`;
  switch (interval) {
    case 'daily':
      return `Daily, ${after}`;
    case 'weekly':
      return `Weekly on ${capital(weekday ?? '')}s, ${after} at the earliest`;
    case 'monthly':
      return `Monthly on day ${day}, ${after} at the earliest`;
    case 'manual':
      return 'Only when someone asks for it';
  }
}

export const capital = (word: string): string => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`;

/** Renders why a payout failed or waits, and what to do. */
export function failureNotice(session: ConsoleSession, { failure, hold, merchant }: Payout): Content {
  if (hold) return html`<p class="notice warn">${hold.message}</p>`;
  if (!failure) return false;
  return html`<div class="notice danger">
    <p>${failure.message} The amount is back in the balance.</p>
    ${
      may(session, updateOnboarding) &&
      html`<p><a href="${bankPath(merchant)}">Change the bank account</a></p>`
    }
  </div>`;
}

/** Renders the payout's details. */
export function factsSection(payout: Payout): Html {
  const { amount, gross, fees } = payout;
  return html`<section class="card sec">
    <h2>Payout</h2>
    <dl class="facts">
      ${fact('Status', statusTag(payout))} ${fact('Amount', html`<b>${moneyText(amount)}</b>`)}
      ${fact('Before fees', fees.amount > 0 && moneyText(gross))}
      ${fact('Fees', fees.amount > 0 && moneyText(fees))} ${fact('Method', METHOD_WORDS[payout.method])}
      ${fact('Created by', payout.automatic ? 'The schedule' : 'A request')}
      ${fact('To account', accountText(payout))} ${fact('Arrives', dayOf(payout.arrival_date))}
      ${fact('Created', timeOf(payout.created_at))}
      ${fact('Sent', payout.in_transit_at && timeOf(payout.in_transit_at))}
      ${fact('Paid', payout.paid_at && timeOf(payout.paid_at))}
      ${fact('Failed', payout.failed_at && timeOf(payout.failed_at))}
      ${fact('Canceled', payout.canceled_at && timeOf(payout.canceled_at))}
      ${fact('Trace ID', payout.trace_id && copyable(payout.trace_id, 'the trace ID'))}
      ${fact('ID', copyable(payout.id, 'the payout’s ID'))}
      ${fact('Merchant', copyable(payout.merchant, 'the merchant’s ID', merchantPath(payout.merchant)))}
    </dl>
  </section>`;
}

/** Renders a page of the payout's entries, with the total of all entries below. */
export function entriesSection(payout: Payout, entries: Page<BalanceEntry> | string): Html {
  if (typeof entries === 'string')
    return html`<section class="card sec">
      <h2>Entries</h2>
      <p>${entries}</p>
    </section>`;
  const { data, next_cursor: next } = entries;
  return html`<section class="card sec">
    <h2>Entries</h2>
    <table class="cards">
      <thead>
        <tr>
          <th scope="col">Entry</th>
          <th scope="col">Date</th>
          <th scope="col" class="end">Gross</th>
          <th scope="col" class="end">Fee</th>
          <th scope="col" class="end">Amount</th>
        </tr>
      </thead>
      <tbody>
        ${data.map(row)}
      </tbody>
    </table>
    <p>All entries come to <b>${moneyText(payout.amount)}</b>.</p>
    ${
      next !== null &&
      html`<p class="buttons">
        <a class="button quiet" href="${payoutPath(payout.id)}?cursor=${next}">More entries</a>
      </p>`
    }
  </section>`;
}

function row({ type, payment, occurred_at: at, gross, fee, amount }: BalanceEntry): Html {
  const words = ENTRY_WORDS[type];
  return html`<tr>
    <td data-label="Entry">
      ${payment === null ? words : html`<a href="/console/payments/${payment}">${words}</a>`}
    </td>
    <td data-label="Date" class="fixed">${dayOf(at)}</td>
    <td data-label="Gross" class="end fixed">${moneyText(gross)}</td>
    <td data-label="Fee" class="end fixed">${moneyText(fee)}</td>
    <td data-label="Amount" class="end fixed">${moneyText(amount)}</td>
  </tr>`;
}

/** Left out where nothing is known. */

/** Renders a merchant's balance and its next payout, or the reason that nothing is scheduled. */
export function balanceFacts({ available, pending, next_payout: next, instant }: Balance): Html {
  return html`<dl class="facts">
    ${fact('Available', html`<b>${moneyText(available)}</b>`)} ${fact('Pending', moneyText(pending))}
    ${fact('Next payout', next ? html`${moneyText(next.amount)} on ${dayOf(next.date)}` : 'None')}
    ${fact('It arrives', next && dayOf(next.arrival_date))}
    ${fact('Instant payouts', instant.held_until && html`Held until ${timeOf(instant.held_until)}`)}
  </dl>`;
}

export function noPayoutNotice(session: ConsoleSession, { no_payout: why, merchant }: Balance): Content {
  if (!why || why.code === 'nothing') return false;
  return html`<p class="notice${why.code === 'bank_account' && ' danger'}">
    ${why.message}
    ${
      why.code === 'bank_account' &&
      may(session, updateOnboarding) &&
      html` <a href="${bankPath(merchant)}">Change the bank account</a>`
    }
  </p>`;
}
