import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { IdempotencyRecords } from '../core/database/idempotency-records.ts';
import { accessLog, observeRequest } from '../core/http/request-observers.ts';
import { audited } from '../core/api/audit.ts';
import { bearerOf } from '../core/api/credential.ts';
import { ApiError } from '../core/api/errors.ts';
import { renderError } from '../core/http/render-error.ts';
import { openScope } from '../core/http/request-scope.ts';
import { setSecurityHeaders } from '../core/http/responses.ts';
import { serveOperations } from '../core/http/serve.ts';
import { traceRequest } from '../core/http/trace-request.ts';
import { lazyHandler } from '../core/http/page-headers.ts';
import { homePage } from '../pages/home/home.ts';
import { hostedPages } from '../pages/hosted/hosted.ts';
import { ownHost, sites, type PageMemory } from '../pages/hosts/hosts.ts';
import { imageFiles } from '../catalog/images/images.ts';
import { authenticator } from '../accounts/identity/sessions/session-directory.ts';
import type { FeatureDeps } from '../core/feature.ts';
import { featureDepsOf, type FeatureSources } from './feature-deps.ts';
import { MERCHANT_PANELS, SECTIONS } from '../pages/console/all-sections.ts';
import { SITE_FEATURES } from '../pages/site-features.ts';
import { routesOf } from './joined-features.ts';
import { orderAddresses } from '../pages/ordering/ordering.ts';
import { providerNotices } from '../money/processor-notices/processor-notices.ts';
import { platformRoutes } from './platform-routes.ts';
import { ElementFiles } from '../pages/shell/element-files.ts';
import { ReleasedElements } from '../pages/shell/released-elements.ts';
import { payLinkAddresses } from '../orders/pay-links/pay-links.ts';
import { referencePages } from '../pages/docs/reference.ts';
import { themeFiles } from '../developers/themes/themes.ts';
import { twilioNotices } from '../providers/messages/messages.ts';
import type { RequestLog } from '../developers/cli/cli.ts';
import { nudgeAfterChange } from '../developers/webhooks/webhooks.ts';

export interface AppDeps extends FeatureSources {
  /** The number of proxies in front. */
  readonly trustedProxies: number;
  readonly isRedisAnswering?: (() => boolean) | undefined;
  readonly isStopping?: () => boolean;
  readonly pages: PageMemory;
  readonly requestLog: RequestLog;
}

/** The pages on which people sign in and up. */
const WAYS_IN = /^\/sign-(?:in|up)(?:\/|$)/;

/**
 * Creates the whole service, without a socket: a request's way through it, top to bottom.
 * @returns the app, and the dependencies of its features, which their timers need too
 */
export function createApp(deps: AppDeps): { app: Express; featureDeps: FeatureDeps } {
  const { db, clock, publicUrl } = deps;
  const featureDeps = featureDepsOf(deps);
  const { keys, origins, sessions, limiter, languages, themes, firstSteps, findMerchant } = featureDeps;
  const idempotency = new IdempotencyRecords(db, clock);

  const observers = [
    accessLog(deps.log),
    deps.metrics.countRequest,
    deps.requestLog.observe,
    nudgeAfterChange(deps.webhooks, deps.timers, deps.streams.hub, deps.pages),
  ];

  const app = express();
  app.disable('x-powered-by').disable('etag').enable('case sensitive routing').enable('strict routing');

  if (deps.trustedProxies > 0) app.set('trust proxy', deps.trustedProxies);

  const https = publicUrl.startsWith('https:');
  const render = renderError(deps.log);

  const routes = audited(
    featureDeps.moves.guard([
      ...routesOf(featureDeps),
      ...platformRoutes({
        db,
        clock,
        signingKey: deps.signingKey,
        publicUrl,
        isPlantApiReachable: () => deps.plantApi.isReachable(),
        isRedisAnswering: deps.isRedisAnswering,
        isStopping: deps.isStopping ?? (() => false),
      }),
    ]),
    clock,
  );
  const serve = serveOperations(routes, {
    credentialOf: bearerOf,
    authenticate: authenticator({ keys, sessions }),
    db,
    clock,
    origins,
    limiter,
    idempotency,
    countUse: featureDeps.uses.count,
    deprecations: featureDeps.deprecations,
  });
  const elements = new ElementFiles();
  const images = imageFiles(db);
  const sheets = themeFiles(db);
  const isOurHost = ownHost(publicUrl);
  const serveSite = sites({
    ...featureDeps,
    pages: deps.pages,
    log: deps.log,
    idempotency,
    routes,
    elements,
    images,
    sheets,
    features: SITE_FEATURES.map((load) => (context) => load(featureDeps, context)),
  });
  // A single layer for both, because each layer that Express tries costs every request.
  app.use((req, res, next) => {
    const scope = openScope(res);
    observeRequest(req, res, scope, observers);
    setSecurityHeaders(res, { https });
    const handle = isOurHost(req.headers.host, () => req.path) ? serve : serveSite;
    return traceRequest(req, res, scope, () => handle(req, res, next));
  });

  app.use('/i', images);
  app.use('/t', sheets);
  app.use('/trellis', elements.router());
  app.use('/elements', new ReleasedElements().router());
  app.use(
    '/hosted',
    hostedPages({
      ...deps,
      elements,
      routes,
      sessions,
      findMerchant,
      languages,
      limiter,
      idempotency,
      themes,
    }),
  );
  const consoleDeps = {
    ...deps,
    messages: featureDeps.messages,
    identityProviders: featureDeps.identityProviders,
    sealer: featureDeps.sealer,
    languages,
    domainLookup: featureDeps.domainLookup,
    siteAddresses: featureDeps.siteAddresses,
    elements,
    routes,
    sections: SECTIONS,
    merchantPanels: MERCHANT_PANELS,
    keys,
    findMerchant,
    limiter,
    idempotency,
    firstSteps,
  };
  app.use(
    '/console',
    lazyHandler(async () => (await import('../pages/console/console.ts')).consolePages(consoleDeps)),
  );
  const signIn = lazyHandler(async () =>
    (await import('../pages/console/console.ts')).signInPages({ ...featureDeps, log: deps.log }),
  );
  app.use((req, res, next) => (WAYS_IN.test(req.path) ? signIn(req, res, next) : next()));
  app.use('/-/providers/twilio', twilioNotices(featureDeps));
  app.use('/-/providers', providerNotices(featureDeps));
  app.use('/order', orderAddresses(featureDeps));
  app.use('/pay', payLinkAddresses(featureDeps));
  app.use(
    homePage(),
    referencePages({
      serverUrl: publicUrl,
      retention: deps.retention,
      letters: { languages, look: () => themes.letterLook(undefined) },
    }),
  );

  app.use(() => {
    throw new ApiError('not_found');
  });
  // Express detects an error handler by its four parameters.
  app.use((error: unknown, _req: Request, res: Response, _next: NextFunction) => render(error, res));
  return { app, featureDeps };
}
