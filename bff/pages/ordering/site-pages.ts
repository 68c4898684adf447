import type { FeatureDeps } from '../../core/feature.ts';
import type { SiteContext, SiteFeature } from '../hosts/site-page.ts';
import { furtherSheet } from '../shell/styles/style-sheet.ts';
import { cartPage, fulfillmentForm } from './cart-page.ts';
import { checkoutPage } from './checkout-page.ts';
import { itemPage } from './item-page.ts';
import { menuPage } from './menu-page.ts';
import { cancelPage, lastOrder, orderPage } from './order-page.ts';
import { sayingOutOfService } from './out-of-service.ts';
import { cardReturn, payPage } from './pay-page.ts';

const SHEETS = ['menu', 'basket', 'item', 'cart', 'order', 'narrow-print'].map(
  (name) => new URL(`styles/${name}.css`, import.meta.url),
);

export function orderingPages(deps: FeatureDeps, site: SiteContext): SiteFeature {
  const styles = { name: 'ordering.css', asset: furtherSheet(...SHEETS) };
  const context = { ...site, deps, styles };
  const pages = [
    orderPage,
    cancelPage,
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
