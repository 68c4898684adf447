import express from 'express';
import type { RequestHandler } from 'express';
import type { FeatureDeps } from '../../core/feature.ts';
import { ApiError } from '../../core/api/errors.ts';
import { refuseMethod } from '../../core/http/page-headers.ts';
import { findAnyPayLink } from './pay-link-records.ts';
import { originOf, urlOf } from './present-pay-link.ts';

export { qrImage } from './qr-code.ts';

/**
 * Routes for `/pay/{token}` on our host, the `url` from before links had pages: redirects to the page on the
 * partner's site.
 */
export function payLinkAddresses(deps: FeatureDeps): RequestHandler {
  const router = express.Router({ caseSensitive: true, strict: true });
  router
    .route('/:token')
    .get(async ({ params: { token } }, res) => {
      const id = await deps.guestLinks.idOf('pay_link', token);
      if (id === undefined) throw new ApiError('not_found');
      const row = await findAnyPayLink(deps.db, id);
      res.setHeader('Cache-Control', 'no-store');
      res.redirect(302, urlOf(deps, id, await originOf(deps.db, deps, row)));
    })
    .all(refuseMethod('GET, HEAD'));
  return router;
}
