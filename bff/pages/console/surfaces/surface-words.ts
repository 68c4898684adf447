import type { SurfaceModel } from '../../../accounts/surfaces/contract/surface.ts';
import type { SurfaceName } from '../../../accounts/surfaces/contract/surface-names.ts';

/** What each surface is, for people. */
export const SURFACE_WORDS: Readonly<Record<SurfaceName, string>> = {
  ordering: 'Where guests see menus and order.',
  pay_links: 'Where guests pay an amount or an order by card.',
  loyalty: 'Where guests join, see their points and use rewards.',
  dashboard: 'Where merchants work through their orders.',
  onboarding: 'Where merchants give what is needed to take payments.',
  menu: 'Where merchants edit and publish what they sell.',
  reporting: 'Where merchants see what they sold.',
  payouts: 'Where merchants see their balance and payouts.',
};

export const MODEL_WORDS: Readonly<Record<SurfaceModel, { readonly name: string; readonly what: string }>> = {
  hosted: { name: 'Hosted', what: 'Hosted: our pages on your site' },
  embedded: { name: 'Embedded', what: 'Embedded: our elements in your product' },
  api: { name: 'API', what: 'API: your own pages, on the API and webhooks' },
};
