import { setTimeout as delay } from 'node:timers/promises';
import { CONNECT_WITHIN_MS, redisClient, type RedisClient, type RedisPlace } from './redis-client.ts';
import type { RedisScript } from './redis-scripts.ts';

/** After this time without a response, Redis counts as unreachable, in milliseconds. */
const RESPONSE_TIMEOUT_MS = 250;

/** Redis over one connection that reconnects by itself. No call waits longer than a quarter of a second. */
export class RedisLink {
  readonly #place: RedisPlace;
  #client: RedisClient;
  #connecting: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(place: RedisPlace) {
    this.#place = place;
    this.#client = this.#connect();
  }

  /** Waits briefly for the first connection; whether there is one, the first command shows. */
  async connected(): Promise<void> {
    await Promise.race([this.#connecting, delay(CONNECT_WITHIN_MS, undefined, { ref: false })]);
  }

  /** @throws {Error} no connection, no response in time, or an error of Redis itself */
  run(script: RedisScript, keys: readonly string[], args: readonly string[]): Promise<unknown> {
    return inTime(this.#eval(script, [String(keys.length), ...keys, ...args]));
  }

  /** @throws {Error} as {@link run} */
  command(...words: string[]): Promise<unknown> {
    return inTime(this.#client.send(words));
  }

  /** A silent connection may be dead without either side knowing: it is replaced. */
  renew(): void {
    if (this.#closed) return;
    this.#client.destroy();
    this.#client = this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#client.destroy();
  }

  async #eval(script: RedisScript, rest: readonly string[]): Promise<unknown> {
    const client = this.#client;
    try {
      return await client.send(['EVALSHA', script.sha, ...rest]);
    } catch (error) {
      if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error;
      return client.send(['EVAL', script.text, ...rest]);
    }
  }

  #connect(): RedisClient {
    const client = redisClient(this.#place);
    this.#connecting = client.connect().catch(() => undefined);
    return client;
  }
}

/**
 * The timeout has two parts, and received data is read before it fires: if this process was busy during all of the
 * first part, the command was sent only at its end, and the second part is Redis' own.
 */
function inTime<Result>(answer: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const late = (): void => reject(new Error(`no answer within ${RESPONSE_TIMEOUT_MS} ms`));
    const half = RESPONSE_TIMEOUT_MS / 2;
    let timer = setTimeout(() => {
      timer = setTimeout(() => setImmediate(late), half);
    }, half);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
