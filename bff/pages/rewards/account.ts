import type { LoyaltyAccount } from '../../orders/loyalty/contract/account.ts';
import { getLoyaltyAccount, listLoyaltyEvents } from '../../orders/loyalty/contract/account-operations.ts';
import type { LoyaltyEvent } from '../../orders/loyalty/contract/loyalty-event.ts';
import { listLoyaltyRewards } from '../../orders/loyalty/contract/loyalty.ts';
import type { LoyaltyReward } from '../../orders/loyalty/contract/reward.ts';
import type { AtAccount, AtProgram } from './at-program.ts';
import { readablePhone } from '../../core/phones/phones.ts';
import { html, type Html } from '../../core/text/html.ts';
import { msg, nameOf } from '../../core/text/message.ts';
import { numberText, wordOf } from '../../orders/loyalty/loyalty.ts';
import { dayWords, EVENT_WORDS } from './words.ts';

const SHOWN_EVENTS = 5;

/** The member's view of the account. */
export interface ShownAccount {
  readonly account: LoyaltyAccount;
  /** The last digits. */
  readonly phone: string;
  /** Rewards that were paid with points and aren't used yet; for one in an order, `order` is set. */
  readonly rewards: readonly LoyaltyReward[];
  /** The newest. */
  readonly events: readonly LoyaltyEvent[];
}

export async function accountOf({ api, accountId }: AtAccount): Promise<ShownAccount> {
  const params = { id: accountId };
  const [account, rewards, events] = await Promise.all([
    api.call(getLoyaltyAccount, { params }),
    api.call(listLoyaltyRewards, { query: { account: accountId, status: 'issued', limit: 100 } }),
    api.call(listLoyaltyEvents, { params, query: { limit: SHOWN_EVENTS } }),
  ]);
  const shown = account.body as LoyaltyAccount;
  const phone = shown.phone === null ? '' : await readablePhone(shown.phone);
  return {
    account: shown,
    phone: `•••• ${phone.slice(-4)}`,
    rewards: (rewards.body as { data: LoyaltyReward[] }).data,
    events: (events.body as { data: LoyaltyEvent[] }).data,
  };
}

/** Renders the changes of a balance, newest first. */
export function eventList({ program }: AtProgram, events: readonly LoyaltyEvent[]): Html {
  const { terminology } = program;
  if (events.length === 0) {
    return html`<p class="muted">${msg`Nothing yet. Your first order makes a start.`}</p>`;
  }
  return html`<ul class="events">
    ${events.map(
      ({ type, points, balance, reason, created_at: at }) =>
        html`<li>
          <div class="named">
            <b>${EVENT_WORDS[type]}</b>
            ${reason !== null && html`<span class="muted">“${nameOf(reason)}”</span>`}
            <span class="muted">${dayWords(at, program)}</span>
          </div>
          <div class="moved">
            <b class="${points > 0 ? 'more' : 'less'}">${points > 0 && '+'}${numberText(points)}</b>
            <span class="muted">${numberText(balance)} ${nameOf(wordOf(balance, terminology))}</span>
          </div>
        </li>`,
    )}
  </ul>`;
}
