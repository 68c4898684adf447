import type { ResponseBodyOf } from '../contract/operation.ts';
import type { getReadiness } from '../contract/platform.ts';
import type { OperationResponse } from './route.ts';

/** What readiness asks, by name; each answers true within its own bounds. */
export type Probes = Readonly<Record<string, () => Promise<boolean>>>;

const PROBE_TIMEOUT_MS = 2_000;

export interface ReadinessOptions {
  /** Without one of these no request can be served. */
  readonly needed: Probes;
  /** Without these the service goes on, so they are told and change nothing. */
  readonly spare?: Probes;
  readonly isStopping: boolean;
}

/**
 * Tells each part apart, so that whoever is called at night knows where to look. 503 when a needed one does not answer,
 * and from the moment on that this node is told to stop.
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
