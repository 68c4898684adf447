import type { Shape } from '../contract/versions/version-step.ts';
import { upFrom } from '../contract/versions/versions.ts';
import type { Operation } from '../contract/operation.ts';
import { parseJson } from '../http/body.ts';
import type { Call, CallContext } from './call.ts';
import { type Params, refuseCardNumbers } from './checks.ts';
import { ApiError } from './errors.ts';
import { requireCaller, requireScope } from './credential.ts';
import { idempotencyOf, readIdempotencyKey } from './idempotency/idempotency-key.ts';
import { runIdempotent, type IdempotencyDeps } from './idempotency/run-idempotent.ts';
import type { Json } from './json.ts';
import type { Principal } from './principal.ts';
import { requireDeclaredProof } from './proof.ts';
import type { OperationResponse, Route } from './route.ts';
import { passed } from '../telemetry/tracing.ts';

/** A call as it arrived, before its operation has checked it. */
export interface OperationRequest extends CallContext {
  readonly principal: Principal | undefined;
  /** The secret that identifies the caller: it opens a sealed response again. */
  readonly credential: string | undefined;
  /** The decoded path parameters. */
  readonly params: Params;
  readonly query: Readonly<Record<string, unknown>>;
  /** The body of a call from this process, as `readJson` returns it; if omitted, `rawBody` is parsed. */
  readonly parsed?: Json | undefined;
  /** Each value of an `Idempotency-Key` header. */
  readonly idempotencyKeys: readonly string[];
  /** Receives the query and the body after their schemas are checked and before the scope. */
  readonly onChecked?: ((query: unknown, body: unknown) => void) | undefined;
  /** The refusal of a body that the operation doesn't take. */
  readonly unexpected?: ApiError | undefined;
  /**
   * Called for a request with members or parameters that the operation doesn't have. If omitted, the request
   * is refused.
   */
  readonly onUnknown?: (() => void) | undefined;
}

const NO_PARAMS: Params = {};
const NO_QUERY = {};

/**
 * Calls an operation: the only way to a handler, both for requests over HTTP and for pages. Checks the
 * caller, the query, the body, the scope, a person's proof, the idempotency key and the path, in this
 * order, and does the work once for its key. The body of the response is in the newest version.
 * @throws {ApiError} the operation's refusal
 */
export async function perform(
  route: Route,
  request: OperationRequest,
  deps: IdempotencyDeps,
): Promise<OperationResponse> {
  const { operation, checks } = route;
  const { principal, credential } = request;
  if (operation.credentials.length > 0) requireCaller(principal, operation);
  const query = checks.query ? checks.query(request.query) : {};
  const sent = checks.body && newestShape(request, operation, request.parsed ?? parseJson(request.rawBody));
  if (sent !== undefined && operation.refusesCardNumbers) refuseCardNumbers(sent);
  noteUnknown(route, request, sent);
  const body = sent === undefined ? undefined : checks.body?.(sent);
  request.onChecked?.(query, body);
  passed('schema');
  if (principal) {
    requireScope(principal, operation);
    requireDeclaredProof(principal, operation, body);
  }
  passed('scope');
  const key = operation.idempotency === 'ignored' ? undefined : readIdempotencyKey(request.idempotencyKeys);
  if (operation.isKeyRequired && key === undefined) throw new ApiError('idempotency_key_missing');
  const params = checks.params ? checks.params(request.params) : NO_PARAMS;
  const call: Call = {
    operation,
    requestId: request.requestId,
    remoteAddress: request.remoteAddress,
    origin: request.origin,
    userAgent: request.userAgent,
    version: request.version,
    rawBody: request.rawBody,
    mediaType: request.mediaType,
    lastEventId: request.lastEventId,
    setHeader: request.setHeader,
    params,
    query,
    body,
    principal,
    work: undefined,
    idempotency: idempotencyOf(key, {
      operation,
      principal,
      params,
      // Only a query that the operation has makes a request different.
      query: operation.query ? request.query : NO_QUERY,
      rawBody: request.rawBody,
    }),
  };
  if (route.prepare) await route.prepare(call);
  return runIdempotent(call, { db: deps.db, idempotency: deps.idempotency, credential }, route);
}

/** @throws {ApiError} field_invalid; not_found if a parameter can't be an ID, whatever is sent with it */
function noteUnknown({ checks }: Route, request: OperationRequest, sent: Json | undefined): void {
  const unknown = checks.unknown && (request.unexpected ?? checks.unknown(request.query, sent));
  if (!unknown) return;
  if (request.onUnknown) return request.onUnknown();
  checks.params?.(request.params);
  throw unknown;
}

/** Upgrades the body to the newest version, the only one that the schema knows. */
function newestShape({ version }: CallContext, { id }: Operation, body: Json): Json {
  if (version === undefined || typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return upFrom(version, id, body as Shape) as Json;
}
