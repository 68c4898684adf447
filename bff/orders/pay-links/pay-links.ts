import type { RequestHandler } from 'express';
import type { FeatureDeps } from '../../core/feature.ts';
import { lazyHandler } from '../../core/http/lazy-handler.ts';

/** To be mounted at our own host. */
export function payLinkAddresses(deps: FeatureDeps): RequestHandler {
  return lazyHandler(async () => (await import('./link-address.ts')).linkAddress(deps));
}
