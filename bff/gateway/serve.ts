import type { Application, Request, Response } from 'express';
import type { Operation } from '../contract/operation.ts';
import type { Shape } from '../contract/versions/version-step.ts';
import { downTo, upFrom } from '../contract/versions/versions.ts';
import { checkMediaType, parseJson, readBytes } from './body.ts';
import type { Answer, Call, Route } from './call.ts';
import {
  allowRegisteredOrigin,
  answerPreflight,
  holdOrigin,
  refuseReading,
  type OriginRegister,
} from './cors.ts';
import type { Clock } from './clock.ts';
import type { Serve } from './direct-way.ts';
import { bearerOf, requireEnvironment, requireKind, requireScope, type Authenticate } from './credential.ts';
import { ApiError } from './errors.ts';
import { runIdempotent, type OnceDeps } from './idempotency/run-idempotent.ts';
import type { Json } from './json.ts';
import type { Limiter } from './limits/limiter.ts';
import { spendQuota } from './limits/spend-quota.ts';
import { scopeOf } from './request-scope.ts';
import { sendJson } from './send-json.ts';
import { chain, type MaybePromise } from './maybe-promise.ts';
import { checksOf, type Checks } from './checks.ts';
import type { Check } from './validate.ts';
import { agreeOnVersion } from './version.ts';

export interface GatewayDeps extends OnceDeps {
  readonly clock: Clock;
  readonly authenticate: Authenticate;
  readonly origins: OriginRegister;
  readonly limiter: Limiter;
}

/** A request's way through the gateway, in order. Each step is a named rule; a fault ends in the renderer. */
async function serve(
  route: Route,
  checks: Checks,
  req: Request,
  res: Response,
  deps: GatewayDeps,
): Promise<void> {
  const { operation } = route;
  const call = open(operation, req, res);
  const admitted = admit(call, deps);
  if (admitted) await admitted;
  call.version = agreeOnVersion(call, deps.clock.now());
  if (checks.query) call.query = checks.query(req.query);
  if (checks.body) await readBody(call, checks.body);
  if (call.principal) requireScope(call.principal, operation);
  const answer = await runIdempotent(call, deps, async () => route.handle(call));
  send(call, answer);
}

function open(operation: Operation, req: Request, res: Response): Call {
  const scope = scopeOf(res);
  scope.operation = operation;
  return {
    operation,
    scope,
    req,
    res,
    principal: undefined,
    version: undefined,
    work: undefined,
    query: {},
    rawBody: Buffer.alloc(0),
    body: {},
  };
}

/** Who calls, how often, and may a page read the answer. A promise only where something has to be looked up first. */
function admit(call: Call, deps: GatewayDeps): MaybePromise<void> {
  const { operation, req, res } = call;
  if (operation.credentials.length === 0) return undefined;
  const forPages = operation.credentials.includes('session');
  const asked = { operation, req, res, origins: deps.origins };
  const opened = forPages ? allowRegisteredOrigin(asked) : undefined;
  return chain(opened, () =>
    chain(deps.authenticate(bearerOf(req)), (principal) => {
      call.principal = principal;
      call.scope.principal = principal;
      return chain(spendQuota(res, principal, deps.limiter), () => {
        requireEnvironment(principal, operation);
        requireKind(principal, operation);
        if (principal.kind === 'session') return holdOrigin(asked, principal);
        return refuseReading(res);
      });
    }),
  );
}

async function readBody(call: Call, check: Check): Promise<void> {
  checkMediaType(call.req);
  call.rawBody = await readBytes(call.req);
  call.body = check(newestShape(call, parseJson(call.rawBody)));
}

/** Taken up to the newest version before the schema, which knows no other, looks at it. */
function newestShape({ version, operation }: Call, body: Json): Json {
  if (version === undefined || typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return upFrom(version, operation.id, body as Shape) as Json;
}

/** Taken down from the newest version to the one that was agreed on. */
function send(call: Call, answer: Answer): void {
  for (const [name, value] of Object.entries(answer.headers ?? {})) call.res.setHeader(name, value);
  const body = call.version === undefined ? answer.body : downTo(call.version, answer.body as Shape);
  sendJson(call.res, answer.status ?? call.operation.success.status, body);
}

/**
 * Serves each route at its operation's path; any other method there is 405 with `Allow`.
 * @returns those whose path is the same for every request, by method and path
 */
export function mountRoutes(
  app: Application,
  routes: readonly Route[],
  deps: GatewayDeps,
): ReadonlyMap<string, Serve> {
  const direct = new Map<string, Serve>();
  for (const [path, group] of Map.groupBy(routes, (route) => route.operation.path)) {
    const at = app.route(path.replace(/\{(\w+)\}/g, ':$1'));
    const allow = group.map((route) => route.operation.method.toUpperCase()).join(', ');
    for (const route of group) {
      const { method } = route.operation;
      const checks = checksOf(route.operation);
      const serveRoute: Serve = (req, res) => serve(route, checks, req, res, deps);
      at[method](serveRoute);
      if (!path.includes('{')) direct.set(`${method.toUpperCase()} ${path}`, serveRoute);
    }
    const forPages = group.filter((route) => route.operation.credentials.includes('session'));
    if (forPages.length > 0) {
      const methods = forPages.map((route) => route.operation.method.toUpperCase()).join(', ');
      at.options((req: Request, res: Response) => answerPreflight(req, res, methods, deps.origins));
    }
    at.all(() => {
      throw new ApiError('method_not_allowed', { headers: { Allow: allow } });
    });
  }
  return direct;
}
