import type { FeatureDeps } from '../core/feature.ts';
import type { SiteContext, SiteFeature } from './hosts/site-visit.ts';

type LoadSiteFeature = (deps: FeatureDeps, context: SiteContext) => Promise<SiteFeature>;

/** The features of partners' sites. Each feature's pages are loaded with the first request for a site. */
export const SITE_FEATURES: readonly LoadSiteFeature[] = [
  async (deps, context) => (await import('./hosted/dashboard/site-pages.ts')).dashboardPages(deps, context),
  async (deps, context) => (await import('./ordering/site-pages.ts')).orderingPages(deps, context),
  async (deps, context) => (await import('./pay-links/site-pages.ts')).payLinkPages(deps, context),
  async (deps, context) => (await import('./rewards/site-pages.ts')).rewardsPages(deps, context),
  async (deps) => (await import('./hosts/place-pages.ts')).placePages(deps),
];
