import express, { type RequestHandler } from 'express';
import { siteOriginOf } from '../../accounts/domains/domains.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { ApiError } from '../../core/api/errors.ts';
import { ownerOfOrder } from '../../orders/orders/orders.ts';
import { refuseMethod } from '../../core/http/page-headers.ts';

/**
 * `/order/{token}` at our own host, which `status_url` names: it redirects to the order's page on its
 * partner's site, wherever that is now, so that an address sent earlier stays valid when a domain comes or
 * goes.
 */
export function orderAddresses(deps: FeatureDeps): RequestHandler {
  const router = express.Router({ caseSensitive: true, strict: true });
  router
    .route('/:token')
    .get(async ({ params: { token } }, res) => {
      const id = await deps.guestLinks.idOf('order', token);
      const order = id === undefined ? undefined : await ownerOfOrder(deps.db, id);
      if (!order) throw new ApiError('not_found');
      const { merchantId, ...owner } = order;
      const origin = await siteOriginOf(deps, owner, { merchantId, surface: 'ordering' });
      res.setHeader('Cache-Control', 'no-store');
      res.redirect(302, `${origin}/order/${token}`);
    })
    .all(refuseMethod('GET, HEAD'));
  return router;
}
