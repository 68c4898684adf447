import { html, type Html } from '../../core/text/html.ts';
import { msg, nameOf } from '../../core/text/message.ts';
import type { LoyaltyProgram } from '../../orders/loyalty/contract/program.ts';
import { pointsWords } from '../../orders/loyalty/loyalty.ts';
import { intentField } from '../shell/forms/intent.ts';
import type { ShownAccount } from './account.ts';
import type { AtAccount } from './at-program.ts';
import { discountWords } from './words.ts';

type Tier = LoyaltyProgram['reward_tiers'][number];

/** What points are worth: tiers that are reached can be redeemed, of the others it says what is missing. */
export function tierList(at: AtAccount, { account }: ShownAccount): Html {
  const { program } = at;
  const canRedeem = program.status === 'active';
  return html`<ul class="tiers">
    ${program.reward_tiers.map(
      (tier) =>
        html`<li>
          <div class="named">
            <b>${nameOf(tier.name)}</b>
            <span class="muted">${discountWords(tier.discount, program)}</span>
            ${tier.points > account.balance && missing(at, tier, account.balance)}
          </div>
          <div class="worth">
            <span class="cost">${pointsWords(tier.points, program.terminology)}</span>
            ${tier.points <= account.balance && canRedeem && redeem(at, tier)}
          </div>
        </li>`,
    )}
  </ul>`;
}

function missing({ program }: AtAccount, { id, points }: Tier, balance: number): Html {
  return html`<progress
      max="${String(points)}"
      value="${String(Math.max(0, balance))}"
      aria-labelledby="missing-${id}"
    ></progress>
    <span class="muted" id="missing-${id}"
      >${msg`${pointsWords(points - balance, program.terminology)} missing`}</span
    >`;
}

function redeem(at: AtAccount, { id, name, points }: Tier): Html {
  const { visit, program } = at;
  return html`<form method="post" action="${at.path('redeem')}">
    ${visit.csrfField()}${intentField()}<input type="hidden" name="tier" value="${id}" />
    <button class="slim">
      ${msg`Redeem${html`<span class="unseen"> ${msg`${nameOf(name)} for ${pointsWords(points, program.terminology)}`}</span>`}`}
    </button>
  </form>`;
}
