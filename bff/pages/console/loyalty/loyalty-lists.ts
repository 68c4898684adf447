import type { Router } from 'express';
import type { ConsoleContext } from '../context.ts';
import { mountListPage, merchantColumn } from '../parts/list-page.ts';
import { choicesOf } from '../parts/filters.ts';
import { LOYALTY, membersPath, NEW_PROGRAM_PAGE, PROGRAMS, memberPath, programPath } from '../parts/paths.ts';
import { nameOf } from '../../../core/text/message.ts';
import { strokeIcon } from '../../shell/icons.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { createLoyaltyProgram, listLoyaltyPrograms } from '../../../orders/loyalty/contract/loyalty.ts';
import type { LoyaltyProgram, Accrual, RewardDiscount } from '../../../orders/loyalty/contract/program.ts';
import { dayOf, moneyText } from '../parts/format.ts';
import { listLoyaltyAccounts } from '../../../orders/loyalty/contract/account-operations.ts';
import { ACCOUNT_STATUSES } from '../../../orders/loyalty/contract/loyalty-fields.ts';
import { chip, type Tone, may } from '../parts/pieces.ts';
import type { LoyaltyAccount } from '../../../orders/loyalty/contract/account.ts';
import type { LoyaltyEvent } from '../../../orders/loyalty/contract/loyalty-event.ts';
import type { LoyaltyReward } from '../../../orders/loyalty/contract/reward.ts';

/** Each merchant's program: how points are earned, and what they are worth. */
export function mountProgramsPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountListPage(router, context, pages, {
    path: '/loyalty/programs',
    section: LOYALTY,
    title: 'Loyalty programs',
    action: (session) =>
      html`<p class="buttons">
        <a class="button quiet" href="${LOYALTY}">Members</a>${
          may(session, createLoyaltyProgram) &&
          html`<a class="button" href="${NEW_PROGRAM_PAGE}">${strokeIcon('plus', 16)}New program</a>`
        }
      </p>`,
    read: (visit, query) => context.api.call(listLoyaltyPrograms, { ...visit, query }),
    filters: {
      names: ['merchant'],
      label: 'Programs',
      action: PROGRAMS,
      fields: ({ filter: merchant }) => [merchant],
    },
    columns: (merchants) => [
      {
        title: 'Merchant',
        cell: ({ id, merchant, status }) =>
          html`<span
            ><a href="${programPath(id)}">${nameOf(merchants.nameOf(merchant))}</a>${
              status === 'inactive' && html`<br /><span class="small muted">Paused</span>`
            }</span
          >`,
      },
      { title: 'Rules', place: 'below', cell: rules },
      { title: 'Rewards', cell: tiers },
      {
        title: 'Members',
        cell: ({ merchant }) => html`<a href="${membersPath(merchant)}">Members</a>`,
      },
    ],
    none: {
      title: 'No programs yet',
      advice: html`Create a merchant’s program here, or from your server with
        <span class="mono">POST /v1/loyalty/programs</span>. It says how points are earned and what they are
        worth.`,
    },
    noneMatch: { title: 'No programs match', advice: 'This merchant has none.' },
  });
}

function rules(program: LoyaltyProgram): Html {
  const { accrual, expiry_months: months, excluded_categories: excluded } = program;
  return html`<span
    >${accrualText(accrual, program)}<br /><span class="small muted"
      >${months === null ? 'Never expire' : `Expire after ${months} ${months === 1 ? 'month' : 'months'}`}${
        excluded.length > 0 && `. Nothing for ${excluded.join(', ')}`
      }</span
    ></span
  >`;
}

function tiers({ reward_tiers: all, terminology }: LoyaltyProgram): Html {
  return html`<ul class="plain">
    ${all.map(
      ({ name, points, discount }) =>
        html`<li>
          ${name}: ${points} ${points === 1 ? terminology.one : terminology.other}<br /><span
            class="small muted"
            >${discountText(discount)}</span
          >
        </li>`,
    )}
  </ul>`;
}

