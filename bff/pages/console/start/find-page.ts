import type { Router } from 'express';
import { getMerchant, listMerchants } from '../../../accounts/merchants/contract/merchants.ts';
import { getOrder, listOrders } from '../../../orders/orders/contract/order-operations.ts';
import type { Order } from '../../../orders/orders/contract/order.ts';
import { asApiError } from '../../../core/http/render-error.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { nameOf } from '../../../core/text/message.ts';
import { strokeIcon, type IconName } from '../../shell/icons.ts';
import type { ConsoleContext, PageVisit } from '../context.ts';
import { statusTag } from '../merchants/merchants-page.ts';
import { groupsOf } from '../parts/navigation.ts';
import { stateTag, titleOf } from '../orders/orders-page.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { moneyText, shortTimeOf } from '../parts/format.ts';
import {
  EVENTS,
  FIND,
  KEYS,
  memberPath,
  merchantPath,
  orderPath,
  payLinkPath,
  paymentPath,
  payoutPath,
} from '../parts/paths.ts';
import { listedMerchants } from '../parts/read-lists.ts';

const MOST = 5;
const MOST_TEXT = 120;

interface Found {
  readonly href: string;
  readonly icon: IconName;
  readonly title: Content;
  readonly detail?: Content;
  readonly tag?: Content;
}

interface FoundGroup {
  readonly title: string;
  readonly found: readonly Found[];
}

/** Mounts the search over pages, merchants and orders. The palette of the script shows its results too. */
export function mountFindPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/find')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      const asked = typeof req.query['q'] === 'string' ? req.query['q'].trim().slice(0, MOST_TEXT) : '';
      const groups = await findAll(context, { session, res }, asked);
      await pages.send(res, session, {
        title: 'Find',
        content: html`<div class="head"><h1>Find</h1></div>
          <form class="filters" method="get" action="${FIND}" role="search" aria-label="Everything">
            <div class="search">
              ${strokeIcon('search', 16)}<label class="unseen" for="q">Merchant, order, ID or page</label
              ><input
                type="search"
                id="q"
                name="q"
                value="${asked}"
                placeholder="Merchant, order, ID or page"
                maxlength="${MOST_TEXT}"
                autocomplete="off"
              />
            </div>
            <button class="quiet slim">Find</button>
          </form>
          <div id="results">${resultsOf(groups, asked)}</div>`,
      });
    })
    .all(refuseMethod('GET, HEAD'));
}

async function findAll(context: ConsoleContext, page: PageVisit, asked: string): Promise<FoundGroup[]> {
  const sections = pagesNamed(context, page, asked);
  if (asked === '') return [sections];
  const [merchants, orders, records] = await Promise.all([
    merchantsNamed(context, page, asked),
    ordersNamed(context, page, asked),
    recordOf(context, page, asked),
  ]);
  return [records, merchants, orders, sections].filter(({ found }) => found.length > 0);
}

function pagesNamed({ sections, api }: ConsoleContext, { session }: PageVisit, asked: string): FoundGroup {
  const words = asked.toLowerCase();
  const found = groupsOf(sections, session.principal, api).flatMap(({ name, icon, sections: all }) =>
    all
      .filter((section) => `${name} ${section.name}`.toLowerCase().includes(words))
      .map((section) => ({
        href: section.path,
        icon,
        title: section.name,
        ...(name !== section.name && { detail: name }),
      })),
  );
  return { title: 'Pages', found };
}

async function merchantsNamed({ api }: ConsoleContext, page: PageVisit, q: string): Promise<FoundGroup> {
  const { data } = await api.call(listMerchants, { ...page, query: { q, limit: MOST } });
  const found = data.map(({ id, display_name, legal_name, status }) => ({
    href: merchantPath(id),
    icon: 'store' as const,
    title: nameOf(display_name),
    detail: nameOf(legal_name),
    tag: statusTag(status),
  }));
  return { title: 'Merchants', found };
}

async function ordersNamed(context: ConsoleContext, page: PageVisit, q: string): Promise<FoundGroup> {
  const { data } = await context.api.call(listOrders, { ...page, query: { q, limit: MOST } });
  return { title: 'Orders', found: await foundOrders(context, page, data) };
}

async function foundOrders(
  context: ConsoleContext,
  page: PageVisit,
  orders: readonly Order[],
): Promise<Found[]> {
  if (orders.length === 0) return [];
  const merchants = await listedMerchants(
    context,
    page,
    orders.map(({ merchant }) => merchant),
  );
  return orders.map((order) => ({
    href: orderPath(order.id),
    icon: 'receipt',
    title: html`${titleOf(order)}${order.customer !== null && html`, ${nameOf(order.customer.name)}`}`,
    detail: html`${merchants.nameOf(order.merchant)} · ${shortTimeOf(order.created_at, page.session.nowMs)} ·
    ${moneyText(order.total)}`,
    tag: stateTag(order),
  }));
}

/** Pages of records by the letters that their IDs begin with. */
const PAGES: Readonly<Record<string, { readonly path: (id: string) => string; readonly icon: IconName }>> = {
  pay: { path: paymentPath, icon: 'card' },
  po: { path: payoutPath, icon: 'bank' },
  lnk: { path: payLinkPath, icon: 'link' },
  lac: { path: memberPath, icon: 'gift' },
  evt: { path: (id) => `${EVENTS}/${id}`, icon: 'code' },
  key: { path: (id) => `${KEYS}/${id}`, icon: 'key' },
};

const ID = /^([a-z]{2,4})_[0-9A-Z]{26}$/;

/** Finds the record with an ID, among those of this partner and environment. */
async function recordOf(context: ConsoleContext, page: PageVisit, asked: string): Promise<FoundGroup> {
  const title = 'Record';
  const letters = ID.exec(asked)?.[1];
  if (letters === undefined) return { title, found: [] };
  const call = { ...page, params: { id: asked } };
  if (letters === 'mer') {
    const merchant = await orNone(context.api.call(getMerchant, call));
    const found = merchant && { title: nameOf(merchant.display_name), tag: statusTag(merchant.status) };
    return { title, found: found ? [{ href: merchantPath(asked), icon: 'store', ...found }] : [] };
  }
  if (letters === 'ord') {
    const order = await orNone(context.api.call(getOrder, call));
    return { title, found: order ? await foundOrders(context, page, [order]) : [] };
  }
  const known = PAGES[letters];
  return {
    title,
    found: known ? [{ href: known.path(asked), icon: known.icon, title: asked }] : [],
  };
}

async function orNone<Result>(asked: Promise<Result>): Promise<Result | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (asApiError(error).status === 404) return undefined;
    throw error;
  }
}

function resultsOf(groups: readonly FoundGroup[], asked: string): Html {
  if (groups.length === 0) {
    return html`<p class="muted">
      Nothing matches “<bdi>${asked}</bdi>”. A search finds the name of a merchant, the customer, phone or
      number of an order, an ID, and pages.
    </p>`;
  }
  return html`${groups.map(
    ({ title, found }) =>
      html`<section class="found" aria-label="${title}">
        <h2>${title}</h2>
        <ul>
          ${found.map(
            ({ href, icon, title: name, detail, tag }) =>
              html`<li>
                <a href="${href}"
                  >${strokeIcon(icon)}<span
                    ><b>${name}</b>
                    ${detail !== undefined && html`<span class="muted small">${detail}</span>`}</span
                  >${tag}</a
                >
              </li>`,
          )}
        </ul>
      </section>`,
  )}`;
}
