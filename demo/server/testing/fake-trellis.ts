import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request that the fake Trellis received. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The raw body, and the parsed one. */
  readonly text: string;
  readonly body: unknown;
}

export interface FakeResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A Trellis that records its requests and returns what the test wants. */
export class FakeTrellis {
  readonly received: Received[] = [];
  answer: FakeResponse = { status: 200, body: '{"token":"a.b.c","expires_in":900}' };
  /** Returned before that one, in this order. */
  readonly answers: FakeResponse[] = [];
  readonly #server: Server;

  constructor() {
    this.#server = createServer(async (request, response) => {
      const { method = '', url: path = '', headers } = request;
      const body = await text(request);
      this.received.push({ method, path, headers, text: body, body: parsed(body) });
      const answer = this.answers.shift() ?? this.answer;
      response.writeHead(answer.status, { 'Content-Type': 'application/json', ...answer.headers });
      response.end(answer.body);
    });
  }

  /** Resolves to its base URL. */
  async start(): Promise<string> {
    return listen(this.#server);
  }

  async stop(): Promise<void> {
    await stop(this.#server);
  }
}

function parsed(body: string): unknown {
  return body ? JSON.parse(body) : undefined;
}

/** Listens on a free port of the loopback address. Resolves to the base URL. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
