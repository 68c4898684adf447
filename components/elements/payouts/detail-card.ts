import { nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/button.ts';
import { failureNotice, outcome } from '../../kit/outcome.ts';
import { msg } from '../../i18n/message.ts';
import type { Loaded } from '../../records/loaded.ts';
import { html } from '../../session/base-element.ts';
import type { PayoutsWork } from './payouts-work.ts';
import type { PayoutWithEntries } from './records.ts';

/** The card with one payout, in the place of the list. */
export interface DetailCard {
  payout: Loaded<PayoutWithEntries>;
  work: PayoutsWork;
  close: () => void;
  /** Its content; nothing while its code is loading. */
  render: (payout: PayoutWithEntries) => unknown;
}

export function detailCard({ payout, work, close, render }: DetailCard): TemplateResult {
  const { value, error, load } = payout;
  return html`<section part="card" class="card" tabindex="-1" aria-label=${msg('Payout')}>
    <div class="row">${button({ label: msg('All payouts'), isSlim: true, press: close })}</div>
    <div role="status" class=${error ? '' : 'unseen'}>
      ${error ? failureNotice(work, error, load) : nothing}
      ${!value && !error ? msg('Loading the payout…') : nothing}
    </div>
    ${value ? render(value) : nothing} ${outcome(work, 'detail')}
  </section>`;
}
