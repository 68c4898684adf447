import type { RequestHandler } from 'express';
import { createPlant } from '../../providers/plants/contract/plants.ts';
import { getCurrentSession } from '../../accounts/identity/contract/sessions/sessions.ts';
import { serveOperations } from '../../core/http/serve.ts';
import { cookieCredential } from '../shell/same-origin.ts';
import { routeOf } from '../shell/page-call.ts';
import type { HostedContext } from './context.ts';
import { hostedPrincipalOf } from './hosted-session.ts';

/** What the element on a hosted page calls. */
const OPERATIONS = [getCurrentSession, createPlant];

/**
 * The API for the element of a hosted page, under `/hosted`: the same routes on the same way through the gateway, with the
 * cookie as their credential.
 */
export function elementApi(context: HostedContext): RequestHandler {
  const routes = OPERATIONS.map((operation) => routeOf(context.routes, operation));
  return serveOperations(routes, {
    ...context,
    credentialOf: cookieCredential(context),
    authenticate: (cookie) => hostedPrincipalOf(cookie, context),
    origins: undefined,
  });
}

/** Paths whose faults are Error objects and no pages, below `/hosted`. */
export function answersJson(path: string): boolean {
  return path === '/plants' || path.startsWith('/v1/');
}
