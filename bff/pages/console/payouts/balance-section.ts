import { dayOf, timeOf, moneyText } from '../parts/format.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import type { Balance } from '../../../money/payouts/contract/balance.ts';
import { fact } from './payout-sections.ts';
import { bankPath } from '../parts/paths.ts';

/** What a merchant has, and what is paid out next, or why nothing is. */
export function balanceFacts({ available, pending, next_payout: next, instant }: Balance): Html {
  return html`<dl class="facts">
    ${fact('Available', html`<b>${moneyText(available)}</b>`)} ${fact('Pending', moneyText(pending))}
    ${fact('Next payout', next ? html`${moneyText(next.amount)} on ${dayOf(next.date)}` : 'None')}
    ${fact('It arrives', next && dayOf(next.arrival_date))}
    ${fact('Instant payouts', instant.held_until && html`Held until ${timeOf(instant.held_until)}`)}
  </dl>`;
}

export function noPayoutNotice({ no_payout: why, merchant }: Balance): Content {
  if (!why || why.code === 'nothing') return false;
  return html`<p class="notice${why.code === 'bank_account' && ' danger'}">
    ${why.message}
    ${why.code === 'bank_account' && html` <a href="${bankPath(merchant)}">Change the bank account</a>`}
  </p>`;
}
