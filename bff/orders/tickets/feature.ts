import { findMerchant, presentMerchant } from '../../accounts/merchants/merchants.ts';
import { findLocation } from '../../catalog/locations/locations.ts';
import { publishedMenus } from '../../catalog/menus/menus.ts';
import { ApiError } from '../../core/api/errors.ts';
import { type HttpPrincipal, viewOf } from '../../core/api/principal.ts';
import { type FileResponse, route, type Route } from '../../core/api/route.ts';
import type { Quote } from '../../core/arithmetic/sale.ts';
import type { Db } from '../../core/database/database.ts';
import type { Feature, FeatureDeps } from '../../core/feature.ts';
import type { Html } from '../../core/text/html.ts';
import type { Language } from '../../core/text/language.ts';
import { languageOfLocale, localeIn } from '../../core/text/languages.ts';
import { isReducedInJapan } from '../../core/text/tax-table.ts';
import { requireNotArchived } from '../../money/archives/archives.ts';
import { findOrder, presentOrder, referenceOf } from '../orders/orders.ts';
import { getKitchenTicket, getReceipt, type PrintQuery } from './contract/printing.ts';
import { type AllergensOf, kitchenTicket } from './kitchen-ticket.ts';
import type { PrintedOrder } from './printed-order.ts';
import { receiptOf } from './order-receipt.ts';

export const printing: Feature = {
  routes: printingRoutes,
  catalog: (tag) => import(`./languages/${tag}.ts`),
};

function printingRoutes(deps: FeatureDeps): Route[] {
  const { db, languages } = deps;
  return [
    route(getKitchenTicket, async ({ principal, params, query }) => {
      const printed = await printedOrder(deps, principal, params.id, query, 'ticket');
      const allergens = await allergensIn(db, principal, printed.order.merchant);
      const name = `ticket-${printed.order.number}.html`;
      return onPaper(name, kitchenTicket(printed, allergens), await languages.of(printed.language));
    }),
    route(getReceipt, async ({ principal, params, query }) => {
      const printed = await printedOrder(deps, principal, params.id, query, 'receipt');
      const name = `receipt-${printed.order.number}.html`;
      return onPaper(name, receiptOf(printed), await languages.of(printed.language));
    }),
  ];
}

function onPaper(name: string, document: Html, language: Language): FileResponse {
  return { download: { mediaType: 'text/html', name, content: document.in(language) } };
}

/**
 * Reads an order as it is printed: a receipt in the customer's language, a ticket in the merchant's.
 * @throws {ApiError} not_found, archived
 */
async function printedOrder(
  deps: FeatureDeps,
  principal: HttpPrincipal,
  id: string,
  query: PrintQuery,
  paper: 'ticket' | 'receipt',
): Promise<PrintedOrder> {
  const { width = '80', copy } = query;
  const view = viewOf(principal);
  const row = await findOrder(deps.db, view, id);
  if (!row) {
    await requireNotArchived(deps.db, view, id);
    throw new ApiError('not_found');
  }
  const [location, merchant, now] = await Promise.all([
    findLocation(deps.db, view, row.location_id),
    findMerchant(deps.db, view, row.merchant_id),
    deps.keys.clocks.now(principal),
  ]);
  if (!location || !merchant) throw new ApiError('not_found');
  const guest = paper === 'receipt' ? row.customer_language : null;
  const wanted = query.language ?? guest ?? location.locale;
  const language = languageOfLocale(wanted) ?? 'en';
  const { country, display_name, legal_name, address, business } = presentMerchant(merchant);
  return {
    order: presentOrder(row, deps),
    reference: referenceOf(location.record.slug, row),
    location,
    merchant: {
      displayName: display_name,
      legalName: legal_name,
      country,
      address,
      registration: business.tax_registration,
    },
    reduced: reducedParts(country, row.content.quote),
    width,
    isCopy: copy === 'true',
    language,
    locale: localeIn(language, languageOfLocale(location.locale) === language ? location.locale : wanted),
    now,
  };
}

/** Lines and charges with a reduced rate, and no other. */
function reducedParts(country: string, { lines, charges, taxes }: Quote): ReadonlySet<string> {
  const reduced = new Set(
    taxes.filter(({ ratePpm }) => isReducedInJapan(country, ratePpm)).map(({ uid }) => uid),
  );
  const parts = [...lines, ...charges].filter(
    (part) => part.taxes.length > 0 && part.taxes.every(({ uid }) => reduced.has(uid)),
  );
  return new Set(parts.map(({ uid }) => uid));
}

/**
 * Reads allergens from the present menu rather than the one at the time of the order: later corrections make
 * the dish safer.
 */
async function allergensIn(
  db: Db,
  { partnerId, environment }: HttpPrincipal,
  merchantId: string,
): Promise<AllergensOf> {
  const menus = await publishedMenus(db, { partnerId, environment }, merchantId);
  return (itemId) => menus.item(itemId)?.allergens;
}
