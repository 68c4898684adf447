import { Histogram, type Registry } from 'prom-client';
import type { AttemptError } from '../../developers/webhooks/contract/deliveries.ts';
import type { RequestObserver } from '../../core/http/request-observers.ts';
import type { RedisLimiterState } from '../../core/api/limits/redis-limiter.ts';
import type { PlantApi } from '../../providers/plants/plants.ts';
import type { PaymentObserver } from '../../money/payments/payments.ts';
import type { Bank } from '../../providers/bank/bank.ts';
import type { Processor } from '../../providers/processor/processor.ts';
import { bankMetrics } from './bank-metrics.ts';
import { gauge, limiterMetrics } from './limiter-metrics.ts';
import { paymentMetrics } from './payment-metrics.ts';
import { processorMetrics } from './processor-metrics.ts';
import { plantApiMetrics } from './plant-api-metrics.ts';
import { attemptMetrics, backlogMetrics, type Backlog } from './webhook-metrics.ts';
import { requestMetrics } from './request-metrics.ts';

const AGE_BUCKETS_SECONDS = [0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 1, 2, 5];

/**
 * The service's metrics for Prometheus. No label ever contains caller input, an id, a key or a token: label values come
 * from lists in the code, so the number of series is bounded.
 */
export class Metrics {
  /** All metrics, served at the operator's address. */
  readonly registry: Registry;
  /** Call it for every finished request. */
  readonly countRequest: RequestObserver;
  /** A plant API whose calls are timed and counted. */
  readonly watchPlantApi: (plantApi: PlantApi) => PlantApi;
  /** A processor whose requests are timed and counted. */
  readonly watchProcessor: (processor: Processor) => Processor;
  /** A bank whose requests are timed and counted. */
  readonly watchBank: (bank: Bank) => Bank;
  /** Is notified of payments. */
  readonly payments: PaymentObserver;
  /** Call it for every attempt to deliver a webhook; null: it was delivered. */
  readonly countAttempt: (error: AttemptError | null) => void;
  readonly #recordAges: Histogram;

  constructor(registry: Registry) {
    this.registry = registry;
    this.countRequest = requestMetrics(registry);
    this.watchPlantApi = plantApiMetrics(registry);
    this.watchProcessor = processorMetrics(registry);
    this.watchBank = bankMetrics(registry);
    this.payments = paymentMetrics(registry);
    this.countAttempt = attemptMetrics(registry);
    this.#recordAges = new Histogram({
      name: 'trellis_key_record_age_seconds',
      help: "Age of a key's record when it authorized a request: a revocation on another node can take effect this much later",
      buckets: AGE_BUCKETS_SECONDS,
      registers: [registry],
    });
  }

  /** Call it with the age of a key's record, in milliseconds, whenever the record authorizes a caller. */
  readonly recordKeyAge = (ageMs: number): void => this.#recordAges.observe(ageMs / 1000);

  /** Call it once, where nodes share their limits. */
  watchLimiter(state: () => RedisLimiterState): void {
    limiterMetrics(this.registry, state);
  }

  /** Call it once, where there is a replica of the database. */
  watchReplica(isUsed: () => boolean): void {
    this.registry.registerMetric(
      gauge('trellis_replica_used', '1 while reads go to the replica of the database', () =>
        Number(isUsed()),
      ),
    );
  }

  /** Call it once: the backlog is read at each scrape. */
  watchDeliveries(read: () => Promise<Backlog>): void {
    backlogMetrics(this.registry, read);
  }
}
