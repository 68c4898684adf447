import type { Merchant } from '../../../accounts/merchants/contract/merchant.ts';
import type { Order } from '../../../orders/orders/contract/order.ts';
import type { MerchantsReport } from '../../../orders/reports/contract/merchants-report.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { nameOf } from '../../../core/text/message.ts';
import { delta, figure } from '../parts/delta.ts';
import { agoOf, moneyText, numberOf } from '../parts/format.ts';
import { recordTable } from '../parts/list-page.ts';
import { MERCHANTS, merchantPath, orderPath, ORDERS, REPORTS } from '../parts/paths.ts';
import { statusTag } from '../merchants/merchants-page.ts';
import { stateTag } from '../orders/orders-page.ts';

/** The sales of merchants with one currency. */
export interface Sales {
  /** Today's sales by merchant, compared with the same day last week. */
  readonly today: MerchantsReport;
  /** The last 30 days by day, compared with those before. */
  readonly month: MerchantsReport;
}

const MOST_MERCHANTS = 6;
const GONE: ReadonlySet<string> = new Set(['closed', 'rejected']);

/** Renders the day in four figures. */
export function figures({ today }: Sales, merchants: readonly Merchant[]): Html {
  const { currency, totals, compare, to } = today;
  const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(new Date(to));
  const versus = `vs last ${weekday} by now`;
  const amount = (value: number): string => moneyText({ amount: value, currency });
  const present = merchants.filter(({ status }) => !GONE.has(status));
  const active = present.filter(({ status }) => status === 'active').length;
  const waiting = present.length - active;
  return html`<dl class="card kpis">
    ${figure('Sales today', amount(totals.collected), delta(compare?.changes.collected, versus))}
    ${figure('Orders', numberOf(totals.orders), delta(compare?.changes.orders, versus))}
    ${figure(
      'Average order',
      totals.average === null ? '–' : amount(totals.average),
      totals.average !== null && delta(compare?.changes.average, versus),
    )}
    ${figure(
      'Active merchants',
      html`${numberOf(active)} <small>of ${numberOf(present.length)}</small>`,
      waiting > 0 && html`<a href="${MERCHANTS}">${waiting} not active</a>`,
    )}
  </dl>`;
}

/** Renders the merchants that sold most today. */
export function merchantsToday({ today }: Sales, merchants: readonly Merchant[]): Html {
  const { currency, rows, compare } = today;
  const byId = new Map(merchants.map((merchant) => [merchant.id, merchant]));
  const before = new Map(compare?.rows.map((row) => [row.merchant, row.collected]));
  const shown = rows.slice(0, MOST_MERCHANTS);
  return html`<section class="card sec">
    <div class="head">
      <h2>Merchants today</h2>
      <a class="small" href="${MERCHANTS}">All ${merchants.length}</a>
    </div>
    ${
      shown.length === 0
        ? html`<p class="muted">No sales yet today. <a href="${REPORTS}">See earlier days</a></p>`
        : recordTable(
            [
              {
                title: 'Merchant',
                cell: ({ merchant: id = '' }) => {
                  const merchant = byId.get(id);
                  return html`<span
                    ><a href="${merchantPath(id)}">${nameOf(merchant?.display_name ?? id)}</a> ${
                      merchant && merchant.status !== 'active' && statusTag(merchant.status)
                    }</span
                  >`;
                },
              },
              {
                title: 'Orders',
                place: 'below',
                isEnd: true,
                isFixed: true,
                cell: ({ orders }) =>
                  html`${numberOf(orders)}<span class="unit"> ${orders === 1 ? 'order' : 'orders'}</span>`,
              },
              {
                title: 'Last week by now',
                isEnd: true,
                isFixed: true,
                cell: ({ merchant }) => moneyText({ amount: before.get(merchant) ?? 0, currency }),
              },
              {
                title: 'Sales',
                isEnd: true,
                isFixed: true,
                cell: ({ collected }) => moneyText({ amount: collected, currency }),
              },
            ],
            shown,
          )
    }
  </section>`;
}

/** Renders the name of an order's customer, if it has one, before the time. */
const customerOf = ({ customer }: Order): Content =>
  customer !== null && html`<span>${nameOf(customer.name)}</span> · `;

/** Renders the newest orders of all merchants. */
export function latestOrders(orders: readonly Order[], merchants: readonly Merchant[], nowMs: number): Html {
  const names = new Map(merchants.map(({ id, display_name }) => [id, display_name]));
  return html`<section class="card queue" aria-labelledby="latest">
    <div class="head">
      <h2 id="latest">Latest orders</h2>
      <a class="small" href="${ORDERS}">All</a>
    </div>
    ${
      orders.length === 0
        ? html`<p class="muted">No orders yet.</p>`
        : html`<ul>
            ${orders.map(
              (order) =>
                html`<li>
                  <a href="${orderPath(order.id)}"
                    ><b class="number">${order.number}</b
                    ><span
                      ><b>${nameOf(names.get(order.merchant) ?? order.merchant)}</b
                      ><span class="muted small whose"
                        >${customerOf(order)}${agoOf(order.created_at, nowMs)}</span
                      ></span
                    ><span class="end"><b>${moneyText(order.total)}</b>${stateTag(order)}</span></a
                  >
                </li>`,
            )}
          </ul>`
    }
  </section>`;
}
