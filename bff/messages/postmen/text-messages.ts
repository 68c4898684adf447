import { signedHeaders } from '../../webhooks/webhooks.ts';
import { TAKE_WITHIN_MS, Undeliverable, type Postman } from './postman.ts';

/** Statuses of 4xx that say that the same request may do later. */
const LATER: ReadonlySet<number> = new Set([401, 403, 404, 408, 409, 425, 429]);

/**
 * Posts text messages to a service that sends them, signed by Standard Webhooks: `{"type": "sms", "timestamp", "data": {"to", "text"}}`
 * with the message's id as `webhook-id`. Any 2xx means that it is taken.
 */
export function openTextMessages({
  url,
  secret,
}: {
  readonly url: string;
  readonly secret: string;
}): Postman {
  return {
    async take({ id, to, text, at }, signal) {
      const body = JSON.stringify({ type: 'sms', timestamp: at.toISOString(), data: { to, text } });
      const response = await fetch(url, {
        method: 'POST',
        body,
        redirect: 'error',
        headers: {
          'content-type': 'application/json',
          ...signedHeaders([secret], { id, body, sentAtMs: Date.now() }),
        },
        signal: AbortSignal.any([signal, AbortSignal.timeout(TAKE_WITHIN_MS)]),
      });
      await response.body?.cancel();
      const { status } = response;
      if (status < 300) return;
      const isForGood = status >= 400 && status < 500 && !LATER.has(status);
      if (isForGood) throw new Undeliverable(`the service for text messages refused one: ${status}`);
      throw new Error(`the service for text messages answered ${status}`);
    },
    close: async () => undefined,
  };
}
