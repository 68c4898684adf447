import { may } from '../parts/pieces.ts';
import type { Router } from 'express';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { nameOf } from '../../../core/text/message.ts';
import { listMerchants, createMerchant } from '../../../accounts/merchants/contract/merchants.ts';
import type { Merchant } from '../../../accounts/merchants/contract/merchant.ts';
import { localDateOf } from '../../../accounts/merchants/merchants.ts';
import type { MerchantsReport } from '../../../orders/reports/contract/merchants-report.ts';
import { reportMerchants } from '../../../orders/reports/contract/reports.ts';
import { lengthOf, shifted, type Period } from '../../../orders/reports/periods.ts';
import { changesOf } from '../../../orders/reports/report.ts';
import { problem } from '../../shell/forms.ts';
import { strokeIcon } from '../../shell/icons.ts';
import type { ConsoleContext, PageVisit } from '../context.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { allOf, currenciesOf, zoneOf } from '../parts/read-lists.ts';
import { delta, figure } from '../parts/delta.ts';
import { addressOf } from '../parts/filters.ts';
import { attempt } from '../parts/form-pages.ts';
import { moneyText, numberOf } from '../parts/format.ts';
import { recordTable } from '../parts/list-page.ts';
import { MERCHANTS, REPORTS } from '../parts/paths.ts';
import { dateField, presets, SHOWN_DAYS } from './report-form.ts';
import { periodText } from './report-section.ts';
import { salesChart } from './sales-chart.ts';

/** More bars than this say nothing, and one is no chart. */
const MOST_DAYS = 92;

/** The sales of merchants with one currency, compared with as many days before. */
interface Sales {
  readonly byMerchant: MerchantsReport;
  readonly byDay: MerchantsReport;
}

/** Mounts the reports over all merchants. With a merchant in the address, its own reports are there. */
export function mountAllMerchantsPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/reports')
    .get(async (req, res, next) => {
      if (textOf(req.query['merchant']) !== '') return next('route');
      const session = await pages.welcome(req, res);
      const visit = { session, res };
      const merchants = await allOf(context, listMerchants, visit);
      const currencies = currenciesOf(merchants);
      const today = localDateOf(new Date(session.nowMs), zoneOf(merchants, currencies[0]));
      const period = {
        from: textOf(req.query['from']) || shifted(today, 1 - SHOWN_DAYS),
        to: textOf(req.query['to']) || today,
      };
      const { result: sales, refusal } = await attempt(pages, res, () =>
        Promise.all(currencies.map((currency) => salesIn(context, visit, { currency, ...period }))),
      );
      return pages.send(res, session, {
        status: refusal?.status ?? 200,
        title: 'Reports',
        section: REPORTS,
        content: html`<div class="head">
            <div>
              <h1>Reports</h1>
              ${
                !refusal &&
                html`<p class="muted">All merchants, ${periodText(period.from, period.to, today)}</p>`
              }
            </div>
          </div>
          ${
            merchants.length === 0
              ? noMerchants(may(session, createMerchant))
              : html`${periodChoice(period, today, refusal)}
                ${sales && allSales(sales, { merchants, period, today })}`
          }`,
      });
    })
    .all((_req, _res, next) => next('route'));
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

async function salesIn(
  { api }: ConsoleContext,
  visit: PageVisit,
  query: Period & { readonly currency: string },
): Promise<Sales> {
  const [byMerchant, byDay] = await Promise.all([
    api.call(reportMerchants, { ...visit, query: { ...query, compare: 'previous' } }),
    api.call(reportMerchants, { ...visit, query: { ...query, group: 'day', compare: 'previous' } }),
  ]);
  return { byMerchant, byDay };
}

/** Renders the periods as chips, and a form for any other behind a button. */
function periodChoice(period: Period, today: string, refusal: ApiError | undefined): Html {
  const isChosen = ({ from, to }: Period): boolean => from === period.from && to === period.to;
  const common = presets(today);
  const isOwn = !common.some(isChosen);
  const error = (name: string) => (refusal?.param === name ? { error: refusal.publicMessage } : {});
  const isOfField = ['from', 'to'].includes(refusal?.param ?? '');
  return html`<div class="filters">
    <nav class="chips" aria-label="Period">
      ${common.map(
        ({ name, from, to }) =>
          html`<a href="${REPORTS}${addressOf({ from, to })}" ${isChosen({ from, to }) && CURRENT}
            >${name}</a
          >`,
      )}
    </nav>
    <details class="more-filters" ${refusal && html`open`}>
      <summary class="button quiet slim">
        ${strokeIcon('filter', 16)}${
          isOwn && !refusal ? periodText(period.from, period.to, today) : 'Other dates'
        }
      </summary>
      <form class="card sec" method="get" action="${REPORTS}" role="search" aria-label="Period">
        ${problem(isOfField ? undefined : refusal?.publicMessage)}
        ${dateField({ name: 'from', label: 'From', ...error('from') }, period.from)}
        ${dateField({ name: 'to', label: 'To', ...error('to') }, period.to)}
        <p class="buttons"><button>Show</button></p>
      </form>
    </details>
  </div>`;
}

