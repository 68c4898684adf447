import { own } from './access.ts';
import { readJson } from './numbers.ts';
import type { WebhookEvent } from './webhook-events.ts';

/** Headers of any framework. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface VerifyOptions {
  /** The allowed difference between the time of sending and this machine's clock. Defaults to 300. */
  readonly toleranceSeconds?: number;
}

const TOLERANCE_SECONDS = 300;
/** The format of a secret, with the number of bytes in the Standard Webhooks specification. */
const SECRET = /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/;

/**
 * Returns the event of a webhook if Trellis sent it: recently, and signed with one of the secrets. Every
 * digit of an int64 is kept: whole numbers beyond ±(2^53 − 1) are bigints, and the ID of a plant always is.
 * @param rawBody as received, neither parsed nor re-encoded
 * @param secrets the endpoint's secret, or several while it is rotated
 * @throws {WebhookVerificationError} the webhook is rejected; `reason` is the cause
 * @example
 * const secret = process.env.TRELLIS_WEBHOOK_SECRET;
 * const event = await verifyWebhook(await request.text(), request.headers, secret);
 */
export async function verifyWebhook(
  rawBody: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secrets: string | readonly string[],
  options: VerifyOptions = {},
): Promise<WebhookEvent> {
  const { toleranceSeconds = TOLERANCE_SECONDS } = own(options);
  const body = bytesOf(rawBody);
  const keys = await Promise.all([secrets].flat().map(keyOf));
  const { id, timestamp, signatures } = signedBy(headers);
  checkAge(Number(timestamp), toleranceSeconds);
  const content = joined(new TextEncoder().encode(`${id}.${timestamp}.`), body);
  const checks = keys.flatMap((key) =>
    signatures.map((one) => crypto.subtle.verify('HMAC', key, one, content)),
  );
  if (!(await Promise.all(checks)).includes(true)) throw new WebhookVerificationError('not_signed');
  return eventOf(new TextDecoder().decode(body));
}

function bytesOf(rawBody: unknown): Uint8Array<ArrayBuffer> {
  if (typeof rawBody === 'string') return new TextEncoder().encode(rawBody);
  if (rawBody instanceof Uint8Array) return new Uint8Array(rawBody);
  if (rawBody instanceof ArrayBuffer) return new Uint8Array(rawBody);
  throw new WebhookVerificationError('body_parsed');
}

function keyOf(secret: string): Promise<CryptoKey> {
  if (!SECRET.test(secret)) throw new WebhookVerificationError('secret_malformed');
  const key = fromBase64(secret.slice('whsec_'.length));
  if (!key) throw new WebhookVerificationError('secret_malformed');
  return crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

/**
 * Parses the sender's claims, still to be verified. There is a signature for each of the endpoint's secrets.
 */
function signedBy(headers: WebhookHeaders) {
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signature = headerOf(headers, 'webhook-signature');
  if (!id || !timestamp || !signature) throw new WebhookVerificationError('headers_missing');
  const signatures = signature
    .split(' ')
    .filter((one) => one.startsWith('v1,'))
    .map((one) => fromBase64(one.slice('v1,'.length)))
    .filter((one) => one !== undefined);
  if (!/^\d{1,12}$/.test(timestamp) || signatures.length === 0) {
    throw new WebhookVerificationError('headers_malformed');
  }
  return { id, timestamp, signatures };
}

function headerOf(headers: WebhookHeaders, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const found = Object.entries(headers).find(([own]) => own.toLowerCase() === name)?.[1];
  return typeof found === 'string' ? found : found?.[0];
}

function checkAge(sentSeconds: number, toleranceSeconds: number): void {
  const ageSeconds = Date.now() / 1000 - sentSeconds;
  if (ageSeconds > toleranceSeconds) throw new WebhookVerificationError('too_old');
  if (ageSeconds < -toleranceSeconds) throw new WebhookVerificationError('too_new');
}

function eventOf(text: string): WebhookEvent {
  const event = parsed(text);
  if (typeof event?.type !== 'string' || typeof event.data !== 'object' || event.data === null)
    throw new WebhookVerificationError('not_an_event');
  if (event.type !== 'plant.created') return event;
  const plant = event.data as { readonly id?: number | bigint };
  if (typeof plant.id !== 'number' && typeof plant.id !== 'bigint')
    throw new WebhookVerificationError('not_an_event');
  return { ...event, data: { ...plant, id: BigInt(plant.id) } } as WebhookEvent;
}

function parsed(text: string): WebhookEvent | undefined {
  try {
    return readJson(text) as WebhookEvent;
  } catch {
    return undefined;
  }
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(one.length + other.length);
  all.set(one);
  all.set(other, one.length);
  return all;
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

const MESSAGES = {
  body_parsed:
    'The body has been parsed already. The signature is over the bytes as they arrived: pass the text or ' +
    'the bytes, as from `await request.text()` or `express.raw({ type: "*/*" })`.',
  headers_missing:
    'The headers webhook-id, webhook-timestamp and webhook-signature are not all there. Pass those of the ' +
    'request; if they are missing there, Trellis hasn’t sent it.',
  headers_malformed:
    'webhook-timestamp is no time in seconds, or webhook-signature has no signature of the form v1,….',
  too_old:
    'The timestamp is older than allowed. It may be an old message that somebody sends again; or this ' +
    'machine’s clock is ahead.',
  too_new: 'The timestamp is in the future. This machine’s clock is behind.',
  secret_malformed:
    'A secret isn’t of the form whsec_…. Pass the endpoint’s secret as Trellis showed it, without blanks ' +
    'around it.',
  not_signed:
    'None of the secrets made this signature: another endpoint’s secret, or the body was changed on its ' +
    'way, such as by a proxy or by parsing it and writing it again.',
  not_an_event: 'The signature is right, but the body isn’t an event.',
} as const;

/** The reason why a webhook is rejected. */
export type WebhookErrorReason = keyof typeof MESSAGES;

/** A rejected webhook: respond with 400. The message explains what to check. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
  readonly reason: WebhookErrorReason;

  constructor(reason: WebhookErrorReason) {
    super(MESSAGES[reason]);
    this.reason = reason;
  }
}
