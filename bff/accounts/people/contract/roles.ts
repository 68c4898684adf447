import type { EnvironmentName } from '../../../core/contract/fields.ts';
import { ALL_SCOPES, type Scope } from '../../../core/contract/scopes.ts';

/** The roles of a partner's people, from the most to the fewest rights. */
export const ROLES = ['owner', 'admin', 'developer', 'finance', 'support', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

/** The purpose of each role, in one sentence. */
export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  owner: 'Everything, and who the other owners are.',
  admin: 'Everything, but not who the owners are.',
  developer: 'Keys, webhooks, sites and surfaces. In production, no details of guests.',
  finance: 'Payments, refunds, payouts, pricing and reports.',
  support: 'Orders, merchants, menus and refunds.',
  viewer: 'Sees everything, changes nothing.',
};

const READING: readonly Scope[] = ALL_SCOPES.filter((scope) => scope.endsWith(':read'));

const FINANCE: readonly Scope[] = [
  'merchants:read',
  'orders:read',
  'payments:read',
  'payments:refund',
  'pay_links:read',
  'loyalty:read',
  'reports:read',
  'reports:export',
  'payouts:read',
  'payouts:write',
  'pricing:read',
  'pricing:write',
  'events:read',
  'members:read',
];

const SUPPORT: readonly Scope[] = [
  'merchants:read',
  'merchants:write',
  'merchants:create',
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
  'staff:read',
  'staff:write',
  'events:read',
  'members:read',
];

/**
 * Nothing that shows who a guest is: no orders, payments, members of a program, or events, which carry
 * them.
 */
const DEVELOPER: readonly Scope[] = [
  'plants:write',
  'merchants:read',
  'menus:read',
  'reports:read',
  'pricing:read',
  'branding:write',
  'domains:write',
  'surfaces:write',
  'webhooks:read',
  'webhooks:write',
  'keys:read',
  'keys:write',
  'members:read',
];

const IN_PRODUCTION: Readonly<Record<Role, readonly Scope[]>> = {
  owner: ALL_SCOPES,
  admin: ALL_SCOPES,
  developer: DEVELOPER,
  finance: FINANCE,
  support: SUPPORT,
  viewer: READING,
};

/** A sandbox has no real guests, so a developer may do everything there but choose who is on the team. */
const IN_SANDBOX: Readonly<Record<Role, readonly Scope[]>> = {
  ...IN_PRODUCTION,
  developer: ALL_SCOPES.filter((scope) => scope !== 'members:write'),
  finance: [...FINANCE, 'sandbox:write'],
  support: [...SUPPORT, 'sandbox:write'],
};

const SCOPES = {
  sandbox: setsOf(IN_SANDBOX),
  production: setsOf(IN_PRODUCTION),
};

function setsOf(
  lists: Readonly<Record<Role, readonly Scope[]>>,
): Readonly<Record<Role, ReadonlySet<string>>> {
  const entries = ROLES.map((role): [Role, ReadonlySet<string>] => [role, new Set(lists[role])]);
  return Object.fromEntries(entries) as Record<Role, ReadonlySet<string>>;
}

/** Returns the scopes of a role in an environment: the same words as a key's. */
export function scopesOfRole(role: Role, environment: EnvironmentName): ReadonlySet<string> {
  return SCOPES[environment][role];
}
