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
import { homePage } from './home/home.ts';
import { hostedPages } from './hosted/hosted.ts';
import { authenticator } from './identity/authenticate.ts';
import { KeyDirectory } from './identity/keys/key-directory.ts';
import { Origins } from './identity/partners/origins.ts';
import { SessionDirectory } from './identity/sessions/session-directory.ts';
import { FirstSteps } from './identity/sessions/first-steps.ts';
import type { SigningKey } from './identity/sessions/signing-key.ts';
import { merchantDirectory, seedTestMerchants, summaryOf } from './merchants/merchants.ts';
import { routesOf, SECTIONS, SIMULATIONS } from './joined-features.ts';
import type { Metrics } from './metrics/metrics.ts';
import { platformRoutes } from './platform-routes.ts';
import { ElementFiles } from './pages/element-files.ts';
import { recordingCreated, type PlantApi } from './plants/plants.ts';
import { referencePages } from './reference/reference.ts';
import { outsideEventRecorder } from './webhooks/outside-event-recorder.ts';
import { nudgeAfterChange, type Webhooks } from './webhooks/webhooks.ts';

export interface AppDeps {
  readonly db: Db;
  readonly invalidations: InvalidationFeed;
  readonly clock: Clock;
  readonly log: Logger;
  readonly publicUrl: string;
  readonly signingKey: SigningKey;
  readonly plantApi: PlantApi;
  /** The built-in plant API writes the event of each plant itself; behind a foreign one it is written here. */
  readonly isPlantApiBuiltIn: boolean;
  /** Counts in this process when left out. */
  readonly limiter?: Limiter | undefined;
  readonly isRedisAnswering?: (() => boolean) | undefined;
  readonly isStopping?: () => boolean;
  readonly metrics: Metrics;
  readonly webhooks: Webhooks;
}

/** The whole service, without a socket: a request's way through it, top to bottom. */
export function createApp(deps: AppDeps): Express {
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

  const observers = [accessLog(deps.log), deps.metrics.countRequest, nudgeAfterChange(deps.webhooks)];

  const app = express();
  app.disable('x-powered-by').disable('etag').enable('case sensitive routing').enable('strict routing');

  const https = publicUrl.startsWith('https:');
  const render = renderError(deps.log);

  app.use((req, res, next) => {
    observeRequest(req, res, openScope(res), observers);
    setSecurityHeaders(res, { https });
    next();
  });

  const routes = [
    ...routesOf({
      db,
      clock,
      publicUrl,
      keys,
      origins,
      tokens,
      limiter,
      firstSteps,
      findMerchant,
      readMerchant: summaryOf,
      seedMerchants: (trx, owner) => seedTestMerchants(trx, owner, clock.now()),
      invalidateMerchant: merchants.invalidate,
      simulations: SIMULATIONS,
      plantApi,
      webhooks: deps.webhooks,
    }),
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
  app.use(
    serveOperations(routes, {
      credentialOf: bearerOf,
      authenticate: authenticator({ keys, sessions }),
      db,
      clock,
      origins,
      limiter,
      idempotency,
    }),
  );

  const elements = new ElementFiles();
  app.use('/trellis', elements.router());
  app.use(
    '/hosted',
    hostedPages({ ...deps, elements, routes, sessions, findMerchant, limiter, idempotency }),
  );
  const consoleDeps = {
    ...deps,
    elements,
    routes,
    sections: SECTIONS,
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
  app.use(homePage(), referencePages({ serverUrl: publicUrl }));

  app.use(() => {
    throw new ApiError('not_found');
  });
  // Express knows it for what it is by its four parameters.
  app.use((error: unknown, _req: Request, res: Response, _next: NextFunction) => render(error, res));
  return app;
}
