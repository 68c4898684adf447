import { html, type TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import { nextText, noPayoutText } from './payout-words.ts';
import type { PayoutWriter } from './payout-writer.ts';
import type { Balance } from './records.ts';

/** What there is, what is on hold, and what is paid out next or why nothing is. */
export const balanceFigures = (balance: Balance, writer: PayoutWriter): TemplateResult => {
  const { available, pending, next_payout, no_payout } = balance;
  return html`<dl part="figures" class="figures">
    <div>
      <dt>${msg('Available')}</dt>
      <dd>
        <b><bdi>${writer.money(available)}</bdi></b>
      </dd>
      <dd class="muted">
        ${available.amount < 0 ? msg('Taken from your next payout') : msg('Can be paid out now')}
      </dd>
    </div>
    <div>
      <dt>${msg('Pending')}</dt>
      <dd>
        <b><bdi>${writer.money(pending)}</bdi></b>
      </dd>
      <dd class="muted">${msg('Available in the next days')}</dd>
    </div>
    <div>
      <dt>${msg('Next payout')}</dt>
      <dd>
        <b><bdi>${next_payout ? writer.money(next_payout.amount) : '–'}</bdi></b>
      </dd>
      <dd class="muted">
        ${next_payout ? nextText(next_payout, writer) : no_payout ? noPayoutText(no_payout, balance) : ''}
      </dd>
    </div>
  </dl>`;
};

/** The same to come, painted over. */
export const figuresSkeleton = (): TemplateResult =>
  html`<dl class="figures" inert>
    ${[0, 1, 2].map(
      () =>
        html`<div>
          <dt><p>&nbsp;</p></dt>
          <dd>
            <b><p>&nbsp;</p></b>
          </dd>
          <dd><p>&nbsp;</p></dd>
        </div>`,
    )}
  </dl>`;
