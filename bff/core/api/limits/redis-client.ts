import { createClient, createSentinel } from 'redis';
import { setTimeout as delay } from 'node:timers/promises';
import type { RedisScript } from './redis-scripts.ts';
import { traced } from '../../telemetry/tracing.ts';

/** The address of Redis. */
export interface RedisPlace {
  /**
   * `redis://` or `rediss://`, optionally with user, password and the number of a database. With sentinels,
   * its host is the name that they know the primary by.
   */
  readonly url: string;
  /** The sentinels to ask for the primary Redis; defaults to the address in the URL. */
  readonly sentinels?: readonly RedisSentinelAddress[] | undefined;
}

interface RedisSentinelAddress {
  readonly host: string;
  readonly port: number;
}

/** A connection to the current primary that reconnects by itself. */
interface RedisClient {
  connect(): Promise<unknown>;
  send(words: readonly string[]): Promise<unknown>;
  destroy(): void;
}

const CONNECT_WITHIN_MS = 1_000;
const RECONNECT_EVERY_MS = 250;

function redisClient({ url, sentinels }: RedisPlace): RedisClient {
  return sentinels === undefined ? direct(url) : throughSentinels(new URL(url), sentinels);
}

function direct(url: string): RedisClient {
  const client = createClient({ url, ...WITHOUT_QUEUE, socket: SOCKET });
  // Callers get the error; the client reconnects by itself.
  client.on('error', () => undefined);
  return {
    connect: () => client.connect(),
    send: (words) => client.sendCommand(words),
    destroy: () => client.destroy(),
  };
}

/**
 * Returns a client that asks the sentinels when they announce a change, when the connection ends and when a
 * primary has become a replica; not periodically, because commands would wait for a sentinel whose machine is
 * gone.
 */
function throughSentinels(url: URL, sentinels: readonly RedisSentinelAddress[]): RedisClient {
  const tls = url.protocol === 'rediss:' && ({ tls: true } as const);
  const sentinel = createSentinel({
    name: url.hostname,
    sentinelRootNodes: [...sentinels],
    nodeClientOptions: {
      ...WITHOUT_QUEUE,
      ...(url.username && { username: decodeURIComponent(url.username) }),
      ...(url.password && { password: decodeURIComponent(url.password) }),
      database: Number(url.pathname.slice(1)),
      socket: { ...SOCKET, ...tls },
    },
    sentinelClientOptions: { socket: { connectTimeout: CONNECT_WITHIN_MS, ...tls } },
  });
  sentinel.on('error', () => undefined);
  return {
    connect: () => sentinel.connect(),
    // Never sent to a replica.
    send: (words) => sentinel.sendCommand(false, [...words]),
    destroy: () => void sentinel.destroy().catch(() => undefined),
  };
}

/** Makes a command fail at once without a connection, instead of waiting for one. */
const WITHOUT_QUEUE = { disableOfflineQueue: true } as const;
const SOCKET = { connectTimeout: CONNECT_WITHIN_MS, reconnectStrategy: () => RECONNECT_EVERY_MS } as const;

/** The time without a response after which Redis counts as unreachable, in milliseconds. */
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

  /** Waits briefly for the first connection; the first command shows whether there is one. */
  async connected(): Promise<void> {
    await Promise.race([this.#connecting, delay(CONNECT_WITHIN_MS, undefined, { ref: false })]);
  }

  /** @throws {Error} no connection, no response in time, or an error of Redis itself */
  run(script: RedisScript, keys: readonly string[], args: readonly string[]): Promise<unknown> {
    return traced('EVALSHA', 'client', (span) => {
      span?.set({ 'db.system.name': 'redis', 'db.operation.name': 'EVALSHA' });
      return inTime(this.#eval(script, [String(keys.length), ...keys, ...args]));
    });
  }

  /** @throws {Error} as {@link run} */
  command(...words: string[]): Promise<unknown> {
    return inTime(this.#client.send(words));
  }

  /** Replaces a silent connection, which may be dead without either side knowing. */
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
 * Bounds the wait for a response. The timeout has two parts, and received data is read before it fires: if
 * this process was busy during the whole first part, the command was sent only at its end, and Redis has the
 * second part.
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
