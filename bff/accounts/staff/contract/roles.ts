import { SESSION_SCOPES, type SessionScope } from '../../../core/contract/scopes.ts';

/** The roles of a merchant's staff, from the most to the fewest rights. */
export const STAFF_ROLES = ['owner', 'manager', 'cashier', 'kitchen', 'accountant'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The purpose of each role, in one sentence. */
export const STAFF_ROLE_WORDS: Readonly<Record<StaffRole, string>> = {
  owner: 'Everything, with bank accounts and who the other owners are.',
  manager: 'Orders, refunds, menus, hours, reports and the staff.',
  cashier: 'Orders, pay links and loyalty.',
  kitchen: 'Orders, and what is sold out.',
  accountant: 'Payments, payouts and reports.',
};

const OWNER: readonly SessionScope[] = SESSION_SCOPES.filter((scope) => scope !== 'plants:write');

/** Scopes that only the owner of the business has. */
const OWNERS_ONLY: ReadonlySet<string> = new Set(['onboarding:write', 'payouts:write']);

/** `menus:write` is for what is sold out: without `menus:publish` no other change reaches guests. */
const KITCHEN: readonly SessionScope[] = [
  'merchants:read',
  'menus:read',
  'menus:write',
  'orders:read',
  'orders:write',
];

const SCOPES: Readonly<Record<StaffRole, ReadonlySet<string>>> = {
  owner: new Set(OWNER),
  manager: new Set(OWNER.filter((scope) => !OWNERS_ONLY.has(scope))),
  cashier: new Set([
    ...KITCHEN,
    'payments:read',
    'pay_links:read',
    'pay_links:write',
    'loyalty:read',
    'loyalty:write',
  ]),
  kitchen: new Set(KITCHEN),
  accountant: new Set([
    'merchants:read',
    'orders:read',
    'payments:read',
    'pay_links:read',
    'reports:read',
    'reports:export',
    'payouts:read',
  ]),
};

/** Returns the scopes of a role: those that a session token may carry. */
export const scopesOfStaffRole = (role: StaffRole): ReadonlySet<string> => SCOPES[role];

/** A caller that may change the staff: its scopes and, on a merchant's dashboard, the role of the person. */
interface Granting {
  readonly scopes: ReadonlySet<string>;
  readonly staff?: { readonly role: string } | undefined;
}

/** Whether a caller has all scopes of a role itself. */
export const isWithin = ({ scopes }: Granting, role: StaffRole): boolean =>
  [...SCOPES[role]].every((scope) => scopes.has(scope));

/**
 * Whether a role is for owners alone to give: among a merchant's staff only owners make and change owners.
 */
export const isOwnersOnly = ({ staff }: Granting, role: StaffRole): boolean =>
  role === 'owner' && staff !== undefined && staff.role !== 'owner';

/** Returns the roles that a caller may give and take. */
export const grantableRoles = (caller: Granting): StaffRole[] =>
  STAFF_ROLES.filter((role) => isWithin(caller, role) && !isOwnersOnly(caller, role));

/** The scopes of a person who works at some locations only: none that concern the whole business. */
const AT_LOCATIONS: ReadonlySet<string> = new Set<SessionScope>([
  'merchants:read',
  'merchants:write',
  'menus:read',
  'menus:write',
  'orders:read',
  'orders:write',
  'payments:read',
  'payments:refund',
  'loyalty:read',
  'loyalty:write',
  'reports:read',
  'reports:export',
]);

/**
 * The most that a PIN on a shared device allows: the daily work of a cashier, and refunds up to the amount
 * from which people have to prove who they are. Settings, payouts, reports and the staff need a sign-in.
 */
const BY_PIN: ReadonlySet<string> = new Set([...SCOPES.cashier, 'payments:refund']);

/**
 * Returns the scopes of a role on the staff.
 * @param isByPin on a shared device
 * @param isLimited to some locations
 */
export const scopesOnStaff = (
  role: StaffRole,
  { isByPin, isLimited }: { readonly isByPin: boolean; readonly isLimited: boolean },
): ReadonlySet<string> =>
  new Set(
    [...SCOPES[role]].filter(
      (scope) => (!isByPin || BY_PIN.has(scope)) && (!isLimited || AT_LOCATIONS.has(scope)),
    ),
  );
