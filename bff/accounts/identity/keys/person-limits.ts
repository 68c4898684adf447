import type { EnvironmentName } from '../../../core/contract/fields.ts';
import { ALL_SCOPES, type Scope } from '../../../core/contract/scopes.ts';
import { ApiError } from '../../../core/api/errors.ts';
import type { ActingPerson, KeyPrincipal } from '../../../core/api/principal.ts';
import { mayPublish } from '../partners/publish.ts';

/**
 * Requires that a key does no more than the person who gets its secret may do: a key counts as the partner's
 * server, and isn't asked for a role or a proof.
 * @throws {ApiError} scope_insufficient
 */
export function requirePersonMayHave(
  person: ActingPerson | undefined,
  capability: readonly string[],
  environment: EnvironmentName,
): void {
  if (!person) return;
  const has = new Set(capability);
  if (isPublishing(has, environment) && !mayPublish(person)) {
    throw new ApiError('scope_insufficient', {
      message:
        'A sandbox key with keys:write opens production and makes its keys. Only an owner or an admin gets ' +
        'one.',
      param: 'capability',
    });
  }
  if (isOwning(has) && person.role !== 'owner') {
    throw new ApiError('scope_insufficient', {
      message: 'A key with every scope makes owners and changes single sign-on. Only an owner gets one.',
      param: 'capability',
    });
  }
}

/** Returns all scopes that a key of the caller's can have in an environment. */
export function scopesToGive({ person, scopes }: KeyPrincipal, environment: EnvironmentName): Scope[] {
  const own = person?.scopesIn(environment) ?? scopes;
  const given = ALL_SCOPES.filter((scope) => own.has(scope));
  if (!person) return given;
  const isRefused = (scope: Scope): boolean =>
    (scope === 'keys:write' && isPublishing(new Set([scope]), environment) && !mayPublish(person)) ||
    (scope === 'members:write' && isOwning(new Set(given)) && person.role !== 'owner');
  return given.filter((scope) => !isRefused(scope));
}

/** Whether a key opens production, and makes keys there. */
const isPublishing = (has: ReadonlySet<string>, environment: EnvironmentName): boolean =>
  environment === 'sandbox' && has.has('keys:write');

/** Whether a key counts as an owner of the team. */
const isOwning = (has: ReadonlySet<string>): boolean => ALL_SCOPES.every((scope) => has.has(scope));
