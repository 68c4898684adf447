import { Counter, Gauge, type Registry } from 'prom-client';
import { ATTEMPT_ERRORS, type AttemptError } from '../../developers/webhooks/contract/deliveries.ts';

/** The events and deliveries waiting to be sent, across all nodes. */
export interface Backlog {
  readonly events: number;
  readonly deliveries: number;
}

/** Counts attempts by outcome: `delivered`, or the error. */
export function attemptMetrics(registry: Registry): (error: AttemptError | null) => void {
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
