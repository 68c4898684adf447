import { Client, type buildConnector } from 'undici';
import { checkedConnector, type ResolveName } from '../../../core/ports/checked-connector.ts';
import type { Target } from '../../../core/ports/target.ts';

/** The time after which an idle connection is closed. */
const IDLE_MS = 4_000;
/** The age after which a connection takes no more messages: its name may lead elsewhere by then. */
const LONGEST_MS = 30_000;
/** The most idle connections of a node. Above it, the one that has been idle the longest is closed. */
const MOST_IDLE = 256;

/** A connection to a target, for one message at a time, at an address that was checked when it was opened. */
export class Connection {
  readonly client: Client;
  readonly target: Target;
  /** The time of opening, by the monotonic clock. */
  readonly madeAt = performance.now();
  /**
   * The number of times it was opened: again for a message, if it had been closed before. Each time the
   * address is checked.
   */
  opened = 0;
  /** Called when it is closed by either side. */
  onClosed: () => void = () => undefined;

  constructor(target: Target, resolve: ResolveName) {
    const open = checkedConnector(target, resolve);
    const connect: buildConnector.connector = (options, callback) => {
      this.opened += 1;
      open(options, callback);
    };
    const idle = { keepAliveTimeout: IDLE_MS, keepAliveMaxTimeout: IDLE_MS };
    this.target = target;
    this.client = new Client(target.url.origin, { connect, ...idle, headersTimeout: 0, bodyTimeout: 0 });
    this.client.on('disconnect', () => this.onClosed());
  }

  /** Closes it. A running exchange fails. */
  close(): void {
    void this.client.destroy().catch(() => undefined);
  }
}

/**
 * Open, idle connections, so that the next message to the same endpoint needs no handshake. Each keeps the
 * address that was checked when it was opened, even if its name now leads elsewhere. Each belongs to one
 * endpoint with one URL: a changed URL starts with new ones.
 */
export class IdleConnections {
  /** Idle connections by endpoint and URL; those of one in the order in which they became idle. */
  readonly #byKey = new Map<string, Connection[]>();
  /** Idle connections of all endpoints in the same order, with their keys. */
  readonly #all = new Map<Connection, string>();
  #hasEnded = false;

  /** Takes a connection that is no longer in use: the last used, so that unneeded ones are closed. */
  take(key: string): Connection | undefined {
    for (;;) {
      const connection = this.#byKey.get(key)?.at(-1);
      if (!connection) return undefined;
      this.#forget(connection);
      if (performance.now() - connection.madeAt < LONGEST_MS) return connection;
      connection.close();
    }
  }

  /** Keeps a connection until it is taken, or closed by either side. */
  keep(key: string, connection: Connection): void {
    if (this.#hasEnded) {
      connection.close();
      return;
    }
    const kept = this.#byKey.get(key);
    if (kept) kept.push(connection);
    else this.#byKey.set(key, [connection]);
    this.#all.set(connection, key);
    connection.onClosed = () => this.#drop(connection);
    const [oldest] = this.#all.keys();
    if (oldest && this.#all.size > MOST_IDLE) this.#drop(oldest);
  }

  /** Closes all, and keeps no more. */
  end(): void {
    this.#hasEnded = true;
    for (const connection of this.#all.keys()) this.#drop(connection);
  }

  #drop(connection: Connection): void {
    this.#forget(connection);
    connection.close();
  }

  #forget(connection: Connection): void {
    connection.onClosed = () => undefined;
    const key = this.#all.get(connection) ?? '';
    this.#all.delete(connection);
    const kept = this.#byKey.get(key) ?? [];
    const at = kept.lastIndexOf(connection);
    if (at >= 0) kept.splice(at, 1);
    if (kept.length === 0) this.#byKey.delete(key);
  }
}
