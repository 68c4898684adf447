import type { Request, Response, Router } from 'express';
import { attempt } from '../parts/attempt.ts';
import type { ConsoleContext } from '../context.ts';
import type { ConsoleSession } from '../console-session.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { html, type Content } from '../../../core/text/html.ts';
import { plainText } from '../../../core/money/plain-text.ts';
import { problem, textField } from '../../shell/forms/field.ts';
import { csrfField, idempotencyKeyOf, intentField } from '../../shell/forms/intent.ts';
import type { Form } from '../../shell/forms/read-form.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import {
  adjustLoyaltyPoints,
  getLoyaltyAccount,
  listLoyaltyEvents,
} from '../../../orders/loyalty/contract/account-operations.ts';
import type { LoyaltyAccount } from '../../../orders/loyalty/contract/account.ts';
import type { LoyaltyAdjustment } from '../../../orders/loyalty/contract/loyalty-event.ts';
import { listLoyaltyRewards } from '../../../orders/loyalty/contract/loyalty.ts';
import { factsSection, ledgerSection, rewardsSection } from './member-sections.ts';
import { LOYALTY, memberPath } from '../parts/paths.ts';

const PAGE = 50;
const LATEST_REWARDS = 20;

/** What was typed, and what is wrong with it. */
interface Typed {
  readonly form?: Form;
  readonly problem?: string;
  readonly status?: number;
}

/** One member: points, rewards, what has changed the balance, and a change by hand, with its reason. */
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
  if (member.status !== 'active') return false;
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
