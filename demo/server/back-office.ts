/** A page with elements of Trellis, as the home page presents it. */
interface EmbeddedPage {
  readonly path: string;
  readonly title: string;
  /** What its elements do. */
  readonly about: string;
  /** Their names, without `trellis-`. */
  readonly elements: readonly string[];
}

/** A page of the back office: a merchant works on it, and Trellis does most of what is on it. */
export interface BackOfficePage extends EmbeddedPage {
  /** Of its template, `pages/NAME.html`, and in the address of its session endpoint. */
  readonly name: string;
  /** What the session of this page may do: what its elements need, and no more. */
  readonly scopes: readonly string[];
}

/** All pages of the back office, in the order of the navigation. One without a template isn't there yet. */
export const BACK_OFFICE: readonly BackOfficePage[] = [
  {
    name: 'home',
    path: '/',
    title: 'Home',
    about: 'Adds a plant to the store.',
    elements: ['create-plant'],
    scopes: ['plants:write'],
  },
  {
    name: 'orders',
    path: '/orders',
    title: 'Orders',
    about: 'New orders as they come in, what is being prepared, history, refunds, and the balance.',
    elements: ['dashboard', 'balance'],
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
  {
    name: 'menu',
    path: '/menu',
    title: 'Menu',
    about: 'Sections, items, options, pictures and stock, as a draft until it is published.',
    elements: ['menu-editor'],
    scopes: ['menus:read', 'menus:write', 'menus:publish', 'merchants:read'],
  },
  {
    name: 'locations',
    path: '/locations',
    title: 'Locations',
    about: 'Hours, holidays, fulfillments and fees, slots, taxes and tips of each place, and a pause.',
    elements: ['locations'],
    scopes: ['merchants:read', 'merchants:write'],
  },
  {
    name: 'team',
    path: '/team',
    title: 'Team',
    about: 'Who signs in to the dashboard, in which role, and the devices that they share.',
    elements: ['team'],
    // A role can be given only by a session that has the role's scopes itself.
    scopes: [
      'staff:read',
      'staff:write',
      'merchants:read',
      'merchants:write',
      'onboarding:read',
      'onboarding:write',
      'menus:read',
      'menus:write',
      'menus:publish',
      'orders:read',
      'orders:write',
      'payments:read',
      'payments:refund',
      'pay_links:read',
      'pay_links:write',
      'loyalty:read',
      'loyalty:write',
      'reports:read',
      'reports:export',
      'payouts:read',
      'payouts:write',
    ],
  },
  {
    name: 'reports',
    path: '/reports',
    title: 'Reports',
    about: 'Sales by day, hour and item, compared with the time before, also as CSV.',
    elements: ['reporting'],
    scopes: ['reports:read', 'reports:export'],
  },
  {
    name: 'payments',
    path: '/payments',
    title: 'Payments',
    about: 'Card payments with their guests, refunds in whole and in part, and disputes with a deadline.',
    elements: ['payments'],
    scopes: [
      'payments:read',
      'payments:refund',
      'orders:read',
      'payouts:read',
      'reports:read',
      'reports:export',
    ],
  },
  {
    name: 'payouts',
    path: '/payouts',
    title: 'Payouts',
    about: 'What is paid to the bank and when, and which orders each payout is for.',
    elements: ['payouts'],
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
    about: 'Business, people, bank account and terms, step by step, until payments are on.',
    elements: ['onboarding'],
    scopes: ['onboarding:read', 'onboarding:write', 'merchants:read'],
  },
];

/** The page for engineers that has an element too. */
export const ENDPOINTS: EmbeddedPage = {
  path: '/endpoints',
  title: 'Webhook endpoints',
  about: 'Where events are sent, every delivery with its attempts, and simulated events.',
  elements: ['webhooks'],
};

/** What is embedded on other pages than the home page. */
export const EMBEDDED: readonly EmbeddedPage[] = [
  ...BACK_OFFICE.filter(({ name }) => name !== 'home'),
  ENDPOINTS,
];

/** The scopes of a page by its name; without one, of the first page that a merchant sees. */
export function scopesOf(name: unknown = 'home'): readonly string[] | undefined {
  const scopes = BACK_OFFICE.find((page) => page.name === name)?.scopes;
  return scopes?.length ? scopes : undefined;
}
