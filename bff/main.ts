import type { Logger } from 'pino';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { ConfigError, readConfig, type Config } from './config.ts';
import { createApp } from './app.ts';
import { Changes } from './database/changes.ts';
import { DatabaseError } from './database/database-error.ts';
import { IdempotencyRecords } from './database/idempotency-records.ts';
import { openDatabase } from './database/open-database.ts';
import { systemClock } from './gateway/clock.ts';
import { Drain } from './gateway/drain.ts';
import { close, createHttpServer, listen } from './gateway/http-server.ts';
import { RedisLimiter } from './gateway/limits/redis-limiter.ts';
import { createLog } from './gateway/log.ts';
import { startExpiryNotices } from './identity/keys/expiry-notices.ts';
import { loadSigningKey } from './identity/sessions/signing-key.ts';
import { Metrics } from './metrics/metrics.ts';
import { startOperatorServer } from './metrics/operator-server.ts';
import { openPlantApi } from './plants/plants.ts';
import { listenForOperator } from './operator/socket.ts';
import { startPlantApi } from './plants/plant-api/plant-api.ts';
import { startWebhooks } from './webhooks/webhooks.ts';

/** How long requests under way may take to end when the process is asked to stop. */
const GRACE_MS = 10_000;

/** Opens everything, listens, and answers with what closes it all again in turn. */
async function start(config: Config): Promise<() => Promise<void>> {
  const log = createLog(config.logLevel);
  endOnFault(log);
  const clock = systemClock;
  const closers: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const closer of closers.toReversed()) await closer();
  };
  try {
    const metrics = new Metrics(new Registry());
    collectDefaultMetrics({ register: metrics.registry });
    if (config.operator) {
      const operatorServer = await startOperatorServer({ registry: metrics.registry, ...config.operator });
      closers.push(() => operatorServer.close());
    }

    const database = await openDatabase(config);
    closers.push(() => database.close());
    if (database.exclusive) {
      await new IdempotencyRecords(database.db, clock).releaseAll();
      // Nobody else can open the database now, so the operator's command line comes to us.
      const deps = { db: database.db, clock, publicUrl: config.publicUrl, log };
      const closeSocket = await listenForOperator(config.dataDir, deps);
      if (closeSocket) closers.push(closeSocket);
    }
    const changes = new Changes({ db: database.db, clock });
    const signingKey = await loadSigningKey(database.db, clock, config.signingJwk).catch((error: unknown) => {
      if (config.signingJwk === undefined) throw error;
      throw new ConfigError('SIGNING_JWK cannot be used: it must be a private JWK of the curve P-256');
    });

    const builtIn = config.plantApi
      ? undefined
      : await startPlantApi({ db: database.db, changes, log, clock });
    if (builtIn) closers.push(() => builtIn.close());
    const plantApi = metrics.watchPlantApi(
      openPlantApi(config.plantApi ?? builtIn ?? { url: '', token: '' }),
    );
    closers.push(() => plantApi.close());

    const redis =
      config.redisUrl === undefined
        ? undefined
        : await RedisLimiter.open({ url: config.redisUrl, clock, log });
    if (redis) {
      closers.push(() => redis.close());
      metrics.watchLimiter(() => redis.state);
    }

    const webhooks = await startWebhooks({
      database,
      clock,
      log,
      secretsKey: config.webhookSecretsKey,
      isLoopbackAllowed: config.allowLoopbackWebhooks,
      onAttempt: metrics.countAttempt,
    });
    closers.push(() => webhooks.stop());
    metrics.watchDeliveries(() => webhooks.backlog());

    closers.push(startExpiryNotices({ db: database.db, clock, log }));

    const drain = new Drain();
    const app = createApp({
      db: database.db,
      changes,
      clock,
      log,
      publicUrl: config.publicUrl,
      signingKey,
      plantApi,
      isPlantApiBuiltIn: builtIn !== undefined,
      metrics,
      webhooks,
      ...(redis && { limiter: redis, isRedisAnswering: () => !redis.state.isAlone }),
      isStopping: () => drain.isStopping,
    });
    const server = createHttpServer();
    server.serve(app);
    drain.watch(server);
    await listen(server, config.port, config.host);
    closers.push(() => close(server));
    // A process that has its database to itself is the only one: there is no other to send callers to.
    if (!database.exclusive) closers.push(() => drain.run());
    log.info({ port: config.port, database: config.databaseUrl ? 'postgresql' : 'embedded' }, 'ready');
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** One clear line for what a person can mend; everything else with its stack, since it is a fault of ours. */
function explain(error: unknown, config: Config | undefined): string {
  if (error instanceof ConfigError || error instanceof DatabaseError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const { port, address } = { port: config?.port, address: config?.host, ...(error as object) };
  const setting = port === config?.operator?.port ? 'OPERATOR_PORT' : 'PORT';
  if (code === 'EADDRINUSE') return `port ${port} is taken: stop the other process or set ${setting}`;
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL') return `cannot listen on ${address}:${port} (${code})`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** A fault that nothing caught: in what state the process is nobody knows, so it says why, through the log, and ends. */
function endOnFault(log: Logger): void {
  const end = (error: unknown): void => {
    log.fatal({ err: error instanceof Error ? error : new Error(String(error)) }, 'uncaught fault, ending');
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}

async function main(): Promise<void> {
  let config: Config | undefined;
  try {
    config = readConfig(process.env);
    const stop = await start(config);
    stopOn(stop);
  } catch (error) {
    process.stderr.write(`trellis: ${explain(error, config)}\n`);
    process.exitCode = 1;
  }
}

/** Ends cleanly once: on a signal, or with the process that started this one (`TRELLIS_PARENT=pipe`). */
function stopOn(stop: () => Promise<void>): void {
  let stopping = false;
  const once = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    void stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', once);
  process.on('SIGINT', once);
  if (process.env['TRELLIS_PARENT'] === 'pipe') process.stdin.on('end', once).resume();
}

await main();
