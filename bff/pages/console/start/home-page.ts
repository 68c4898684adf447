import type { Request, Response, Router } from 'express';
import { createKey, listKeys } from '../../../accounts/identity/contract/keys/keys.ts';
import { publishPartner } from '../../../accounts/identity/contract/partners/partners.ts';
import type { Merchant } from '../../../accounts/merchants/contract/merchant.ts';
import { createMerchant, listMerchants } from '../../../accounts/merchants/contract/merchants.ts';
import { localDateOf } from '../../../accounts/merchants/merchants.ts';
import { listSurfaces } from '../../../accounts/surfaces/contract/surfaces.ts';
import type { Operation } from '../../../core/contract/operation.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { type Content, html, type Html } from '../../../core/text/html.ts';
import { nameOf } from '../../../core/text/message.ts';
import { listDeprecations } from '../../../developers/deprecations/contract/deprecations.ts';
import { listEvents } from '../../../developers/webhooks/contract/events.ts';
import type { Balance } from '../../../money/payouts/contract/balance.ts';
import { getBalance } from '../../../money/payouts/contract/payouts.ts';
import { listOrders } from '../../../orders/orders/contract/order-operations.ts';
import { reportMerchants } from '../../../orders/reports/contract/reports.ts';
import { strokeIcon } from '../../shell/icons.ts';
import { isPrefetch } from '../../shell/same-origin.ts';
import type { ConsoleSession } from '../console-session.ts';
import type { ConsoleContext, PageVisit } from '../context.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { moneyText } from '../parts/format.ts';
import { GO_LIVE, MERCHANTS } from '../parts/paths.ts';
import { allOf, currenciesOf, zoneOf } from '../parts/read-lists.ts';
import { salesChart } from '../reports/sales-chart.ts';
import { sunsetNotice } from '../versions/deprecated-uses.ts';
import { attentionList } from '../parts/attention-list.ts';
import { attentionOf } from './attention.ts';
import { getStarted, stepsOf } from './first-steps.ts';
import { figures, latestOrders, merchantsToday, type Sales } from './home-figures.ts';

const SHOWN_DAYS = 30;
const DAY_MS = 86_400_000;
const MOST_ORDERS = 6;

/** Mounts the home page: what was sold, and what waits. */
export function mountHomePage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  const { api } = context;
  const show = async (req: Request, res: Response): Promise<void> => {
    const session = await pages.welcome(req, res);
    const page = { session, res };
    const merchants = await allOf(context, listMerchants, page);
    const currencies = currenciesOf(merchants);
    const currency = currencies.find((one) => one === req.query['currency']) ?? currencies[0];
    const zone = zoneOf(merchants, currency);
    const may = (operation: Operation): boolean => api.allows(operation, session.principal);
    const [sales, orders, attention, steps, notices, site] = await Promise.all([
      currency === undefined || !may(reportMerchants)
        ? undefined
        : salesOf(context, page, { currency, zone }),
      may(listOrders) ? api.call(listOrders, { ...page, query: { limit: MOST_ORDERS } }) : undefined,
      attentionOf(context, page, merchants),
      may(createKey) ? firstSteps(context, page, merchants) : [],
      Promise.all([
        may(getBalance) && may(listEvents) && owedNotice(context, page, merchants),
        may(listDeprecations) && sunsetNotice(context, page),
      ]),
      may(listSurfaces) ? siteOf(context, page) : undefined,
    ]);
    const isReady = steps.every(({ isDone }) => isDone);
    await pages.send(res, session, {
      title: 'Home',
      section: '/console',
      content: html`<div class="head">
          <div>
            <h1>${dateIn(zone, session.nowMs)}</h1>
            <p class="muted">As of ${timeIn(zone, session.nowMs)}</p>
          </div>
          ${buttons(session, { isReady, site, may })}
        </div>
        ${currencies.length > 1 && currencyChips(currencies, currency)} ${notices}
        ${
          sales
            ? html`${figures(sales, merchants)} ${getStarted(steps)}
                <div class="columns">
                  ${chartOf(sales)} ${attentionList(attention, 'Needs attention', 'Nothing waits for you.')}
                </div>
                <div class="columns start">
                  ${merchantsToday(sales, merchants)}
                  ${orders && latestOrders(orders.data, merchants, session.nowMs)}
                </div>`
            : html`${may(createMerchant) && NO_MERCHANTS} ${getStarted(steps)}`
        }`,
    });
  };
  /** Over here, so that the list of first steps knows of it. */
  router
    .route('/docs')
    .get(async (req, res) => {
      const { principal } = await pages.welcome(req, res);
      if (!isPrefetch(req)) context.firstSteps.note(principal, 'docs_opened');
      res.redirect(303, '/docs');
    })
    .all(refuseMethod('GET, HEAD'));
  router.route('/').get(show).all(refuseMethod('GET, HEAD'));
}

async function siteOf({ api }: ConsoleContext, page: PageVisit): Promise<string | undefined> {
  const { data } = await api.call(listSurfaces, page);
  return data[0]?.site;
}

