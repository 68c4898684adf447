import type { LoyaltyAccount } from '../../orders/loyalty/contract/account.ts';
import { getLoyaltyAccount, listLoyaltyEvents } from '../../orders/loyalty/contract/account-operations.ts';
import type { LoyaltyEvent } from '../../orders/loyalty/contract/loyalty-event.ts';
import { listLoyaltyRewards } from '../../orders/loyalty/contract/loyalty.ts';
import type { LoyaltyReward } from '../../orders/loyalty/contract/reward.ts';
import {
  type AtAccount,
  type AtProgram,
  atAccount,
  ELEMENT,
  PATH,
  type RewardsContext,
  dayWords,
  EVENT_WORDS,
  discountWords,
  smallPrint,
} from './at-program.ts';
import { readablePhone } from '../../core/phones/phones.ts';
import { html, type Html, type Content } from '../../core/text/html.ts';
import { msg, nameOf, Message } from '../../core/text/message.ts';
import { numberText, wordOf, pointsWords } from '../../orders/loyalty/loyalty.ts';
import type { LoyaltyProgram } from '../../orders/loyalty/contract/program.ts';
import { intentField } from '../shell/forms.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { SitePage } from '../hosts/site-visit.ts';

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

export async function accountOf({ api, guest, accountId }: AtAccount): Promise<ShownAccount> {
  const ofAccount = { ...guest, params: { id: accountId } };
  const issued = { account: accountId, status: 'issued', limit: 100 };
  const [account, { data: rewards }, { data: events }] = await Promise.all([
    api.call(getLoyaltyAccount, ofAccount),
    api.call(listLoyaltyRewards, { ...guest, query: issued }),
    api.call(listLoyaltyEvents, { ...ofAccount, query: { limit: SHOWN_EVENTS } }),
  ]);
  const phone = account.phone === null ? '' : await readablePhone(account.phone);
  return { account, phone: `•••• ${phone.slice(-4)}`, rewards, events };
}

/** Renders the changes of a balance, newest first. */
function eventList({ program }: AtProgram, events: readonly LoyaltyEvent[]): Html {
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
            <b class="${points > 0 ? 'more' : 'less'}"
              ><bdi dir="ltr">${points > 0 && '+'}${numberText(points)}</bdi></b
            >
            <span class="muted">${numberText(balance)} ${nameOf(wordOf(balance, terminology))}</span>
          </div>
        </li>`,
    )}
  </ul>`;
}

/** @param notice of the result, or of the error */
export function accountView(at: AtAccount, shown: ShownAccount, notice: Content): Html {
  const { program, visit, merchant } = at;
  return html`${notice !== false && html`<p class="notice ${shownAs(notice)}" role="status">${notice}</p>`}
    ${memberCard(at, shown)} ${debtNotice(at, shown)}
    ${
      program.status === 'inactive' &&
      html`<p class="notice warn">
        ${msg`The program is paused: nothing is earned and nothing can be redeemed for now. What you have
          stays yours.`}
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
      ${
        shown.events.length > 0 &&
        html`<p><a href="${at.path('history')}">${msg`All of your history`}</a></p>`
      }
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
    ${msg`You’re ${pointsWords(-account.balance, program.terminology)} below zero: an order was refunded whose
      ${nameOf(program.terminology.other)} you had used already. What you collect next makes up for it; until
      then nothing can be redeemed.`}
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
                  <span
                    >${msg`Give back${unseen(msg`${nameOf(name)}, for
                      ${pointsWords(points, program.terminology)}`)}`}</span
                  >
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
    ${
      next.points === 1
        ? msg`${pointsWords(next.points, program.terminology)} expires after
          ${dayWords(next.expires_on, program)}.`
        : msg`${pointsWords(next.points, program.terminology)} expire after
          ${dayWords(next.expires_on, program)}.`
    }
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
      ${msg`${pointsWords(next.points - balance, terminology)} to go until
        ${html`<b>${nameOf(next.name)}</b>`}`}
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
      <span
        >${msg`Redeem${unseen(msg`${nameOf(name)} for
          ${pointsWords(points, program.terminology)}`)}`}</span
      >
    </button>
  </form>`;
}

const unseen = (words: Message): Html => html`<span class="unseen"> ${words}</span>`;

const LIMIT = 20;

interface EventPage {
  readonly data: readonly LoyaltyEvent[];
  readonly next_cursor: string | null;
}

/** `…/rewards/history`: all that changed the balance, a page at a time. */
export function historyPage({ styles, ...context }: RewardsContext): SitePage {
  return {
    surface: 'loyalty',
    path: `${PATH}/history`,
    element: ELEMENT,
    get: atAccount({ styles, ...context }, show),
  };

  async function show(at: AtAccount): Promise<void> {
    const { data, next_cursor: next } = await pageIn(at);
    const isFirst = at.visit.req.query['after'] === undefined;
    await at.visit.send({
      title: msg`Your history`,
      merchant: at.merchant,
      isPersonal: true,
      files: [styles],
      content: html`<p class="back"><a href="${at.path()}">${msg`Rewards`}</a></p>
        <h1>${msg`Your history`}</h1>
        <section class="card">${eventList(at, data)}</section>
        <p class="pages">
          ${!isFirst && html`<a class="button quiet" href="${at.path('history')}">${msg`Newest`}</a>`}
          ${
            next !== null &&
            html`<a class="button quiet" href="${at.path('history')}?after=${next}">${msg`Older`}</a>`
          }
        </p>`,
    });
  }
}

/** @throws {ApiError} not_found: the address was made up */
async function pageIn({ visit, api, guest, accountId }: AtAccount): Promise<EventPage> {
  const { after } = visit.req.query;
  const cursor = typeof after === 'string' && { cursor: after };
  try {
    const query = { limit: LIMIT, ...cursor };
    return await api.call(listLoyaltyEvents, { ...guest, params: { id: accountId }, query });
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) throw new ApiError('not_found');
    throw error;
  }
}
