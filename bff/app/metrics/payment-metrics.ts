import { Counter, type Registry, Histogram } from 'prom-client';
import { ENVIRONMENTS, type EnvironmentName } from '../../core/contract/fields.ts';
import { DECLINE_CODES, FAILURE_CODES, type Payment } from '../../money/payments/contract/payment.ts';
import type { PaymentChange, PaymentObserver } from '../../money/payments/payments.ts';
import { DIFFERENCES, type ReconciliationObserver } from '../../money/reconciliation/reconciliation.ts';
import { ApiError } from '../../core/api/errors.ts';
import { traced } from '../../core/telemetry/tracing.ts';

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

/** Counts the outcomes of payments, the reasons of failures, and the findings of payment timers. */
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

/** Counts the differences that comparisons of books find, those that are gone, and the comparisons. */
export function reconciliationMetrics(registry: Registry): ReconciliationObserver {
  const found = new Counter({
    name: 'trellis_reconciliation_differences_total',
    help: 'Differences found between the ledger and the books of the payment processor',
    labelNames: ['difference', 'environment'],
    registers: [registry],
  });
  const resolved = new Counter({
    name: 'trellis_reconciliation_resolved_total',
    help: 'Differences that were gone when they were looked at again',
    labelNames: ['environment'],
    registers: [registry],
  });
  const compared = new Counter({
    name: 'trellis_reconciliation_runs_total',
    help: 'Comparisons of a merchant: compared, or failed because the processor did not answer',
    labelNames: ['outcome', 'environment'],
    registers: [registry],
  });
  for (const environment of ENVIRONMENTS) {
    for (const difference of DIFFERENCES) found.inc({ difference, environment }, 0);
    resolved.inc({ environment }, 0);
    for (const outcome of ['compared', 'failed']) compared.inc({ outcome, environment }, 0);
  }
  return {
    found: ({ environment }, difference) => found.inc({ difference, environment }),
    resolved: ({ environment }) => resolved.inc({ environment }),
    compared: ({ environment }, outcome) => compared.inc({ outcome, environment }),
  };
}

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Answered; refused because of the request; failed or not understood; no response in time. */
const OUTCOMES = ['answered', 'refused', 'failed', 'slow'] as const;
type Outcome = (typeof OUTCOMES)[number];

/**
 * Returns a timer for requests to another service: a histogram by act and outcome, and a span of each.
 * @returns a function that times one request, and passes on its failure
 */
export function portTimer<Act extends string>(
  registry: Registry,
  {
    acts,
    service,
    ...of
  }: {
    readonly service: string;
    readonly name: string;
    readonly help: string;
    readonly acts: readonly Act[];
  },
): <Answer>(act: Act, ask: () => Promise<Answer>) => Promise<Answer> {
  const durations = new Histogram({
    ...of,
    labelNames: ['act', 'outcome'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  for (const act of acts) for (const outcome of OUTCOMES) durations.zero({ act, outcome });
  return async (act, ask) => {
    const startedMs = performance.now();
    let outcome: Outcome = 'answered';
    try {
      return await traced(`${service} ${act}`, 'client', ask);
    } catch (error) {
      outcome = failureOutcome(error);
      throw error;
    } finally {
      durations.observe({ act, outcome }, (performance.now() - startedMs) / 1000);
    }
  };
}

/** Returns the outcome that a failed request is counted under. */
export function failureOutcome(error: unknown): 'refused' | 'failed' | 'slow' {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.code === 'upstream_slow') return 'slow';
  return error.status < 500 ? 'refused' : 'failed';
}
