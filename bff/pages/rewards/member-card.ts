import { html, type Content, type Html } from '../../core/text/html.ts';
import { msg } from '../../core/text/message.ts';
import { numberText, pointsWords, wordOf } from '../../orders/loyalty/loyalty.ts';
import { nameOf } from '../../core/text/name.ts';
import type { ShownAccount } from './account.ts';
import type { AtAccount } from './at-program.ts';

/** The balance, and how near the next reward is. */
export function memberCard(at: AtAccount, { account: { balance } }: ShownAccount): Html {
  const { merchant, program } = at;
  return html`<section class="member-card">
    <p class="of">${nameOf(merchant.displayName)}</p>
    <h1>
      <span class="unseen">${msg`You have`} </span><span class="balance">${numberText(balance)}</span>
      <span class="unit">${nameOf(wordOf(balance, program.terminology))}</span>
    </h1>
    ${nearest(at, balance)}
  </section>`;
}

function nearest({ program }: AtAccount, balance: number): Content {
  const { reward_tiers: tiers, terminology, status } = program;
  if (status !== 'active' || balance < 0) return false;
  const next = tiers.find(({ points }) => points > balance);
  if (!next) return html`<p class="next">${msg`You have enough for every reward.`}</p>`;
  return html`<div class="next">
    <progress
      max="${String(next.points)}"
      value="${String(balance)}"
      aria-labelledby="next-reward"
    ></progress>
    <p id="next-reward">
      ${msg`${pointsWords(next.points - balance, terminology)} to go until ${html`<b>${nameOf(next.name)}</b>`}`}
    </p>
  </div>`;
}
