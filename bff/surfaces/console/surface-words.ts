import type { SurfaceModel } from '../contract/surface.ts';
import type { SurfaceName } from '../contract/surface-names.ts';

/** What each surface is, for people. */
export const SURFACE_WORDS: Readonly<Record<SurfaceName, { readonly name: string; readonly what: string }>> =
  {
    ordering: { name: 'Ordering', what: 'Where guests see menus and order.' },
    pay_links: { name: 'Pay links', what: 'Where guests pay an amount or an order by card.' },
    loyalty: { name: 'Loyalty', what: 'Where guests join, see their points and use rewards.' },
    dashboard: { name: 'Dashboard', what: 'Where merchants work through their orders.' },
    onboarding: { name: 'Onboarding', what: 'Where merchants give what is needed to take payments.' },
    menu: { name: 'Menus', what: 'Where merchants edit and publish what they sell.' },
    reporting: { name: 'Reporting', what: 'Where merchants see what they sold.' },
    payouts: { name: 'Payouts', what: 'Where merchants see their balance and payouts.' },
  };

export const MODEL_WORDS: Readonly<Record<SurfaceModel, { readonly name: string; readonly what: string }>> = {
  hosted: { name: 'Hosted', what: 'Hosted: our pages on your site' },
  embedded: { name: 'Embedded', what: 'Embedded: our elements in your product' },
  api: { name: 'API', what: 'API: your own pages, on the API and webhooks' },
};
