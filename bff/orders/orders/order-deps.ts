import type { FeatureDeps } from '../../core/feature.ts';

/** What orders work with. */
export type OrderDeps = Pick<
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
>;
