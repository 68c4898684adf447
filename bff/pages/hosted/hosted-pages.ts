import express, { type Router } from 'express';
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
import { elementApi } from './element-api.ts';
import { mountHostedSignIn } from './sign-in.ts';
import { mountFiles } from './files.ts';
import { PageRenderer } from './page-renderer.ts';
import type { HostedContext } from './context.ts';
import type { ThemeDirectory } from '../../developers/themes/themes.ts';

export interface HostedPagesDeps extends IdempotencyDeps {
  readonly clock: Clock;
  readonly log: Logger;
  /** Where browsers reach the service: decides the cookie's flags and which origin is our own. */
  readonly publicUrl: string;
  readonly sessions: Pick<SessionDirectory, 'principalFor'>;
  readonly findMerchant: FindMerchant;
  /** Every route of the API: what the pages do, they do through these. */
  readonly routes: readonly Route[];
  readonly languages: Languages;
  readonly limiter: Limiter;
  readonly themes: ThemeDirectory;
  readonly elements: ElementFiles;
}

/**
 * The pages themselves, to be mounted at `/hosted` before the app's own 404. A fault of a page is a page; a fault of
 * what the element calls goes on to the app's renderer as an Error object.
 */
export function hostedPages(deps: HostedPagesDeps): Router {
  const context: HostedContext = {
    ...deps,
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
