import type { Feature } from '../../core/feature.ts';
import type { SiteAddresses } from './hosts.ts';

declare module '../../core/feature.ts' {
  interface FeatureDeps {
    /** The addresses of partners' sites. */
    readonly siteAddresses: SiteAddresses;
  }
}

/** The feature that serves partners' sites. Their pages are listed in `pages/site-features.ts`. */
export const hosts: Feature = {
  catalog: (tag) => import(`./languages/${tag}.ts`),
};
