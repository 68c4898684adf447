import { Counter, Gauge, type Registry } from 'prom-client';
import { ATTEMPT_ERRORS, type AttemptError } from '../contract/webhook-deliveries.ts';

/** What waits to be sent, on all nodes. */
export interface Backlog {
  readonly events: number;
  readonly deliveries: number;
}

/** Counts attempts by how they ended: `delivered`, or why not. */
export function attemptMetrics(registry: Registry): (error: AttemptError | null) => void {
  const attempts = new Counter({
    name: 'trellis_webhook_attempts_total',
    help: 'Attempts to deliver a webhook, by how they ended',
    labelNames: ['outcome'],
    registers: [registry],
  });
  for (const outcome of ['delivered', ...ATTEMPT_ERRORS]) attempts.inc({ outcome }, 0);
  return (error) => attempts.inc({ outcome: error ?? 'delivered' });
}

/** Asked of the database at each look. While that is away the other metrics are told all the same, and here the last. */
export function backlogMetrics(registry: Registry, read: () => Promise<Backlog>): void {
  const deliveries = new Gauge({
    name: 'trellis_webhook_deliveries_pending',
    help: 'Deliveries with attempts to come, of all nodes',
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
    help: 'Events whose deliveries are yet to be made, of all nodes',
    registers: [registry],
  });
  deliveries.set(0);
}
