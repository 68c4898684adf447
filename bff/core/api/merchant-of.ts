import { ApiError } from './errors.ts';
import type { Principal } from './principal.ts';

/**
 * The merchant that a new record belongs to: a session's or a guest's own, or the one that a key's request names.
 *
 * @throws {ApiError} field_missing; not_found: for these, every merchant but its own is unknown
 */
export function merchantOf(caller: Principal, sent: string | undefined): string {
  if (caller.kind !== 'key') {
    if (sent === undefined || sent === caller.merchantId) return caller.merchantId;
    throw new ApiError('not_found', { message: "This merchant doesn't exist.", param: 'merchant' });
  }
  if (sent !== undefined) return sent;
  throw new ApiError('field_missing', { message: 'merchant is required.', param: 'merchant' });
}
