import type { AttemptError } from '../contract/deliveries.ts';
import { NameUnknown, nameResolver, type ResolveName } from '../../../core/ports/checked-connector.ts';
import { Connection, type IdleConnections } from './connections.ts';
import { ExchangeFailed, exchangeOnce, type HttpAnswer, type Stop } from './exchange-once.ts';
import { targetOf, TargetRefused, type TargetRules } from '../../../core/ports/target.ts';

/** The time that an endpoint has to respond (domain rule). */
export const RESPONSE_TIMEOUT_MS = 15_000;

export interface Message {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The outcome of sending a message once. */
export interface Outcome {
  /** HTTP status; `null` if there was no response. */
  readonly status: number | null;
  /** The reason of the failure; `null` if it was delivered. */
  readonly error: AttemptError | null;
  /** The first bytes of the response as text. */
  readonly response: string | null;
  readonly durationMs: number;
  /** The endpoint's Retry-After. */
  readonly retryAfterMs: number | undefined;
}

export interface SendOptions {
  readonly rules: TargetRules;
  /** Defaults to {@link RESPONSE_TIMEOUT_MS}. */
  readonly withinMs?: number;
  /** Defaults to the name servers. */
  readonly resolve?: ResolveName;
  /** Aborts the sending. */
  readonly signal: AbortSignal;
  /**
   * Idle connections to this endpoint, where the connection is left for the next message; defaults to a new
   * connection.
   */
  readonly kept?: { readonly connections: IdleConnections; readonly endpointId: string };
}

const resolveName = nameResolver();

/**
 * Sends a message once. Only 2xx is a success; a redirect is not followed and is a failure.
 * @returns undefined if `signal` aborted it: its outcome is unknown
 *
 * @example
 * const rules = { environment: 'production', isLoopbackAllowed: false };
 * const outcome = await sendOnce({ url, headers, body }, { rules, signal });
 * outcome?.error; // null: delivered; 'timeout', 'status', …: it failed
 */
export async function sendOnce(message: Message, options: SendOptions): Promise<Outcome | undefined> {
  const startedMs = performance.now();
  const tookMs = (): number => Math.round(performance.now() - startedMs);
  const bound = new Bound(options);
  try {
    const { status, response, headers } = await overConnection(message, options, bound);
    const isTaken = status >= 200 && status < 300;
    const retryAfterMs = retryAfter(headers['retry-after']);
    return { status, response, error: isTaken ? null : 'status', durationMs: tookMs(), retryAfterMs };
  } catch (fault) {
    if (options.signal.aborted) return undefined;
    const error = bound.isOver ? 'timeout' : kindOf(fault);
    return { status: null, error, response: null, durationMs: tookMs(), retryAfterMs: undefined };
  } finally {
    bound.end();
  }
}

/** Stops the running step when the time is over, or `signal` aborts. */
class Bound {
  /** Whether the time is over. */
  isOver = false;
  readonly #timer: NodeJS.Timeout;
  readonly #signal: AbortSignal;
  #stop: Stop | undefined;

  constructor({ withinMs = RESPONSE_TIMEOUT_MS, signal }: SendOptions) {
    this.#timer = setTimeout(() => {
      this.isOver = true;
      this.#stop?.();
    }, withinMs);
    this.#signal = signal;
    signal.addEventListener('abort', this.#onAbort);
  }

  /** @param stop stops the running step */
  watch(stop: Stop): void {
    this.#stop = stop;
    if (this.isOver || this.#signal.aborted) stop();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#signal.removeEventListener('abort', this.#onAbort);
  }

  readonly #onAbort = (): void => this.#stop?.();
}

/**
 * Sends over an idle connection to the endpoint, if there is one. If that turns out to be closed, perhaps
 * before the message arrived, it uses a new one: a receiver that got it twice has the same ID twice.
 */
async function overConnection(message: Message, options: SendOptions, bound: Bound): Promise<HttpAnswer> {
  const { rules, kept, resolve = resolveName, signal } = options;
  const key = `${kept?.endpointId} ${message.url}`;
  const idle = kept?.connections.take(key);
  const over = async (connection: Connection): Promise<HttpAnswer> => {
    let isReusable = false;
    try {
      const answer = await exchangeOnce(connection, message, (stop) => bound.watch(stop));
      isReusable = answer.isComplete;
      return answer;
    } finally {
      if (kept && isReusable) kept.connections.keep(key, connection);
      else connection.close();
    }
  };
  if (idle) {
    try {
      return await over(idle);
    } catch (error) {
      const wasClosed = error instanceof ExchangeFailed && error.wasKept;
      if (!wasClosed || bound.isOver || signal.aborted) throw error;
    }
  }
  return over(new Connection(targetOf(message.url, rules), resolve));
}

/** Parses Retry-After (RFC 9110), in seconds or as a date. Returns milliseconds from now. */
function retryAfter(header: string | string[] | undefined): number | undefined {
  if (typeof header !== 'string') return undefined;
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

const TLS_FAULT = /^(?:ERR_TLS|ERR_SSL|CERT_|EPROTO|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH)/;

function kindOf(error: unknown): AttemptError {
  const fault = error instanceof ExchangeFailed ? error.cause : error;
  if (fault instanceof TargetRefused) return 'refused';
  if (fault instanceof NameUnknown) return 'dns';
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : '';
  if (code === 'UND_ERR_CONNECT_TIMEOUT') return 'timeout';
  return TLS_FAULT.test(code) ? 'tls' : 'connection';
}
