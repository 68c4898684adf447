import type { HostedSurface } from '../../accounts/surfaces/contract/hosted-links.ts';
import type { SessionScope } from '../../core/contract/scopes.ts';
import { msg, type Words } from '../../core/text/message.ts';

/** What each hosted surface is called, where it is and what it needs; a link grants what of that its key may do. */
export const SURFACES: Readonly<
  Record<
    HostedSurface,
    { readonly title: Words; readonly path: string; readonly scopes: readonly SessionScope[] }
  >
> = {
  'create-plant': {
    title: msg`Add plants`,
    path: '/hosted/create-plant',
    scopes: ['plants:write', 'merchants:read'],
  },
  dashboard: {
    title: msg`Work with orders`,
    path: '/dashboard',
    scopes: [
      'orders:read',
      'orders:write',
      'payments:read',
      'payments:refund',
      'pay_links:read',
      'menus:read',
      'menus:write',
      'merchants:read',
      'merchants:write',
      'onboarding:read',
      'payouts:read',
    ],
  },
};
