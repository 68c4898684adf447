import { nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { notice } from '../../kit/loading/notice.ts';
import { panel } from '../../kit/controls/panel.ts';
import { msg, str } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { MORE_THAN_LEFT } from '../../session/trellis-error.ts';
import type { PayoutWriter } from './payout-words.ts';
import type { Balance, Payout, Merchant } from './records.ts';
import type { SessionApi } from '../../kit/loading/session-api.ts';
import type { Loaded } from '../../records/record.ts';
import type { PayoutsWork } from './payouts-work.ts';
import { arrivesNow, isPayableNow } from './balance-figures.ts';

/** A payout at once, with what it costs before it is asked for. */
export class InstantForm {
  /** Less is available by now than was shown. */
  isLess = false;

  #of: FormsContext;
  #close: () => void;

  constructor(of: FormsContext, close: () => void) {
    this.#of = of;
    this.#close = close;
  }

  render(
    balance: Balance,
    { money }: PayoutWriter,
    of: { busyText: string; onCancel: () => void },
  ): TemplateResult {
    if (!isPayableNow(balance)) {
      return html`<div role="status">
        ${notice({
          kind: 'warning',
          title: msg('Nothing can be paid out right now.'),
          action: button({ label: msg('Close'), press: of.onCancel }),
        })}
      </div>`;
    }
    const { available, fee } = balance.instant;
    const arrives = arrivesNow(balance);
    return panel({
      ...of,
      title: msg('Pay out now'),
      body: html`<div role="status">
          ${
            this.isLess
              ? notice({
                  kind: 'warning',
                  title: msg('Less is available now.'),
                  advice: msg('Nothing was paid out. These are the current amounts.'),
                })
              : nothing
          }
        </div>
        <dl class="facts sums">
          <dt>${msg('Available')}</dt>
          <dd><bdi>${money(available)}</bdi></dd>
          <dt>${msg('Fee for an instant payout')}</dt>
          <dd><bdi>${money({ ...fee, amount: -fee.amount })}</bdi></dd>
          <dt>${msg('You get')}</dt>
          <dd>
            <b><bdi>${money(arrives)}</bdi></b>
          </dd>
        </dl>
        <p class="muted">
          ${msg('It arrives within half an hour. Without a fee, wait for your next payout.')}
        </p>`,
      submit: msg('Pay out now'),
      onSubmit: () => void this.#payOut(arrives, money),
    });
  }

  /** The displayed amount is requested, whatever has come in since. */
  #payOut(amount: Balance['available'], money: PayoutWriter['money']): Promise<void> {
    const { api, work, changed } = this.#of;
    this.isLess = false;
    return work.run({
      place: 'balance',
      action: 'pay-out',
      scope: 'payouts:write',
      send: () => api.change<Payout>('POST', '/v1/payouts', { amount, method: 'instant' }),
      done: (payout) => {
        this.#close();
        changed();
        return {
          text: msg('The payout is on its way.'),
          advice: msg(str`You get ${money(payout.amount)}. The fee is ${money(payout.fees)}.`),
        };
      },
      refused: ({ code }) => {
        this.isLess = code === MORE_THAN_LEFT;
        if (this.isLess) changed();
        return this.isLess;
      },
    });
  }
}

/** The records that the forms show and change, and their callbacks. */
export interface FormsContext {
  api: SessionApi;
  work: PayoutsWork;
  balance: Loaded<Balance>;
  merchant: Loaded<Merchant>;
  /** Called after each change. */
  changed: () => void;
}
