/**
 * The surfaces that a partner offers to merchants and guests. Each is embedded in the partner's product or
 * built on the API; {@link SITE_SURFACES} can be hosted.
 */
export const SURFACES = [
  'ordering',
  'pay_links',
  'loyalty',
  'dashboard',
  'onboarding',
  'menu',
  'reporting',
  'payouts',
] as const;
export type SurfaceName = (typeof SURFACES)[number];

/**
 * The surfaces that have pages on partners' sites. No other can be hosted, or be the only one of a domain.
 */
export const SITE_SURFACES = [
  'ordering',
  'pay_links',
  'loyalty',
  'dashboard',
] as const satisfies readonly SurfaceName[];

export function isOnSites(surface: SurfaceName): boolean {
  return SITE_SURFACES.some((name) => name === surface);
}

/** The display name of each surface. */
export const SURFACE_TITLES: Readonly<Record<SurfaceName, string>> = {
  ordering: 'Ordering',
  pay_links: 'Pay links',
  loyalty: 'Loyalty',
  dashboard: 'Dashboard',
  onboarding: 'Onboarding',
  menu: 'Menus',
  reporting: 'Reporting',
  payouts: 'Payouts',
};
