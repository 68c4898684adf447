import { createHash } from 'node:crypto';
import { ApiError } from '../../core/api/errors.ts';
import { html, type Html } from '../../core/text/html.ts';
import { msg, type Words } from '../../core/text/message.ts';
import type { SitePage } from '../hosts/site-page.ts';
import type { SiteVisit } from '../hosts/site-visit.ts';
import { getOrder } from '../../orders/orders/contract/order-operations.ts';
import { cancelOrder } from '../../orders/orders/contract/orders.ts';
import type { Order } from '../../orders/orders/contract/order.ts';
import { pointsOfOrder, signedInAccount, type OrderPoints } from '../../orders/loyalty/loyalty.ts';
import { merchantOfOrder } from '../../accounts/merchants/merchants.ts';
import { findOrder } from '../../orders/orders/orders.ts';
import { afterPlaced, isBuyerOf } from './cart.ts';
import { ELEMENT, type OrderingContext, Place, placeOf } from './place.ts';
import { GuestApi } from '../shell/guests/guest-api.ts';
import { readablePhone } from '../../core/phones/phones.ts';
import { orderView } from './order-view.ts';
import { moneyIn } from '../../core/text/guest-money.ts';

const PATH = '/order/:token';

/**
 * Serves `/order/{token}`: an order's status, for anyone with the address; the contact, for the browser that
 * ordered.
 */
export function orderPage(context: OrderingContext): SitePage {
  return { path: PATH, element: ELEMENT, get: show };

  async function show(visit: SiteVisit): Promise<void> {
    const { place, order, points } = await openedBy(visit, context);
    const before = await place.cart();
    const isOwn = isBuyerOf(before, order.id);
    const isPlacedNow = before.order?.id === order.id && order.status !== 'draft';
    if (isPlacedNow) await place.change((cart) => afterPlaced(cart, order.id));
    const isMember = points !== undefined && points.account === place.accountId;
    const content = orderView({
      place,
      order,
      points: isOwn || isMember ? points : undefined,
      isBuyer: isOwn,
      phone: isOwn ? await readablePhone(order.customer?.phone ?? '') : '',
      cancelPath: visit.pathTo(`${visit.req.path}/cancel`),
    });
    const etag = `"${createHash('sha256').update(content.text).digest('base64url').slice(0, 22)}"`;
    const { res, req } = visit;
    res.setHeader('ETag', etag);
    if (req.headers['if-none-match'] === etag) {
      res.status(304).end();
      return;
    }
    await visit.send({
      title: msg`Order ${order.number}`,
      merchant: place.merchant,
      isPersonal: true,
      files: [context.styles],
      content,
      head: isMoving(order) && html`<noscript><meta http-equiv="refresh" content="15" /></noscript>`,
    });
  }
}

const isMoving = ({ status }: Order): boolean => status === 'draft' || status === 'open';

/** `/order/{token}/cancel`: asks first, because it can't be undone. */
export function cancelPage(context: OrderingContext): SitePage {
  return { path: `${PATH}/cancel`, element: ELEMENT, get: show, post: cancel };

  async function show(visit: SiteVisit): Promise<void> {
    const { place, order } = await openedBy(visit, context);
    await send(visit, place, order, undefined);
  }

  async function cancel(visit: SiteVisit): Promise<void> {
    await visit.form();
    const { place, order } = await openedBy(visit, context);
    try {
      const call = { params: { id: order.id }, body: { reason: 'Canceled by the guest.' } };
      await place.api.call(cancelOrder, { ...call, idempotencyKey: `guest-cancel-${order.id}` }, order.id);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'state_forbids') throw error;
      return send(
        visit,
        place,
        order,
        msg`The order is being prepared already, so it can’t be canceled here. Call the place, please.`,
      );
    }
    visit.redirect(pageOf(order));
  }

  async function send(
    visit: SiteVisit,
    place: Place,
    order: Order,
    problem: Words | undefined,
  ): Promise<void> {
    await visit.send({
      title: msg`Cancel order ${order.number}`,
      merchant: place.merchant,
      isPersonal: true,
      files: [context.styles],
      content: cancelView({ place, order, problem, back: visit.pathTo(pageOf(order)) }),
    });
  }
}

/**
 * `…/orders`: the last order of this browser here, wherever its page is, and whatever the model of ordering
 * has become.
 */
export function lastOrder(context: OrderingContext): SitePage {
  return {
    path: '/:merchant/:location/orders',
    element: ELEMENT,
    get: async (visit) => {
      const place = await placeOf(visit, context);
      const { placed, order } = await place.cart();
      const id = order?.id ?? placed[0];
      if (id === undefined) return visit.redirect(place.path('cart'));
      const { body } = await place.api.call(getOrder, { params: { id } }, id);
      visit.redirect(pageOf(body as Order));
    },
  };
}

const pageOf = ({ status_url: url }: Order): string => new URL(url).pathname;

/** @throws {ApiError} not_found: no order of this site, or one that was closed long ago */
async function openedBy(
  visit: SiteVisit,
  context: OrderingContext,
): Promise<{ readonly place: Place; readonly order: Order; readonly points: OrderPoints | undefined }> {
  const { deps } = context;
  const { site } = visit;
  const id = deps.guestLinks.idOf('order', visit.params['token'] ?? '');
  const row =
    id === undefined ? undefined : await findOrder(deps.db, { ...site, only: site.merchant?.id }, id);
  const merchant = row && (await merchantOfOrder(deps.db, site, row.merchant_id));
  const location = row && (await deps.locations.find(row.location_id));
  if (!row || !merchant || !location) throw new ApiError('not_found');
  const accountId = await signedInAccount(deps, visit, merchant.id);
  const api = new GuestApi(context, visit, merchant.id, accountId);
  await api.spendQuota();
  const { body } = await api.call(getOrder, { params: { id: row.id } }, row.id);
  const now = await deps.keys.clocks.now(site);
  const place = new Place({ visit, merchant, location, api, now, deps, accountId });
  return { place, order: body as Order, points: await pointsOfOrder(deps.db, row) };
}

/** Asks before it cancels. @param problem why it can't be canceled any more */
function cancelView({
  place,
  order,
  problem,
  back,
}: {
  readonly place: Place;
  readonly order: Order;
  readonly problem: Words | undefined;
  readonly back: string;
}): Html {
  const total = moneyIn(place.location, order.total);
  return html`<div class="card">
    <h1>${msg`Cancel order ${order.number}?`}</h1>
    ${
      problem === undefined
        ? html`<p>
              ${order.at_pickup ? msg`${total}. Nothing was charged, and this can’t be undone.` : msg`${total}. Your card is not charged, and this can’t be undone.`}
            </p>
            <form method="post" class="buttons">
              ${place.visit.csrfField()}<button class="danger">${msg`Cancel the order`}</button>
              <a class="button quiet" href="${back}">${msg`Keep it`}</a>
            </form>`
        : html`<p class="notice danger" role="alert">${problem}</p>
            <a class="button quiet" href="${back}">${msg`Back to the order`}</a>`
    }
  </div>`;
}