async function salesOf(
  { api }: ConsoleContext,
  page: PageVisit,
  { currency, zone }: { readonly currency: string; readonly zone: string },
): Promise<Sales> {
  const to = localDateOf(new Date(page.session.nowMs), zone);
  const from = new Date(Date.parse(to) - (SHOWN_DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
  const [today, month] = await Promise.all([
    api.call(reportMerchants, { ...page, query: { currency, from: to, to, compare: 'last_week' } }),
    api.call(reportMerchants, { ...page, query: { currency, from, to, group: 'day', compare: 'previous' } }),
  ]);
  return { today, month };
}

const chartOf = ({ month }: Sales): Html =>
  salesChart({
    report: month,
    title: `Sales, last ${SHOWN_DAYS} days`,
    when: `the last ${SHOWN_DAYS} days`,
    before: `the ${SHOWN_DAYS} days before`,
    endsToday: true,
  });

async function firstSteps(context: ConsoleContext, page: PageVisit, merchants: readonly Merchant[]) {
  const keys = await allOf(context, listKeys, page);
  return stepsOf(context, page, { hasKey: keys.some(({ status }) => status === 'live'), merchants });
}

function dateIn(timeZone: string, nowMs: number): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone,
  }).format(nowMs);
}

function timeIn(timeZone: string, nowMs: number): string {
  const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone }).format(nowMs);
  const place = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return timeZone === 'UTC' ? `${time} UTC` : `${time}, ${place} time`;
}

function buttons(
  session: ConsoleSession,
  {
    isReady,
    site,
    may,
  }: {
    readonly isReady: boolean;
    readonly site: string | undefined;
    readonly may: (operation: Operation) => boolean;
  },
): Html {
  const { principal, partner } = session;
  const isUnpublished =
    principal.environment === 'sandbox' && partner.status === 'sandbox' && may(publishPartner);
  const isGoLiveNext = isUnpublished && isReady;
  return html`<p class="buttons">
    ${site && html`<a class="button quiet" href="${site}/">${strokeIcon('out', 16)}Open guest site</a>`}
    ${
      may(createMerchant) &&
      html`<a class="button${isGoLiveNext && ' quiet'}" href="${MERCHANTS}/new"
        >${strokeIcon('plus', 16)}Add merchant</a
      >`
    }
    ${isUnpublished && html`<a class="button${!isGoLiveNext && ' quiet'}" href="${GO_LIVE}">Go live</a>`}
  </p>`;
}

function currencyChips(currencies: readonly string[], chosen: string | undefined): Content {
  return html`<nav class="chips" aria-label="Currency">
    ${currencies.map(
      (currency) =>
        html`<a href="?currency=${currency}" ${currency === chosen && html`aria-current="true"`}
          >${currency}</a
        >`,
    )}
  </nav>`;
}

const NO_MERCHANTS = html`<section class="card sec empty">
  <h2>No merchants yet</h2>
  <p>What they sell will be here. Production starts empty; the test merchants stay in the sandbox.</p>
  <p><a class="button" href="${MERCHANTS}/new">Add merchant</a></p>
</section>`;

/** The most merchants that are looked up. What each one owes is on its own page too. */
const MOST = 10;

/**
 * Renders a notice of closed merchants that owe money after a refund of the last 30 days; `undefined` without
 * any.
 * @param merchants all of the partner's
 */
async function owedNotice(
  { api }: ConsoleContext,
  page: PageVisit,
  merchants: readonly Merchant[],
): Promise<Content> {
  if (!api.has(listEvents) || !api.has(getBalance)) return undefined;
  if (!merchants.some(({ status }) => status === 'closed')) return undefined;
  const { data } = await api.call(listEvents, { ...page, query: { type: 'balance.owed', limit: 100 } });
  const ids = new Set(data.map(({ merchant }) => merchant));
  const told = merchants.filter(({ id }) => ids.has(id)).slice(0, MOST);
  const balances = await Promise.all(
    told.map(({ id: merchant }) => api.call(getBalance, { ...page, query: { merchant } })),
  );
  const owing = told.flatMap((merchant, at) => {
    const owed = owedBy(balances[at]);
    return owed ? [{ merchant, owed }] : [];
  });
  if (owing.length === 0) return undefined;
  return html`<section class="notice danger" aria-labelledby="owed">
    <h2 class="small" id="owed">Closed merchants that owe money</h2>
    <ul class="plain">
      ${owing.map(
        ({ merchant: { id, display_name }, owed }) =>
          html`<li><a href="${MERCHANTS}/${id}">${nameOf(display_name)}</a> owes ${moneyText(owed)}.</li>`,
      )}
    </ul>
    <p>Nothing comes in that would pay it off, so it stays with you.</p>
  </section>`;
}

function owedBy(balance: Balance | undefined): Balance['available'] | undefined {
  if (!balance) return undefined;
  const { amount, currency } = balance.available;
  const left = amount + balance.pending.amount;
  return left < 0 ? { amount: -left, currency } : undefined;
}
