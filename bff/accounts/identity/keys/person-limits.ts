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

/** Returns the scopes each of which a key of the caller's can have in an environment. */
export function scopesToChoose({ person, scopes }: KeyPrincipal, environment: EnvironmentName): Scope[] {
  const own = person?.scopesIn(environment) ?? scopes;
  const isRefused = (scope: Scope): boolean =>
    person !== undefined && isPublishing(new Set([scope]), environment) && !mayPublish(person);
  return ALL_SCOPES.filter((scope) => own.has(scope) && !isRefused(scope));
}

/** Returns all scopes that a key of the caller's can have at once in an environment. */
export function scopesToGive(principal: KeyPrincipal, environment: EnvironmentName): Scope[] {
  const { person } = principal;
  const given = scopesToChoose(principal, environment);
  if (!person || person.role === 'owner' || !isOwning(new Set(given))) return given;
  return given.filter((scope) => scope !== 'members:write');
}

/** Whether a key opens production, and makes keys there. */
const isPublishing = (has: ReadonlySet<string>, environment: EnvironmentName): boolean =>
  environment === 'sandbox' && has.has('keys:write');

/** Whether a key counts as an owner of the team. */
const isOwning = (has: ReadonlySet<string>): boolean => ALL_SCOPES.every((scope) => has.has(scope));
