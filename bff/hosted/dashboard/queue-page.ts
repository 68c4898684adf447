import { ApiError } from '../../gateway/errors.ts';
import { spendQuota } from '../../gateway/limits/spend-quota.ts';
import { perform } from '../../gateway/perform.ts';
import { asApiError } from '../../gateway/render-error.ts';
import { scopeOf } from '../../gateway/request-scope.ts';
import type { Operation } from '../../contract/operation.ts';
import type { SitePage } from '../../hosts/site-page.ts';
import type { SiteVisit } from '../../hosts/site-visit.ts';
import { listOrders } from '../../orders/contract/order-operations.ts';
import {
  acceptOrder,
  completeOrder,
  prepareOrder,
  readyOrder,
  rejectOrder,
} from '../../orders/contract/order-state-operations.ts';
import type { Order } from '../../orders/contract/order.ts';
import { noteFault } from '../../pages/fault-pages.ts';
import { idempotencyKeyOf } from '../../pages/forms/intent.ts';
import { readForm, type Form } from '../../pages/forms/read-form.ts';
import { plainNameOf } from '../../pages/name.ts';
import { pageCall, routeOf } from '../../pages/page-call.ts';
import { requireCsrf } from '../../pages/same-origin.ts';
import { reportToday } from '../../reports/contract/report-operations.ts';
import type { TodayReport } from '../../reports/contract/today-report.ts';
import type { DashboardContext } from './context.ts';
import { dashboardSessionOf, requireOwnPage, type DashboardSession } from './dashboard-session.ts';
import { queueView, RELOADING } from './queue-view.ts';

/** As many as are read at once; a merchant with more sees those that were placed last, and the element has all. */
const MOST = '100';
/** What a form may do, and what it sends with it. */
const MOVES: Readonly<
  Record<string, { readonly operation: Operation; readonly body?: (form: Form) => object }>
> = {
  accept: { operation: acceptOrder, body: acceptanceOf },
  reject: { operation: rejectOrder, body: (form) => ({ reason: form.get('reason') ?? '' }) },
  prepare: { operation: prepareOrder },
  ready: { operation: readyOrder },
  complete: { operation: completeOrder },
};

/** The dashboard: its element, and in its place, where no script runs, the open orders with forms. */
export function queuePage(context: DashboardContext): SitePage {
  return {
    surface: 'dashboard',
    path: '/dashboard',
    get: async (visit) => show(context, visit, await welcome(context, visit)),
  };
}

export function movePage(context: DashboardContext): SitePage {
  return {
    surface: 'dashboard',
    path: '/dashboard/orders/:id',
    post: async (visit) => {
      requireOwnPage(visit);
      const session = await welcome(context, visit);
      const form = await readForm(visit.req);
      requireCsrf(session.cookie, form.get('csrf'));
      try {
        await move(context, visit, session, form);
      } catch (error) {
        const fault = asApiError(error);
        if (fault.status >= 500) throw fault;
        noteFault(visit.res, fault, context.log);
        return show(context, visit, session, fault);
      }
      return visit.redirect('/dashboard');
    },
  };
}

async function welcome(context: DashboardContext, visit: SiteVisit): Promise<DashboardSession> {
  const session = await dashboardSessionOf(visit.req, visit.site, context);
  scopeOf(visit.res).principal = session.principal;
  await spendQuota((name, value) => visit.res.setHeader(name, value), session.principal, context.limiter);
  return session;
}

/** @throws {ApiError} as the operation; not_found for a move that there isn't */
async function move(
  context: DashboardContext,
  visit: SiteVisit,
  session: DashboardSession,
  form: Form,
): Promise<void> {
  const name = form.get('move') ?? '';
  const wanted = Object.hasOwn(MOVES, name) ? MOVES[name] : undefined;
  if (!wanted) throw new ApiError('not_found');
  const body = wanted.body?.(form);
  await call(context, visit, session, wanted.operation, {
    params: { id: visit.params['id'] ?? '' },
    rawBody: body ? Buffer.from(JSON.stringify(body)) : NO_BODY,
    idempotencyKey: idempotencyKeyOf(form, body ?? {}),
  });
}

function acceptanceOf(form: Form): object {
  const minutes = form.get('ready_in') ?? '';
  return /^\d{1,4}$/.test(minutes) ? { ready_in: Number(minutes) } : {};
}

async function show(
  context: DashboardContext,
  visit: SiteVisit,
  session: DashboardSession,
  fault?: ApiError,
): Promise<void> {
  const read = (operation: Operation, query: Readonly<Record<string, string>> = {}) =>
    call(context, visit, session, operation, { query, rawBody: NO_BODY });
  const [orders, today] = await Promise.all([
    read(listOrders, { status: 'open', limit: MOST }),
    read(reportToday),
  ]);
  const { displayName } = session.merchant;
  await visit.send({
    status: fault?.status ?? 200,
    title: `Orders · ${plainNameOf(displayName)}`,
    content: queueView({
      session,
      partner: visit.site.partner.name,
      orders: (orders as { data: Order[] }).data,
      today: today as TodayReport,
      now: context.clock.now(),
      problem: fault?.publicMessage,
    }),
    width: 'wide',
    isPersonal: true,
    files: [context.styles],
    modules: await context.elements.element('trellis-dashboard'),
    head: RELOADING,
  });
}

const NO_BODY = Buffer.alloc(0);

/** An operation of the API with the session as its caller: the page can do nothing that the API would refuse. */
async function call(
  context: DashboardContext,
  { res }: SiteVisit,
  { principal, cookie: credential }: DashboardSession,
  operation: Operation,
  options: Omit<Parameters<typeof pageCall>[1], 'principal' | 'credential'>,
): Promise<unknown> {
  const request = pageCall(res, { principal, credential, ...options });
  return (await perform(routeOf(context.routes, operation), request, context)).body;
}
