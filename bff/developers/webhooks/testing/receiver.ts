import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import type { WebhookPayload } from '../contract/events.ts';

/** One message as it arrived. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly path: string;
  /** Milliseconds, monotonic. */
  readonly atMs: number;
}

/** A partner's server. Responds with 204 by default. */
export class Receiver {
  readonly received: Received[] = [];
  /** The number of connections, whatever was sent over them. */
  connections = 0;
  answer: (message: Received, res: ServerResponse) => void = (_message, res) => res.writeHead(204).end();
  readonly #server: Server;
  #arrived: (() => void)[] = [];
  #lastPort = 0;

  private constructor() {
    this.#server = createServer((req, res) => {
      const pieces: Buffer[] = [];
      req.on('data', (piece: Buffer) => pieces.push(piece));
      req.on('end', () => {
        const { headers, url = '' } = req;
        const body = Buffer.concat(pieces).toString();
        const message = { headers, body, path: url, atMs: performance.now() };
        this.received.push(message);
        this.answer(message, res);
        for (const wake of this.#arrived.splice(0)) wake();
      });
    });
    this.#server.on('connection', () => (this.connections += 1));
  }

  /** @param port defaults to a free one; @param host its address */
  static async start(port = 0, host = '127.0.0.1'): Promise<Receiver> {
    const receiver = new Receiver();
    await once(receiver.#server.listen(port, host), 'listening');
    return receiver;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://localhost:${this.port}/webhooks`;
  }

  /** Resolves when this number of messages has arrived. */
  async has(count: number): Promise<Received[]> {
    while (this.received.length < count) await new Promise<void>((wake) => this.#arrived.push(wake));
    return this.received;
  }

  /** Resolves to the messages of one type, once this number has arrived. */
  async hasOf(type: string, count = 1): Promise<Received[]> {
    for (;;) {
      const found = this.received.filter(({ body }) => payloadOf(body).type === type);
      if (found.length >= count) return found;
      await new Promise<void>((wake) => this.#arrived.push(wake));
    }
  }

  /** Refuses connections until `back` is called. */
  async stop(): Promise<void> {
    const { port } = this;
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
    this.#lastPort = port;
  }

  /** Listens again on the same port. */
  async back(): Promise<void> {
    await once(this.#server.listen(this.#lastPort, '127.0.0.1'), 'listening');
  }
}

export function payloadOf(body: string): WebhookPayload {
  return JSON.parse(body) as WebhookPayload;
}

/** Verifies a message with the specification's own library. @throws if it does not verify */
export function verify(secret: string, { headers, body }: Received): WebhookPayload {
  return new Webhook(secret).verify(body, headers as Record<string, string>) as WebhookPayload;
}
