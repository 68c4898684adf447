import type { FeatureDeps } from '../../core/feature.ts';
import type { SiteContext } from '../hosts/site-page.ts';
import type { SiteFile } from '../hosts/shown-page.ts';

/** What wakes the pages of ordering, on a site and in partners' own pages. */
export const ELEMENT = 'trellis-ordering';

/** What the pages of ordering work with. */
export interface OrderingContext extends SiteContext {
  readonly deps: FeatureDeps;
  readonly styles: SiteFile;
}
