import { html, type Content, type Html } from '../../core/text/html.ts';
import { Message, msg, nameOf } from '../../core/text/message.ts';
import type { LoyaltyReward } from '../../orders/loyalty/contract/reward.ts';
import { type ShownAccount, eventList } from './account.ts';
import type { AtAccount } from './at-program.ts';
import { dayWords, discountWords, smallPrint } from './words.ts';
import { pointsWords, numberText, wordOf } from '../../orders/loyalty/loyalty.ts';
import type { LoyaltyProgram } from '../../orders/loyalty/contract/program.ts';
import { intentField } from '../shell/forms/intent.ts';

/** @param notice of the result, or of the error */
export function accountView(at: AtAccount, shown: ShownAccount, notice: Content): Html {
  const { program, visit, merchant } = at;
  return html`${notice !== false && html`<p class="notice ${shownAs(notice)}" role="status">${notice}</p>`}
    ${memberCard(at, shown)} ${debtNotice(at, shown)}
    ${
      program.status === 'inactive' &&
      html`<p class="notice warn">
        ${msg`The program is paused: nothing is earned and nothing can be redeemed for now. What you have stays yours.`}
      </p>`
    }
    ${shown.rewards.length > 0 && readyRewards(at, shown.rewards)}
    <section class="card">
      <h2>${msg`Rewards`}</h2>
      ${tierList(at, shown)} ${expiryNote(at, shown)}
    </section>
    ${
      visit.leadsTo('ordering') &&
      html`<a class="button order-now" href="${visit.pathOf(merchant.slug)}">${msg`Order and collect`}</a>`
    }
    <section class="card">
      <h2>${msg`What happened`}</h2>
      ${eventList(at, shown.events)}
      ${shown.events.length > 0 && html`<p><a href="${at.path('history')}">${msg`All of your history`}</a></p>`}
    </section>
    <section class="card">
      <h2>${msg`How it works`}</h2>
      ${smallPrint(program)}
    </section>
    <form class="leave" method="post" action="${at.path('sign-out')}">
      ${visit.csrfField()}
      <p class="muted">${msg`Signed in with ${shown.phone}`}</p>
      <button class="quiet">${msg`Sign out`}</button>
      <a href="${at.path('leave')}">${msg`Leave the program`}</a>
    </form>`;
}

/** A result is a sentence; an error is markup. */
const shownAs = (notice: Content): string => (notice instanceof Message ? 'ok' : 'warn');

function debtNotice({ program }: AtAccount, { account }: ShownAccount): Content {
  if (account.balance >= 0) return false;
  return html`<p class="notice warn">
    ${msg`You’re ${pointsWords(-account.balance, program.terminology)} below zero: an order was refunded whose ${nameOf(program.terminology.other)} you had used already. What you collect next makes up for it; until then nothing can be redeemed.`}
  </p>`;
}

function readyRewards(at: AtAccount, rewards: readonly LoyaltyReward[]): Html {
  const { program, visit } = at;
  return html`<section class="card">
    <h2>${msg`Ready to use`}</h2>
    <ul class="tiers">
      ${rewards.map(
        ({ id, name, discount, points, order }) =>
          html`<li>
            <div class="named">
              <b>${nameOf(name)}</b>
              <span class="muted"
                >${
                  order === null
                    ? msg`${discountWords(discount, program)}. Choose it in your cart.`
                    : msg`In an order that isn’t paid for or accepted yet.`
                }</span
              >
            </div>
            ${
              order === null &&
              html`<form method="post" action="${at.path('give-back')}">
                ${visit.csrfField()}<input type="hidden" name="reward" value="${id}" />
                <button class="quiet slim">
                  ${msg`Give back${html`<span class="unseen"> ${msg`${nameOf(name)}, for ${pointsWords(points, program.terminology)}`}</span>`}`}
                </button>
              </form>`
            }
          </li>`,
      )}
    </ul>
  </section>`;
}

function expiryNote({ program }: AtAccount, { account }: ShownAccount): Content {
  const [next] = account.expiring;
  if (!next) return false;
  return html`<p class="muted">
    ${next.points === 1 ? msg`${pointsWords(next.points, program.terminology)} expires after ${dayWords(next.expires_on, program)}.` : msg`${pointsWords(next.points, program.terminology)} expire after ${dayWords(next.expires_on, program)}.`}
  </p>`;
}

/** The balance, and how near the next reward is. */
function memberCard(at: AtAccount, { account: { balance } }: ShownAccount): Html {
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

type Tier = LoyaltyProgram['reward_tiers'][number];

/** Renders the value of points: reached tiers can be redeemed, others show how many points are missing. */
function tierList(at: AtAccount, { account }: ShownAccount): Html {
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
