import { Client } from 'undici';
import { KEPT_RESPONSE_BYTES, type AttemptError } from '../contract/deliveries.ts';
import { checkedConnector, NameUnknown } from './checked-connector.ts';
import { nameResolver, type ResolveName } from './resolve-name.ts';
import { targetOf, TargetRefused, type TargetRules } from './target.ts';

/** Domain rule: the time an endpoint has to respond. */
export const RESPONSE_TIMEOUT_MS = 15_000;
/** Domain rule: most bytes of a response that are read. */
const READ_BYTES = 64 * 1024;

export interface Message {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The outcome of sending a message once. */
export interface Outcome {
  /** HTTP status; null if there was no response. */
  readonly status: number | null;
  /** Why it failed; null if it was delivered. */
  readonly error: AttemptError | null;
  /** The first bytes of the response as text. */
  readonly response: string | null;
  readonly durationMs: number;
  /** The endpoint's Retry-After. */
  readonly retryAfterMs: number | undefined;
}

export interface SendOptions {
  readonly rules: TargetRules;
  /** {@link RESPONSE_TIMEOUT_MS} when left out. */
  readonly withinMs?: number;
  /** The name servers when left out. */
  readonly resolve?: ResolveName;
  /** Aborts it. */
  readonly signal: AbortSignal;
}

const resolveName = nameResolver();

/**
 * Sends a message once, over its own connection. Only 2xx is a success; a redirect is not followed and is a failure.
 * @returns undefined if `signal` aborted it: its outcome is unknown
 *
 * @example
 * const rules = { environment: 'production', isLoopbackAllowed: false };
 * const outcome = await sendOnce({ url, headers, body }, { rules, signal });
 * outcome?.error; // null: delivered; 'timeout', 'status', …: it failed
 */
export async function sendOnce(message: Message, options: SendOptions): Promise<Outcome | undefined> {
  const startedMs = performance.now();
  const deadline = AbortSignal.timeout(options.withinMs ?? RESPONSE_TIMEOUT_MS);
  const signal = AbortSignal.any([deadline, options.signal]);
  const tookMs = (): number => Math.round(performance.now() - startedMs);
  try {
    const answer = await exchange(message, options, signal);
    const isTaken = answer.status >= 200 && answer.status < 300;
    return { ...answer, error: isTaken ? null : 'status', durationMs: tookMs() };
  } catch (fault) {
    if (options.signal.aborted) return undefined;
    const error = deadline.aborted ? 'timeout' : kindOf(fault);
    return { status: null, error, response: null, durationMs: tookMs(), retryAfterMs: undefined };
  }
}

interface HttpAnswer {
  readonly status: number;
  readonly response: string;
  readonly retryAfterMs: number | undefined;
}

async function exchange(message: Message, options: SendOptions, signal: AbortSignal): Promise<HttpAnswer> {
  const target = targetOf(message.url, options.rules);
  const connect = checkedConnector(target, options.resolve ?? resolveName);
  const client = new Client(target.url.origin, { connect, headersTimeout: 0, bodyTimeout: 0 });
  try {
    const { statusCode, headers, body } = await client.request({
      method: 'POST',
      path: target.url.pathname + target.url.search,
      headers: message.headers,
      body: message.body,
      reset: true,
      signal,
    });
    const retryAfterMs = retryAfter(headers['retry-after']);
    // Once there is a status, it decides, whatever happens to the rest.
    const response = await firstBytes(body).catch(() => '');
    return { status: statusCode, response, retryAfterMs };
  } finally {
    void client.destroy().catch(() => undefined);
  }
}

/** Reads up to the bound, so that an endpoint that sends slightly more than it should can finish. */
async function firstBytes(body: AsyncIterable<Buffer>): Promise<string> {
  const kept: Buffer[] = [];
  let readBytes = 0;
  try {
    for await (const piece of body) {
      if (readBytes < KEPT_RESPONSE_BYTES) kept.push(piece.subarray(0, KEPT_RESPONSE_BYTES - readBytes));
      readBytes += piece.length;
      if (readBytes >= READ_BYTES) break;
    }
  } catch {
    // It broke off or timed out: what was read is kept.
  }
  return asText(Buffer.concat(kept));
}

/** As UTF-8, without a truncated last character, and without NUL, which the database can't store. */
function asText(bytes: Buffer): string {
  return new TextDecoder().decode(bytes, { stream: true }).replaceAll('\0', '\u{FFFD}');
}

/** RFC 9110: seconds, or a date. Milliseconds from now. */
function retryAfter(header: string | string[] | undefined): number | undefined {
  if (typeof header !== 'string') return undefined;
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

const TLS_FAULT = /^(?:ERR_TLS|ERR_SSL|CERT_|EPROTO|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH)/;

function kindOf(fault: unknown): AttemptError {
  if (fault instanceof TargetRefused) return 'refused';
  if (fault instanceof NameUnknown) return 'dns';
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : '';
  if (code === 'UND_ERR_CONNECT_TIMEOUT') return 'timeout';
  return TLS_FAULT.test(code) ? 'tls' : 'connection';
}
