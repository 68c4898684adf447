import { ApiError } from '../../core/api/errors.ts';
import type { Principal } from '../../core/api/principal.ts';

/** To a guest, every account is unknown but the one that its browser is signed in to. @throws {ApiError} not_found */
export function requireOwnAccount(caller: Principal, id: string | undefined): void {
  if (caller.kind !== 'guest') return;
  if (caller.accountId === undefined || caller.accountId !== id) throw new ApiError('not_found');
}
