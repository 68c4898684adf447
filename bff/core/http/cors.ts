import type { Request, Response } from 'express';
import type { Operation } from '../contract/operation.ts';
import { ApiError } from '../api/errors.ts';

/** The register of which partner has registered which origin. */
export interface OriginRegister {
  /** Whether any partner has registered it, which is all that a preflight can check. */
  isRegistered(origin: string): Promise<boolean>;
  /** Whether this partner has registered it for this environment. */
  isRegisteredBy(origin: string, partnerId: string, environment: string): Promise<boolean>;
}

const ALLOWED_HEADERS =
  'Authorization, Content-Type, Idempotency-Key, API-Version, Last-Event-ID, Trellis-Elements';
const EXPOSED_HEADERS =
  'Request-Id, Retry-After, RateLimit, RateLimit-Policy, API-Version, Idempotent-Replayed, ETag, ' +
  'Content-Disposition, Deprecation, Sunset, Link';
const PREFLIGHT_SECONDS = '600';

/**
 * Responds to a preflight. It has no credential, so it succeeds for an origin that any partner has
 * registered.
 * @throws {ApiError} origin_refused
 */
export async function respondToPreflight(
  req: Request,
  res: Response,
  methods: string,
  origins: OriginRegister,
): Promise<void> {
  res.vary('Origin');
  const origin = req.headers.origin;
  if (origin === undefined || !(await origins.isRegistered(origin))) throw new ApiError('origin_refused');
  res.setHeader('Access-Control-Allow-Origin', origin);
  res.setHeader('Access-Control-Allow-Methods', methods);
  res.setHeader('Access-Control-Allow-Headers', ALLOWED_HEADERS);
  res.setHeader('Access-Control-Max-Age', PREFLIGHT_SECONDS);
  res.status(204).end();
}

/**
 * The inputs that decide whether a response may be read: the request, its operation and the registered
 * origins.
 */
interface Asked {
  readonly operation: Operation;
  readonly req: Request;
  readonly res: Response;
  readonly origins: OriginRegister;
}

/**
 * Lets a page of a registered origin read the response, including errors: otherwise an element could not tell
 * an expired token from a broken network. Whether the origin belongs to the caller is checked with the
 * credential.
 * @throws {ApiError} origin_refused, if the operation tells foreign origins
 */
export async function allowRegisteredOrigin({ operation, req, res, origins }: Asked): Promise<void> {
  res.setHeader('Vary', 'Origin');
  const origin = req.headers.origin;
  if (origin === undefined) return;
  if (await origins.isRegistered(origin)) {
    res.setHeader('Access-Control-Allow-Origin', origin);
    res.setHeader('Access-Control-Expose-Headers', EXPOSED_HEADERS);
  } else if (operation.tellsForeignOrigins) throw originRefused(operation, res);
}

/**
 * Requires a registered origin: a session token works only on pages of its own partner. A request without
 * Origin does not come from another site's page.
 * @throws {ApiError} origin_refused
 */
export async function holdOrigin(
  { operation, req, res, origins }: Asked,
  caller: { partnerId: string; environment: string },
): Promise<void> {
  const origin = req.headers.origin;
  if (origin === undefined) return;
  const isTheirs = await origins.isRegisteredBy(origin, caller.partnerId, caller.environment);
  if (!isTheirs) throw originRefused(operation, res);
}

/** Keeps pages from reading the response: operations for partner keys are called by servers. */
export function refuseReading(res: Response): void {
  if (!res.hasHeader('Access-Control-Allow-Origin')) return;
  res.removeHeader('Access-Control-Allow-Origin');
  res.removeHeader('Access-Control-Expose-Headers');
}

/**
 * Returns the refusal of an origin. If the operation tells foreign origins why, any page may read it: its
 * status, its Error object and the request ID, which are the same for everyone. The headers belong to the
 * error, so no other response has them, and `*` excludes cookies.
 */
function originRefused({ tellsForeignOrigins }: Operation, res: Response): ApiError {
  refuseReading(res);
  if (!tellsForeignOrigins) return new ApiError('origin_refused');
  const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'Request-Id' };
  return new ApiError('origin_refused', { headers });
}
