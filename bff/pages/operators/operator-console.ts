import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { OPERATOR_SESSION_MS } from '../../accounts/operators/operators.ts';
import { ApiError } from '../../core/api/errors.ts';
import { sendAsset, sendFile } from '../../core/http/assets.ts';
import { accessLog, observeRequest } from '../../core/http/request-observers.ts';
import { renderError } from '../../core/http/render-error.ts';
import { openScope } from '../../core/http/request-scope.ts';
import { setSecurityHeaders } from '../../core/http/responses.ts';
import { SessionCookie } from '../../core/http/session-cookie.ts';
import { leafIcon } from '../../developers/themes/look/theme-sheet.ts';
import { CONSOLE_ASSETS, CONSOLE_SCRIPT, CONSOLE_SHEET, DOOR_SHEET } from '../console/parts/console-files.ts';
import { PASSKEY_FILES, PASSKEY_SCRIPT } from '../shell/passkeys/passkey-form.ts';
import { mountAccountPage, mountProvePage } from './account-pages.ts';
import { mountPersonsPage } from './persons-page.ts';
import type { OperatorContext } from './act.ts';
import { mountAuditPages } from './audit-pages.ts';
import { mountDocumentPage } from './document-pages.ts';
import { BASE } from './frame.ts';
import { mountOverviewPage } from './overview-page.ts';
import { mountPartnerPage, mountPartnersPage } from './partner-pages.ts';
import { mountFailingWebhooksPage, mountUpstreamsPage } from './platform-pages.ts';
import { mountPriceSheetPages, mountPriceSheetsPage } from './price-sheet-pages.ts';
import { OperatorPages } from './renderer.ts';
import { mountLimitRequestPages } from './limit-request-pages.ts';
import { mountSignUpPages } from './sign-up-pages.ts';
import { mountMerchantPage, mountReviewsPage } from './review-pages.ts';
import { mountSignIn } from './sign-in-pages.ts';

interface OperatorConsoleDeps extends Omit<OperatorContext, 'cookie' | 'site' | 'origin'> {
  /** The number of proxies in front. */
  readonly trustedProxies: number;
}

/**
 * The console of those who run the platform, for a port of its own. Its sessions are in a table and a cookie
 * of their own, so those of partners are nothing here, and the other way round. Another host than that of its
 * URL is refused: a page elsewhere can't reach it under a name of its own.
 */
export function operatorConsole(deps: OperatorConsoleDeps): Express {
  const { operatorUrl, log, trustedProxies } = deps;
  const { host, hostname, origin } = new URL(operatorUrl);
  const context: OperatorContext = {
    ...deps,
    origin,
    site: { id: hostname, origin, name: 'Trellis operator' },
    cookie: new SessionCookie({
      publicUrl: operatorUrl,
      name: 'trellis_operator',
      path: BASE,
      sameSite: 'strict',
      forMs: OPERATOR_SESSION_MS,
    }),
  };
  const app = express();
  app.disable('x-powered-by').disable('etag').enable('case sensitive routing');
  if (trustedProxies > 0) app.set('trust proxy', trustedProxies);
  const https = operatorUrl.startsWith('https:');
  const observers = [accessLog(log)];
  app.use((req, res, next) => {
    observeRequest(req, res, openScope(res), observers);
    setSecurityHeaders(res, { https });
    if (req.headers.host !== host) throw new ApiError('host_unknown');
    next();
  });
  app.get('/', (_req, res) => res.redirect(303, BASE));
  app.use(BASE, pagesRouter(context));
  const render = renderError(log);
  // Express detects an error handler by its four parameters.
  app.use((error: unknown, _req: Request, res: Response, _next: NextFunction) => render(error, res));
  return app;
}

function pagesRouter(context: OperatorContext): express.Router {
  const router = express.Router({ caseSensitive: true });
  const pages = new OperatorPages(context);
  mountFiles(router);
  mountSignIn(router, context);
  const mounts = [
    mountProvePage,
    mountOverviewPage,
    mountPartnersPage,
    mountPartnerPage,
    mountReviewsPage,
    mountMerchantPage,
    mountDocumentPage,
    mountLimitRequestPages,
    mountSignUpPages,
    mountPriceSheetsPage,
    mountPriceSheetPages,
    mountUpstreamsPage,
    mountFailingWebhooksPage,
    mountAuditPages,
    mountPersonsPage,
    mountAccountPage,
  ];
  for (const mount of mounts) mount(router, context, pages);
  pages.mountLast(router);
  return router;
}

function mountFiles(router: express.Router): void {
  router.get('/assets/icon.svg', (_req, res) => void res.type('svg').send(leafIcon()));
  router.get('/assets/console.css', (req, res) => sendFile(req, res, CONSOLE_SHEET, 'css'));
  router.get('/assets/sign-in.css', (req, res) => sendFile(req, res, DOOR_SHEET, 'css'));
  router.get(`/assets/${CONSOLE_SCRIPT}`, (req, res) => sendAsset(req, res, CONSOLE_ASSETS, CONSOLE_SCRIPT));
  router.get(`/assets/${PASSKEY_SCRIPT}`, (req, res) => sendAsset(req, res, PASSKEY_FILES, PASSKEY_SCRIPT));
}
