import type { ConsoleContext } from '../context.ts';
import type { PageVisit } from '../partner-api.ts';
import { listLocations } from '../../../catalog/locations/contract/location-operations.ts';
import { getMenu, listMenus } from '../../../catalog/menus/contract/menu-operations.ts';
import { listMerchants } from '../../../accounts/merchants/contract/merchant-operations.ts';
import { listPayLinks } from '../../../orders/pay-links/contract/pay-links.ts';

/** A page of the site that can be previewed. */
export interface PreviewPage {
  readonly name: string;
  readonly label: string;
  /** Behind the preview's address, without the slash in front. */
  readonly path: string;
}

const START: PreviewPage = { name: 'start', label: 'Start page', path: '' };

/** The kinds of pages that a partner's site has now, each by one that is there: those of its first merchant. */
export async function previewPages(
  { api }: ConsoleContext,
  visit: PageVisit,
): Promise<readonly PreviewPage[]> {
  const { data: merchants } = await api.call(listMerchants, {
    ...visit,
    query: { status: 'active', limit: 100 },
  });
  // Newest first: the partner knows its oldest best.
  const merchant = merchants.at(-1);
  if (!merchant) return [START];
  const params = { merchant: merchant.id };
  const { data: locations } = await api.call(listLocations, { ...visit, params, query: { limit: 100 } });
  const location = locations.at(-1);
  if (!location) return [START];
  const base = `${merchant.slug}/${location.slug}`;
  const ofMerchant = { ...visit, query: { merchant: merchant.id, limit: 100 } };
  const [item, link] = [await firstItem(api, ofMerchant), await payLink(api, ofMerchant)];
  return [
    START,
    { name: 'menu', label: 'Menu', path: base },
    ...(item === undefined ? [] : [{ name: 'item', label: 'Item', path: `${base}/items/${item}` }]),
    { name: 'cart', label: 'Cart', path: `${base}/cart` },
    ...(link === undefined ? [] : [{ name: 'pay', label: 'Pay link', path: link }]),
  ];
}

type OfMerchant = PageVisit & { readonly query: { readonly merchant: string; readonly limit: number } };

async function firstItem(api: ConsoleContext['api'], visit: OfMerchant): Promise<string | undefined> {
  const { data: menus } = await api.call(listMenus, visit);
  const menu = menus.findLast((one) => one.published_version !== null);
  if (!menu) return undefined;
  const { sections } = await api.call(getMenu, { ...visit, query: {}, params: { id: menu.id } });
  return sections.flatMap(({ items }) => items)[0]?.id;
}

async function payLink(api: ConsoleContext['api'], visit: OfMerchant): Promise<string | undefined> {
  const { data: links } = await api.call(listPayLinks, visit);
  const link = links.find(({ status }) => status === 'active');
  return link && new URL(link.url).pathname.slice(1);
}
