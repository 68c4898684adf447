import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';

/** One request to an upstream, sent once. */
export interface Outgoing {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

export interface Incoming {
  readonly status: number;
  /** The Content-Type header; empty if there is none. */
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** Why there is no complete response. `reason` distinguishes a timeout from everything else. */
export class ExchangeError extends Error {
  override readonly name = 'ExchangeError';
  readonly reason: 'failed' | 'slow';
  constructor(reason: 'failed' | 'slow', message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

export interface ExchangeBounds {
  /** For all of it: waiting for a connection, connecting, headers and body. */
  readonly timeoutMs: number;
  /** A response with a longer body is not read to its end. */
  readonly maxBytes: number;
}

/** @throws {ExchangeError} */
export function exchange(
  dispatcher: Dispatcher,
  request: Outgoing,
  bounds: ExchangeBounds,
): Promise<Incoming> {
  return new Promise((resolve, reject) => {
    const { method, path, headers, body = null } = request;
    dispatcher.dispatch({ method, path, headers, body }, new Collector(bounds, resolve, reject));
  });
}

/** Collects one response, within its bounds. Anything after the promise has settled is dropped. */
class Collector implements Dispatcher.DispatchHandler {
  readonly #maxBytes: number;
  readonly #resolve: (incoming: Incoming) => void;
  readonly #reject: (error: ExchangeError) => void;
  readonly #timer: NodeJS.Timeout;
  readonly #chunks: Buffer[] = [];
  #controller: Dispatcher.DispatchController | undefined;
  #settled = false;
  #size = 0;
  #status = 0;
  #contentType = '';

  constructor(
    { timeoutMs, maxBytes }: ExchangeBounds,
    resolve: (incoming: Incoming) => void,
    reject: (error: ExchangeError) => void,
  ) {
    this.#maxBytes = maxBytes;
    this.#resolve = resolve;
    this.#reject = reject;
    this.#timer = setTimeout(() => {
      this.#fail(new ExchangeError('slow', `no whole answer within ${timeoutMs} ms`));
    }, timeoutMs);
  }

  /**
   * Called right before the request is written. A request that timed out in the queue is not written at all, nor is
   * one that undici would write a second time: the upstream may have acted on the first.
   */
  onRequestStart(controller: Dispatcher.DispatchController): void {
    if (this.#controller !== undefined) this.#fail(new ExchangeError('failed', 'the connection was lost'));
    this.#controller = controller;
    if (this.#settled) controller.abort(new Error('not to be sent'));
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    this.#status = status;
    this.#contentType = headers['content-type'] ?? '';
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#size += chunk.length;
    if (this.#size > this.#maxBytes) {
      this.#fail(new ExchangeError('failed', `the answer is longer than ${this.#maxBytes} bytes`));
    } else {
      this.#chunks.push(chunk);
    }
  }

  onResponseEnd(): void {
    const bytes = Buffer.concat(this.#chunks, this.#size);
    if (this.#settle()) {
      this.#resolve({ status: this.#status, contentType: this.#contentType, bytes });
    }
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    const slow = 'code' in error && error.code === 'UND_ERR_CONNECT_TIMEOUT';
    this.#fail(new ExchangeError(slow ? 'slow' : 'failed', error.message, error));
  }

  #fail(error: ExchangeError): void {
    if (!this.#settle()) return;
    this.#reject(error);
    this.#controller?.abort(error);
  }

  #settle(): boolean {
    if (this.#settled) return false;
    this.#settled = true;
    clearTimeout(this.#timer);
    return true;
  }
}