const CURRENT = html`aria-current="true"`;

interface Shown {
  readonly merchants: readonly Merchant[];
  readonly period: Period;
  readonly today: string;
}

function allSales(sales: readonly Sales[], shown: Shown): Content {
  const sold = sales.filter(({ byMerchant }) => byMerchant.rows.length > 0);
  if (sold.length === 0) return nothingSold(shown);
  return sold.map((one) => html`${figures(one, shown)} ${chartOf(one, shown)} ${merchantTable(one, shown)}`);
}

function figures({ byMerchant }: Sales, { merchants, period }: Shown): Html {
  const { currency, rows, totals, compare } = byMerchant;
  const versus = `vs ${daysBefore(period)}`;
  const amount = (value: number): string => moneyText({ amount: value, currency });
  const own = merchants.filter((merchant) => merchant.currency === currency);
  return html`<dl class="card kpis">
    ${figure(`Sales in ${currency}`, amount(totals.collected), delta(compare?.changes.collected, versus))}
    ${figure('Orders', numberOf(totals.orders), delta(compare?.changes.orders, versus))}
    ${figure(
      'Average order',
      totals.average === null ? '–' : amount(totals.average),
      totals.average !== null && delta(compare?.changes.average, versus),
    )}
    ${figure(
      'Merchants that sold',
      html`${numberOf(rows.length)} <small>of ${numberOf(own.length)}</small>`,
      totals.refunds > 0 && `${amount(totals.refunds)} refunded`,
    )}
  </dl>`;
}

function chartOf({ byDay }: Sales, { period, today }: Shown): Content {
  const days = lengthOf(period);
  if (days < 2 || days > MOST_DAYS) return undefined;
  return salesChart({
    report: byDay,
    title: `Sales per day in ${byDay.currency}`,
    when: periodText(period.from, period.to, today),
    before: daysBefore(period),
    endsToday: period.to === today,
  });
}

function daysBefore(period: Period): string {
  const days = lengthOf(period);
  return days === 1 ? 'the day before' : `the ${days} days before`;
}

/** Renders a row for each merchant that sold, the most first. It opens the merchant's reports. */
function merchantTable({ byMerchant }: Sales, { merchants, period }: Shown): Html {
  const { currency, rows, compare } = byMerchant;
  const amount = (value: number): string => moneyText({ amount: value, currency });
  const names = new Map(merchants.map(({ id, display_name }) => [id, display_name]));
  const before = new Map(compare?.rows.map((row) => [row.merchant, row]));
  return html`<section class="card" aria-label="Merchants in ${currency}">
    ${recordTable(
      [
        {
          title: 'Merchant',
          cell: ({ merchant: id = '' }) =>
            html`<a href="${REPORTS}${addressOf({ merchant: id, ...period })}"
              >${nameOf(names.get(id) ?? id)}</a
            >`,
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
          title: 'Average',
          isExtra: true,
          isEnd: true,
          isFixed: true,
          cell: ({ average }) => (average === null ? '–' : amount(average)),
        },
        {
          title: 'Refunds',
          isExtra: true,
          isEnd: true,
          isFixed: true,
          cell: ({ refunds }) => amount(refunds),
        },
        {
          title: 'Before',
          isEnd: true,
          isFixed: true,
          cell: ({ merchant }) => amount(before.get(merchant)?.collected ?? 0),
        },
        {
          title: 'Change',
          place: 'status',
          isEnd: true,
          isFixed: true,
          cell: ({ merchant, collected }) => {
            const earlier = { collected: before.get(merchant)?.collected ?? 0 };
            return delta(changesOf(['collected'], { collected }, earlier).collected);
          },
        },
        { title: 'Sales', isEnd: true, isFixed: true, cell: ({ collected }) => amount(collected) },
      ],
      rows,
    )}
  </section>`;
}

const noMerchants = (mayCreate: boolean): Html =>
  html`<section class="card sec empty">
    <h2>No merchants yet</h2>
    <p>What they sell will be here.</p>
    ${mayCreate && html`<p><a class="button" href="${MERCHANTS}/new">Add merchant</a></p>`}
  </section>`;

function nothingSold({ period, today }: Shown): Html {
  return html`<section class="card sec empty">
    <h2>Nothing was sold ${periodText(period.from, period.to, today)}</h2>
    <p>
      Choose another period, or share a merchant’s site to get the first order. A sale counts on the day on
      which its payment is captured.
    </p>
    <p><a class="button quiet" href="${MERCHANTS}">Open merchants</a></p>
  </section>`;
}
