import { createHash } from 'node:crypto';
import { ApiError } from '../../core/api/errors.ts';
import { html, type Html } from '../../core/text/html.ts';
import { msg, type Words } from '../../core/text/message.ts';
import type { SitePage, SiteVisit } from '../hosts/site-visit.ts';
import { cancelOrder } from '../../orders/orders/contract/orders.ts';
import type { Order } from '../../orders/orders/contract/order.ts';
import { pointsOfOrder, signedInAccount, type OrderPoints } from '../../orders/loyalty/loyalty.ts';
import { locationsInService } from '../../catalog/locations/locations.ts';
import { storefrontOf } from '../../catalog/storefronts/storefronts.ts';
import { merchantOfOrder } from '../../accounts/merchants/merchants.ts';
import { findOrder } from '../../orders/orders/orders.ts';
import { afterPlaced, isBuyerOf, withLine, type CartLine } from './cart.ts';
import { seenLine } from './item-options.ts';
import { placeBar } from './place-header.ts';
import { shopMenuOf, type ShopMenu } from './shop-menu.ts';
import { orderOf } from './draft-order.ts';
import { ELEMENT, type OrderingContext, Place, placeOf, isListedBeside } from './place.ts';
import { guestAt, spendGuestQuota, withOrder } from '../shell/page-api.ts';
import { readablePhone } from '../../core/phones/phones.ts';
import { browserForm, browserOffer } from './browser-messages.ts';
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
      browser: await browserOffer(context, place, order),
      cancelPath: visit.pathTo(`${visit.req.path}/cancel`),
      againPath: visit.pathTo(`${visit.req.path}/again`),
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
      header: 'own',
      width: 'full',
      files: [context.styles],
      content,
      head: isMoving(order) && html`<noscript><meta http-equiv="refresh" content="15" /></noscript>`,
    });
  }
}

/** The pages with which a browser hears of an order. */
export const browserPage = (context: OrderingContext): SitePage => browserForm(context, openedBy);

const isMoving = ({ status }: Order): boolean => status === 'draft' || status === 'open';

/** `/order/{token}/again`: fills the cart with what can still be ordered of an order. */
export function orderAgain(context: OrderingContext): SitePage {
  return {
    path: `${PATH}/again`,
    element: ELEMENT,
    post: async (visit) => {
      await visit.form();
      const { place, order } = await openedBy(visit, context);
      if (!isBuyerOf(await place.cart(), order.id)) throw new ApiError('not_found');
      const menu = await shopMenuOf(place);
      const lines = order.lines.flatMap((line, at) => sameAgain(menu, line, `${order.id.slice(-12)}-${at}`));
      await place.change((cart) => lines.reduce((now, line) => withLine(now, line) ?? now, cart));
      visit.redirect(place.path('cart'));
    },
  };
}

/**
 * Returns a line of an order as the menu has it now; none if the item can't be ordered. The cart then shows
 * the price of today, and checks what was chosen.
 */
function sameAgain(menu: ShopMenu, line: Order['lines'][number], uid: string): CartLine[] {
  const shown = menu.item(line.item);
  if (!shown || shown.isSoldOut) return [];
  const { item, variation, quantity, note } = line;
  const modifiers = line.modifiers.map(({ modifier, quantity: each }) => ({ modifier, quantity: each }));
  const choice = { variation, modifiers, quantity: String(quantity), note: note ?? '' };
  return [{ uid, item, variation, quantity, modifiers, note, seen: seenLine(shown, choice) }];
}

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
      const { id } = order;
      await place.api.call(cancelOrder, {
        ...withOrder(place.guest, id),
        params: { id },
        body: { reason: 'Canceled by the guest.' },
        idempotencyKey: `guest-cancel-${id}`,
      });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'state_forbids') throw error;
      return send(
        visit,
        place,
        order,
        msg`The order is being prepared already, so it can’t be canceled here. Call the place.`,
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
      header: 'own',
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
      visit.redirect(pageOf(await orderOf(place, id)));
    },
  };
}

const pageOf = ({ status_url: url }: Order): string => new URL(url).pathname;

/** @throws {ApiError} not_found: no order of this site, or one that was closed long ago */
async function openedBy(
  visit: SiteVisit,
  context: OrderingContext,
): Promise<{ readonly place: Place; readonly order: Order; readonly points: OrderPoints | undefined }> {
  const { deps, api } = context;
  const { site } = visit;
  const id = await deps.guestLinks.idOf('order', visit.params['token'] ?? '');
  const row =
    id === undefined ? undefined : await findOrder(deps.db, { ...site, only: site.merchant?.id }, id);
  const merchant = row && (await merchantOfOrder(deps.db, site, row.merchant_id));
  const location = row && (await deps.locations.find(row.location_id));
  if (!row || !merchant || !location) throw new ApiError('not_found');
  const accountId = await signedInAccount(deps, visit, merchant.id);
  const guest = guestAt(visit, merchant.id, accountId);
  await spendGuestQuota(visit, merchant.id, deps.limiter);
  const order = await orderOf({ api, guest }, row.id);
  const now = await deps.keys.clocks.now(site);
  const [storefront, locations] = await Promise.all([
    storefrontOf(deps.db, site, merchant.id),
    // Another location is offered only for an order that didn't come about.
    order.status === 'canceled' ? locationsInService(deps.db, site, merchant.id) : [],
  ]);
  const shown = {
    visit,
    merchant,
    location,
    storefront,
    hasSiblings: isListedBeside(location, locations),
    now,
  };
  const place = new Place({ ...shown, api, guest, deps, accountId });
  return { place, order, points: await pointsOfOrder(deps.db, row) };
}

/** Asks before it cancels. @param problem why it can't be canceled anymore */
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
  return html`${placeBar(place, { path: back, name: msg`Back to the order` })}
    <div class="card">
      <h1>${msg`Cancel order ${order.number}?`}</h1>
      ${
        problem === undefined
          ? html`<p>
                ${
                  order.at_pickup
                    ? msg`${total}. Nothing was charged, and this can’t be undone.`
                    : msg`${total}. Your card is not charged, and this can’t be undone.`
                }
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
