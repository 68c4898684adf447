import type { FeatureDeps } from '../../core/feature.ts';

/** What pay links work with: what orders do, because they pay them, and what guests need. */
export type PayLinkDeps = Pick<
  FeatureDeps,
  | 'db'
  | 'clock'
  | 'publicUrl'
  | 'siteAddresses'
  | 'guestLinks'
  | 'keys'
  | 'locations'
  | 'menus'
  | 'payments'
  | 'orderFollowers'
  | 'members'
  | 'limiter'
  | 'origins'
>;
