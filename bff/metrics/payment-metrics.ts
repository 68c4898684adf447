import { Counter, Histogram, type Registry } from 'prom-client';
import { ENVIRONMENTS, type EnvironmentName } from '../contract/fields.ts';
import { ApiError } from '../gateway/errors.ts';
import { DECLINE_CODES, FAILURE_CODES, type Payment } from '../payments/contract/payment.ts';
import type { PaymentChange, PaymentObserver } from '../payments/payments.ts';
import type { Processor } from '../processor/processor.ts';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

const ACTS = ['authorize', 'find', 'capture', 'cancel', 'refund'] as const;
type Act = (typeof ACTS)[number];
/** Answered; refused because of the request; failed or not understood; no response in time. */
const OUTCOMES = ['answered', 'refused', 'failed', 'slow'] as const;
type Outcome = (typeof OUTCOMES)[number];

/**
 * Times what is asked of the processor. Of what has failed or was slow, nobody knows at first whether it happened: an authorization
 * is found by its recovery.
 */
export function processorMetrics(registry: Registry): (processor: Processor) => Processor {
  const durations = new Histogram({
    name: 'trellis_processor_duration_seconds',
    help: 'Requests to payment processors: answered, refused, failed, or slow (no response in time); after the last two, the outcome is unknown until the payment is recovered',
    labelNames: ['act', 'outcome'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  for (const act of ACTS) for (const outcome of OUTCOMES) durations.zero({ act, outcome });

  async function timed<Answer>(act: Act, ask: () => Promise<Answer>): Promise<Answer> {
    const startedMs = performance.now();
    let outcome: Outcome = 'answered';
    try {
      return await ask();
    } catch (error) {
      outcome = outcomeOf(error);
      throw error;
    } finally {
      durations.observe({ act, outcome }, (performance.now() - startedMs) / 1000);
    }
  }

  return (processor) => ({
    ...processor,
    authorize: (...order) => timed('authorize', () => processor.authorize(...order)),
    find: (...reference) => timed('find', () => processor.find(...reference)),
    capture: (...reference) => timed('capture', () => processor.capture(...reference)),
    cancel: (...reference) => timed('cancel', () => processor.cancel(...reference)),
    refund: (...order) => timed('refund', () => processor.refund(...order)),
  });
}

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.code === 'upstream_slow') return 'slow';
  return error.status < 500 ? 'refused' : 'failed';
}

const CHANGES: readonly PaymentChange['what'][] = [
  'payment.authorized',
  'payment.captured',
  'payment.canceled',
  'payment.failed',
  'refund.succeeded',
  'refund.failed',
];
const RECOVERIES = ['settled', 'open'] as const;
const REASONS = [...DECLINE_CODES, ...FAILURE_CODES.filter((code) => code !== 'declined')];

/** Counts what becomes of payments, why they fail, and what their timers find. */
export function paymentMetrics(registry: Registry): PaymentObserver {
  const changes = new Counter({
    name: 'trellis_payment_changes_total',
    help: 'Payments and refunds that were authorized, captured, canceled, failed or succeeded',
    labelNames: ['what', 'environment'],
    registers: [registry],
  });
  const failures = new Counter({
    name: 'trellis_payment_failures_total',
    help: 'Payments that failed, by the reason of the decline, challenge_failed or expired',
    labelNames: ['reason', 'environment'],
    registers: [registry],
  });
  const recoveries = new Counter({
    name: 'trellis_payment_recoveries_total',
    help: 'Looks of timers after payments that were open: settled, or still open',
    labelNames: ['outcome', 'environment'],
    registers: [registry],
  });
  for (const environment of ENVIRONMENTS) {
    for (const what of CHANGES) changes.inc({ what, environment }, 0);
    for (const reason of REASONS) failures.inc({ reason, environment }, 0);
    for (const outcome of RECOVERIES) recoveries.inc({ outcome, environment }, 0);
  }
  return {
    changed({ what, owner: { environment }, payment }) {
      changes.inc({ what, environment });
      if (what === 'payment.failed') failures.inc({ reason: reasonOf(payment), environment });
    },
    recovered(environment: EnvironmentName, outcome) {
      recoveries.inc({ outcome, environment });
    },
  };
}

function reasonOf({ decline_code: decline, failure_code: failure }: Payment): string {
  return decline ?? (failure === 'declined' || failure === null ? 'generic_decline' : failure);
}
