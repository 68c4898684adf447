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
