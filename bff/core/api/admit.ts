import type { Request, Response } from 'express';
import type { Operation } from '../contract/operation.ts';
import { allowRegisteredOrigin, holdOrigin, refuseReading, type OriginRegister } from '../http/cors.ts';
import { requireCaller, type Authenticate } from './credential.ts';
import { type Limiter, spendQuota } from './limits/quota.ts';
import type { HttpPrincipal } from './principal.ts';
import { scopeOf } from '../http/request-scope.ts';
import { passed } from '../telemetry/tracing.ts';
import type { SetHeader } from '../http/responses.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { apiVersionOf, isVersioned, releaseOf } from '../contract/versions/versions.ts';
import { ApiError } from './errors.ts';

export interface AdmissionDeps {
  /**
   * Returns the value of a request's credential. @throws {ApiError} credential_missing, credential_invalid
   */
  readonly credentialOf: (req: Request) => string;
  readonly authenticate: Authenticate;
  /** `undefined` if only the service's own pages call, whose origin has been checked: no CORS then. */
  readonly origins: OriginRegister | undefined;
  readonly limiter: Limiter;
}

interface Asked {
  readonly operation: Operation;
  readonly req: Request;
  readonly res: Response;
  readonly setHeader: SetHeader;
}

export interface Caller {
  readonly principal: HttpPrincipal;
  readonly credential: string;
}

/** Identifies the caller, spends its quotas, and decides whether a page may read the response. */
export async function admit(asked: Asked, deps: AdmissionDeps): Promise<Caller | undefined> {
  const { operation, req, res, setHeader } = asked;
  if (operation.credentials.length === 0) return undefined;
  const cors = deps.origins && { operation, req, res, setHeader, origins: deps.origins };
  if (cors && operation.credentials.includes('session')) await allowRegisteredOrigin(cors);
  const credential = deps.credentialOf(req);
  const principal = await deps.authenticate(credential);
  scopeOf(res).principal = principal;
  passed('credential');
  await spendQuota(setHeader, principal, deps.limiter);
  passed('limits');
  requireCaller(principal, operation);
  if (cors) await holdToOrigin(cors, principal);
  return { principal, credential };
}

/**
 * Holds the caller to its origin: a session works only on its partner's pages; no page may read responses to
 * a key.
 */
async function holdToOrigin(
  asked: Asked & { readonly origins: OriginRegister },
  principal: HttpPrincipal,
): Promise<void> {
  if (principal.kind === 'session') return holdOrigin(asked, principal);
  return refuseReading(asked.res);
}

/**
 * Returns the dated version that a request uses: its key's pin, the version that the elements are written
 * for, or that of this request's header. The response echoes it. `undefined` if no dated version applies.
 * @throws {ApiError} version_unknown
 */
export function agreeOnVersion(
  operation: Operation,
  principal: HttpPrincipal | undefined,
  { req, res, nowMs }: { req: IncomingMessage; res: ServerResponse; nowMs: number },
): string | undefined {
  if (!isVersioned(operation) || !principal) return undefined;
  const ofElements = principal.kind === 'session' ? apiVersionOf(req.headers['trellis-elements']) : undefined;
  const asked = req.headers['api-version'] ?? ofElements ?? principal.apiVersion;
  const release = typeof asked === 'string' ? releaseOf(asked, nowMs) : undefined;
  if (!release) throw new ApiError('version_unknown', { param: 'API-Version' });
  res.setHeader('API-Version', release.date);
  return release.date;
}

/**
 * Returns the version that the header names, if it exists: for requests without a known key that could be
 * pinned.
 */
export function versionAsked({ headers }: IncomingMessage, nowMs: number): string | undefined {
  const asked = headers['api-version'];
  return typeof asked === 'string' ? releaseOf(asked, nowMs)?.date : undefined;
}
