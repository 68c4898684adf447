/**
 * The surfaces that a partner offers to merchants and guests. Each is hosted on the partner's site,
 * embedded in the partner's product, or built on the API.
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
 * The surfaces that a domain can be bound to. The dashboard has the others of a merchant's people with it.
 */
export const DOMAIN_SURFACES = [
  'ordering',
  'pay_links',
  'loyalty',
  'dashboard',
] as const satisfies readonly SurfaceName[];

/**
 * Returns the surface of a domain that has the pages of a surface: the dashboard has those of a merchant's
 * people.
 */
export function domainSurfaceOf(surface: SurfaceName): SurfaceName {
  return DOMAIN_SURFACES.find((name) => name === surface) ?? 'dashboard';
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
