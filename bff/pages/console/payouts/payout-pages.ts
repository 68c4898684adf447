import type { Router, Request, Response } from 'express';
import type { ConsoleContext } from '../context.ts';
import { dayOf, moneyText } from '../parts/format.ts';
import { type Column, merchantColumn, mountListPage } from '../parts/list-page.ts';
import { choicesOf } from '../parts/filters.ts';
import { MERCHANTS, payoutPath, PAYOUTS } from '../parts/paths.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { html, type Content } from '../../../core/text/html.ts';
import { problem, csrfField, idempotencyKeyOf, intentField } from '../../shell/forms.ts';
import {
  listPayouts,
  cancelPayout,
  getPayout,
  listPayoutEntries,
} from '../../../money/payouts/contract/payouts.ts';
import { PAYOUT_METHODS, PAYOUT_STATUSES, type Payout } from '../../../money/payouts/contract/payout.ts';
import {
  accountText,
  METHOD_WORDS,
  STATUS_WORDS,
  statusTag,
  entriesSection,
  factsSection,
  failureNotice,
} from './payout-view.ts';
import { decodeTime } from 'ulid';
import { attempt } from '../parts/form-pages.ts';
import type { ConsoleSession } from '../console-session.ts';
import { timelineSection, may } from '../parts/pieces.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { eventsAround } from '../../../core/events/find-events.ts';

/** The payouts of all merchants in this environment, newest first. */
export function mountPayoutsPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountListPage(router, context, pages, {
    path: '/payouts',
    section: PAYOUTS,
    title: 'Payouts',
    read: (visit, query) => context.api.call(listPayouts, { ...visit, query }),
    filters: {
      names: ['status', 'method', 'arrival_from', 'arrival_to', 'merchant'],
      fields: ({ filter: merchant }) => [
        merchant,
        { name: 'status', label: 'Status', choices: choicesOf(PAYOUT_STATUSES, STATUS_WORDS) },
        { name: 'method', label: 'Method', choices: choicesOf(PAYOUT_METHODS, METHOD_WORDS) },
        { name: 'arrival_from', label: 'Arrives from', isDay: true },
        { name: 'arrival_to', label: 'Arrives before', isDay: true },
      ],
    },
    columns: (merchants) => [CREATED, merchantColumn(merchants), ...OTHERS],
    none: {
      title: 'No payouts yet',
      advice: html`Each merchant is paid out by its schedule; <a href="${MERCHANTS}">its page</a> has its
        balance. In the sandbox, you can also <a href="/docs/guides/sandbox">simulate an event</a> such as
        <span class="mono">payout.paid</span>.`,
    },
    noneMatch: {
      title: 'No payouts match',
      advice: 'Search with less: another status, or a longer time.',
    },
  });
}

const CREATED: Column<Payout> = {
  title: 'Created',
  cell: (payout) =>
    html`<span
      ><a href="${payoutPath(payout.id)}">${dayOf(payout.created_at)}</a><br /><span class="small muted"
        >${METHOD_WORDS[payout.method]}${payout.automatic && ', by schedule'}</span
      ></span
    >`,
};

const OTHERS: readonly Column<Payout>[] = [
  {
    title: 'Status',
    place: 'status',
    cell: (payout) =>
      html`<span
        >${statusTag(payout)}${
          payout.failure !== null && html`<br /><span class="small muted">${payout.failure.message}</span>`
        }</span
      >`,
  },
  {
    title: 'To account',
    isExtra: true,
    isFixed: true,
    cell: (payout) => html`<span>${accountText(payout)}</span>`,
  },
  { title: 'Arrives', place: 'beside', isFixed: true, cell: (payout) => dayOf(payout.arrival_date) },
  { title: 'Amount', isEnd: true, isFixed: true, cell: (payout) => moneyText(payout.amount) },
];

/** The columns of one merchant's payouts. */
export const PAYOUT_COLUMNS: readonly Column<Payout>[] = [CREATED, ...OTHERS];

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
    const entries = await context.api.call(listPayoutEntries, { ...call, query }).catch(archivedOf);
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
        ${problem(refusal?.publicMessage)} ${failureNotice(session, payout)} ${factsSection(payout)}
        ${entriesSection(payout, entries)}
        ${timelineSection(events.filter(({ type }) => type.startsWith('payout.')))}`,
    });
  }
}

/** Returns what is said instead of entries of which some were archived. */
function archivedOf(error: unknown): string {
  if (error instanceof ApiError && error.code === 'archived') return error.publicMessage;
  throw error;
}

const titleOf = ({ amount }: Payout): string => `Payout of ${moneyText(amount)}`;

function cancelForm(session: ConsoleSession, payout: Payout): Content {
  if (payout.status !== 'pending' || !may(session, cancelPayout)) return false;
  return html`<form method="post" action="${payoutPath(payout.id)}" class="buttons">
    ${csrfField(session)}${intentField()}<button class="quiet">Cancel the payout</button>
  </form>`;
}
