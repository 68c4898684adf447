import { html } from 'lit';
import { moneyText } from '../../i18n/money-and-dates.ts';
import { chart } from '../../kit/charts/chart.ts';
import { type Column, dataTable, type Sorting } from '../../kit/tables/data-table.ts';
import { listDetail } from '../../kit/tables/lists.ts';
import { selectField } from '../../kit/forms/select-field.ts';
import { statePanel } from '../../kit/loading/state-panel.ts';
import { tag, type Tone } from '../../kit/controls/tag.ts';
import { holding, type Sample, still } from './sample.ts';

interface Order {
  number: number;
  guest: string;
  state: string;
  tone: Tone;
  totalMinor: number;
}

const ORDERS: readonly Order[] = [
  { number: 1041, guest: 'Mara Lind', state: 'Ready', tone: 'done', totalMinor: 3648 },
  { number: 1042, guest: 'نور حداد', state: 'Preparing', tone: 'plain', totalMinor: 1395 },
  { number: 1043, guest: 'Jo Okafor', state: 'Late', tone: 'warning', totalMinor: 12_050 },
  { number: 1044, guest: 'Ana Pires', state: 'Rejected', tone: 'danger', totalMinor: 820 },
];

const columns: Column<Order>[] = [
  { id: 'number', label: 'Order', cell: ({ number }) => `#${number}`, isSortable: true },
  { id: 'guest', label: 'Guest', cell: ({ guest }) => html`<bdi>${guest}</bdi>` },
  { id: 'state', label: 'Status', cell: ({ tone, state }) => tag(tone, state) },
  {
    id: 'total',
    label: 'Total',
    cell: ({ totalMinor }) => moneyText(totalMinor, 'EUR'),
    isFigure: true,
    isSortable: true,
  },
];

function sorted(rows: readonly Order[], { column, isDescending }: Sorting): Order[] {
  const by = (order: Order): number => (column === 'total' ? order.totalMinor : order.number);
  return rows.toSorted((one, other) => (by(one) - by(other)) * (isDescending ? -1 : 1));
}

const nothingYet = statePanel({
  kind: 'empty',
  title: 'No orders yet',
  advice: 'Orders appear here as soon as a guest pays.',
});

const points = [3, 5, 4, 8, 12, 15, 11].map((orders, at) => ({
  label: `${16 + at} Nov`,
  value: orders * 4250,
}));
const season = Array.from({ length: 80 }, (_, day) => ({
  label: `Day ${day + 1}`,
  value: 40_000 + ((day * 7919) % 31) * 900,
}));
const revenue = {
  title: 'Revenue',
  sentence: 'Highest on 21 Nov, with €637.50. The week brought €2,465.00.',
  text: (value: number) => moneyText(value, 'EUR'),
  heads: ['Day', 'Revenue'],
} as const;

/** Records: tables, lists, charts. */
export const dataSamples: Record<string, Sample> = {
  table: (host) => {
    let sorting: Sorting = { column: 'number', isDescending: true };
    let state = '';
    return () =>
      html`<div class="filters">
          ${selectField(
            {
              name: 'state',
              label: 'Status',
              value: state,
              options: [['', 'All'], ...ORDERS.map((order) => [order.state, order.state] as const)],
            },
            (chosen) => {
              state = chosen;
              host.requestUpdate();
            },
          )}
        </div>
        ${dataTable({
          caption: 'Orders',
          columns,
          rows: sorted(
            ORDERS.filter((order) => !state || order.state === state),
            sorting,
          ),
          sorting,
          sort: (next) => {
            sorting = next;
            host.requestUpdate();
          },
          empty: nothingYet,
          more: () => {},
        })}`;
  },
  'table-pages': holding(0, (page, turn) =>
    dataTable({
      caption: 'Orders by page',
      columns: columns.map((column) => ({ ...column, isSortable: false })),
      rows: ORDERS.slice(page * 2, page * 2 + 2),
      empty: nothingYet,
      pages: {
        text: `${page * 2 + 1}–${page * 2 + 2} of ${ORDERS.length}`,
        previous: page > 0 ? () => turn(page - 1) : undefined,
        next: page < 1 ? () => turn(page + 1) : undefined,
      },
    }),
  ),
  'table-empty': still(() => dataTable({ caption: 'Orders', columns, rows: [], empty: nothingYet })),
  'list-detail': holding('1042', (chosen, choose) => {
    const order = ORDERS.find(({ number }) => `${number}` === chosen);
    return listDetail(
      {
        label: 'Orders',
        items: ORDERS.map(({ number, guest }) => ({
          id: `${number}`,
          content: html`#${number} <bdi>${guest}</bdi>`,
        })),
        chosen,
        detail: order
          ? html`<h3>Order #${order.number}</h3>
              <p><bdi>${order.guest}</bdi>, ${moneyText(order.totalMinor, 'EUR')}</p>
              <p>${tag(order.tone, order.state)}</p>`
          : '',
      },
      choose,
    );
  }),
  bars: still(() => chart({ ...revenue, points })),
  line: still(() => chart({ ...revenue, points: season })),
};
