import { Counter, Gauge, type Registry } from 'prom-client';
import type { RedisLimiterState } from '../../core/api/limits/redis-limiter.ts';

/** The state of the limits that nodes share, read at each scrape. */
export function limiterMetrics(registry: Registry, state: () => RedisLimiterState): void {
  for (const metric of [
    gauge(
      'trellis_limiter_fallback',
      '1 while Redis is unreachable and this node applies its share of the quotas by itself',
      () => Number(state().isAlone),
    ),
    gauge(
      'trellis_limiter_nodes',
      'Nodes that shared the quotas when Redis last responded',
      () => state().nodes,
    ),
    counter('trellis_limiter_outages_total', 'How often Redis became unreachable', () => state().outages),
    counter(
      'trellis_limiter_spent_alone_total',
      'Requests that this node counted by itself because Redis was unreachable',
      () => state().spentAlone,
    ),
  ])
    registry.registerMetric(metric);
}

export function gauge(name: string, help: string, read: () => number): Gauge {
  return new Gauge({
    name,
    help,
    registers: [],
    collect() {
      this.set(read());
    },
  });
}

/** For a count that is kept elsewhere. */
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
