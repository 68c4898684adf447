import { listLoyaltyAccounts } from '../../../orders/loyalty/contract/account-operations.ts';
import { listLoyaltyPrograms } from '../../../orders/loyalty/contract/loyalty.ts';
import type { LoyaltyProgram } from '../../../orders/loyalty/contract/program.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { readablePhone } from '../../../core/phones/phones.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { leftToRight, msg, nameOf, type Words } from '../../../core/text/message.ts';
import type { SitePage } from '../../hosts/site-visit.ts';
import { DashboardVisit, type DashboardContext } from './dashboard-session.ts';
import { table } from './element-pages.ts';
import { moneyWords } from './order-view.ts';
import { barOf, LOYALTY } from './sections.ts';

const { path, surface, scope, title } = LOYALTY;
/** The newest members; the API has all of them. */
const SHOWN = 100;

/**
 * The loyalty program of a merchant: its terms, its rewards and its members. Changes are made by the partner.
 */
export function loyaltyPages(context: DashboardContext): SitePage[] {
  return [
    {
      surface,
      path,
      get: async (visit) => {
        const at = await DashboardVisit.of(context, visit, surface);
        if (!at.may(scope)) throw new ApiError('scope_insufficient');
        await visit.send({
          title,
          header: barOf(at.session, path),
          content: html`<h1>${title}</h1>
            ${await content(at)}`,
          isPersonal: true,
          files: [context.styles],
        });
      },
    },
  ];
}

async function content({ api, caller }: DashboardVisit): Promise<Content> {
  const {
    data: [program],
  } = await api.call(listLoyaltyPrograms, { ...caller, query: { limit: 1 } });
  if (!program) return html`<p class="muted">${msg`There is no loyalty program yet.`}</p>`;
  const { data, has_more: hasMore } = await api.call(listLoyaltyAccounts, {
    ...caller,
    query: { limit: SHOWN },
  });
  const members = data.filter(({ status }) => status === 'active');
  const earned = members.reduce((sum, { lifetime }) => sum + lifetime, 0);
  return html`<div class="card sec">
      <dl class="terms">
        ${fact(msg`Program`, program.status === 'active' ? msg`Active` : msg`Paused`)}
        ${fact(msg`Earning`, earningWords(program))}
        ${fact(msg`Members`, hasMore ? `${SHOWN}+` : String(members.length))}
        ${!hasMore && fact(msg`Points given`, String(earned))}
      </dl>
    </div>
    ${table(
      msg`Rewards`,
      [msg`Reward`, { figures: msg`Points` }],
      program.reward_tiers.map(({ name, points }) => [nameOf(name), String(points)]),
    )}
    ${table(
      msg`Members`,
      [msg`Phone`, { figures: msg`Points to use` }, { figures: msg`Points given` }],
      await Promise.all(
        members.map(async ({ phone, balance, lifetime }) => [
          phone === null ? '–' : html`<span class="whole">${leftToRight(await readablePhone(phone))}</span>`,
          String(balance),
          String(lifetime),
        ]),
      ),
    )}`;
}

function earningWords({ accrual: { type, points, amount } }: LoyaltyProgram): Words {
  if (type === 'spend' && amount !== null) return msg`${points} for each ${moneyWords(amount)}`;
  return type === 'item' ? msg`${points} for some items` : msg`${points} with each order`;
}

const fact = (label: Words, value: Content): Html =>
  html`<div>
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`;
