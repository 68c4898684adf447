import { createClient, createSentinel } from 'redis';

/** Where Redis is. */
export interface RedisPlace {
  /** `redis://` or `rediss://`, optionally with user, password and the number of a database. With sentinels its host is the name that they know it by. */
  readonly url: string;
  /** Who says which Redis is the primary; undefined: the URL does. */
  readonly sentinels?: readonly RedisSentinelAddress[] | undefined;
}

export interface RedisSentinelAddress {
  readonly host: string;
  readonly port: number;
}

/** A connection that is made again by itself, to the primary of the moment. */
export interface RedisClient {
  connect(): Promise<unknown>;
  send(words: readonly string[]): Promise<unknown>;
  destroy(): void;
}

export const CONNECT_WITHIN_MS = 1_000;
const RECONNECT_EVERY_MS = 250;

export function redisClient({ url, sentinels }: RedisPlace): RedisClient {
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
 * It asks the sentinels when they announce a change, when the connection ends and when a primary has become a replica; not now and
 * then, since commands would wait for a sentinel whose machine is gone.
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
    // Not to a replica, whatever it is.
    send: (words) => sentinel.sendCommand(false, [...words]),
    destroy: () => void sentinel.destroy().catch(() => undefined),
  };
}

/** Without a connection a command fails at once instead of waiting for one. */
const WITHOUT_QUEUE = { disableOfflineQueue: true } as const;
const SOCKET = { connectTimeout: CONNECT_WITHIN_MS, reconnectStrategy: () => RECONNECT_EVERY_MS } as const;
