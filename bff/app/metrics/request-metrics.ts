import { Counter, Histogram, type Registry, Gauge } from 'prom-client';
import { ERROR_CODES } from '../../core/contract/error-codes.ts';
import { createSession } from '../../accounts/identity/contract/sessions/sessions.ts';
import type { RequestObserver } from '../../core/http/request-observers.ts';
import type { RedisLimiterState } from '../../core/api/limits/redis-limiter.ts';

const { limit_key: keyLimit, limit_merchant: merchantLimit } = ERROR_CODES;
const OWN_CODES: ReadonlySet<number> = new Set(Object.values(ERROR_CODES).map(({ code }) => code));
const ENVIRONMENTS = ['sandbox', 'production'] as const;
const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Counts each finished request. Every label comes from a fixed list: operation IDs, status classes, error
 * codes of this API, environments. A path without an operation is `none`; an error code of the upstream is
 * `other`.
 */
export function requestMetrics(registry: Registry): RequestObserver {
  const registers = [registry];
  const requests = new Counter({
    name: 'trellis_requests_total',
    help:
      'Requests by operation (none: no operation of the API), status class (aborted: the caller ' +
      'disconnected) and error code',
    labelNames: ['operation', 'status', 'error'],
    registers,
  });
  const durations = new Histogram({
    name: 'trellis_request_duration_seconds',
    help: 'From receiving a request to the end of its response',
    labelNames: ['operation'],
    buckets: BUCKETS_SECONDS,
    registers,
  });
  const replays = new Counter({
    name: 'trellis_idempotent_replays_total',
    help: 'Requests that got the stored response of an earlier request',
    labelNames: ['operation'],
    registers,
  });
  const minted = new Counter({
    name: 'trellis_sessions_minted_total',
    help: 'Session tokens minted',
    labelNames: ['environment'],
    registers,
  });
  const limited = new Counter({
    name: 'trellis_limits_hit_total',
    help: 'Requests refused because a quota was used up, by whose quota it was',
    labelNames: ['kind'],
    registers,
  });
  // Present from the start, so that the first event is already an increase from 0.
  for (const environment of ENVIRONMENTS) minted.inc({ environment }, 0);
  for (const kind of ['key', 'merchant']) limited.inc({ kind }, 0);

  return ({ scope: { operation: called, principal, errorCode }, status, aborted, durationMs, replayed }) => {
    const operation = called?.id ?? 'none';
    requests.inc({
      operation,
      status: aborted ? 'aborted' : statusClass(status),
      error: errorLabel(errorCode),
    });
    durations.observe({ operation }, durationMs / 1000);
    if (replayed) replays.inc({ operation });
    if (errorCode === keyLimit.code) limited.inc({ kind: 'key' });
    if (errorCode === merchantLimit.code) limited.inc({ kind: 'merchant' });
    if (called === createSession && status === createSession.success.status && principal)
      minted.inc({ environment: principal.environment });
  };
}

function statusClass(status: number): string {
  return `${Math.floor(status / 100)}xx`;
}

function errorLabel(code: number | undefined): string {
  if (code === undefined) return '';
  return OWN_CODES.has(code) ? String(code) : 'other';
}

/** Reports the state of the limits that nodes share, read at each scrape. */
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

/** Returns a counter whose value is kept elsewhere. */
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
