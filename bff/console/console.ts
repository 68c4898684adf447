import { fileURLToPath } from 'node:url';
import express, { type Router } from 'express';
import type { Logger } from 'pino';
import type { Db } from '../database/database.ts';
import type { IdempotencyRecords } from '../database/idempotency-records.ts';
import type { Clock } from '../gateway/clock.ts';
import type { Limiter } from '../gateway/limits/limiter.ts';
import type { Route } from '../gateway/route.ts';
import type { KeyDirectory } from '../identity/keys/key-directory.ts';
import type { FirstSteps } from '../identity/sessions/first-steps.ts';
import type { FindMerchant } from '../identity/sessions/mint.ts';
import { Assets } from '../pages/assets.ts';
import { SessionCookie } from '../pages/sign-in/session-cookie.ts';
import type { ConsoleContext } from './context.ts';
import { elementApi } from './element-api.ts';
import { mountConsoleSignIn, mountEnvironmentSwitch } from './sign-in.ts';
import { mountEventPage } from './event-page.ts';
import { mountEventsPage } from './events-page.ts';
import { mountFiles } from './files.ts';
import { mountGoLivePage } from './go-live-page.ts';
import { mountKeyForms } from './key-forms.ts';
import { mountKeysPage } from './keys-page.ts';
import { mountLimitsPage } from './limits-page.ts';
import { mountMerchantForms } from './merchant-forms.ts';
import { mountMerchantsPage } from './merchants-page.ts';
import { mountMissedPage } from './missed-page.ts';
import { mountOriginsPage } from './origins-page.ts';
import { mountOverviewPage } from './overview-page.ts';
import { PageRenderer } from './page-renderer.ts';
import { PartnerApi } from './partner-api.ts';
import { mountReplayPage } from './replay-page.ts';
import { mountSandboxPage } from './sandbox-page.ts';
import { mountVersionsPage } from './versions-page.ts';
import { mountWebhooksPage } from './webhooks-page.ts';

export { endConsole, makeConsoleLink, type ConsoleLink } from './links.ts';

export interface ConsoleDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  /** Where browsers reach the service: decides the cookie's flags and which origin is our own. */
  readonly publicUrl: string;
  /** Every route of the API: what the console does, it does through these. */
  readonly routes: readonly Route[];
  readonly keys: Pick<KeyDirectory, 'lineageOf' | 'clocks'>;
  readonly findMerchant: FindMerchant;
  readonly firstSteps: FirstSteps;
  readonly limiter: Limiter;
  readonly idempotency: IdempotencyRecords;
  /** Folder of the built scripts; `dist/cdn` when left out. */
  readonly scriptsFolder?: string;
}

/**
 * The partner's console, to be mounted at `/console` before the app's own 404. A fault of a page is a page; a fault of
 * what an element calls goes on to the app's renderer as an Error object.
 */
export function consolePages(deps: ConsoleDeps): Router {
  const { publicUrl } = deps;
  const context: ConsoleContext = {
    ...deps,
    publicOrigin: new URL(publicUrl).origin,
    cookie: new SessionCookie({ publicUrl, name: 'trellis_console', path: '/console', sameSite: 'strict' }),
    api: new PartnerApi(deps.routes, deps),
    elements: new Assets(deps.scriptsFolder ?? fileURLToPath(new URL('../../dist/cdn', import.meta.url))),
    layout: new Assets(fileURLToPath(new URL('assets/', import.meta.url))),
  };
  const pages = new PageRenderer(context);
  const router = express.Router({ caseSensitive: true, strict: true });
  router.use('/api', elementApi({ ...deps, ...context }));
  mountFiles(router, context);
  mountConsoleSignIn(router, context, pages);
  mountEnvironmentSwitch(router, context, pages);
  mountOverviewPage(router, context, pages);
  mountKeysPage(router, context, pages);
  mountKeyForms(router, context, pages);
  mountLimitsPage(router, context, pages);
  mountVersionsPage(router, context, pages);
  mountMerchantsPage(router, context, pages);
  mountMerchantForms(router, context, pages);
  mountOriginsPage(router, context, pages);
  mountEventsPage(router, context, pages);
  mountReplayPage(router, context, pages);
  mountMissedPage(router, context, pages);
  mountEventPage(router, context, pages);
  mountWebhooksPage(router, pages);
  mountSandboxPage(router, context, pages);
  mountGoLivePage(router, context, pages);
  pages.mountLast(router);
  return router;
}
