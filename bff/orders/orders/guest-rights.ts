import { ApiError } from '../../core/api/errors.ts';
import type { GuestPrincipal, Principal } from '../../core/api/principal.ts';
import type { OrderToQuote } from './contract/order-requests.ts';
import type { OrderRow } from './order-records.ts';

/** Fields that lower a price, act for another person, or aren't a guest's to set. */
const NOT_FOR_GUESTS = ['discounts', 'charges', 'metadata'] as const;
/** The time that an order stays visible after it is closed (domain rule, guest links). */
const SHOWN_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * A guest chooses from the menu, earns points for itself, and nothing else. @throws {ApiError}
 * credential_kind
 */
export function requireMayOrder(caller: Principal, body: OrderToQuote): void {
  if (caller.kind !== 'guest') return;
  const other = NOT_FOR_GUESTS.find((name) => body[name] !== undefined && body[name] !== null);
  const param =
    other ??
    (body.source !== undefined && body.source !== 'ordering' ? 'source' : undefined) ??
    (speaksForItself(caller, body) ? undefined : 'loyalty');
  if (param !== undefined) {
    throw new ApiError('credential_kind', { message: `Guests can't set ${param}.`, param });
  }
}

/**
 * Whether the order names no account but the one its browser is signed in to. The program checks that the
 * rewards belong to that account.
 */
function speaksForItself({ accountId }: GuestPrincipal, { loyalty }: OrderToQuote): boolean {
  if (loyalty === undefined || loyalty === null) return true;
  return accountId !== undefined && loyalty.account === accountId && loyalty.phone === undefined;
}

/**
 * Limits a guest to the order whose link it has; all others are unknown to it.
 * @throws {ApiError} not_found
 */
export function requireOwnOrder(caller: Principal, id: string): void {
  if (caller.kind === 'guest' && caller.orderId !== id) throw new ApiError('not_found');
}

/** @param now the environment's time. @throws {ApiError} not_found: closed for more than 30 days */
export function requireStillShown(caller: Principal, { closed_at: closedAt }: OrderRow, now: number): void {
  if (caller.kind !== 'guest' || closedAt === null) return;
  if (now - closedAt.getTime() > SHOWN_MS) throw new ApiError('not_found');
}
