import type { Operation } from '../contract/operation.ts';
import { ApiError } from './errors.ts';
import type { Principal } from './principal.ts';

/** The time for which a person's proof of who they are lasts, in milliseconds. */
export const PROOF_MS = 10 * 60_000;

/**
 * Requires a recent proof of a person for what the operation declares. Servers aren't asked: a key is a proof
 * of its own.
 * @param body that the schema has checked
 * @throws {ApiError} proof_required
 */
export function requireDeclaredProof(
  principal: Principal,
  { needsProof }: Pick<Operation, 'needsProof'>,
  body: unknown,
): void {
  if (needsProof === undefined || needsProof === 'by-record' || !lacksProof(principal)) return;
  if (needsProof === true || needsProof({ body, environment: principal.environment }))
    throw proofRequired(principal);
}

/** Whether the caller is a person without a recent proof. */
export function lacksProof(principal: Principal): boolean {
  if (principal.kind === 'session') return principal.staff?.isProved === false;
  return principal.kind === 'key' && principal.person !== undefined && !principal.person.isProved;
}

/** Returns the error for a person without a recent proof. */
export function proofRequired(principal: Principal): ApiError {
  if (principal.kind !== 'session') return new ApiError('proof_required');
  const isByPin = principal.staff?.deviceId !== undefined;
  return new ApiError('proof_required', { message: isByPin ? NO_PIN : OLD_PROOF });
}

const NO_PIN = 'A PIN isn’t enough for this. Sign in by email or passkey.';
const OLD_PROOF = 'Confirm that it’s you: your last proof is older than 10 minutes.';
