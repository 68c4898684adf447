import { ApiError } from '../gateway/errors.ts';
import type { Principal } from '../gateway/principal.ts';
import type { OrderToQuote } from './contract/order-requests.ts';
import type { OrderRow } from './order-records.ts';

/** What lowers a price, speaks for somebody else, or isn't a guest's to say. */
const NOT_FOR_GUESTS = ['discounts', 'charges', 'loyalty', 'metadata'] as const;
/** After it is closed (domain rule, guest links). */
const SHOWN_MS = 30 * 24 * 60 * 60 * 1000;

/** A guest chooses from the menu, and nothing else. @throws {ApiError} credential_kind */
export function requireMayOrder(caller: Principal, body: OrderToQuote): void {
  if (caller.kind !== 'guest') return;
  const other = NOT_FOR_GUESTS.find((name) => body[name] !== undefined && body[name] !== null);
  const param = other ?? (body.source !== undefined && body.source !== 'ordering' ? 'source' : undefined);
  if (param !== undefined) {
    throw new ApiError('credential_kind', { message: `Guests can't set ${param}.`, param });
  }
}

/** To a guest, every order is unknown but the one whose link it has. @throws {ApiError} not_found */
export function requireOwnOrder(caller: Principal, id: string): void {
  if (caller.kind === 'guest' && caller.orderId !== id) throw new ApiError('not_found');
}

/** @param now the environment's time. @throws {ApiError} not_found: closed for more than 30 days */
export function requireStillShown(caller: Principal, { closed_at: closedAt }: OrderRow, now: number): void {
  if (caller.kind !== 'guest' || closedAt === null) return;
  if (now - closedAt.getTime() > SHOWN_MS) throw new ApiError('not_found');
}
