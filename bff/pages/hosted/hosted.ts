import type { RequestHandler } from 'express';
import { lazyHandler } from '../../core/http/lazy-handler.ts';
import type { Route } from '../../core/api/route.ts';
import type { HostedPagesDeps } from './hosted-pages.ts';
import { hostedLinkRoutes, type HostedLinkDeps } from './links.ts';

/** The operation by which a partner's server sends a person to a page. */
export function hostedRoutes(deps: HostedLinkDeps): Route[] {
  return hostedLinkRoutes(deps);
}

/** The pages themselves, to be mounted at `/hosted` before the app's own 404. */
export function hostedPages(deps: HostedPagesDeps): RequestHandler {
  return lazyHandler(async () => (await import('./hosted-pages.ts')).hostedPages(deps));
}
