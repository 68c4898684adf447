import express, { type Router } from 'express';
import { ALL_SCOPES } from '../../core/contract/scopes.ts';
import type { Operation } from '../../core/contract/operation.ts';
import { scopeOf } from '../../core/http/request-scope.ts';
import type { Route } from '../../core/api/route.ts';
import { serveOperations, type GatewayDeps } from '../../core/http/serve.ts';
import { cookieCredential } from '../shell/same-origin.ts';
import { consoleSessionOf, principalOf, sessionRowOf, type ConsoleSessionDeps } from './console-session.ts';

export interface ElementApiDeps
  extends ConsoleSessionDeps, Omit<GatewayDeps, 'authenticate' | 'credentialOf' | 'origins'> {
  readonly publicOrigin: string;
  /** Every route of the API; those that elements of the console need are served. */
  readonly routes: readonly Route[];
}

const TAGS: ReadonlySet<string> = new Set(['Webhooks', 'Events', 'Sandbox']);
const OPERATIONS: ReadonlySet<string> = new Set(['getPartner', 'listMerchants', 'getMerchant', 'listKeys']);

/**
 * What elements on the console's pages may call. Keys are not among it: what shows or ends a key is a page with a form.
 */
export function isForElements({ id, tag, credentials }: Operation): boolean {
  return credentials.includes('key') && (TAGS.has(tag) || OPERATIONS.has(id));
}

/**
 * The API for elements of the console, under `/console/api`: the same routes on the same way through the gateway, with
 * the cookie as their credential.
 */
export function elementApi(deps: ElementApiDeps): Router {
  const api = express.Router({ caseSensitive: true, strict: true });
  const credentialOf = cookieCredential(deps);

  /** What an element asks its session first. A console has no one merchant. */
  api.get('/v1/sessions/current', async (req, res) => {
    credentialOf(req);
    const { row, principal } = await consoleSessionOf(req, deps);
    scopeOf(res).principal = principal;
    res.json({
      object: 'session',
      merchant: null,
      scopes: ALL_SCOPES,
      environment: row.environment,
      theme: null,
      expires_in: Math.max(0, Math.floor((row.expires_at.getTime() - deps.clock.now()) / 1000)),
    });
  });

  const authenticate = async (cookie: string) => principalOf(await sessionRowOf(cookie, deps));
  const routes = deps.routes.filter((route) => isForElements(route.operation));
  api.use(serveOperations(routes, { ...deps, authenticate, credentialOf, origins: undefined }));
  return api;
}
