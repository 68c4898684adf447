import { ApiError } from '../../core/api/errors.ts';
import type { Principal } from '../../core/api/principal.ts';

/** A page may not change the metadata of the partner's servers. @throws {ApiError} credential_kind */
export function requireOfSession(
  caller: Principal,
  { metadata }: { readonly metadata?: Record<string, string> },
): void {
  if (caller.kind === 'key' || metadata === undefined) return;
  throw new ApiError('credential_kind', {
    message: 'Only a partner key can change metadata.',
    param: 'metadata',
  });
}
