import type { ResponseBodyOf } from '../contract/operation.ts';
import type { getReadiness } from '../contract/platform.ts';
import type { OperationResponse } from './route.ts';

/** The readiness checks, by name; each resolves within its own bounds. */
export type Probes = Readonly<Record<string, () => Promise<boolean>>>;

const PROBE_TIMEOUT_MS = 2_000;

export interface ReadinessOptions {
  /** The checks without which no request can be served. */
  readonly needed: Probes;
  /** The checks without which the service still works: they are reported and change nothing. */
  readonly spare?: Probes;
  readonly isStopping: boolean;
}

/**
 * Reports each dependency by itself. Returns 503 if a required one doesn't respond, and once this node is
 * asked to stop.
 */
export async function readiness({
  needed,
  spare = {},
  isStopping,
}: ReadinessOptions): Promise<OperationResponse<ResponseBodyOf<typeof getReadiness>>> {
  const entries = await Promise.all(
    Object.entries({ ...needed, ...spare }).map(
      async ([name, probe]) => [name, (await answers(probe)) ? 'ok' : 'unavailable'] as const,
    ),
  );
  const ok = !isStopping && entries.every(([name, state]) => state === 'ok' || name in spare);
  const checks = { ...(isStopping && { node: 'stopping' }), ...Object.fromEntries(entries) };
  return { status: ok ? 200 : 503, body: { status: ok ? 'ok' : 'unavailable', checks } };
}

async function answers(probe: () => Promise<boolean>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), PROBE_TIMEOUT_MS);
  try {
    return await Promise.race([probe(), late.promise]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
