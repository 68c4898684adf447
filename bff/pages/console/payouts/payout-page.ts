import type { Request, Response, Router } from 'express';
import { decodeTime } from 'ulid';
import { attempt } from '../parts/form-pages.ts';
import type { ConsoleContext } from '../context.ts';
import type { ConsoleSession } from '../console-session.ts';
import { moneyText } from '../parts/format.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { timelineSection } from '../parts/pieces.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Content } from '../../../core/text/html.ts';
import { problem } from '../../shell/forms/field.ts';
import { csrfField, idempotencyKeyOf, intentField } from '../../shell/forms/intent.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { eventsAround } from '../../../core/events/find-events.ts';
import { cancelPayout, getPayout, listPayoutEntries } from '../../../money/payouts/contract/payouts.ts';
import type { Payout } from '../../../money/payouts/contract/payout.ts';
import { entriesSection, factsSection, failureNotice } from './payout-view.ts';
import { payoutPath, PAYOUTS } from '../parts/paths.ts';

const PAGE = 50;

/** Mounts the page of a payout: its state, its entries and its history. A pending payout can be canceled. */
export function mountPayoutPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/payouts/:id')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      await show(req, res, session);
    })
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const { refusal } = await attempt(pages, res, () =>
        context.api.call(cancelPayout, {
          session,
          res,
          params: { id: req.params.id },
          idempotencyKey: idempotencyKeyOf(form, 'cancel'),
        }),
      );
      if (refusal) return show(req, res, session, refusal);
      return res.redirect(303, payoutPath(req.params.id));
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(
    req: Request<{ id: string }>,
    res: Response,
    session: ConsoleSession,
    refusal?: ApiError,
  ): Promise<void> {
    const call = { session, res, params: { id: req.params.id } };
    const payout = await context.api.call(getPayout, call);
    const cursor = typeof req.query['cursor'] === 'string' ? req.query['cursor'] : undefined;
    const query = { limit: PAGE, ...(cursor !== undefined && { cursor }) };
    const entries = await context.api.call(listPayoutEntries, { ...call, query });
    const { id, merchant } = payout;
    const sinceMs = decodeTime(id.slice(id.indexOf('_') + 1));
    const around = { merchantId: merchant, record: id, sinceMs };
    const events = await eventsAround(context.db, session.principal, around);
    await pages.send(res, session, {
      status: refusal?.status ?? 200,
      title: titleOf(payout),
      section: PAYOUTS,
      content: html`<div class="head">
          <h1>${titleOf(payout)}</h1>
          ${cancelForm(session, payout)}
        </div>
        ${problem(refusal?.publicMessage)} ${failureNotice(payout)} ${factsSection(payout)}
        ${entriesSection(payout, entries)}
        ${timelineSection(events.filter(({ type }) => type.startsWith('payout.')))}`,
    });
  }
}

const titleOf = ({ amount }: Payout): string => `Payout of ${moneyText(amount)}`;

function cancelForm(session: ConsoleSession, payout: Payout): Content {
  if (payout.status !== 'pending') return false;
  return html`<form method="post" action="${payoutPath(payout.id)}" class="buttons">
    ${csrfField(session)}${intentField()}<button class="quiet">Cancel the payout</button>
  </form>`;
}
