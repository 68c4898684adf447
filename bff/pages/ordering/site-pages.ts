import type { FeatureDeps } from '../../core/feature.ts';
import type { SiteContext, SiteFeature, SitePage, SiteVisit } from '../hosts/site-visit.ts';
import { CARD_FORM, furtherSheet } from '../shell/styles/style-sheet.ts';
import { cartPage, fulfillmentForm } from './cart-page.ts';
import { checkoutPage } from './checkout-page.ts';
import { itemPage } from './item-page.ts';
import { menuPage } from './menu-page.ts';
import { workerFile } from './browser-messages.ts';
import { browserPage, cancelPage, lastOrder, orderAgain, orderPage } from './order-page.ts';
import { cardReturn, payPage } from './pay-page.ts';
import { html } from '../../core/text/html.ts';
import { msg, nameOf } from '../../core/text/message.ts';
import { OutOfService } from './place.ts';

const SHEETS = ['header', 'bar', 'menu', 'basket', 'item', 'cart', 'order', 'narrow-print'].map(
  (name) => new URL(`styles/${name}.css`, import.meta.url),
);

export function orderingPages(deps: FeatureDeps, site: SiteContext): SiteFeature {
  const styles = { name: 'ordering.css', asset: furtherSheet(CARD_FORM, ...SHEETS) };
  const context = { ...site, deps, styles };
  const pages = [
    orderPage,
    orderAgain,
    cancelPage,
    browserPage,
    workerFile,
    menuPage,
    itemPage,
    fulfillmentForm,
    cartPage,
    checkoutPage,
    payPage,
    cardReturn,
    lastOrder,
  ];
  return { pages: pages.map((page) => sayingOutOfService(page(context))), files: [styles] };
}

/** Wraps a page to report `OutOfService`. To everyone else the place is unknown. */
function sayingOutOfService(page: SitePage): SitePage {
  const { get, post } = page;
  return { ...page, ...(get && { get: around(get) }), ...(post && { post: around(post) }) };
}

function around(handle: NonNullable<SitePage['get']>): NonNullable<SitePage['get']> {
  return async (visit) => {
    try {
      await handle(visit);
    } catch (error) {
      if (!(error instanceof OutOfService)) throw error;
      await say(visit, error);
    }
  };
}

function say(visit: SiteVisit, { cart }: OutOfService): Promise<void> {
  const place = nameOf(cart.merchant);
  return visit.send({
    status: 404,
    title: msg`No orders at the moment`,
    isPersonal: true,
    content: html`<div class="empty" role="alert">
      <h1>${msg`No orders at the moment`}</h1>
      <p>
        ${
          cart.isUnpaid
            ? msg`${place} takes no orders now. Nothing was ordered or charged. Your cart is kept.`
            : msg`${place} takes no orders now. Your cart is kept.`
        }
      </p>
    </div>`,
  });
}
