import express from 'express';
import type { Router, RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Clock } from '../../core/api/clock.ts';
import type { IdempotencyDeps } from '../../core/api/idempotency/run-idempotent.ts';
import type { Limiter } from '../../core/api/limits/quota.ts';
import type { Route } from '../../core/api/route.ts';
import type { FindMerchant } from '../../accounts/identity/sessions/mint.ts';
import type { SessionDirectory } from '../../accounts/identity/sessions/session-directory.ts';
import type { Languages } from '../../core/text/language.ts';
import type { ElementFiles } from '../shell/element-files.ts';
import { receiveLanguageChoice } from '../shell/language-choice.ts';
import { SessionCookie } from '../../core/http/session-cookie.ts';
import { mountCreatePlantPage } from './create-plant-page.ts';
import { mountHostedSignIn } from './sign-in.ts';
import { mountFiles, PageRenderer } from './page-renderer.ts';
import { type HostedContext, hostedPrincipalOf } from './hosted-session.ts';
import type { ThemeDirectory } from '../../developers/themes/themes.ts';
import { createPlant } from '../../providers/plants/contract/plants.ts';
import { getCurrentSession } from '../../accounts/identity/contract/sessions/sessions.ts';
import { serveOperations } from '../../core/http/serve.ts';
import { cookieCredential } from '../shell/same-origin.ts';
import { PageApi } from '../shell/page-api.ts';

/** The operations that the element on a hosted page calls. */
const OPERATIONS = [getCurrentSession, createPlant];

/**
 * The API for the element of a hosted page, under `/hosted`: the same routes on the same way through the
 * gateway, with the cookie as their credential.
 */
export function elementApi(context: HostedContext): RequestHandler {
  const routes = OPERATIONS.map((operation) => context.api.routeOf(operation));
  return serveOperations(routes, {
    ...context,
    credentialOf: cookieCredential(context),
    authenticate: (cookie) => hostedPrincipalOf(cookie, context),
    origins: undefined,
  });
}

export interface HostedPagesDeps extends IdempotencyDeps {
  readonly clock: Clock;
  readonly log: Logger;
  /** The address of the service for browsers: determines the cookie's flags and our origin. */
  readonly publicUrl: string;
  readonly sessions: Pick<SessionDirectory, 'principalFor'>;
  readonly findMerchant: FindMerchant;
  /** Every route of the API: the pages act only through these. */
  readonly routes: readonly Route[];
  readonly languages: Languages;
  readonly limiter: Limiter;
  readonly themes: ThemeDirectory;
  readonly elements: ElementFiles;
}

/**
 * Returns the pages, to be mounted at `/hosted` before the app's own 404. A page's fault is shown as a page;
 * a fault of an element's call goes to the app's renderer as an Error object.
 */
export function hostedPages(deps: HostedPagesDeps): Router {
  const context: HostedContext = {
    ...deps,
    api: new PageApi(deps.routes, deps),
    publicOrigin: new URL(deps.publicUrl).origin,
    cookie: new SessionCookie({
      publicUrl: deps.publicUrl,
      name: 'trellis_hosted',
      path: '/hosted',
      sameSite: 'lax',
    }),
  };
  const pages = new PageRenderer(context);
  const router = express.Router({ caseSensitive: true, strict: true });
  router.use(elementApi(context));
  mountFiles(router);
  router.post('/language', (req, res) =>
    receiveLanguageChoice(req, res, { origin: context.publicOrigin, start: '/hosted/create-plant' }),
  );
  mountHostedSignIn(router, context, pages);
  mountCreatePlantPage(router, context, pages);
  pages.mountLast(router);
  return router;
}
