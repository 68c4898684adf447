import type { RequestHandler } from 'express';
import type { Clock } from '../../core/api/clock.ts';
import type { OriginRegister } from '../../core/http/cors.ts';
import type { Limiter } from '../../core/api/limits/limiter.ts';
import { lazyHandler } from '../../core/http/lazy-handler.ts';
import type { Processors } from '../../providers/processor/processor.ts';
import type { ThemeDirectory } from '../../developers/themes/themes.ts';
import type { PageMemory } from './page-memory.ts';
import type { SiteAddresses } from './site-addresses.ts';
import type { SiteContext, SiteFeature } from './site-page.ts';

export { findSite } from './find-site.ts';
export { ownHost } from './own-host.ts';
export { PageMemory } from './page-memory.ts';
export { SiteAddresses } from './site-addresses.ts';

export interface SitesDeps extends SiteContext {
  readonly clock: Clock;
  readonly siteAddresses: SiteAddresses;
  readonly limiter: Limiter;
  readonly pages: PageMemory;
  /** Whose pages may have elements that show the site's. */
  readonly origins: OriginRegister;
  readonly processors: Processors;
  /** What features have on sites. */
  readonly features: readonly ((context: SiteContext) => Promise<SiteFeature>)[];
  /** To be mounted at `/i`: pictures of menus. */
  readonly images: RequestHandler;
  /** To be mounted at `/t`: style sheets of themes. */
  readonly sheets: RequestHandler;
  readonly themes: ThemeDirectory;
}

/** What is served at hosts that aren't our own: partners' sites. */
export function sites(deps: SitesDeps): RequestHandler {
  return lazyHandler(async () => (await import('./site-pages.ts')).sitePages(deps));
}
