import type { Request, Response, Router } from 'express';
import { attempt } from '../parts/form-pages.ts';
import type { ConsoleContext } from '../context.ts';
import type { ConsoleSession } from '../console-session.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { plainText } from '../../../core/money/plain-text.ts';
import {
  problem,
  textField,
  csrfField,
  idempotencyKeyOf,
  intentField,
  type Form,
} from '../../shell/forms.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import {
  adjustLoyaltyPoints,
  getLoyaltyAccount,
  listLoyaltyEvents,
} from '../../../orders/loyalty/contract/account-operations.ts';
import type { LoyaltyAccount } from '../../../orders/loyalty/contract/account.ts';
import type { LoyaltyAdjustment, LoyaltyEvent } from '../../../orders/loyalty/contract/loyalty-event.ts';
import { listLoyaltyRewards } from '../../../orders/loyalty/contract/loyalty.ts';
import { LOYALTY, memberPath, orderPath } from '../parts/paths.ts';
import { copyable, fact, may } from '../parts/pieces.ts';
import { dayOf, timeOf } from '../parts/format.ts';
import type { Page } from '../../../core/contract/fields.ts';
import type { LoyaltyReward } from '../../../orders/loyalty/contract/reward.ts';
import { discountText, EVENT_WORDS, memberTag, rewardTag, signed } from './loyalty-lists.ts';

const PAGE = 50;

const LATEST_REWARDS = 20;

/** The typed values and their errors. */
interface Typed {
  readonly form?: Form;
  readonly problem?: string;
  readonly status?: number;
}

/**
 * Mounts the page of a member: points, rewards, changes of the balance, and a manual change with its reason.
 */
export function mountMemberPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  const { api } = context;
  router
    .route('/loyalty/members/:id')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      await show(req, res, session, {});
    })
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const body = adjustmentIn(form);
      if (!body) return show(req, res, session, { form, problem: POINTS_RULE, status: 400 });
      const idempotencyKey = idempotencyKeyOf(form, body);
      const { refusal } = await attempt(pages, res, () =>
        api.call(adjustLoyaltyPoints, { session, res, params: { id: req.params.id }, body, idempotencyKey }),
      );
      if (refusal) {
        const { publicMessage, status } = refusal;
        return show(req, res, session, { form, problem: publicMessage, status });
      }
      return res.redirect(303, memberPath(req.params.id));
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(
    req: Request<{ id: string }>,
    res: Response,
    session: ConsoleSession,
    typed: Typed,
  ): Promise<void> {
    const visit = { session, res };
    const { id } = req.params;
    const member = await api.call(getLoyaltyAccount, { ...visit, params: { id } });
    const cursor = typeof req.query['cursor'] === 'string' ? req.query['cursor'] : undefined;
    const query = { limit: PAGE, ...(cursor !== undefined && { cursor }) };
    const events = await api.call(listLoyaltyEvents, { ...visit, params: { id }, query });
    const ofMember = { account: id, limit: LATEST_REWARDS };
    const rewards = await api.call(listLoyaltyRewards, { ...visit, query: ofMember });
    const title = `Member ${member.phone ?? 'without a number'}`;
    await pages.send(res, session, {
      status: typed.status ?? 200,
      title,
      section: LOYALTY,
      content: html`<div class="head"><h1>${title}</h1></div>
        ${factsSection(member)} ${adjustForm(session, member, typed)} ${rewardsSection(rewards)}
        ${ledgerSection(member, events)}`,
    });
  }
}

const POINTS_RULE = 'Points must be a whole number such as 20, or -20 to take some.';

/** Whole numbers, also with the minus that text programs write. */
function adjustmentIn(form: Form): LoyaltyAdjustment | undefined {
  const text = plainText(form.get('points') ?? '');
  if (!/^[+-]?\d{1,9}$/.test(text)) return undefined;
  return { points: Number(text), reason: (form.get('reason') ?? '').trim() };
}

function adjustForm(
  session: ConsoleSession,
  member: LoyaltyAccount,
  { form, problem: said }: Typed,
): Content {
  if (member.status !== 'active' || !may(session, adjustLoyaltyPoints)) return false;
  return html`<form class="card sec narrow" method="post" action="${memberPath(member.id)}">
    <h2>Adjust points</h2>
    ${csrfField(session)}${intentField()}${problem(said)}
    ${textField({
      name: 'points',
      label: 'Points',
      value: form?.get('points') ?? '',
      maxLength: 11,
      hint: 'To take points, begin with a minus.',
    })}
    ${textField({
      name: 'reason',
      label: 'Reason',
      value: form?.get('reason') ?? '',
      maxLength: 140,
      hint: 'It stays in the member’s history.',
    })}
    <p class="buttons"><button>Adjust</button></p>
  </form>`;
}

/** Renders the member's details. */
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

function rewardsSection({ data }: Page<LoyaltyReward>): Content {
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
function ledgerSection(member: LoyaltyAccount, { data, next_cursor: next }: Page<LoyaltyEvent>): Html {
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
