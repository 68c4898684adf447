/** The scopes of credentials: `resource:action`. Both lists are closed; a scope in neither does not exist. */

/** Scopes that a session token may carry, and so may reach a browser. */
export const SESSION_SCOPES = [
  'plants:write',
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
  'staff:read',
  'staff:write',
] as const;

/** Scopes that only a partner key may hold: they never enter a session. */
export const KEY_ONLY_SCOPES = [
  'merchants:create',
  'pricing:read',
  'pricing:write',
  'branding:write',
  'domains:write',
  'surfaces:write',
  'webhooks:read',
  'webhooks:write',
  'events:read',
  'keys:read',
  'keys:write',
  'audit:read',
  'guests:read',
  'guests:erase',
  'members:read',
  'members:write',
  'sandbox:write',
] as const;

export const ALL_SCOPES = [...SESSION_SCOPES, ...KEY_ONLY_SCOPES] as const;

export type SessionScope = (typeof SESSION_SCOPES)[number];
export type Scope = (typeof ALL_SCOPES)[number];

/**
 * The form of a scope, known or not. Anchored, ASCII only: no white space, wildcard or look-alike letter
 * matches.
 */
const SCOPE_PATTERN = /^[a-z0-9_]+:[a-z0-9_]+$/;

/** The longest scope that is read, in characters. */
const SCOPE_MAX_LENGTH = 100;

const known: ReadonlySet<string> = new Set(ALL_SCOPES);
const grantable: ReadonlySet<string> = new Set(SESSION_SCOPES);

export function isWellFormedScope(value: string): boolean {
  return value.length <= SCOPE_MAX_LENGTH && SCOPE_PATTERN.test(value);
}

export function isScope(value: string): value is Scope {
  return known.has(value);
}

function isSessionScope(value: string): value is SessionScope {
  return grantable.has(value);
}

/**
 * Returns the scopes that a session is granted: requested ∩ the key's capability ∩ session-grantable, in the
 * requested order and without duplicates. The same rule runs again on every use, with the token's scopes as
 * `requested` and the key's current capability: a grant can shrink, never grow.
 *
 * @example
 * grantedScopes(['plants:write', 'keys:write'], new Set(['plants:write', 'keys:write'])); // ['plants:write']
 * grantedScopes(['plants:write'], new Set(['merchants:read'])); // []
 */
export function grantedScopes(requested: Iterable<string>, capability: ReadonlySet<string>): SessionScope[] {
  const granted = new Set<SessionScope>();
  for (const scope of requested) {
    if (capability.has(scope) && isSessionScope(scope)) granted.add(scope);
  }
  return [...granted];
}
