import type { Response, Router } from 'express';
import { createPlant } from '../contract/plants.ts';
import { getCurrentSession } from '../contract/sessions.ts';
import type { Operation } from '../contract/operation.ts';
import { checkMediaType, readBytes } from '../gateway/body.ts';
import { readIdempotencyKey } from '../gateway/idempotency/idempotency-key.ts';
import { spendQuota } from '../gateway/limits/spend-quota.ts';
import { scopeOf } from '../gateway/request-scope.ts';
import { describeSession } from '../identity/sessions/session-routes.ts';
import { refuseMethod } from '../pages/page-headers.ts';
import { requireCsrf, requireSameOrigin } from '../pages/same-origin.ts';
import { addPlant } from './add-plant.ts';
import type { HostedContext } from './context.ts';
import { hostedSessionOf, type HostedSession } from './hosted-session.ts';

/**
 * What the element calls from a hosted page: two operations of the API, with the cookie for a credential. They answer
 * as those do, faults included, and answer no other origin.
 */
export function mountElementApi(router: Router, context: HostedContext): void {
  router
    .route('/v1/sessions/current')
    .get(async (req, res) => {
      const session = await admit(getCurrentSession, req, res);
      res.json(await describeSession(session.principal, context));
    })
    .all(refuseMethod('GET'));

  router
    .route('/plants')
    .post(async (req, res) => {
      const { principal, cookie } = await admit(createPlant, req, res);
      requireCsrf(cookie, req.get('Trellis-Csrf'));
      checkMediaType(req);
      const answer = await addPlant(context, {
        principal,
        body: await readBytes(req),
        idempotencyKey: readIdempotencyKey(req),
        requestId: scopeOf(res).id,
      });
      for (const [name, value] of Object.entries(answer.headers ?? {})) res.setHeader(name, value);
      res.status(answer.status ?? 200).json(answer.body);
    })
    .all(refuseMethod('POST'));

  async function admit(
    operation: Operation,
    req: Parameters<typeof hostedSessionOf>[0],
    res: Response,
  ): Promise<HostedSession> {
    const scope = scopeOf(res);
    scope.operation = operation;
    requireSameOrigin(req, context.publicOrigin);
    const session = await hostedSessionOf(req, context);
    scope.principal = session.principal;
    await spendQuota(res, session.principal, context.limiter);
    return session;
  }
}

/** Paths whose faults are Error objects and no pages, below `/hosted`. */
export function answersJson(path: string): boolean {
  return path === '/plants' || path.startsWith('/v1/') || path.startsWith('/assets/');
}
