import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { RedisLimiterState } from '../../core/api/limits/redis-limiter.ts';
import type { RequestObserver } from '../../core/http/request-observers.ts';
import { traced } from '../../core/telemetry/tracing.ts';
import { ATTEMPT_ERRORS, type AttemptError } from '../../developers/webhooks/contract/deliveries.ts';
import type { PaymentObserver } from '../../money/payments/payments.ts';
import type { ReconciliationObserver } from '../../money/reconciliation/reconciliation.ts';
import type { Bank } from '../../providers/bank/bank.ts';
import type { PlantApi } from '../../providers/plants/plants.ts';
import type { MerchantAccounts, Processor, ProcessorBooks } from '../../providers/processor/processor.ts';
import { failureOutcome, paymentMetrics, portTimer, reconciliationMetrics } from './payment-metrics.ts';
import { gauge, limiterMetrics, requestMetrics } from './request-metrics.ts';

const AGE_BUCKETS_SECONDS = [0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 1, 2, 5];

/**
 * The service's metrics for Prometheus. No label ever contains caller input, an ID, a key or a token: label
 * values come from lists in the code, so the number of series is bounded.
 */
export class Metrics {
  /** All metrics, served at the operator's address. */
  readonly registry: Registry;
  /** Counts a finished request. */
  readonly countRequest: RequestObserver;
  /** Returns the plant API with its calls timed and counted. */
  readonly watchPlantApi: (plantApi: PlantApi) => PlantApi;
  /** Returns the processor with its requests timed and counted. */
  readonly watchProcessor: (processor: Processor) => Processor;
  /** Returns the bank with its requests timed and counted. */
  readonly watchBank: (bank: Bank) => Bank;
  /** The observer of payments. */
  readonly payments: PaymentObserver;
  /** The observer of reconciliations. */
  readonly reconciliation: ReconciliationObserver;
  /** Counts an attempt to deliver a webhook; `null` if it was delivered. */
  readonly countAttempt: (error: AttemptError | null) => void;
  readonly #recordAges: Histogram;

  constructor(registry: Registry) {
    this.registry = registry;
    this.countRequest = requestMetrics(registry);
    this.watchPlantApi = plantApiMetrics(registry);
    this.watchProcessor = processorMetrics(registry);
    this.watchBank = bankMetrics(registry);
    this.payments = paymentMetrics(registry);
    this.reconciliation = reconciliationMetrics(registry);
    this.countAttempt = attemptMetrics(registry);
    this.#recordAges = new Histogram({
      name: 'trellis_key_record_age_seconds',
      help:
        "Age of a key's record when it authorized a request: a revocation on another node can take effect " +
        'this much later',
      buckets: AGE_BUCKETS_SECONDS,
      registers: [registry],
    });
  }

  /** Records the age of a key's record, in milliseconds, when it authorizes a caller. */
  readonly recordKeyAge = (ageMs: number): void => this.#recordAges.observe(ageMs / 1000);

  /** Watches the limiter, if nodes share their limits. Call it once. */
  watchLimiter(state: () => RedisLimiterState): void {
    limiterMetrics(this.registry, state);
  }

  /** Watches the replica of the database, if there is one. Call it once. */
  watchReplica(isUsed: () => boolean): void {
    this.registry.registerMetric(
      gauge('trellis_replica_used', '1 while reads go to the replica of the database', () =>
        Number(isUsed()),
      ),
    );
  }

  /** Watches the backlog, which is read at each scrape. Call it once. */
  watchDeliveries(read: () => Promise<Backlog>): void {
    backlogMetrics(this.registry, read);
  }
}

/**
 * Times the calls to a bank. A failed or slow call is repeated: the payout's timer finds out whether it
 * happened.
 */
function bankMetrics(registry: Registry): (bank: Bank) => Bank {
  const timed = portTimer(registry, {
    service: 'bank',
    name: 'trellis_bank_duration_seconds',
    help:
      'Requests to banks: answered, refused, failed, or slow (no response in time); after the last two, ' +
      'the outcome of a payout is unknown until the bank is asked again',
    acts: ['keep_account', 'send', 'find'],
  });
  return (bank) => ({
    ...bank,
    keepAccount: (account) => timed('keep_account', () => bank.keepAccount(account)),
    send: (order) => timed('send', () => bank.send(order)),
    find: (reference, at) => timed('find', () => bank.find(reference, at)),
    close: () => bank.close(),
  });
}

const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Created; refused because of the request; failed or not understood; no response in time. */
const OUTCOMES = ['created', 'refused', 'failed', 'slow'] as const;
type Outcome = (typeof OUTCOMES)[number];

