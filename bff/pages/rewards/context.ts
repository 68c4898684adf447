import type { FeatureDeps } from '../../core/feature.ts';
import type { SiteFile } from '../hosts/shown-page.ts';
import type { SiteContext } from '../hosts/site-page.ts';

/** What the pages of rewards work with. */
export interface RewardsContext extends SiteContext {
  readonly deps: FeatureDeps;
  readonly styles: SiteFile;
}
