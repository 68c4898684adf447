import { copyable } from '../parts/copyable.ts';
import { dayOf, timeOf } from '../parts/format.ts';
import type { Page } from '../../../core/contract/fields.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import type { LoyaltyAccount } from '../../../orders/loyalty/contract/account.ts';
import type { LoyaltyEvent } from '../../../orders/loyalty/contract/loyalty-event.ts';
import type { LoyaltyReward } from '../../../orders/loyalty/contract/reward.ts';
import { discountText, EVENT_WORDS, memberTag, rewardTag, signed } from './loyalty-words.ts';
import { memberPath, orderPath } from '../parts/paths.ts';

/** What is known of a member. */
export function factsSection(member: LoyaltyAccount): Html {
  const [next] = member.expiring;
  return html`<section class="card sec">
    <h2>Member</h2>
    <dl class="facts">
      ${fact('Status', memberTag(member))} ${fact('Balance', html`<b>${member.balance}</b>`)}
      ${fact('Earned so far', member.lifetime)}
      ${fact('Next to expire', next && `${next.points} on ${dayOf(next.expires_on)}`)}
      ${fact('Phone number', member.phone ?? 'Erased')}
      ${fact('Confirmed by a code', member.phone_verified ? 'Yes' : 'No')}
      ${fact('Joined', timeOf(member.created_at))} ${fact('ID', copyable(member.id, 'the member’s ID'))}
    </dl>
  </section>`;
}

export function rewardsSection({ data }: Page<LoyaltyReward>): Content {
  if (data.length === 0) return false;
  return html`<section class="card sec">
    <h2>Rewards</h2>
    <table class="cards">
      <thead>
        <tr>
          <th scope="col">Reward</th>
          <th scope="col">Status</th>
          <th scope="col">Issued</th>
          <th scope="col" class="end">Points</th>
        </tr>
      </thead>
      <tbody>
        ${data.map(
          (reward) =>
            html`<tr>
              <td data-label="Reward">${ofOrder(reward.order, discountText(reward.discount))}</td>
              <td data-label="Status">${rewardTag(reward)}</td>
              <td data-label="Issued" class="fixed">${dayOf(reward.created_at)}</td>
              <td data-label="Points" class="end fixed">${reward.points}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

/** Each change of the balance, a page at a time. */
export function ledgerSection(member: LoyaltyAccount, { data, next_cursor: next }: Page<LoyaltyEvent>): Html {
  return html`<section class="card sec">
    <h2>Points</h2>
    ${data.length === 0 ? html`<p class="muted">Nothing has happened yet.</p>` : ledgerTable(data)}
    ${
      next !== null &&
      html`<p class="buttons">
        <a class="button quiet" href="${memberPath(member.id)}?cursor=${next}">Older</a>
      </p>`
    }
  </section>`;
}

function ledgerTable(events: readonly LoyaltyEvent[]): Html {
  return html`<table class="cards">
    <thead>
      <tr>
        <th scope="col">What</th>
        <th scope="col">When</th>
        <th scope="col" class="end">Points</th>
        <th scope="col" class="end">Balance</th>
      </tr>
    </thead>
    <tbody>
      ${events.map(
        ({ type, order, reason, created_at: at, points, balance }) =>
          html`<tr>
            <td data-label="What">
              <span
                >${ofOrder(order, EVENT_WORDS[type])}${
                  reason !== null && html`<br /><span class="small muted">${reason}</span>`
                }</span
              >
            </td>
            <td data-label="When" class="fixed">${timeOf(at)}</td>
            <td data-label="Points" class="end fixed">${signed(points)}</td>
            <td data-label="Balance" class="end fixed">${balance}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

const ofOrder = (order: string | null, words: string): Content =>
  order === null ? words : html`<a href="${orderPath(order)}">${words}</a>`;

/** Left out where nothing is known. */
function fact(name: string, value: Content | undefined): Content {
  return (
    value !== undefined &&
    html`<div>
      <dt>${name}</dt>
      <dd>${value}</dd>
    </div>`
  );
}
