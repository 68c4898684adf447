import type { Request, RequestHandler } from 'express';
import { formatMoney, TrellisApiError, type TrellisClient } from 'trellis/server';
import type { Pages } from './pages.ts';
import { readPage } from './pages.ts';
import { Html, fill } from './template.ts';

/** What this page reads of an order; see the API reference. */
interface Order {
  readonly id: string;
  readonly number: number;
  readonly business_date: string;
  readonly created_at: string;
  readonly status: string;
  readonly customer: { readonly name: string } | null;
  readonly fulfillment: { readonly type: string; readonly state: string };
  readonly total: { readonly amount: number; readonly currency: string };
}

const STATUSES = ['open', 'completed', 'canceled'] as const;

// #region server
/** What GET /orders reads, with the partner key: a page of the merchant's orders, newest first. */
async function readOrders(
  trellis: TrellisClient,
  merchant: string,
  { status, cursor }: Asked,
): Promise<Read> {
  const query = { merchant, limit: 20, ...status, ...cursor };
  const [orders, { timezone }] = await Promise.all([
    trellis.get('/v1/orders', { params: { query } }),
    trellis.get('/v1/merchants/{id}', { params: { path: { id: merchant } } }),
  ]);
  return { orders, timezone };
}
// #endregion

interface Read {
  readonly orders?: Page;
  readonly timezone?: string;
  readonly error?: unknown;
}

interface Asked {
  readonly status: Readonly<Record<string, string>>;
  readonly cursor: Readonly<Record<string, string>>;
}

/** GET /orders?status=…&cursor=…: a list that this app makes itself, over the API and without an element. */
export function ordersPage(
  trellis: TrellisClient,
  pages: Pages,
  merchantOf: (request: Request) => string,
): RequestHandler {
  const page = readPage('orders.html');
  const how = pages.codeBehind([
    { where: 'On the page', file: 'pages/orders.html', name: 'page' },
    { where: 'On your server', file: 'server/orders-page.ts', name: 'server' },
  ]);
  return async (request, response) => {
    const status = STATUSES.find((one) => one === request.query['status']);
    const { cursor } = request.query;
    const asked = {
      status: status ? { status } : {},
      cursor: typeof cursor === 'string' ? { cursor } : {},
    };
    const read = await readOrders(trellis, merchantOf(request), asked).catch((error: unknown): Read => ({
      error,
    }));
    const { orders, timezone = 'UTC' } = read;
    const values = {
      how,
      filters: filters(status),
      list: orders ? table(orders.data, timezone, status) : problem(read.error),
      more: orders?.next_cursor ? older(orders.next_cursor, status) : new Html(''),
      zone: timezone,
    };
    response.status(orders ? 200 : 503);
    response.send(pages.render(request, { title: 'Orders', path: '/orders', page, values }));
  };
}

interface Page {
  readonly data: readonly Order[];
  readonly next_cursor: string | null;
}

function filters(chosen: string | undefined): Html {
  const all = [['', 'All'], ...STATUSES.map((one) => [one, words(one)] as const)] as const;
  const links = all.map(
    ([value = '', label = '']) =>
      fill('<li><a href="/orders{{query}}"{{here}}>{{label}}</a></li>', {
        query: value && `?status=${value}`,
        label,
        here: new Html(value === (chosen ?? '') ? ' aria-current="true"' : ''),
      }).markup,
  );
  return new Html(links.join('\n'));
}

const TABLE = `<table class="list">
  <thead>
    <tr>
      <th scope="col">Number</th>
      <th scope="col">Placed</th>
      <th scope="col">Customer</th>
      <th scope="col">Fulfillment</th>
      <th scope="col">Status</th>
      <th scope="col" class="figure">Total</th>
    </tr>
  </thead>
  <tbody>
    {{rows}}
  </tbody>
</table>`;

function table(orders: readonly Order[], timeZone: string, status: string | undefined): Html {
  if (orders.length === 0) {
    const text = status ? 'No orders with this status.' : 'No orders yet. New ones appear here.';
    return fill('<p class="muted pad">{{text}}</p>', { text });
  }
  const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const row = `<tr>
    <td data-label="Number">{{number}}</td>
    <td data-label="Placed">{{placed}}</td>
    <td data-label="Customer"><bdi>{{customer}}</bdi></td>
    <td data-label="Fulfillment">{{fulfillment}}</td>
    <td data-label="Status">{{status}}</td>
    <td data-label="Total" class="figure">{{total}}</td>
  </tr>`;
  const rows = orders.map(
    (order) =>
      fill(row, {
        number: `#${order.number}`,
        placed: time.format(new Date(order.created_at)),
        customer: order.customer?.name ?? '–',
        fulfillment: `${words(order.fulfillment.type)}, ${words(order.fulfillment.state).toLowerCase()}`,
        status: words(order.status),
        total: formatMoney(order.total, 'en-GB'),
      }).markup,
  );
  return fill(TABLE, { rows: new Html(rows.join('\n')) });
}

function problem(error: unknown): Html {
  const told = error instanceof TrellisApiError ? error.body?.message : undefined;
  const message = told ?? 'Trellis can’t be reached.';
  return fill('<p class="pad" role="alert"><b>The orders can’t be shown.</b> {{message}}</p>', { message });
}

const older = (cursor: string, status = ''): Html =>
  fill('<p class="pad"><a class="button slim" href="/orders?{{query}}">Older orders</a></p>', {
    query: `${new URLSearchParams({ ...(status && { status }), cursor })}`,
  });

/** `dine_in` → `Dine in`. A word that this app doesn't know is shown too. */
const words = (value: string): string => {
  const text = value.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};
