import type { Express } from 'express';
import type { Logger } from 'pino';
import { ConfigError, type Config } from './config.ts';
import { createApp } from './app.ts';
import type { Database } from './database/database.ts';
import { InvalidationFeed } from './database/invalidation-feed.ts';
import type { Clock } from './gateway/clock.ts';
import type { RedisLimiter } from './gateway/limits/redis-limiter.ts';
import { loadSigningKey, type SigningKey } from './identity/sessions/signing-key.ts';
import type { Metrics } from './metrics/metrics.ts';
import { startPlantApi } from './plants/plant-api/plant-api.ts';
import { openPlantApi } from './plants/plants.ts';
import { startWebhooks, type WebhooksOptions } from './webhooks/webhooks.ts';

export interface AssembleOptions {
  readonly config: Pick<Config, 'publicUrl' | 'plantApi' | 'allowLoopbackWebhooks'> &
    Partial<Pick<Config, 'signingJwk' | 'redisUrl' | 'webhookSecretsKey'>>;
  /** Open, with the newest schema. Its owner closes it. */
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly isStopping?: () => boolean;
  /** How webhooks are sent, where that differs from production. */
  readonly webhooks?: Partial<Pick<WebhooksOptions, 'timing' | 'resolve' | 'isLoopbackAllowed'>>;
  /** `false`: the gateway records and delivers no events of a foreign plant API. The bench measures what they cost. */
  readonly arePlantEventsRecorded?: false;
}

/** The whole service, without a socket. */
export interface Assembled {
  readonly app: Express;
  readonly signingKey: SigningKey;
  /** Closes everything that was opened here. */
  close(): Promise<void>;
}

/**
 * Puts the service together: the one place that knows every part. What starts it, the tests and the bench differ only in
 * the options.
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

    const builtIn = config.plantApi ? undefined : await startPlantApi({ db, invalidations, log, clock });
    if (builtIn) closers.push(() => builtIn.close());
    const plantApi = metrics.watchPlantApi(
      openPlantApi(config.plantApi ?? builtIn ?? { url: '', token: '' }),
    );
    closers.push(() => plantApi.close());

    const redis = config.redisUrl === undefined ? undefined : await openRedis(config.redisUrl, clock, log);
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
      ...options.webhooks,
    });
    closers.push(() => webhooks.stop());
    metrics.watchDeliveries(() => webhooks.backlog());

    const app = createApp({
      db,
      invalidations,
      clock,
      log,
      publicUrl: config.publicUrl,
      signingKey,
      plantApi,
      isPlantApiBuiltIn: builtIn !== undefined || options.arePlantEventsRecorded === false,
      metrics,
      webhooks: options.arePlantEventsRecorded === false ? { ...webhooks, nudge: () => undefined } : webhooks,
      ...(redis && { limiter: redis, isRedisAnswering: () => !redis.state.isAlone }),
      ...(options.isStopping && { isStopping: options.isStopping }),
    });
    return { app, signingKey, close };
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

/** Loaded only where it is used: its client is as much code as the rest of the service. */
async function openRedis(url: string, clock: Clock, log: Logger): Promise<RedisLimiter> {
  const { RedisLimiter } = await import('./gateway/limits/redis-limiter.ts');
  return RedisLimiter.open({ url, clock, log });
}
