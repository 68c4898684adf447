import { setTimeout as delay } from 'node:timers/promises';
import { signedHeaders } from '../../bff/core/events/signature.ts';
import { reasonOf } from '../client.ts';

/** One request to a receiver. */
export interface Attempt {
  readonly number: number;
  /** HTTP status; `null` if there was no response. */
  readonly status: number | null;
  /** Why it failed, in words; `null` if the receiver took it. */
  readonly failure: string | null;
  readonly durationMs: number;
  /** Milliseconds until the next attempt; `undefined` if this was the last one. */
  readonly nextMs: number | undefined;
}

/** A receiver that answers, but not with 2xx, is tried this often: the event may be what it can’t take. */
const PAUSES_MS = [1_000, 3_000] as const;
/** One that can’t be reached is tried again until it can. */
const LONGEST_PAUSE_MS = 5_000;
/** The time to respond, as for webhooks. */
const RESPONSE_MS = 15_000;

interface Delivered {
  readonly target: URL;
  readonly secret: string;
  readonly id: string;
  readonly body: string;
}

/**
 * Sends an event until the receiver has taken it, or has refused it three times.
 * @returns whether it is done; not if the signal stopped it before
 */
export async function deliver(
  event: Delivered,
  onAttempt: (attempt: Attempt) => void,
  signal: AbortSignal,
): Promise<boolean> {
  for (let number = 1, refusals = 0, away = 0; ; number += 1) {
    const { status, failure, durationMs } = await send(event);
    if (status === null) away += 1;
    else refusals += 1;
    const pause =
      status === null ? Math.min(LONGEST_PAUSE_MS, 250 * 2 ** (away - 1)) : PAUSES_MS[refusals - 1];
    const nextMs = failure === null ? undefined : pause;
    onAttempt({ number, status, failure, durationMs, nextMs });
    if (nextMs === undefined) return true;
    await delay(nextMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return false;
  }
}

async function send({
  target,
  secret,
  id,
  body,
}: Delivered): Promise<Pick<Attempt, 'status' | 'failure' | 'durationMs'>> {
  const startedMs = performance.now();
  const tookMs = (): number => Math.round(performance.now() - startedMs);
  try {
    const response = await fetch(target, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(RESPONSE_MS),
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Trellis-Webhooks/1',
        ...signedHeaders([secret], { id, body, sentAtMs: Date.now() }),
      },
      body,
    });
    await response.body?.cancel();
    const { status, ok } = response;
    return { status, failure: ok ? null : `it answered ${status}`, durationMs: tookMs() };
  } catch (error) {
    return { status: null, failure: reasonOf(error), durationMs: tookMs() };
  }
}
