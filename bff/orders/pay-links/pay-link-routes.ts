import type { FeatureDeps } from '../../core/feature.ts';
import { merchantOf, viewOf } from '../../core/api/principal.ts';
import { pageRequestOf } from '../../core/database/pagination.ts';
import { route, type Route } from '../../core/api/route.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import { requirePublished } from '../../accounts/identity/partners/publish.ts';
import * as operations from './contract/pay-links.ts';
import { createPayLink, requireOfSession } from './create-pay-link.ts';
import { pageOfLinkPayments } from './link-payments.ts';
import { findPayLink } from './pay-link-records.ts';
import { pageOfPayLinks, originOf, presentPayLink, urlOf } from './present-pay-link.ts';
import { payPayLink } from './start-link-payment.ts';
import { qrImage } from './qr-code.ts';
import { cancelPayLink, updatePayLink } from './update-pay-link.ts';

export function payLinkRoutes(deps: FeatureDeps): Route[] {
  return [...writing(deps), ...paying(deps), ...reading(deps)];
}

function writing(deps: FeatureDeps): Route[] {
  const { clock } = deps;
  return [
    route(operations.createPayLink, async ({ principal, work, body: { merchant, ...body } }) => {
      requireOfSession(principal, body);
      await requirePublished(work.db, principal);
      const now = new Date(await nowIn(work.db, clock, principal));
      const { partnerId, environment } = principal;
      const owner = { partnerId, environment };
      const merchantId = merchantOf(principal, merchant);
      const row = await createPayLink(work, deps, { owner, merchantId, body, now });
      return { body: await presentPayLink(work.db, row, deps) };
    }),
    route(operations.updatePayLink, async ({ principal, work, params: { id }, body }) => {
      requireOfSession(principal, body);
      const now = new Date(await nowIn(work.db, clock, principal));
      const row = await updatePayLink(work, deps, viewOf(principal), id, body, now);
      return { body: await presentPayLink(work.db, row, deps) };
    }),
    route(operations.cancelPayLink, async ({ principal, work, params: { id } }) => {
      const now = new Date(await nowIn(work.db, clock, principal));
      const row = await cancelPayLink(work, deps, viewOf(principal), id, now);
      return { body: await presentPayLink(work.db, row, deps) };
    }),
  ];
}

function paying(deps: FeatureDeps): Route[] {
  return [
    route(operations.payPayLink, async ({ principal, params: { id }, body, idempotency, requestId }) => {
      const view = viewOf(principal);
      const now = new Date(await deps.keys.clocks.now(principal));
      const intent = idempotency?.id ?? '';
      const payment = await payPayLink(deps, view, { id, body, intent, now, requestId });
      const row = await findPayLink(deps.db, view, id);
      return { body: { ...(await presentPayLink(deps.db, row, deps)), next_action: payment.next_action } };
    }),
  ];
}

function reading(deps: FeatureDeps): Route[] {
  const { db } = deps;
  return [
    route(operations.listPayLinks, async ({ principal, query }) => ({
      body: await pageOfPayLinks(deps, viewOf(principal), pageRequestOf(query), query),
    })),
    route(operations.getPayLink, async ({ principal, params: { id } }) => ({
      body: await presentPayLink(db, await findPayLink(db, viewOf(principal), id), deps),
    })),
    route(operations.listPayLinkPayments, async ({ principal, params: { id }, query }) => ({
      body: await pageOfLinkPayments(deps, viewOf(principal), id, pageRequestOf(query)),
    })),
    route(operations.getPayLinkQr, async ({ principal, params: { id } }) => {
      const row = await findPayLink(db, viewOf(principal), id);
      const url = urlOf(deps, id, await originOf(db, deps, row));
      const image = qrImage(url, `QR code to pay: ${row.description}`);
      return {
        download: { mediaType: 'image/svg+xml', name: `${id.replace('_', '-')}.svg`, content: image.text },
      };
    }),
  ];
}