/** The members of all programs in this environment, newest first. */
export function mountMembersPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountListPage(router, context, pages, {
    path: '/loyalty',
    section: LOYALTY,
    title: 'Loyalty',
    action: () => html`<a class="button quiet" href="${PROGRAMS}">Programs</a>`,
    read: (visit, query) => context.api.call(listLoyaltyAccounts, { ...visit, query }),
    filters: {
      names: ['phone', 'status', 'merchant'],
      label: 'Members',
      fields: ({ filter: merchant }) => [
        { name: 'phone', label: 'Whole phone number', isSearch: true, maxLength: 40 },
        merchant,
        { name: 'status', label: 'Status', choices: choicesOf(ACCOUNT_STATUSES, MEMBER_WORDS) },
      ],
    },
    columns: (merchants) => [
      {
        title: 'Member',
        isFixed: true,
        cell: ({ id, phone }) => html`<a href="${memberPath(id)}">${phone ?? 'No number'}</a>`,
      },
      merchantColumn(merchants),
      { title: 'Status', place: 'status', cell: memberTag },
      { title: 'Joined', place: 'beside', isFixed: true, cell: (member) => dayOf(member.created_at) },
      { title: 'Earned', isExtra: true, isEnd: true, isFixed: true, cell: ({ lifetime }) => lifetime },
      { title: 'Balance', isEnd: true, isFixed: true, cell: ({ balance }) => balance },
    ],
    none: {
      title: 'No members yet',
      advice: html`Guests join with their phone number, or your server adds them with
        <span class="mono">POST /v1/loyalty/accounts</span>. A merchant needs a
        <a href="${PROGRAMS}">program</a> first.`,
    },
    noneMatch: {
      title: 'No members match',
      advice: 'The search finds whole phone numbers. Those of members who left are erased.',
    },
  });
}

export const MEMBER_WORDS: Readonly<Record<LoyaltyAccount['status'], string>> = {
  active: 'Active',
  left: 'Left',
};

export const EVENT_WORDS: Readonly<Record<LoyaltyEvent['type'], string>> = {
  earn: 'Earned by an order',
  reverse: 'Taken back by a refund',
  reward_created: 'Paid for a reward',
  reward_deleted: 'Back from a reward',
  reward_redeemed: 'Reward used',
  adjust: 'Adjusted',
  expire: 'Expired',
};

const REWARD_WORDS: Readonly<Record<LoyaltyReward['status'], readonly [Tone, string]>> = {
  issued: ['plain', 'Issued'],
  redeemed: ['success', 'Used'],
  deleted: ['plain', 'Deleted'],
};

export const memberTag = ({ status }: Pick<LoyaltyAccount, 'status'>): Html =>
  chip(status === 'active' ? 'success' : 'plain', MEMBER_WORDS[status]);

export const rewardTag = ({ status }: Pick<LoyaltyReward, 'status'>): Html => chip(...REWARD_WORDS[status]);

/** `+20` or `−20`, with a minus that people read as one. */
export function signed(points: number): string {
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

export function accrualText(
  { type, points, amount, items }: Accrual,
  { terminology }: LoyaltyProgram,
): string {
  const earned = `${points} ${points === 1 ? terminology.one : terminology.other}`;
  switch (type) {
    case 'visit':
      return `${earned} for each order`;
    case 'spend':
      return `${earned} for each ${amount ? moneyText(amount) : 'amount'} spent`;
    case 'item':
      return `${earned} for each of ${items.length} ${items.length === 1 ? 'item' : 'items'}`;
  }
}

export function discountText({ type, bps, amount, items, cap }: RewardDiscount): string {
  const most = cap ? `, at most ${moneyText(cap)}` : '';
  switch (type) {
    case 'percent':
      return `${(bps ?? 0) / 100}% off the order${most}`;
    case 'fixed':
      return `${amount ? moneyText(amount) : ''} off the order`;
    case 'item':
      return `One of ${items.length} ${items.length === 1 ? 'item' : 'items'} for nothing${most}`;
  }
}
