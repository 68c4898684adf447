import { decimalsOf } from '../../arithmetic/money.ts';
import { html, type Html, type Content } from '../../gateway/html.ts';
import type { Order } from '../../orders/contract/order.ts';
import { csrfField, intentField } from '../../pages/forms/intent.ts';
import { nameOf } from '../../pages/name.ts';
import type { TodayReport } from '../../reports/contract/today-report.ts';
import type { DashboardSession } from './dashboard-session.ts';
import { ELEMENT_API } from './element-api-path.ts';

export interface QueueView {
  readonly session: DashboardSession;
  readonly partner: string;
  /** Those that are open. */
  readonly orders: readonly Order[];
  readonly today: TodayReport;
  /** In milliseconds. */
  readonly now: number;
  /** Why what was just asked for was not done. */
  readonly problem: string | undefined;
}

/** Where no script runs, new orders are seen by loading the page again; it then leaves what was refused behind. */
const RELOAD_SECONDS = 30;
export const RELOADING = html`<noscript
  ><meta http-equiv="refresh" content="${RELOAD_SECONDS}; url=/dashboard"
/></noscript>`;

/** The element takes the place of what is within it once its script runs. */
export function queueView(view: QueueView): Html {
  const { session, partner } = view;
  return html`<div class="toolbar">
      ${session.returnUrl !== null && html`<a href="${session.returnUrl}">Back to ${nameOf(partner)}</a>`}
      <h1>${nameOf(session.merchant.displayName)}</h1>
      <form method="post" action="/dashboard/sign-out">
        ${csrfField(session)}<button class="quiet slim">Sign out</button>
      </form>
    </div>
    <trellis-session api="${ELEMENT_API}" cookie csrf="${session.csrf}">
      <trellis-dashboard>${plainQueue(view)}</trellis-dashboard>
    </trellis-session>
    <noscript
      ><p class="muted">
        This page loads again every ${RELOAD_SECONDS} seconds and then shows new orders.
        <a href="/dashboard">Load it now</a>
      </p></noscript
    >`;
}

function plainQueue(view: QueueView): Html {
  const { orders, problem } = view;
  const queue = orders.toSorted((one, other) => dueAt(one) - dueAt(other));
  return html`<h2>Orders</h2>
    ${problem !== undefined && html`<p class="notice danger" role="alert">${problem}</p>`} ${figures(view)}
    ${
      queue.length === 0
        ? html`<p class="card">No open orders. New ones appear here.</p>`
        : html`<ul class="queue">
            ${queue.map((order) => orderCard(view, order))}
          </ul>`
    }`;
}

function figures({ today }: QueueView): Html {
  const shown: readonly [string, string | number][] = [
    ['Net today', amountOf(today.net, today.currency)],
    ['Orders today', today.orders],
    ['Late', today.late],
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

function orderCard(view: QueueView, order: Order): Content {
  const { fulfillment, lines } = order;
  const isLate = fulfillment.state !== 'ready' && dueAt(order) < view.now;
  return html`<li class="card order">
    <h3>
      #${order.number} · ${STATE_WORDS[fulfillment.state]}
      ${isLate && html`<span class="chip danger">Late</span>`}
    </h3>
    <p>
      ${TYPE_WORDS[fulfillment.type]}${order.customer !== null && html`, ${nameOf(order.customer.name)}`} ·
      ${dueWords(view, order)}
    </p>
    ${fulfillment.note !== null && html`<p><b>${fulfillment.note}</b></p>`}
    <ul>
      ${lines.map(
        (line) =>
          html`<li>
            <b>${line.quantity} ×</b>
            ${line.name}${line.variation_name !== null && html` · ${line.variation_name}`}
            ${line.modifiers.map(({ name, quantity }) => html`<br />+ ${quantity > 1 && html`${quantity} × `}${name}`)}
            ${line.note !== null && html`<br />“${line.note}”`}
          </li>`,
      )}
    </ul>
    ${view.session.principal.scopes.has('orders:write') && waysOf(view, order)}
  </li>`;
}

function waysOf(view: QueueView, order: Order): Content {
  const { state } = order.fulfillment;
  if (state === 'proposed') {
    return html`${form(view, order, 'accept', html`<label>Ready in (minutes) <input name="ready_in" type="number" inputmode="numeric" min="0" max="1440" /></label>`, 'Accept')}
    ${form(view, order, 'reject', html`<label>Why not <input name="reason" required maxlength="500" /></label>`, 'Reject', 'quiet')}`;
  }
  if (state === 'accepted') {
    return html`${form(view, order, 'prepare', undefined, 'Preparing', 'quiet')}
    ${form(view, order, 'ready', undefined, 'Ready')}`;
  }
  if (state === 'preparing') return form(view, order, 'ready', undefined, 'Ready');
  return state === 'ready' && form(view, order, 'complete', undefined, 'Handed over');
}

function form(
  { session }: QueueView,
  { id }: Order,
  move: string,
  fields: Content,
  button: string,
  kind = '',
): Html {
  return html`<form method="post" action="/dashboard/orders/${id}">
    ${csrfField(session)}${intentField()}<input type="hidden" name="move" value="${move}" /> ${fields}<button
      class="${kind}"
    >
      ${button}
    </button>
  </form>`;
}

const TYPE_WORDS = { pickup: 'Pickup', delivery: 'Delivery', dine_in: 'Dine in' } as const;
const STATE_WORDS: Readonly<Record<Order['fulfillment']['state'], string>> = {
  proposed: 'New',
  accepted: 'Accepted',
  preparing: 'Being prepared',
  ready: 'Ready',
  completed: 'Handed over',
  rejected: 'Rejected',
  canceled: 'Canceled',
};

/** When it is promised, in milliseconds; without a promise as late as can be. */
function dueAt({ fulfillment: { scheduled_at: scheduled, ready_at: ready } }: Order): number {
  const at = ready ?? scheduled;
  return at === null ? Number.MAX_SAFE_INTEGER : Date.parse(at);
}

function dueWords({ today }: QueueView, order: Order): string {
  const due = dueAt(order);
  if (due === Number.MAX_SAFE_INTEGER) return 'as soon as possible';
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: today.timezone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  return `by ${time.format(due)}`;
}

function amountOf(minor: number, currency: string): string {
  const decimals = decimalsOf(currency);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency, ...digits }).format(
    minor / 10 ** decimals,
  );
}
