import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { KEPT_RESPONSE_BYTES } from '../contract/deliveries.ts';
import type { Connection } from './connections.ts';

/**
 * The most bytes of a response that are read (domain rule). An endpoint that sends slightly more than it
 * should can still finish.
 */
const READ_BYTES = 64 * 1024;

export interface HttpAnswer {
  readonly status: number;
  /** The first bytes as text. */
  readonly response: string;
  readonly headers: IncomingHttpHeaders;
  /** Whether all of it was read: the connection can take another message. */
  readonly isComplete: boolean;
}

/** The error for a missing answer. */
export class ExchangeFailed extends Error {
  override readonly name = 'ExchangeFailed';
  /**
   * Whether the connection had been used before and was closed, perhaps by the endpoint before the message
   * arrived.
   */
  readonly wasKept: boolean;
  constructor(cause: unknown, wasKept: boolean) {
    super('there was no answer', { cause });
    this.wasKept = wasKept;
  }
}

/** Closes the connection and ends the exchange. */
export type Stop = () => void;

/**
 * Sends one message over a connection that nothing else uses, and reads the answer. Once there is a status,
 * it decides, whatever happens to the rest. @param onStart receives the function that stops it @throws
 * {ExchangeFailed}
 */
export function exchangeOnce(
  connection: Connection,
  message: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
  onStart: (stop: Stop) => void,
): Promise<HttpAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<HttpAnswer>();
  const reader = new AnswerReader(connection, resolve, reject);
  onStart(() => reader.stop());
  const { pathname, search } = connection.target.url;
  connection.client.dispatch({ method: 'POST', path: pathname + search, ...message }, reader);
  return promise;
}

class AnswerReader implements Dispatcher.DispatchHandler {
  readonly #connection: Connection;
  readonly #openedBefore: number;
  readonly #resolve: (answer: HttpAnswer) => void;
  readonly #reject: (error: ExchangeFailed) => void;
  #status = 0;
  #headers: IncomingHttpHeaders = {};
  #kept: Buffer[] = [];
  #readBytes = 0;

  constructor(
    connection: Connection,
    resolve: (answer: HttpAnswer) => void,
    reject: (error: ExchangeFailed) => void,
  ) {
    this.#connection = connection;
    this.#openedBefore = connection.opened;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  stop(): void {
    this.#connection.close();
    this.#end(new Error('it was stopped'));
  }

  onRequestStart(): void {
    // The connection has no other message.
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    // An informational response is not the final answer.
    if (status < 200) return;
    this.#status = status;
    this.#headers = headers;
  }

  onResponseData(_: Dispatcher.DispatchController, piece: Buffer): void {
    if (this.#readBytes < KEPT_RESPONSE_BYTES) {
      this.#kept.push(piece.subarray(0, KEPT_RESPONSE_BYTES - this.#readBytes));
    }
    this.#readBytes += piece.length;
    if (this.#readBytes >= READ_BYTES) this.stop();
  }

  onResponseEnd(): void {
    this.#answer(true);
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.#end(error);
  }

  /** Settles the promise once: later calls have no effect. */
  #end(error: Error): void {
    if (this.#status > 0) this.#answer(false);
    else this.#reject(new ExchangeFailed(error, this.#connection.opened === this.#openedBefore));
  }

  #answer(isComplete: boolean): void {
    const [only = Buffer.alloc(0), ...more] = this.#kept;
    const bytes = more.length > 0 ? Buffer.concat(this.#kept) : only;
    this.#resolve({ status: this.#status, response: asText(bytes), headers: this.#headers, isComplete });
  }
}

/** Decodes UTF-8, without a truncated last character, and without NUL, which the database can't store. */
function asText(bytes: Buffer): string {
  if (bytes.length === 0) return '';
  return new TextDecoder().decode(bytes, { stream: true }).replaceAll('\0', '\u{FFFD}');
}
