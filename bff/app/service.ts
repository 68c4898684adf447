import type { RequestListener } from 'node:http';
import { flushCompileCache } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { assemble } from './assemble.ts';
import type { Config } from './config.ts';
import type { Telemetry } from './config/telemetry.ts';
import { IdempotencyRecords } from '../core/database/idempotency-records.ts';
import { openDatabase } from './open-database.ts';
import type { FeatureDeps } from '../core/feature.ts';
import { systemClock } from '../core/api/clock.ts';
import { Drain } from '../core/http/drain.ts';
import { close, createHttpServer, listen } from '../core/http/http-server.ts';
import { createLog } from '../core/http/log.ts';
import { findSite } from '../pages/hosts/hosts.ts';
import { startTracing } from '../core/telemetry/tracing.ts';
import { Metrics } from './metrics/metrics.ts';
import { startOperatorServer } from './metrics/operator-server.ts';

/**
 * Opens everything, listens, and returns a function that closes it in reverse order.
 * @throws {Error} something can't be opened or the port is taken; what was opened is closed again
 */
export async function startService(config: Config): Promise<() => Promise<void>> {
  const log = createLog(config.logLevel);
  endOnFault(log);
  const clock = systemClock;
  const closers: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const closer of closers.toReversed()) await closer();
  };
  try {
    const metrics = new Metrics(new Registry());
    let isHostServed = notYet;
    let serveConsole: RequestListener = notReady;
    if (config.operator || config.telemetry?.hasMetrics)
      collectDefaultMetrics({ register: metrics.registry, eventLoopMonitoringPrecision: LAG_EVERY_MS });
    if (config.telemetry) closers.push(await exportTelemetry(config.telemetry, metrics.registry, log));
    if (config.operator) {
      const operatorServer = await startOperatorServer({
        registry: metrics.registry,
        isHostServed: (host) => isHostServed(host),
        serveConsole: (req, res) => serveConsole(req, res),
        ...config.operator,
      });
      closers.push(() => operatorServer.close());
    }

    const database = await openDatabase(config);
    closers.push(() => database.close());
    if (database.exclusive) {
      await new IdempotencyRecords(database.db, clock).releaseAll();
      // No other process can open the database now, so the operator's command line asks this one.
      const { checkConfigured } = await import('../developers/readiness/readiness.ts');
      const checkReadiness = (): Promise<unknown> => checkConfigured(config);
      const { publicUrl } = config;
      const deps = { db: database.db, clock, publicUrl, checkReadiness, secrets: config, log };
      const { listenForOperator } = await import('./operator/socket.ts');
      const closeSocket = await listenForOperator(config.dataDir, deps);
      if (closeSocket) closers.push(closeSocket);
    }
    const drain = new Drain();
    const service = await assemble({
      config,
      database,
      clock,
      log,
      metrics,
      isStopping: () => drain.isStopping,
    });
    closers.push(() => service.close());
    isHostServed = async (host) => (await findSite(host, service.featureDeps)) !== undefined;
    if (config.operator)
      serveConsole = operatorListener(config, config.operator.url, service.featureDeps, log);

    const server = createHttpServer();
    server.serve(service.app);
    drain.watch(server);
    await listen(server, config.port, config.host);
    closers.push(() => close(server));
    // A process with an exclusive database is the only node: there is no other to send callers to.
    if (!database.exclusive) closers.push(() => drain.run());
    // Streams end before the callers of other requests are sent away, because they would outlast them.
    closers.push(() => service.endStreams());
    log.info({ port: config.port, database: config.databaseUrl ? 'postgresql' : 'embedded' }, 'ready');
    closers.push(loadTheRest(log));
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Exports traces and metrics. OpenTelemetry is loaded only for this. @returns a function that ends it */
export async function exportTelemetry(
  config: Telemetry,
  registry: Registry,
  log: Logger,
): Promise<() => Promise<void>> {
  const { openTelemetry } = await import('./telemetry/telemetry.ts');
  const { tracer, close: flush } = await openTelemetry(config, { registry, log });
  const stopTracing = tracer && startTracing(tracer);
  return async () => {
    stopTracing?.();
    await flush();
  };
}

/** Serves no console until the service can look people up. */
const notReady: RequestListener = (_req, res) => void res.writeHead(503, { 'Retry-After': '1' }).end();

/** Serves the operator's console, whose code is loaded by its first request. */
function operatorListener(
  config: Config,
  operatorUrl: string,
  deps: FeatureDeps,
  log: Logger,
): RequestListener {
  const { publicUrl, trustedProxies, signUp: signUpMode } = config;
  const load = async (): Promise<RequestListener> => {
    const [{ operatorConsole }, { commandRunner }] = await Promise.all([
      import('../pages/operators/operator-console.ts'),
      import('./operator/commands.ts'),
    ]);
    const { db, clock, limiter, messages, languages, retention } = deps;
    const checkReadiness = (): Promise<unknown> => deps.readiness.checkForOperator();
    const run = commandRunner({ db, clock, publicUrl, checkReadiness, secrets: config });
    return operatorConsole({
      db,
      clock,
      limiter,
      messages,
      languages,
      retention,
      log,
      operatorUrl,
      signUpMode,
      trustedProxies,
      run,
    });
  };
  let loading: Promise<RequestListener> | undefined;
  return (req, res) => {
    loading ??= load();
    loading.then(
      (serve) => serve(req, res),
      (err: unknown) => {
        loading = undefined;
        log.error({ err }, 'the operator’s console could not be loaded');
        res.writeHead(500).end();
      },
    );
  };
}

/** The interval of measuring the event loop's lag; each time wakes the process. */
const LAG_EVERY_MS = 50;

/** Serves nothing at any host until the service can look it up. */
const notYet = async (_host: string): Promise<boolean> => false;

/**
 * Loads code that no API request needs once the first requests have been served, a part at a time, so that no
 * page waits for it. Then writes the compiled code for the next start, because a killed process couldn't.
 */
function loadTheRest(log: Logger): () => Promise<void> {
  const fail = (err: unknown): void => log.warn({ err }, 'code for pages could not be loaded');
  const timer = setTimeout(() => void loadParts().catch(fail), LOAD_THE_REST_AFTER_MS).unref();
  return async () => clearTimeout(timer);
}

async function loadParts(): Promise<void> {
  for (const part of LATER) {
    await part();
    await setImmediate();
  }
  flushCompileCache();
}

const LOAD_THE_REST_AFTER_MS = 3_000;
const LATER: readonly (() => Promise<unknown>)[] = [
  () => import('../pages/hosted/hosted-pages.ts'),
  () => import('../pages/hosted/element.ts'),
  () => import('../pages/hosts/site-pages.ts'),
  () => import('../pages/console/console.ts'),
  () => import('../pages/docs/render-pages.ts'),
];

/** Logs an uncaught error and ends the process, whose state is unknown. */
function endOnFault(log: Logger): void {
  const end = (error: unknown): void => {
    log.fatal({ err: error instanceof Error ? error : new Error(String(error)) }, 'uncaught error, ending');
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}
