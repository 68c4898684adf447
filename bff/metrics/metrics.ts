import type { Registry } from 'prom-client';
import type { AttemptError } from '../contract/webhook-deliveries.ts';
import type { RequestObserver } from '../gateway/request-observers.ts';
import type { RedisLimiterState } from '../gateway/limits/redis-limiter.ts';
import type { PlantApi } from '../plants/plants.ts';
import { Durations, type DurationSeries } from './durations.ts';
import { limiterMetrics } from './limiter-metrics.ts';
import { plantApiMetrics } from './plant-api-metrics.ts';
import { attemptMetrics, backlogMetrics, type Backlog } from './webhook-metrics.ts';
import { requestMetrics } from './request-metrics.ts';

const AGE_BUCKETS_SECONDS = [0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 1, 2, 5];

/**
 * What the service tells Prometheus of itself. No label ever holds a caller's text, an id, a key or a token: each comes
 * from a list that stands in the code, so the number of series is bounded whatever is sent.
 */
export class Metrics {
  /** Everything that was counted, for the operator's address. */
  readonly registry: Registry;
  /** To be told of every finished request. */
  readonly countRequest: RequestObserver;
  /** A plant API whose calls are timed and counted. */
  readonly watchPlantApi: (plantApi: PlantApi) => PlantApi;
  /** To be told of each attempt to deliver a webhook; null: it was taken. */
  readonly countAttempt: (error: AttemptError | null) => void;
  readonly #recordAges: DurationSeries;

  constructor(registry: Registry) {
    this.registry = registry;
    this.countRequest = requestMetrics(registry);
    this.watchPlantApi = plantApiMetrics(registry);
    this.countAttempt = attemptMetrics(registry);
    this.#recordAges = new Durations(registry, {
      name: 'trellis_key_record_age_seconds',
      help: "Age of a key's record when a request was judged by it: a revocation on another node can bite this much later",
      buckets: AGE_BUCKETS_SECONDS,
    }).series();
  }

  /** To be called with the age of a key's record, in milliseconds, whenever a caller is judged by it. */
  readonly recordKeyAge = (ageMs: number): void => this.#recordAges.observe(ageMs / 1000);

  /** To be called once, where nodes share their limits. */
  watchLimiter(state: () => RedisLimiterState): void {
    limiterMetrics(this.registry, state);
  }

  /** To be called once: what waits to be sent is asked for at each look. */
  watchDeliveries(read: () => Promise<Backlog>): void {
    backlogMetrics(this.registry, read);
  }
}
