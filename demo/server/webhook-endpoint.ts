import { setTimeout as pause } from 'node:timers/promises';
import type { DemoConfig } from './config.ts';
import type { WebhookReceiver } from './webhook-receiver.ts';

/** The receiver's path on this server. */
const RECEIVER_PATH = '/webhooks/trellis';

/** Trellis may still be starting; the longer it is unreachable, the less often it is called. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/**
 * The address that Trellis sends to: loopback by number, since `localhost` may resolve to another machine.
 */
export const receiverUrl = ({ port }: Pick<DemoConfig, 'port'>): string =>
  `http://127.0.0.1:${port}${RECEIVER_PATH}`;

/**
 * Makes Trellis send to this server: creates an endpoint, or rotates the secret of an earlier start's
 * endpoint, since a secret is shown once and this server stores none. The old secret ends with the process
 * that knew it.
 */
export async function connectReceiver(
  config: DemoConfig,
  receiver: WebhookReceiver,
  signal: AbortSignal,
): Promise<void> {
  for (let pauseMs = FIRST_PAUSE_MS; !signal.aborted; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      receiver.trust(await newSecret(config));
      receiver.problem = '';
      return;
    } catch (error) {
      if (error instanceof Refused) {
        receiver.problem = error.message;
        return receiver.tell();
      }
      await pause(pauseMs, undefined, { signal }).catch(() => {});
    }
  }
}

async function newSecret(config: DemoConfig): Promise<string> {
  const url = receiverUrl(config);
  const endpoints = (await ask(config, 'GET', '/v1/webhook_endpoints?limit=100')) as {
    data: { id: string; url: string }[];
  };
  const known = endpoints.data.find((endpoint) => endpoint.url === url);
  const issued = known
    ? await ask(config, 'POST', `/v1/webhook_endpoints/${known.id}/rotate_secret`, { overlap_seconds: 0 })
    : await ask(config, 'POST', '/v1/webhook_endpoints', {
        url,
        description: 'The server of Greenhouse POS',
      });
  return (issued as { secret: string }).secret;
}

/** Trellis refused, and would again. */
class Refused extends Error {}

/** @throws {Refused} for a definite refusal; other errors may pass */
async function ask(config: DemoConfig, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(config.apiUrl + path, {
    method,
    headers: { Authorization: `Bearer ${config.key}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  });
  const json: unknown = await answer.json();
  if (answer.ok) return json;
  const message = `Trellis returned ${answer.status}: ${String(Object(json).message)}`;
  // An unknown key: this server is about to be restarted with another.
  throw answer.status >= 500 || answer.status === 429 || answer.status === 401
    ? new Error(message)
    : new Refused(message);
}
