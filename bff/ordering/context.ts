import type { FeatureDeps } from '../feature.ts';
import type { SiteContext } from '../hosts/site-page.ts';
import type { SiteFile } from '../hosts/shown-page.ts';

/** What the pages of ordering work with. */
export interface OrderingContext extends SiteContext {
  readonly deps: FeatureDeps;
  readonly styles: SiteFile;
}
