import { createHmac, randomBytes } from 'node:crypto';

/** Standard Webhooks 1.0.0, symmetric: `whsec_` and the base64 of 24–64 bytes. */
const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

export function newEndpointSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

/**
 * Returns the headers that make a message verifiable, with a signature for each secret.
 * @param sentAtMs the time of this attempt: a receiver rejects messages more than five minutes off its own
 * clock
 *
 * @example
 * const headers = signedHeaders(['whsec_…'],
 * { id: 'evt_01J…', body: '{"type":"ping"}', sentAtMs: Date.now() });
 * new Webhook('whsec_…').verify('{"type":"ping"}', headers); // Standard Webhooks' own library
 */
export function signedHeaders(
  secrets: readonly string[],
  message: { readonly id: string; readonly body: string; readonly sentAtMs: number },
): Record<string, string> {
  const timestamp = String(Math.floor(message.sentAtMs / 1000));
  const content = `${message.id}.${timestamp}.${message.body}`;
  return {
    'webhook-id': message.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => `v1,${hmac(secret, content)}`).join(' '),
  };
}

function hmac(secret: string, content: string): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return createHmac('sha256', key).update(content, 'utf8').digest('base64');
}
