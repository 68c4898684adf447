import type { Express } from 'express';
import type { Logger } from 'pino';
import type { SandboxBank } from '../providers/bank/bank.ts';
import { ConfigError, type Config } from './config.ts';
import { createApp } from './app.ts';
import { USUAL_RETENTION } from '../core/contract/retention.ts';
import type { Deprecations } from '../core/contract/deprecations/deprecation.ts';
import type { FeatureDeps } from '../core/feature.ts';
import { CHORES, TIMERS } from './joined-features.ts';
import type { Database, Db } from '../core/database/database.ts';
import { InvalidationFeed } from '../core/database/invalidation-feed.ts';
import type { Replica } from '../core/database/replica.ts';
import type { Clock } from '../core/api/clock.ts';
import { forgetResponses } from '../core/api/idempotency/stored-responses.ts';
import type { RedisLimiter } from '../core/api/limits/redis-limiter.ts';
import type { PortTimeout } from '../core/ports/port-client.ts';
import { RequestLog } from '../developers/cli/cli.ts';
import { UseCounter } from '../developers/deprecations/deprecations.ts';
import { openStreams } from '../orders/live/live.ts';
import { PageMemory } from '../pages/hosts/hosts.ts';
import { loadGuestLinks } from '../accounts/identity/guest-links/guest-links.ts';
import { loadSigningKey, type SigningKey } from '../accounts/identity/sessions/signing-key.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { OrderFollower } from '../orders/orders/orders.ts';
import type { Payables } from '../money/payments/payments.ts';
import type { SandboxProcessor } from '../providers/processor/processor.ts';
import { ChoreRunner } from '../core/timers/chore-runner.ts';
import { TimerRunner, type TimerTiming } from '../core/timers/timer-runner.ts';
import type { TimerHandlers } from '../core/timers/timer-handler.ts';
import { openUpstreams } from './upstreams.ts';
import { startWebhooks, type WebhooksOptions } from '../developers/webhooks/webhooks.ts';

type OptionalSettings =
  | 'signingJwk'
  | 'redisUrl'
  | 'redisSentinels'
  | 'replicaDatabaseUrl'
  | 'webhookSecretsKey'
  | 'host'
  | 'processor'
  | 'stripe'
  | 'bank'
  | 'sandboxProcessor'
  | 'signUp'
  | 'operator'
  | 'mail'
  | 'sms'
  | 'twilio'
  | 'vapid'
  | 'hostedDomain'
  | 'dnsServers'
  | 'trustedProxies'
  | 'sandboxHistoryDays'
  | 'retention';

export interface AssembleOptions {
  readonly config: Pick<Config, 'publicUrl' | 'plantApi' | 'allowLoopbackWebhooks'> &
    Partial<Pick<Config, OptionalSettings>>;
  /** The open database with the newest schema. Its owner closes it. */
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly isStopping?: () => boolean;
  /** Webhook options that differ from production. */
  readonly webhooks?: Partial<Pick<WebhooksOptions, 'timing' | 'resolve' | 'isLoopbackAllowed'>>;
  /** Timer options that differ from production, and handlers in addition to the features'. */
  readonly timers?: {
    readonly handlers?: TimerHandlers<FeatureDeps>;
    readonly timing?: Partial<TimerTiming>;
  };
  /** The processor's time limit, if it differs from production; in milliseconds. */
  readonly processorTimeoutMs?: PortTimeout;
  /** The bank's time limit, likewise. */
  readonly bankTimeoutMs?: PortTimeout;
  /** Overrides the payables of the features, for tests. */
  readonly payables?: Payables;
  /** Overrides the order followers of the features, for tests. */
  readonly followers?: readonly OrderFollower[];
  /** Overrides the published deprecations, for tests. */
  readonly deprecations?: Deprecations;
  /**
   * `false` if the gateway should not record and deliver events of a foreign plant API, so that the bench can
   * measure their cost.
   */
  readonly arePlantEventsRecorded?: false;
}

/** The whole service, without a socket. */
export interface Assembled {
  readonly app: Express;
  readonly signingKey: SigningKey;
  readonly sandboxProcessor: SandboxProcessor;
  readonly sandboxBank: SandboxBank;
  readonly featureDeps: FeatureDeps;
  /** Ends open streams, whose readers connect to another node. */
  endStreams(): Promise<void>;
  /** Closes everything that `assemble` opened. */
  close(): Promise<void>;
}

/**
 * Assembles the service: the one place that knows every part. The start, the tests and the bench differ only
 * in the options.
 * @throws {ConfigError} SIGNING_JWK isn't a private P-256 key
 */
