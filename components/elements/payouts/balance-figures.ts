import { css, type TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import { surfaceStyles } from '../../records/surface.styles.ts';
import { html } from '../../session/base-element.ts';
import { nextText, noPayoutText } from './payout-words.ts';
import type { PayoutWriter } from './payout-writer.ts';
import type { Balance, Money } from './records.ts';

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

/** Three figures beside each other, and below each other where it is narrow. */
const figures = css`
  .figures {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: calc(4 * var(--_space)) calc(6 * var(--_space));
  }
  .figures dt {
    color: var(--_muted);
    font-size: 13px;
  }
  .figures b {
    font-size: 20px;
    font-weight: var(--_strong);
    line-height: 28px;
    font-variant-numeric: tabular-nums;
  }
  .figures .muted {
    font-size: 13px;
  }
  .skeleton .figures > div {
    display: grid;
    gap: 4px;
  }
  /* What stands beside the heading of the balance is at the end of its line. */
  .head > slot[name='heading'] > h2,
  ::slotted([slot='heading']) {
    flex: 1 1 auto;
  }
  @container (width < 620px) {
    .figures {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const balanceStyles = [...surfaceStyles, figures];

/** The least that is sent to a bank, in minor units. */
const LEAST = 100;

/** What arrives of an instant payout of all that is available: that less its fee. */
export const arrivesNow = ({ instant: { available, fee } }: Balance): Money => ({
  ...available,
  amount: available.amount - fee.amount,
});

/** Whether there is enough for one. */
export const isPayableNow = (balance: Balance): boolean => arrivesNow(balance).amount >= LEAST;
