/** What a partner offers to merchants and guests. Each is hosted by us, embedded in the partner's product, or built by the partner on the API. */
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

/** Each as people call it. */
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
