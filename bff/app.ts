import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import type { Logger } from 'pino';
import type { InvalidationFeed } from './database/invalidation-feed.ts';
import type { Db } from './database/database.ts';
import { IdempotencyRecords } from './database/idempotency-records.ts';
import { accessLog } from './gateway/access-log.ts';
import type { Clock } from './gateway/clock.ts';
import { bearerOf } from './gateway/credential.ts';
import { ApiError } from './gateway/errors.ts';
import { observeRequest } from './gateway/request-observers.ts';
import type { Limiter } from './gateway/limits/limiter.ts';
import { MemoryLimiter } from './gateway/limits/memory-limiter.ts';
import { renderError } from './gateway/render-error.ts';
import { openScope } from './gateway/request-scope.ts';
import { setSecurityHeaders } from './gateway/security-headers.ts';
import { serveOperations } from './gateway/serve.ts';
import { lazyHandler } from './gateway/lazy-handler.ts';
import { DomainLookup } from './domains/domains.ts';
import { historiesOf } from './history/history.ts';
import { homePage } from './home/home.ts';
import { hostedPages } from './hosted/hosted.ts';
import { ownHost, SiteAddresses, sites, type PageMemory } from './hosts/hosts.ts';
import { imageFiles } from './images/images.ts';
import { authenticator } from './identity/authenticate.ts';
import type { GuestLinks } from './identity/guest-links/guest-links.ts';
import { KeyDirectory } from './identity/keys/key-directory.ts';
import { Origins } from './identity/partners/origins.ts';
import { SessionDirectory } from './identity/sessions/session-directory.ts';
import { FirstSteps } from './identity/sessions/first-steps.ts';
import type { FeatureDeps } from './feature.ts';
import type { SigningKey } from './identity/sessions/signing-key.ts';
import type { Streams } from './live/live.ts';
import { locationDirectory } from './locations/locations.ts';
import { loyaltyMembers } from './loyalty/loyalty.ts';
import { merchantDirectory, merchantSeeder, summaryOf } from './merchants/merchants.ts';
import {
  CATALOGUES,
  furnish,
  MERCHANT_PANELS,
  ORDER_FOLLOWERS,
  PAYABLES,
  PUBLISH_CHECKS,
  routesOf,
  SECTIONS,
  SIMULATIONS,
  SITE_FEATURES,
} from './joined-features.ts';
import { Languages } from './languages/load-languages.ts';
import { MenuDirectory } from './menus/menus.ts';
import { messageService, type Postmen } from './messages/messages.ts';
import type { Metrics } from './metrics/metrics.ts';
import { orderAddresses } from './ordering/ordering.ts';
import type { OrderFollower } from './orders/orders.ts';
import { PriceDirectory } from './pricing/pricing.ts';
import { platformRoutes } from './platform-routes.ts';
import { ElementFiles } from './pages/element-files.ts';
import { recordingCreated, type PlantApi } from './plants/plants.ts';
import { requireSettled } from './payouts/payouts.ts';
import { payLinkAddresses } from './pay-links/pay-links.ts';
import { paymentService, type Payables } from './payments/payments.ts';
import type { Banks } from './bank/bank.ts';
import type { Processors } from './processor/processor.ts';
import { referencePages } from './reference/reference.ts';
import { ThemeDirectory, themeFiles } from './themes/themes.ts';
import type { TimerRunner } from './timers/timer-runner.ts';
import { outsideEventRecorder } from './webhooks/outside-event-recorder.ts';
import { nudgeAfterChange, type Webhooks } from './webhooks/webhooks.ts';

export interface AppDeps {
  readonly db: Db;
  readonly invalidations: InvalidationFeed;
  readonly clock: Clock;
  readonly log: Logger;
  readonly publicUrl: string;
  readonly hostedDomain: string;
  /** That partners' domains are looked up with; none: those of the system. */
  readonly dnsServers: readonly string[];
  /** How many proxies are in front. */
  readonly trustedProxies: number;
  readonly signingKey: SigningKey;
  readonly guestLinks: GuestLinks;
  readonly plantApi: PlantApi;
  readonly processors: Processors;
  readonly banks: Banks;
  readonly postmen: Postmen;
  /** How many days of sales the merchants of a new sandbox have behind them. */
  readonly historyDays: number;
  /** Instead of those of the features: for tests. */
  readonly payables?: Payables | undefined;
  readonly followers?: readonly OrderFollower[] | undefined;
  /** The built-in plant API writes the event of each plant itself; behind a foreign one it is written here. */
  readonly isPlantApiBuiltIn: boolean;
  /** Counts in this process when left out. */
  readonly limiter?: Limiter | undefined;
  readonly isRedisAnswering?: (() => boolean) | undefined;
  readonly isStopping?: () => boolean;
  readonly metrics: Metrics;
  readonly webhooks: Webhooks;
  readonly timers: TimerRunner<FeatureDeps>;
  readonly streams: Streams;
  readonly pages: PageMemory;
}

