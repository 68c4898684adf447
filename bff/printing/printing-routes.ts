import type { Db } from '../database/database.ts';
import type { FeatureDeps } from '../feature.ts';
import { ApiError } from '../gateway/errors.ts';
import type { Html } from '../gateway/html.ts';
import { viewOf, type HttpPrincipal } from '../gateway/principal.ts';
import { route, type Route, type FileResponse } from '../gateway/route.ts';
import { findLocation } from '../locations/locations.ts';
import { publishedMenus } from '../menus/menus.ts';
import { findMerchant } from '../merchants/merchants.ts';
import { findOrder, presentOrder } from '../orders/orders.ts';
import { getKitchenTicket, getReceipt, type PaperWidth } from './contract/printing.ts';
import { kitchenTicket, type AllergensOf } from './kitchen-ticket.ts';
import type { PrintedOrder } from './printed-order.ts';
import { receiptOf } from './receipt.ts';

export function printingRoutes(deps: FeatureDeps): Route[] {
  const { db } = deps;
  return [
    route(getKitchenTicket, async ({ principal, params, query }) => {
      const printed = await printedOrder(deps, principal, params.id, query);
      const allergens = await allergensIn(db, principal, printed.order.merchant);
      return onPaper(`ticket-${printed.order.number}.html`, kitchenTicket(printed, allergens));
    }),
    route(getReceipt, async ({ principal, params, query }) => {
      const printed = await printedOrder(deps, principal, params.id, query);
      return onPaper(`receipt-${printed.order.number}.html`, receiptOf(printed));
    }),
  ];
}

function onPaper(name: string, document: Html): FileResponse {
  return { download: { mediaType: 'text/html', name, content: document.text } };
}

/** @throws {ApiError} not_found */
async function printedOrder(
  deps: FeatureDeps,
  principal: HttpPrincipal,
  id: string,
  { width = '80', copy }: { readonly width?: PaperWidth; readonly copy?: 'true' | 'false' },
): Promise<PrintedOrder> {
  const view = viewOf(principal);
  const row = await findOrder(deps.db, view, id);
  if (!row) throw new ApiError('not_found');
  const [location, merchant, now] = await Promise.all([
    findLocation(deps.db, view, row.location_id),
    findMerchant(deps.db, view, row.merchant_id),
    deps.keys.clocks.now(principal),
  ]);
  if (!location || !merchant) throw new ApiError('not_found');
  return {
    order: presentOrder(row, deps),
    location,
    merchant: { displayName: merchant.display_name, legalName: merchant.legal_name },
    width,
    isCopy: copy === 'true',
    now,
  };
}

/** As the menu says now, not when it was ordered: a dish that is known better today is safer today. */
async function allergensIn(
  db: Db,
  { partnerId, environment }: HttpPrincipal,
  merchantId: string,
): Promise<AllergensOf> {
  const menus = await publishedMenus(db, { partnerId, environment }, merchantId);
  return (itemId) => menus.item(itemId)?.allergens;
}
