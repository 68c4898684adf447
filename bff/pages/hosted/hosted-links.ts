import type { Selectable } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { OneTimeSignIn } from '../shell/one-time-sign-in.ts';
import type { Tables } from '../../core/database/tables.ts';
import type { HostedSurface } from '../../accounts/surfaces/contract/hosted-links.ts';
import { SESSION_SCOPES, type SessionScope } from '../../core/contract/scopes.ts';
import type { SurfaceName } from '../../accounts/surfaces/contract/surface-names.ts';
import { msg, type Words } from '../../core/text/message.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import { scopesOfStaffRole } from '../../accounts/staff/contract/roles.ts';
import { ApiError } from '../../core/api/errors.ts';

export type HostedLinkRow = Selectable<Tables['hosted_links']>;
export type HostedSessionRow = Selectable<Tables['hosted_sessions']>;

/** A link opens one surface for one merchant, with what it grants. */
export const hostedSignIn = new OneTimeSignIn<HostedLinkRow, HostedSessionRow>({
  links: 'hosted_links',
  sessions: 'hosted_sessions',
  sessionOf: (link) => {
    const { used_at: _, ...grant } = link;
    return { ...grant, ...NOBODY, notice: null };
  },
});

/** The columns of a person, in a session that a link opened. */
const NOBODY = {
  id: null,
  person_id: null,
  seen_at: null,
  browser: null,
  network: null,
  device_id: null,
  role: null,
  worked_at: null,
  proved_at: null,
};

/** Leaves a notice for the next page. */
export async function leaveNotice(db: Db, hash: string, notice: string): Promise<void> {
  await db.updateTable('hosted_sessions').set({ notice }).where('hash', '=', hash).execute();
}

/** Takes the notice, so that it is shown once. @returns false when another request took it first */
export async function takeNotice(db: Db, hash: string, notice: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('hosted_sessions')
    .set({ notice: null })
    .where('hash', '=', hash)
    .where('notice', '=', notice)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface LinkedSurface {
  readonly title: Words;
  readonly path: string;
  /** The surface whose model decides whether it is hosted; `undefined` for one that always is. */
  readonly of: SurfaceName | undefined;
  readonly scopes: readonly SessionScope[];
}

/**
 * The name, path and required scopes of each page that a link opens; a link grants those of the scopes that
 * its key has.
 */
export const SURFACES: Readonly<Record<HostedSurface, LinkedSurface>> = {
  'create-plant': {
    title: msg`Add plants`,
    path: '/hosted/create-plant',
    of: undefined,
    scopes: ['plants:write', 'merchants:read'],
  },
  dashboard: {
    title: msg`Work with orders`,
    path: '/dashboard',
    of: 'dashboard',
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
  menu: {
    title: msg`Menu`,
    path: '/dashboard/menu',
    of: 'menu',
    scopes: ['merchants:read', 'menus:read', 'menus:write', 'menus:publish'],
  },
  locations: {
    title: msg`Hours and places`,
    path: '/dashboard/locations',
    of: 'dashboard',
    scopes: ['merchants:read', 'merchants:write'],
  },
  reporting: {
    title: msg`Reports`,
    path: '/dashboard/reports',
    of: 'reporting',
    scopes: ['merchants:read', 'reports:read', 'reports:export'],
  },
  payments: {
    title: msg`Payments`,
    path: '/dashboard/payments',
    of: 'dashboard',
    scopes: [
      'merchants:read',
      'orders:read',
      'payments:read',
      'payments:refund',
      'payouts:read',
      'reports:read',
      'reports:export',
    ],
  },
  payouts: {
    title: msg`Payouts`,
    path: '/dashboard/payouts',
    of: 'payouts',
    scopes: ['merchants:read', 'orders:read', 'payments:read', 'payouts:read', 'payouts:write'],
  },
  loyalty: {
    title: msg`Loyalty`,
    path: '/dashboard/loyalty',
    of: 'dashboard',
    scopes: ['merchants:read', 'loyalty:read'],
  },
  onboarding: {
    title: msg`Set-up`,
    path: '/dashboard/set-up',
    of: 'onboarding',
    scopes: ['merchants:read', 'onboarding:read', 'onboarding:write'],
  },
  team: {
    title: msg`Team`,
    path: '/dashboard/team',
    of: 'dashboard',
    // Roles are given by those who have their scopes: a link to the team is for a manager.
    scopes: SESSION_SCOPES.filter((scope) => scopesOfStaffRole('manager').has(scope)),
  },
  pay_links: {
    title: msg`Pay links`,
    path: '/dashboard/pay-links',
    of: 'pay_links',
    scopes: ['merchants:read', 'pay_links:read', 'pay_links:write'],
  },
  settings: {
    title: msg`Settings`,
    path: '/dashboard/settings',
    of: 'dashboard',
    scopes: ['merchants:read', 'merchants:write', 'menus:read', 'menus:write'],
  },
};

/**
 * Checks the URL of the link back, which may only lead to the partner's own pages: our links must not be open
 * redirects.
 * @returns the URL as serialized by the parser
 * @throws {ApiError} field_invalid
 */
export async function checkReturnUrl(db: Db, owner: Owner, text: string): Promise<string> {
  const url = URL.parse(text);
  if (!url || !['https:', 'http:'].includes(url.protocol) || url.username || url.password) {
    throw invalid('return_url must be an absolute http or https URL without user or password.');
  }
  if (url.protocol === 'http:' && owner.environment === 'production') {
    throw invalid('return_url must start with https:// in production.');
  }
  const found = await db
    .selectFrom('partner_environments')
    .select('origins')
    .where(ownedBy('partner_environments', owner))
    .executeTakeFirst();
  if (!isOnOneOf(url.href, found?.origins ?? [])) {
    throw invalid(
      `return_url must be on one of your registered origins. Register ${url.origin} with PUT ` +
        '/v1/partners/me/origins first.',
    );
  }
  return url.href;
}

/** Compared with the list again when the page is shown: an origin may have been removed since. */
export function isOnOneOf(url: string, origins: readonly string[]): boolean {
  const origin = URL.parse(url)?.origin;
  return origin !== undefined && origins.includes(origin);
}

function invalid(message: string): ApiError {
  return new ApiError('field_invalid', { message, param: 'return_url' });
}
