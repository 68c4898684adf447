import type { RequestHandler } from 'express';
import { lazyHandler } from '../../core/http/lazy-handler.ts';

import type { SitesDeps } from './site-pages.ts';

export { findSite } from './find-site.ts';
export { ownHost } from './own-host.ts';
export { PageMemory } from './page-memory.ts';
export { SiteAddresses } from './site-addresses.ts';

/** What is served at hosts that aren't our own: partners' sites. */
export function sites(deps: SitesDeps): RequestHandler {
  return lazyHandler(async () => (await import('./site-pages.ts')).sitePages(deps));
}
