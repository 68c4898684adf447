import { Histogram, type Registry } from 'prom-client';
import { ApiError } from '../../core/api/errors.ts';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Answered; refused because of the request; failed or not understood; no response in time. */
const OUTCOMES = ['answered', 'refused', 'failed', 'slow'] as const;
type Outcome = (typeof OUTCOMES)[number];

/**
 * A histogram of the requests to another service, by act and outcome.
 * @returns times one request, whose failure it passes on
 */
export function portTimer<Act extends string>(
  registry: Registry,
  { acts, ...of }: { readonly name: string; readonly help: string; readonly acts: readonly Act[] },
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
      return await ask();
    } catch (error) {
      outcome = failureOutcome(error);
      throw error;
    } finally {
      durations.observe({ act, outcome }, (performance.now() - startedMs) / 1000);
    }
  };
}

/** What a failed request counts as. */
export function failureOutcome(error: unknown): 'refused' | 'failed' | 'slow' {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.code === 'upstream_slow') return 'slow';
  return error.status < 500 ? 'refused' : 'failed';
}