/**
 * The whole service, without a socket: a request's way through it, top to bottom.
 * @returns with it what its features work with: their timers need the same
 */
export function createApp(deps: AppDeps): { app: Express; featureDeps: FeatureDeps } {
  const { db, clock, invalidations, publicUrl } = deps;
  const tokens = { issuer: publicUrl, key: deps.signingKey, clock };
  const keys = new KeyDirectory({ db, clock, invalidations, onUse: deps.metrics.recordKeyAge });
  const origins = new Origins({ db, invalidations });
  const merchants = merchantDirectory({ db, invalidations });
  const findMerchant = merchants.find;
  const sessions = new SessionDirectory({ tokens, keys, findMerchant });
  const firstSteps = new FirstSteps({ db, clock });
  const limiter = deps.limiter ?? new MemoryLimiter(clock);
  const idempotency = new IdempotencyRecords(db, clock);
  const plantApi = deps.isPlantApiBuiltIn
    ? deps.plantApi
    : recordingCreated(deps.plantApi, { record: outsideEventRecorder(db), clock });

  const observers = [
    accessLog(deps.log),
    deps.metrics.countRequest,
    nudgeAfterChange(deps.webhooks, deps.timers, deps.streams.hub, deps.pages),
  ];

  const app = express();
  app.disable('x-powered-by').disable('etag').enable('case sensitive routing').enable('strict routing');

  if (deps.trustedProxies > 0) app.set('trust proxy', deps.trustedProxies);

  const https = publicUrl.startsWith('https:');
  const render = renderError(deps.log);

  const payments = paymentService({
    db,
    clock,
    processors: deps.processors,
    payables: deps.payables ?? PAYABLES,
    observer: deps.metrics.payments,
    featureDeps: () => featureDeps,
  });
  const themes = new ThemeDirectory({ db, invalidations });
  const languages = new Languages(CATALOGUES);
  const featureDeps: FeatureDeps = {
    db,
    clock,
    publicUrl,
    siteAddresses: new SiteAddresses({ publicUrl, hostedDomain: deps.hostedDomain }),
    domainLookup: new DomainLookup(deps.dnsServers),
    keys,
    origins,
    tokens,
    guestLinks: deps.guestLinks,
    limiter,
    firstSteps,
    languages,
    sessions,
    findMerchant,
    readMerchant: summaryOf,
    seedMerchants: merchantSeeder({
      clock,
      furnish,
      ...(deps.historyDays > 0 && { begin: historiesOf(deps.historyDays) }),
    }),
    furnish,
    invalidateMerchant: merchants.invalidate,
    requireSettled,
    locations: locationDirectory({ db, invalidations }),
    themes,
    simulations: SIMULATIONS,
    publishChecks: PUBLISH_CHECKS,
    timers: deps.timers,
    plantApi,
    processors: deps.processors,
    banks: deps.banks,
    payments,
    members: loyaltyMembers,
    orderFollowers: deps.followers ?? ORDER_FOLLOWERS,
    messages: messageService({
      db,
      clock,
      log: deps.log,
      postmen: deps.postmen,
      secrets: deps.webhooks.secrets,
    }),
    prices: new PriceDirectory({ db, invalidations, findMerchant }),
    webhooks: deps.webhooks,
    streams: deps.streams,
    menus: new MenuDirectory({ db, invalidations, clocks: keys.clocks, publicUrl }),
  };
  const routes = [
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
  ];
  const serve = serveOperations(routes, {
    credentialOf: bearerOf,
    authenticate: authenticator({ keys, sessions }),
    db,
    clock,
    origins,
    limiter,
    idempotency,
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
  // One layer for all: each that Express tries costs every request.
  app.use((req, res, next) => {
    observeRequest(req, res, openScope(res), observers);
    setSecurityHeaders(res, { https });
    const handle = isOurHost(req.headers.host, () => req.path) ? serve : serveSite;
    return handle(req, res, next);
  });

  app.use('/i', images);
  app.use('/t', sheets);
  app.use('/trellis', elements.router());
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
    lazyHandler(async () => (await import('./console/console.ts')).consolePages(consoleDeps)),
  );
  app.use('/order', orderAddresses(featureDeps));
  app.use('/pay', payLinkAddresses(featureDeps));
  app.use(homePage(), referencePages({ serverUrl: publicUrl }));

  app.use(() => {
    throw new ApiError('not_found');
  });
  // Express knows it for what it is by its four parameters.
  app.use((error: unknown, _req: Request, res: Response, _next: NextFunction) => render(error, res));
  return { app, featureDeps };
}
