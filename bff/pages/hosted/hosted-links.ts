import type { Selectable } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { OneTimeSignIn } from '../shell/one-time-sign-in.ts';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Migrations } from '../../core/database/migrate.ts';
import type { HostedSurface } from '../../accounts/surfaces/contract/hosted-links.ts';
import type { SessionScope } from '../../core/contract/scopes.ts';
import type { SurfaceName } from '../../accounts/surfaces/contract/surface-names.ts';
import { msg, type Words } from '../../core/text/message.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import { ApiError } from '../../core/api/errors.ts';

export type HostedLinkRow = Selectable<HostedLinksTable>;
export type HostedSessionRow = Selectable<HostedSessionsTable>;

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

declare module '../../core/database/tables.ts' {
  interface Tables {
    hosted_links: HostedLinksTable;
    hosted_sessions: HostedSessionsTable;
  }
}

/** The columns for a hosted page's merchant and the key whose permissions it has. */
interface HostedGrantColumns {
  /** SHA-256 of the code in the link, or of the cookie. */
  hash: string;
  partner_id: string;
  environment: EnvironmentName;
  merchant_id: string;
  key_id: string;
  lineage: string;
  surface: string;
  scopes: string[];
  expires_at: Date;
  /** The URL of the link back, on an origin of the partner; null without one. */
  return_url: string | null;
}

interface HostedLinksTable extends HostedGrantColumns {
  used_at: Date | null;
}

/**
 * A session that a link opened has a key's permissions. One of a person has those of a role, and no key: its
 * `key_id`, `lineage` and `scopes` are empty.
 */
interface HostedSessionsTable extends HostedGrantColumns {
  created_at: Date;
  /** The confirmation to show once on the next page. JSON. */
  notice: string | null;
  /** The ID of a person's session, to end it. */
  id: string | null;
  person_id: string | null;
  /** To the minute. */
  seen_at: Date | null;
  /** The browser's name for itself. */
  browser: string | null;
  /** The address that it had. */
  network: string | null;
  /** The shared device on which a PIN opened it. */
  device_id: string | null;
  /** The role that the person had then: with another one the session ends. */
  role: string | null;
  /** When the person last did something on the device. */
  worked_at: Date | null;
  /** When the person last proved who they are; null if only the sign-in did. */
  proved_at: Date | null;
}

export const hostedMigrations: Migrations = {
  '012-hosted-return': [
    `alter table hosted_links add column return_url text`,
    `alter table hosted_sessions add column return_url text`,
  ],
  '067-hosted-people': [
    `alter table hosted_sessions drop constraint hosted_sessions_key_id_fkey`,
    `alter table hosted_sessions add column id text`,
    `alter table hosted_sessions add column person_id text references persons`,
    `alter table hosted_sessions add column seen_at timestamptz`,
    `alter table hosted_sessions add column browser text`,
    `alter table hosted_sessions add column network text`,
    `create index hosted_sessions_of_person on hosted_sessions (person_id)`,
  ],
  '072-device-sessions': [
    `alter table hosted_sessions add column device_id text references devices`,
    `alter table hosted_sessions add column role text`,
    `alter table hosted_sessions add column worked_at timestamptz`,
  ],
  '094-staff-proof': [`alter table hosted_sessions add column proved_at timestamptz`],
};

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
    scopes: ['staff:read', 'staff:write'],
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
