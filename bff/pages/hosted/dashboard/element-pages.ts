import { listPayments } from '../../../money/payments/contract/payments.ts';
import type { ListedPayment } from '../../../money/payments/contract/payment.ts';
import { listPayouts } from '../../../money/payouts/contract/payouts.ts';
import type { Payout } from '../../../money/payouts/contract/payout.ts';
import { getReportOptions, reportSales } from '../../../orders/reports/contract/reports.ts';
import { ApiError } from '../../../core/api/errors.ts';
import type { Money } from '../../../core/contract/money.ts';
import { daysAfter } from '../../../core/timers/payout-dates.ts';
import { html, Html, type Content } from '../../../core/text/html.ts';
import { msg, nameOf, Written, type Words } from '../../../core/text/message.ts';
import type { SitePage } from '../../hosts/site-visit.ts';
import { DashboardVisit, ELEMENT_API, type DashboardContext } from './dashboard-session.ts';
import { moneyWords } from './order-view.ts';
import { barOf, MENU, PAYMENTS, PAYOUTS, PLACES, REPORTS, SET_UP, type Section } from './sections.ts';

interface ElementPage {
  readonly section: Section;
  readonly element: string;
  /** Renders what the page shows where no script runs. Left out: it says that it needs one. */
  readonly plain?: (at: DashboardVisit) => Promise<Content>;
}

const PAGES: readonly ElementPage[] = [
  { section: MENU, element: 'trellis-menu-editor' },
  { section: PLACES, element: 'trellis-locations' },
  { section: REPORTS, element: 'trellis-reporting', plain: plainReport },
  { section: PAYMENTS, element: 'trellis-payments', plain: plainPayments },
  { section: PAYOUTS, element: 'trellis-payouts', plain: plainPayouts },
  { section: SET_UP, element: 'trellis-onboarding' },
];

/** The pages of the dashboard that are one element each. */
export const elementPages = (context: DashboardContext): SitePage[] =>
  PAGES.map((page) => elementPage(context, page));

function elementPage(context: DashboardContext, { section, element, plain }: ElementPage): SitePage {
  const { path, surface, title, scope } = section;
  return {
    surface,
    path,
    get: async (visit) => {
      const at = await DashboardVisit.of(context, visit, surface);
      if (!at.may(scope)) throw new ApiError('scope_insufficient');
      const { session } = at;
      await visit.send({
        title,
        header: barOf(session, path),
        content: html`<h1 class="unseen">${title}</h1>
          <trellis-session api="${ELEMENT_API}" cookie csrf="${session.csrf}"
            >${new Html(`<${element}></${element}>`)}</trellis-session
          >
          <noscript>${plain ? await plain(at) : NEEDS_SCRIPT}</noscript>`,
        width: 'wide',
        isPersonal: true,
        files: [context.styles],
        modules: await context.elements.element(element, visit.languageFor(undefined)),
      });
    },
  };
}

const NEEDS_SCRIPT = html`<p class="card sec">
  ${msg`This page needs JavaScript. Turn it on in the settings of your browser, then reload the page.`}
</p>`;

/** The number of days that the report without script has. */
const DAYS = 7;

async function plainReport({ api, caller }: DashboardVisit): Promise<Content> {
  const { today, currency } = await api.call(getReportOptions, caller);
  const from = daysAfter(today, 1 - DAYS);
  const { rows } = await api.call(reportSales, { ...caller, query: { from, to: today, group: 'day' } });
  const amount = (value: number | bigint): Words => moneyWords({ amount: value, currency } as Money);
  return table(
    msg`Sales of the last ${DAYS} days`,
    [msg`Day`, { figures: msg`Orders` }, { figures: msg`Net` }, { figures: msg`Collected` }],
    rows.map(({ business_date: day, orders, net, collected }) => [
      dayWords(day ?? ''),
      String(orders),
      amount(net),
      amount(collected),
    ]),
  );
}

const PAYMENT_WORDS: Readonly<Record<ListedPayment['status'], Words>> = {
  unpaid: msg`Not finished`,
  authorized: msg`Held`,
  captured: msg`Paid`,
  partially_refunded: msg`Refunded in part`,
  refunded: msg`Refunded`,
  canceled: msg`Not charged`,
  failed: msg`Declined`,
};

async function plainPayments(at: DashboardVisit): Promise<Content> {
  const { api, caller } = at;
  const expand = at.may('orders:read') ? ({ expand: 'purchase' } as const) : {};
  const { data } = await api.call(listPayments, { ...caller, query: { limit: 20, ...expand } });
  return table(
    msg`The latest payments`,
    [msg`Day`, msg`Guest`, { figures: msg`Amount` }, msg`Status`],
    data.map(({ created_at: made, purchase, captured, amount, status, dispute_state: state }) => [
      dayWords(made.slice(0, 10)),
      purchase?.customer_name ? nameOf(purchase.customer_name) : (purchase?.description ?? '–'),
      moneyWords(captured ?? amount),
      state === 'open' ? msg`Disputed` : PAYMENT_WORDS[status],
    ]),
  );
}

const STATUS_WORDS: Readonly<Record<Payout['status'], Words>> = {
  pending: msg`Pending`,
  in_transit: msg`In transit`,
  paid: msg`Paid out`,
  failed: msg`Failed`,
  canceled: msg`Canceled`,
};

async function plainPayouts({ api, caller }: DashboardVisit): Promise<Content> {
  const { data } = await api.call(listPayouts, { ...caller, query: { limit: 20 } });
  return table(
    msg`The latest payouts`,
    [msg`Arrives`, { figures: msg`Amount` }, msg`Status`],
    data.map(({ arrival_date: date, amount, status }) => [
      dayWords(date),
      moneyWords(amount),
      STATUS_WORDS[status],
    ]),
  );
}

/** A business date in the language of the page. */
const dayWords = (date: string): Written =>
  new Written(({ tag }) =>
    new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date)),
  );

/** A column of numbers, which end where their head does. */
export interface Figures {
  readonly figures: Words;
}

/** Renders a table with a caption, which scrolls by itself where it is too wide. */
export function table(
  caption: Words,
  columns: readonly (Words | Figures)[],
  rows: readonly (readonly Content[])[],
): Html {
  const heads = columns.map((column) =>
    typeof column === 'object' && 'figures' in column
      ? { words: column.figures, attributes: html`class="numeric"` }
      : { words: column, attributes: undefined },
  );
  return html`<div class="card sec scrolls">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${heads.map(({ words, attributes }) => html`<th scope="col" ${attributes}>${words}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row.map((cell, at) => html`<td ${heads[at]?.attributes}>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
    ${rows.length === 0 && html`<p class="muted">${msg`Nothing yet.`}</p>`}
  </div>`;
}
