/** A page of the back office: a merchant works on it, and Trellis does most of what is on it. */
export interface BackOfficePage {
  /** Of its template, `pages/NAME.html`, and in the address of its session endpoint. */
  readonly name: string;
  readonly path: string;
  readonly title: string;
  /** What the session of this page may do: what its elements need, and no more. */
  readonly scopes: readonly string[];
}

/** All pages of the back office, in the order of the navigation. One without a template isn't there yet. */
export const BACK_OFFICE: readonly BackOfficePage[] = [
  {
    name: 'orders',
    path: '/orders',
    title: 'Orders',
    scopes: [
      'orders:read',
      'orders:write',
      'payments:read',
      'payments:refund',
      'merchants:read',
      'merchants:write',
      'menus:read',
      'menus:write',
      'onboarding:read',
      'payouts:read',
    ],
  },
  { name: 'plants', path: '/', title: 'Plants', scopes: ['plants:write'] },
  {
    name: 'menu',
    path: '/menu',
    title: 'Menu',
    scopes: ['menus:read', 'menus:write', 'menus:publish', 'merchants:read'],
  },
  {
    name: 'reports',
    path: '/reports',
    title: 'Reports',
    scopes: ['reports:read', 'reports:export'],
  },
  {
    name: 'payouts',
    path: '/payouts',
    title: 'Payouts',
    scopes: [
      'payouts:read',
      'payouts:write',
      'merchants:read',
      'merchants:write',
      'onboarding:read',
      'onboarding:write',
      'reports:read',
      'reports:export',
    ],
  },
  {
    name: 'set-up',
    path: '/set-up',
    title: 'Set-up',
    scopes: ['onboarding:read', 'onboarding:write', 'merchants:read'],
  },
];

/** The scopes of a page by its name; without one, of the first page that a merchant sees. */
export function scopesOf(name: unknown = 'plants'): readonly string[] | undefined {
  const scopes = BACK_OFFICE.find((page) => page.name === name)?.scopes;
  return scopes?.length ? scopes : undefined;
}
