import type { FeatureDeps } from '../../core/feature.ts';
import type { SiteFile } from '../hosts/shown-page.ts';
import type { SiteContext } from '../hosts/site-page.ts';

/** What wakes the pages of pay links, and what partners embed. */
export const ELEMENT = 'trellis-pay-link';

/** What the pages of pay links work with. */
export interface LinkContext extends SiteContext {
  readonly deps: FeatureDeps;
  readonly styles: SiteFile;
}