export async function assemble(options: AssembleOptions): Promise<Assembled> {
  const { config, database, clock, log, metrics } = options;
  const { db } = database;
  const closers: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const closer of closers.toReversed()) await closer();
  };
  try {
    const invalidations = new InvalidationFeed({ db, clock });
    const signingKey = await signingKeyOf(options);
    const guestLinks = await loadGuestLinks(db, clock);

    const { sandboxProcessor, sandboxBank, isPlantApiBuiltIn, ...upstreams } = await openUpstreams({
      config,
      db,
      invalidations,
      clock,
      log,
      metrics,
      processorTimeoutMs: options.processorTimeoutMs,
      bankTimeoutMs: options.bankTimeoutMs,
      onOpen: (closer) => void closers.push(closer),
    });

    const redis = await openRedis(config, clock, log);
    if (redis) {
      closers.push(() => redis.close());
      metrics.watchLimiter(() => redis.state);
    }

    const replica = await openReplica(config, db);
    if (replica) {
      closers.push(() => replica.close());
      metrics.watchReplica(() => replica.isUsed);
    }

    const webhooks = await startWebhooks({
      database,
      fromReplica: replica?.read,
      clock,
      log,
      secretsKey: config.webhookSecretsKey,
      isLoopbackAllowed: config.allowLoopbackWebhooks,
      eventsKeptDays: config.retention?.events,
      onAttempt: metrics.countAttempt,
      ...options.webhooks,
    });
    closers.push(() => webhooks.stop());
    metrics.watchDeliveries(() => webhooks.backlog());

    const streams = openStreams({ db, clock, log });
    closers.push(() => streams.hub.stop());

    const pages = new PageMemory();
    const timers = new TimerRunner<FeatureDeps>({
      database,
      clock,
      log,
      ...options.timers,
      handlers: { ...TIMERS, ...options.timers?.handlers },
      onRun: () => {
        webhooks.nudge();
        streams.hub.nudge();
        pages.nudge();
      },
    });
    closers.push(() => timers.stop());
    const uses = new UseCounter({ db, clock, log });
    // Closed after the chores, because one of them writes the counts too.
    closers.push(() => uses.close());
    const requestLog = new RequestLog({ db, clock, log });
    closers.push(() => requestLog.close());
    const chores = new ChoreRunner<FeatureDeps>({ chores: [...CHORES, forgetResponses(db, clock)], log });
    closers.push(() => chores.stop());

    const { app, featureDeps } = createApp({
      db,
      invalidations,
      clock,
      log,
      publicUrl: config.publicUrl,
      hostedDomain: config.hostedDomain ?? `localhost:${new URL(config.publicUrl).port}`,
      dnsServers: config.dnsServers ?? [],
      trustedProxies: config.trustedProxies ?? 0,
      signingKey,
      guestLinks,
      ...upstreams,
      fromReplica: replica?.read,
      payables: options.payables,
      historyDays: config.sandboxHistoryDays ?? 0,
      retention: config.retention ?? USUAL_RETENTION,
      isDevelopment: config.allowLoopbackWebhooks,
      vapid: config.vapid,
      signUp: config.signUp ?? 'open',
      operatorUrl: config.operator?.url,
      followers: options.followers,
      isPlantApiBuiltIn: isPlantApiBuiltIn || options.arePlantEventsRecorded === false,
      metrics,
      webhooks: options.arePlantEventsRecorded === false ? { ...webhooks, nudge: () => undefined } : webhooks,
      timers,
      uses,
      requestLog,
      deprecations: options.deprecations,
      streams,
      pages,
      ...(redis && { limiter: redis, isRedisAnswering: () => !redis.state.isAlone }),
      ...(options.isStopping && { isStopping: options.isStopping }),
    });
    closers.push(() => featureDeps.payments.close());
    timers.start(featureDeps);
    chores.start(featureDeps);
    const endStreams = (): Promise<void> => {
      webhooks.endFeeds();
      return streams.hub.stop();
    };
    return { app, signingKey, sandboxProcessor, sandboxBank, featureDeps, endStreams, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function signingKeyOf({ config, database, clock }: AssembleOptions): Promise<SigningKey> {
  const { signingJwk } = config;
  return loadSigningKey(database.db, clock, signingJwk).catch((error: unknown) => {
    if (signingJwk === undefined) throw error;
    throw new ConfigError("SIGNING_JWK can't be used: it must be a private JWK on the curve P-256");
  });
}

async function openReplica(
  { replicaDatabaseUrl: url }: AssembleOptions['config'],
  primary: Db,
): Promise<Replica | undefined> {
  if (url === undefined) return undefined;
  const { Replica } = await import('../core/database/replica.ts');
  return new Replica({ primary, url });
}

/** Opens the Redis limiter. Loaded only when used: its client is as much code as the rest of the service. */
async function openRedis(
  { redisUrl: url, redisSentinels: sentinels }: AssembleOptions['config'],
  clock: Clock,
  log: Logger,
): Promise<RedisLimiter | undefined> {
  if (url === undefined) return undefined;
  const { RedisLimiter } = await import('../core/api/limits/redis-limiter.ts');
  return RedisLimiter.open({ url, sentinels, clock, log });
}
