import type { IncomingHttpHeaders } from 'node:http';
import { type Dispatcher, buildConnector, Pool } from 'undici';
import type { Socket } from 'node:net';

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

/** The reason that there is no complete response. `reason` distinguishes a timeout from everything else. */
export class ExchangeError extends Error {
  override readonly name = 'ExchangeError';
  readonly reason: 'failed' | 'slow';
  constructor(reason: 'failed' | 'slow', message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

interface ExchangeBounds {
  /** The bound for the whole exchange: waiting for a connection, connecting, headers and body. */
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
   * Called right before the request is written. A request that timed out in the queue is not written at all,
   * nor is one that undici would write a second time: the upstream may have acted on the first.
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

interface PoolBounds {
  readonly connections: number;
  /** The bound for connecting alone; a whole exchange has a separate one. */
  readonly connectMs: number;
}

/**
 * Opens connections to an upstream, each for one request at a time. undici's own timeouts are off except for
 * connecting.
 */
export function openPool(origin: string, { connections, connectMs }: PoolBounds): Pool {
  const connect = skippingContinue(buildConnector({ timeout: connectMs, allowH2: false }));
  return new Pool(origin, { pipelining: 1, connections, connect, headersTimeout: 0, bodyTimeout: 0 });
}

/**
 * Returns connections that skip `100 Continue`, as RFC 9110 (15.2) requires of every client, whether
 * requested or not: undici treats it as a broken response, although the answer follows. It skips the other
 * informational responses itself.
 */
export function skippingContinue(connect: buildConnector.connector): buildConnector.connector {
  return (options, callback) =>
    connect(options, (...[error, socket]) => {
      if (error) return callback(error, null);
      skipContinue(socket);
      callback(null, socket);
    });
}

const HEAD_END = '\r\n\r\n';
const CONTINUE = /^HTTP\/1\.[01] 100[ \r]/;
/** The fewest bytes that identify one. */
const STATUS_BYTES = 'HTTP/1.1 100 '.length;
/** The size above which an informational response is left to undici, which refuses it. */
const MOST_BYTES = 16 * 1024;

/**
 * Removes it from the data read on a connection, from the moment a request is written until its answer
 * begins.
 */
function skipContinue(socket: Socket): void {
  const read = socket.read.bind(socket);
  const write = socket.write.bind(socket) as (...of: unknown[]) => boolean;
  let isAwaited = false;
  let held: Buffer = Buffer.alloc(0);
  socket.write = (...of: unknown[]): boolean => {
    isAwaited = true;
    return write(...of);
  };
  socket.read = (size?: number): Buffer | null => {
    for (;;) {
      const chunk = read(size) as Buffer | null;
      if (chunk === null || !isAwaited) return chunk;
      held = withoutContinue(held.length > 0 ? Buffer.concat([held, chunk]) : chunk);
      if (!isAnswer(held)) continue;
      isAwaited = false;
      const answer = held;
      held = Buffer.alloc(0);
      return answer;
    }
  };
}

/** Whether an answer begins with these bytes, or something else that must not be skipped. */
function isAnswer(bytes: Buffer): boolean {
  if (bytes.length > MOST_BYTES) return true;
  return bytes.length >= STATUS_BYTES && !CONTINUE.test(bytes.toString('latin1', 0, STATUS_BYTES));
}

/** Returns the bytes after the complete `100 Continue` responses at the beginning. */
function withoutContinue(bytes: Buffer): Buffer {
  let rest = bytes;
  while (CONTINUE.test(rest.toString('latin1', 0, STATUS_BYTES))) {
    const end = rest.indexOf(HEAD_END);
    if (end < 0) return rest;
    rest = rest.subarray(end + HEAD_END.length);
  }
  return rest;
}