/** Times each create by its outcome. The number of creates is the histogram's own `_count`. */
function plantApiMetrics(registry: Registry): (plantApi: PlantApi) => PlantApi {
  const durations = new Histogram({
    name: 'trellis_plant_api_duration_seconds',
    help: 'Calls to the plant API: created, refused (400, 409, 422), failed, or slow (no response in time)',
    labelNames: ['outcome'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  for (const outcome of OUTCOMES) durations.zero({ outcome });

  return (plantApi) => ({
    isReachable: () => plantApi.isReachable(),
    close: () => plantApi.close(),
    async create(order) {
      const startedMs = performance.now();
      let outcome: Outcome = 'created';
      try {
        return await traced('plant API create', 'client', () => plantApi.create(order));
      } catch (error) {
        outcome = failureOutcome(error);
        throw error;
      } finally {
        durations.observe({ outcome }, (performance.now() - startedMs) / 1000);
      }
    },
  });
}

/**
 * Times the calls to the processor. The outcome of a failed or slow call is unknown at first: an
 * authorization is found by its recovery.
 */
function processorMetrics(registry: Registry): (processor: Processor) => Processor {
  const timed = portTimer(registry, {
    service: 'processor',
    name: 'trellis_processor_duration_seconds',
    help:
      'Requests to payment processors: answered, refused, failed, or slow (no response in time); after ' +
      'the last two, the outcome is unknown until the payment is recovered',
    acts: [
      'authorize',
      'find',
      'capture',
      'cancel',
      'refund',
      'disputes',
      'evidence',
      'accept_dispute',
      'save_account',
      'read_account',
      'list_movements',
    ],
  });
  return (processor) => ({
    ...processor,
    ...(processor.accounts && { accounts: watchAccounts(processor.accounts, timed) }),
    ...(processor.books && { books: watchBooks(processor.books, timed) }),
    disputes: {
      ...processor.disputes,
      of: (...payment) => timed('disputes', () => processor.disputes.of(...payment)),
      ...(processor.disputes.moveFunds && {
        moveFunds: (reference: string) =>
          timed('disputes', async () => processor.disputes.moveFunds?.(reference)),
      }),
      sendEvidence: (...order) => timed('evidence', () => processor.disputes.sendEvidence(...order)),
      accept: (...order) => timed('accept_dispute', () => processor.disputes.accept(...order)),
    },
    authorize: (...order) => timed('authorize', () => processor.authorize(...order)),
    find: (...reference) => timed('find', () => processor.find(...reference)),
    capture: (...reference) => timed('capture', () => processor.capture(...reference)),
    cancel: (...reference) => timed('cancel', () => processor.cancel(...reference)),
    refund: (...order) => timed('refund', () => processor.refund(...order)),
  });
}

function watchBooks(
  books: ProcessorBooks,
  timed: ReturnType<typeof portTimer<'list_movements'>>,
): ProcessorBooks {
  return { ...books, list: (query) => timed('list_movements', () => books.list(query)) };
}

function watchAccounts(
  accounts: MerchantAccounts,
  timed: ReturnType<typeof portTimer<'save_account' | 'read_account'>>,
): MerchantAccounts {
  return {
    open: (merchant) => timed('save_account', () => accounts.open(merchant)),
    save: (merchant) => timed('save_account', () => accounts.save(merchant)),
    stateOf: (merchant) => timed('read_account', () => accounts.stateOf(merchant)),
    isLatest: accounts.isLatest,
    linkFor: (...link) => timed('read_account', () => accounts.linkFor(...link)),
  };
}

/** The events and deliveries waiting to be sent, across all nodes. */
interface Backlog {
  readonly events: number;
  readonly deliveries: number;
}

/** Counts attempts by outcome: `delivered`, or the error. */
function attemptMetrics(registry: Registry): (error: AttemptError | null) => void {
  const attempts = new Counter({
    name: 'trellis_webhook_attempts_total',
    help: 'Attempts to deliver a webhook, by outcome',
    labelNames: ['outcome'],
    registers: [registry],
  });
  for (const outcome of ['delivered', ...ATTEMPT_ERRORS]) attempts.inc({ outcome }, 0);
  return (error) => attempts.inc({ outcome: error ?? 'delivered' });
}

/**
 * Reports the backlog, read from the database at each scrape. While the database is unavailable, these two
 * keep their last values.
 */
export function backlogMetrics(registry: Registry, read: () => Promise<Backlog>): void {
  const deliveries = new Gauge({
    name: 'trellis_webhook_deliveries_pending',
    help: 'Deliveries with attempts left, on all nodes',
    registers: [registry],
    async collect() {
      const backlog = await read().catch(() => undefined);
      if (!backlog) return;
      this.set(backlog.deliveries);
      events.set(backlog.events);
    },
  });
  const events = new Gauge({
    name: 'trellis_webhook_events_undispatched',
    help: 'Events without deliveries yet, on all nodes',
    registers: [registry],
  });
  deliveries.set(0);
}
