import { css, type TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import { bones } from '../../kit/loading/bones.styles.ts';
import { surfaceStyles } from '../../records/surface-element.ts';
import { html } from '../../session/base-element.ts';
import { nextText, noPayoutText, type PayoutWriter } from './payout-words.ts';
import type { Balance, Money } from './records.ts';

/** A balance to come, painted over. */
const balanceToCome = (): Balance => {
  const available = { amount: 100_000, currency: 'EUR' };
  return {
    available,
    pending: available,
    next_payout: { amount: available, date: '2026-11-28', arrival_date: '2026-11-28' },
  } as Balance;
};

/**
 * Renders the available amount, the amount on hold, and the next payout, or the reason that nothing is
 * scheduled.
 */
export const balanceFigures = (balance: Balance | undefined, writer: PayoutWriter): TemplateResult => {
  const { available, pending, next_payout, no_payout } = balance ?? balanceToCome();
  return html`<dl part="figures" class="figures boned">
    <div>
      <dt class="bone">${msg('Available')}</dt>
      <dd class="bone">
        <b><bdi>${writer.money(available)}</bdi></b>
      </dd>
      <dd class="muted bone">
        ${available.amount < 0 ? msg('Taken from your next payout') : msg('Can be paid out now')}
      </dd>
    </div>
    <div>
      <dt class="bone">${msg('Pending')}</dt>
      <dd class="bone">
        <b><bdi>${writer.money(pending)}</bdi></b>
      </dd>
      <dd class="muted bone">${msg('Available in the next days')}</dd>
    </div>
    <div>
      <dt class="bone">${msg('Next payout')}</dt>
      <dd class="bone">
        <b><bdi>${next_payout ? writer.money(next_payout.amount) : '–'}</bdi></b>
      </dd>
      <dd class="muted bone">
        ${
          next_payout
            ? nextText(next_payout, writer)
            : no_payout
              ? noPayoutText(no_payout, balance ?? {})
              : ''
        }
      </dd>
    </div>
  </dl>`;
};

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
  .figures :is(dt, dd) {
    width: fit-content;
  }
  /* As high with "Pay out now" as without it. */
  .head {
    min-height: var(--_slim);
  }
  /* Content beside the heading of the balance is at the end of its line. */
  .head > slot[name='heading'] > h2,
  ::slotted([slot='heading']) {
    flex: 1 1 auto;
  }
  /* Where a reason takes two lines, there is room for them from the first. */
  @container (620px <= width < 1100px) {
    .figures .muted {
      min-height: 40px;
    }
  }
  @container (width < 620px) {
    .figures {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const balanceStyles = [...surfaceStyles, bones, figures];

/** The least that is sent to a bank, in minor units. */
const LEAST = 100;

/** The amount that arrives of an instant payout of everything available: less its fee. */
export const arrivesNow = ({ instant: { available, fee } }: Balance): Money => ({
  ...available,
  amount: available.amount - fee.amount,
});

/** Whether there is enough for one. */
export const isPayableNow = (balance: Balance): boolean => arrivesNow(balance).amount >= LEAST;
