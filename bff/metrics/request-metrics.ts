import { Counter, type Registry } from 'prom-client';
import { ERROR_CODES } from '../contract/error-codes.ts';
import type { Operation } from '../contract/operation.ts';
import { createSession } from '../contract/sessions.ts';
import type { FinishedRequest, RequestObserver } from '../gateway/request-observers.ts';
import { Durations, type DurationSeries } from './durations.ts';

const { limit_key: keyLimit, limit_merchant: merchantLimit } = ERROR_CODES;
const OWN_CODES: ReadonlySet<number> = new Set(Object.values(ERROR_CODES).map(({ code }) => code));
const ENVIRONMENTS = ['sandbox', 'production'] as const;
const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Count {
  readonly labels: { readonly operation: string; readonly status: string; readonly error: string };
  count: number;
}

/** The series of one operation: looked up once, then held. */
interface OperationSeries {
  readonly duration: DurationSeries;
  readonly replay: () => void;
  /** Counters by outcome. */
  readonly outcomes: Map<string, Count>;
}

/**
 * What is counted of each finished request. Every label comes from a list of ours: operation ids, status classes, our
 * error codes, environments. A path that is no operation is `none`; a code that an upstream made up is `other`.
 */
export function requestMetrics(registry: Registry): RequestObserver {
  const registers = [registry];
  const counts: Count[] = [];
  const requests = new Counter({
    name: 'trellis_requests_total',
    help: 'Requests by operation (none: no operation of the API), status class (aborted: the caller left) and error code',
    labelNames: ['operation', 'status', 'error'],
    registers: [],
    // Counted below, and told when somebody asks: the library hashes its labels at each increase.
    collect() {
      this.reset();
      for (const { labels, count } of counts) this.inc(labels, count);
    },
  });
  registry.registerMetric(requests);
  const durations = new Durations(registry, {
    name: 'trellis_request_duration_seconds',
    help: 'From the first look at a request to the end of its answer',
    label: 'operation',
    buckets: BUCKETS_SECONDS,
  });
  const replays = new Counter({
    name: 'trellis_idempotent_replays_total',
    help: 'Requests that were answered with the stored answer of an earlier one',
    labelNames: ['operation'],
    registers,
  });
  const minted = new Counter({
    name: 'trellis_sessions_minted_total',
    help: 'Session tokens handed out',
    labelNames: ['environment'],
    registers,
  });
  const limited = new Counter({
    name: 'trellis_limits_hit_total',
    help: 'Requests refused because a quota was used up, by whose quota it was',
    labelNames: ['kind'],
    registers,
  });
  // Known from the start, so that the first event is already a rise from 0.
  const mints = {
    sandbox: minted.labels({ environment: 'sandbox' }),
    production: minted.labels({ environment: 'production' }),
  };
  for (const environment of ENVIRONMENTS) mints[environment].inc(0);
  for (const kind of ['key', 'merchant']) limited.inc({ kind }, 0);

  const series = new Map<Operation | undefined, OperationSeries>();
  function seriesOf(operation: Operation | undefined): OperationSeries {
    const known = series.get(operation);
    if (known) return known;
    const labels = { operation: operation?.id ?? 'none' };
    const replay = replays.labels(labels);
    const made = {
      duration: durations.series(labels.operation),
      replay: () => replay.inc(),
      outcomes: new Map<string, Count>(),
    };
    series.set(operation, made);
    return made;
  }
  function count(request: FinishedRequest, { outcomes }: OperationSeries): void {
    const status = request.aborted ? 'aborted' : statusClass(request.status);
    const error = errorLabel(request.scope.errorCode);
    const outcome = status + error;
    let counted = outcomes.get(outcome);
    if (!counted) {
      counted = { labels: { operation: request.scope.operation?.id ?? 'none', status, error }, count: 0 };
      outcomes.set(outcome, counted);
      counts.push(counted);
    }
    counted.count += 1;
  }

  return (request) => {
    const { operation, principal, errorCode } = request.scope;
    const own = seriesOf(operation);
    count(request, own);
    own.duration.observe(request.durationMs / 1000);
    if (request.replayed) own.replay();
    if (errorCode === keyLimit.code) limited.inc({ kind: 'key' });
    if (errorCode === merchantLimit.code) limited.inc({ kind: 'merchant' });
    if (operation === createSession && request.status === createSession.success.status && principal)
      mints[principal.environment].inc();
  };
}

function statusClass(status: number): string {
  return `${Math.floor(status / 100)}xx`;
}

function errorLabel(code: number | undefined): string {
  if (code === undefined) return '';
  return OWN_CODES.has(code) ? String(code) : 'other';
}
