import { ApiError } from '../../core/api/errors.ts';
import { INVITATION_DAYS } from './contract/member.ts';

const DAY_MS = 24 * 60 * 60_000;

/** How long an invitation can be accepted, in milliseconds. */
export const INVITATION_MS = INVITATION_DAYS * DAY_MS;

/** Returns until when an invitation of this moment can be accepted. */
export const invitationEnd = (now: Date): Date => new Date(now.getTime() + INVITATION_MS);

interface Invited {
  readonly status: 'invited' | 'active';
  readonly expires_at: Date | null;
}

/** Whether an invitation can't be accepted anymore. */
export const isExpired = ({ status, expires_at }: Invited, now: Date): boolean =>
  status === 'invited' && expires_at !== null && expires_at <= now;

/**
 * Requires that a role can be given or taken: nobody gives a role with scopes that they lack, and only owners
 * make and change owners.
 * @param isWithin whether the caller has every scope of the role
 * @param isOwnersOnly whether it is the role of owners, and the caller another person
 * @throws {ApiError} scope_insufficient
 */
export function requireGrantable({
  isWithin,
  isOwnersOnly,
}: {
  readonly isWithin: boolean;
  readonly isOwnersOnly: boolean;
}): void {
  if (isWithin && !isOwnersOnly) return;
  throw new ApiError('scope_insufficient', {
    message: isOwnersOnly
      ? 'Only an owner can make, change or remove owners.'
      : 'This role has scopes that the caller doesn’t have.',
    param: 'role',
  });
}
