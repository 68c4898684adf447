import { newId } from '../../../core/database/ids.ts';
import { signedHeaders } from '../../../core/events/signature.ts';
import { TAKE_WITHIN_MS, Undeliverable, type Postman } from './postman.ts';

/** Statuses of 4xx that say that the same request may do later. */
const LATER: ReadonlySet<number> = new Set([401, 403, 404, 408, 409, 425, 429]);

/**
 * Posts text messages to a service that sends them, signed by Standard Webhooks: `{"type": "sms", "timestamp", "data": {"to", "text"}}`
 * with the message's id as `webhook-id`. Any 2xx means that it is taken. A check posts `{"type": "ping", "timestamp", "data": {}}`, which any service
 * may refuse as something that it doesn't know: 400 and 422 mean that it would take a message.
 */
export function openTextMessages({
  url,
  secret,
}: {
  readonly url: string;
  readonly secret: string;
}): Postman {
  const post = async (id: string, body: string, signal?: AbortSignal): Promise<number> => {
    const timeout = AbortSignal.timeout(TAKE_WITHIN_MS);
    const response = await fetch(url, {
      method: 'POST',
      body,
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        ...signedHeaders([secret], { id, body, sentAtMs: Date.now() }),
      },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    await response.body?.cancel();
    return response.status;
  };
  return {
    async take({ id, to, text, at }, signal) {
      const body = JSON.stringify({ type: 'sms', timestamp: at.toISOString(), data: { to, text } });
      const status = await post(id, body, signal);
      if (status < 300) return;
      const isForGood = status >= 400 && status < 500 && !LATER.has(status);
      if (isForGood) throw new Undeliverable(`the service for text messages refused one: ${status}`);
      throw new Error(`the service for text messages answered ${status}`);
    },
    async check(signal) {
      const body = JSON.stringify({ type: 'ping', timestamp: new Date().toISOString(), data: {} });
      const status = await post(newId('msg'), body, signal);
      if (status >= 300 && !UNKNOWN.has(status)) {
        throw new Error(`the service for text messages answered ${status}`);
      }
    },
    close: async () => undefined,
  };
}

/** Statuses that say that the signature was right and the content is of no use. */
const UNKNOWN: ReadonlySet<number> = new Set([400, 422]);
