import { msg, plainNameOf, type Words, nameOf } from '../../../core/text/message.ts';
import type { SitePage } from '../../hosts/site-visit.ts';
import { listOrders } from '../../../orders/orders/contract/order-operations.ts';
import type { Order } from '../../../orders/orders/contract/order.ts';
import { reportToday } from '../../../orders/reports/contract/reports.ts';
import type { TodayReport } from '../../../orders/reports/contract/sales-report.ts';
import {
  DashboardVisit,
  type DashboardContext,
  type DashboardSession,
  ELEMENT_API,
  RELOADED,
} from './dashboard-session.ts';
import { barOf, ORDERS } from './sections.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { csrfField } from '../../shell/forms.ts';
import { strokeIcon } from '../../shell/icons.ts';
import {
  answerWords,
  moveForm,
  plainMoves,
  dueAt,
  isLate,
  linesOf,
  moneyWords,
  stateWords,
  summaryOf,
  type Clocks,
} from './order-view.ts';

/** The page size; a merchant with more orders sees the latest here, and all in the element. */
const MOST = 100;

/** The dashboard: its element, and in its place, where no script runs, the open orders. */
export function queuePage(context: DashboardContext): SitePage {
  return {
    surface: 'dashboard',
    path: '/dashboard',
    get: async (visit) => {
      const at = await DashboardVisit.of(context, visit, 'dashboard');
      const [{ data }, today] = await Promise.all([
        at.api.call(listOrders, { ...at.caller, query: { status: 'open', limit: MOST } }),
        at.api.call(reportToday, at.caller),
      ]);
      await visit.send({
        header: barOf(at.session, ORDERS.path),
        title: msg`Orders · ${plainNameOf(at.session.merchant.displayName)}`,
        content: queueView({
          session: at.session,
          partner: visit.site.partner.name,
          orders: data,
          today,
          clocks: { timezone: today.timezone, now: context.clock.now() },
        }),
        width: 'wide',
        isPersonal: true,
        files: [context.styles],
        modules: await context.elements.element('trellis-dashboard', visit.languageFor(undefined)),
        head: at.session.row.device_id === null ? RELOADING : RELOADING_ON_DEVICE,
      });
    },
  };
}

interface QueueView {
  readonly session: DashboardSession;
  readonly partner: string;
  /** The open orders. */
  readonly orders: readonly Order[];
  readonly today: TodayReport;
  readonly clocks: Clocks;
}

/** The interval of reloads that show new orders without script. The page has no input, so nothing is lost. */
const RELOAD_SECONDS = 30;

const reloading = (path: string): Html =>
  html`<noscript><meta http-equiv="refresh" content="${RELOAD_SECONDS}; url=${path}" /></noscript>`;
const RELOADING = reloading('/dashboard');
const RELOADING_ON_DEVICE = reloading(`/dashboard?${RELOADED}`);

/**
 * Renders the queue. The element replaces this content once its script runs, and has the heading and the
 * way out in its bar. A person has the bar above the page, with both.
 */
function queueView(view: QueueView): Html {
  const { session, partner } = view;
  return html`<trellis-session api="${ELEMENT_API}" cookie csrf="${session.csrf}">
      <trellis-dashboard>
        <h1 slot="heading" ${session.principal.staff && html`class="unseen"`}>
          ${nameOf(session.merchant.displayName)}
        </h1>
        <div slot="actions" class="ways">
          ${
            session.returnUrl !== null &&
            html`<a href="${session.returnUrl}">${msg`Back to ${nameOf(partner)}`}</a>`
          }
          ${
            !session.principal.staff &&
            html`<form method="post" action="/dashboard/sign-out">
              ${csrfField(session)}<button class="quiet">
                ${strokeIcon('leave')}<span>${msg`Sign out`}</span>
              </button>
            </form>`
          }
        </div>
        ${plainQueue(view)}
      </trellis-dashboard>
    </trellis-session>
    <noscript
      ><p class="muted">
        ${msg`This page reloads every ${RELOAD_SECONDS} seconds to show new orders.`}
        <a href="/dashboard">${msg`Reload now`}</a>
      </p></noscript
    >`;
}

function plainQueue(view: QueueView): Html {
  const queue = view.orders.toSorted((one, other) => dueAt(one) - dueAt(other));
  return html`${
    queue.length === 0
      ? html`<p class="card">${msg`No open orders. New ones appear here.`}</p>`
      : html`<div class="columns">${COLUMNS.map((column) => columnOf(view, queue, column))}</div>`
  }
  ${figures(view)}`;
}

/** The columns of the queue, by what orders are in them. */
const COLUMNS: readonly (readonly [Words, ReadonlySet<Order['fulfillment']['state']>])[] = [
  [msg`New`, new Set(['proposed'])],
  [msg`Being prepared`, new Set(['accepted', 'preparing'])],
  [msg`Ready`, new Set(['ready', 'completed'])],
];

function columnOf(
  view: QueueView,
  queue: readonly Order[],
  [name, states]: (typeof COLUMNS)[number],
): Content {
  const orders = queue.filter(({ fulfillment }) => states.has(fulfillment.state));
  return html`<section>
    <h2>${name} <span class="muted">${orders.length}</span></h2>
    <ul class="queue">
      ${orders.map((order) => orderCard(view, order))}
    </ul>
  </section>`;
}

function figures({ today }: QueueView): Html {
  const shown: readonly [Words, Content][] = [
    [msg`Net today`, moneyWords({ amount: today.net, currency: today.currency })],
    [msg`Orders today`, today.orders],
    [msg`Late`, today.late],
  ];
  return html`<dl class="figures">
    ${shown.map(
      ([name, value]) =>
        html`<div class="card">
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

function orderCard({ session, clocks }: QueueView, order: Order): Content {
  const late = isLate(order, clocks);
  const { state } = order.fulfillment;
  return html`<li class="card order ${state === 'proposed' && 'new'} ${late && 'late'}">
    <h3>
      <a href="/dashboard/orders/${order.id}">#${order.number}</a>
      ${order.customer !== null && nameOf(order.customer.name)}
      ${late && html`<span class="chip danger">${msg`Late`}</span>`}
    </h3>
    ${order.respond_by !== null && html`<p><b>${answerWords(order.respond_by, clocks)}</b></p>`}
    <p class="muted">${summaryOf(order, clocks)} · ${stateWords(order)}</p>
    ${linesOf(order)}
    <p class="muted">${moneyWords(order.total)}</p>
    ${session.principal.scopes.has('orders:write') && waysOf(session, order)}
  </li>`;
}

function waysOf(session: DashboardSession, order: Order): Content {
  if (order.fulfillment.state !== 'proposed')
    return html`<div class="ways">${plainMoves(session, order)}</div>`;
  return html`<div class="ways">
    ${moveForm(session, order, 'accept', { button: msg`Accept` })}
    <a class="button quiet" href="/dashboard/orders/${order.id}">${msg`Other time, or reject`}</a>
  </div>`;
}
