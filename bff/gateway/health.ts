import type { Answer } from './call.ts';

/** What readiness asks, by name; each answers true within its own bounds. */
export type Probes = Readonly<Record<string, () => Promise<boolean>>>;

const PROBE_TIMEOUT_MS = 2_000;

/** Tells each part apart, so that whoever is called at night knows where to look. 503 when one does not answer. */
export async function readiness(probes: Probes): Promise<Answer> {
  const entries = await Promise.all(
    Object.entries(probes).map(
      async ([name, probe]) => [name, (await answers(probe)) ? 'ok' : 'unavailable'] as const,
    ),
  );
  const ok = entries.every(([, state]) => state === 'ok');
  return {
    status: ok ? 200 : 503,
    body: { status: ok ? 'ok' : 'unavailable', checks: Object.fromEntries(entries) },
  };
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
