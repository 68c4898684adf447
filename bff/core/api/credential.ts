import type { IncomingMessage } from 'node:http';
import type { Operation } from '../contract/operation.ts';
import type { Scope } from '../contract/scopes.ts';
import { ApiError } from './errors.ts';
import type { HttpPrincipal, Principal } from './principal.ts';

/** Turns a bearer credential into a caller. @throws {ApiError} credential_invalid, credential_revoked */
export type Authenticate = (credential: string) => Promise<HttpPrincipal>;

/** RFC 6750: one space, then a token68. The service issues no longer credentials. */
const BEARER = /^Bearer ([A-Za-z0-9\-._~+/]+=*)$/i;
const MAX_CREDENTIAL_LENGTH = 4096;

/**
 * Returns the caller of an operation that isn't open to everyone. The type of a handler's `call.principal`
 * relies on it.
 * @throws {ApiError} credential_missing, not_found, credential_kind
 */
export function requireCaller(
  principal: Principal | undefined,
  operation: Operation,
): asserts principal is Principal {
  if (!principal) throw new ApiError('credential_missing');
  requireEnvironment(principal, operation);
  requireKind(principal, operation);
}

/**
 * Requires the operation's environment: in production, the path of a sandbox operation does not exist.
 * @throws {ApiError} not_found
 */
function requireEnvironment(principal: Principal, operation: Operation): void {
  const { environment = principal.environment } = operation;
  if (environment !== principal.environment) throw new ApiError('not_found');
}

/** @throws {ApiError} credential_kind: a key where a session is required, or vice versa */
function requireKind(principal: Principal, operation: Operation): void {
  const isMeant =
    principal.kind === 'guest' ? operation.isForGuests : operation.credentials.includes(principal.kind);
  if (isMeant) return;
  const wanted = operation.credentials.map((kind) => (kind === 'key' ? 'a partner key' : 'a session token'));
  throw new ApiError('credential_kind', { message: `This operation requires ${wanted.join(' or ')}.` });
}

/** Returns the bearer credential of a request. @throws {ApiError} credential_missing, credential_invalid */
export function bearerOf(req: IncomingMessage): string {
  const value = req.headers.authorization;
  if (value === undefined) throw new ApiError('credential_missing');
  const credential = value.length <= MAX_CREDENTIAL_LENGTH ? BEARER.exec(value)?.[1] : undefined;
  refuseSecondCredential(req);
  if (credential === undefined) throw new ApiError('credential_invalid');
  return credential;
}

/**
 * Refuses a second credential, because a proxy in front may have read the other one. @throws {ApiError}
 * credential_invalid
 */
export function refuseSecondCredential(req: IncomingMessage): void {
  if (timesSent(req, 'authorization') <= 1) return;
  throw new ApiError('credential_invalid', { message: 'Send exactly one Authorization header.' });
}

/**
 * Returns how many times a header was sent: Node keeps the first of some headers and silently drops the
 * others.
 */
function timesSent({ rawHeaders }: IncomingMessage, name: string): number {
  let times = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const sent = rawHeaders[at] ?? '';
    if (sent.length === name.length && sent.toLowerCase() === name) times += 1;
  }
  return times;
}

/**
 * Requires the operation's scope. A guest has none: the operation is open to guests, or has already refused
 * it. @throws {ApiError} scope_insufficient
 */
export function requireScope(principal: Principal, { scope }: Operation): void {
  if (scope !== undefined && principal.kind !== 'guest') requireHeld(principal, scope);
}

/** Requires another of the operation's scopes for this call. @throws {ApiError} scope_insufficient */
export function requireFurtherScope<Scopes extends readonly Scope[]>(
  principal: Principal,
  _operation: { readonly furtherScopes: Scopes },
  scope: Scopes[number],
): void {
  requireHeld(principal, scope);
}

function requireHeld(principal: Principal, scope: Scope): void {
  if (principal.scopes.has(scope)) return;
  throw new ApiError('scope_insufficient', {
    message: `This operation requires the scope ${scope}.`,
    headers: { 'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${scope}"` },
  });
}
