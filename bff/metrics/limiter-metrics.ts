import { Counter, Gauge, type Registry } from 'prom-client';
import type { RedisLimiterState } from '../gateway/limits/redis-limiter.ts';

/** How the limits that nodes share stand, asked of the limiter at each look. */
export function limiterMetrics(registry: Registry, state: () => RedisLimiterState): void {
  for (const metric of [
    gauge(
      'trellis_limiter_fallback',
      '1 while Redis does not answer and this node holds callers to its own share of their quotas',
      () => Number(state().isAlone),
    ),
    gauge(
      'trellis_limiter_nodes',
      'Nodes that shared the quotas when Redis was last heard of',
      () => state().nodes,
    ),
    counter('trellis_limiter_outages_total', 'How often Redis went', () => state().outages),
    counter(
      'trellis_limiter_spent_alone_total',
      'Requests that this node counted by itself because Redis did not answer',
      () => state().spentAlone,
    ),
  ])
    registry.registerMetric(metric);
}

function gauge(name: string, help: string, read: () => number): Gauge {
  return new Gauge({
    name,
    help,
    registers: [],
    collect() {
      this.set(read());
    },
  });
}

/** What is counted elsewhere. */
function counter(name: string, help: string, read: () => number): Counter {
  return new Counter({
    name,
    help,
    registers: [],
    collect() {
      this.reset();
      this.inc(read());
    },
  });
}
