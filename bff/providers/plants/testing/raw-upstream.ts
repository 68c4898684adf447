import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface RawUpstream {
  readonly url: string;
  /** Each request as received: head and body. */
  readonly requests: Buffer[];
  /** Connections accepted so far. */
  connections(): number;
  close(): Promise<void>;
}

/**
 * The upstream's behavior after a complete request has arrived; `nth` counts from 1 across all connections.
 */
export type Behavior = (socket: Socket, nth: number) => void;

const HEAD_END = '\r\n\r\n';

/**
 * Starts an upstream on a raw socket: it can do anything a broken one does, and sees every byte that was
 * sent.
 */
export async function startRawUpstream(behave: Behavior): Promise<RawUpstream> {
  const requests: Buffer[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const size = wholeRequest(received);
      if (size === undefined) return;
      requests.push(received.subarray(0, size));
      received = received.subarray(size);
      behave(socket, requests.length);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    connections: () => connections,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function wholeRequest(received: Buffer): number | undefined {
  const headEnd = received.indexOf(HEAD_END);
  if (headEnd < 0) return undefined;
  const length = /\r\ncontent-length: *(\d+)/i.exec(received.subarray(0, headEnd).toString('latin1'))?.[1];
  const size = headEnd + HEAD_END.length + Number(length ?? 0);
  return received.length < size ? undefined : size;
}

/** Returns a response as sent on the wire. */
export function rawResponse(status: string, body: string, headers: readonly string[] = JSON_HEADERS): string {
  const lines = [`HTTP/1.1 ${status}`, ...headers, `Content-Length: ${Buffer.byteLength(body)}`];
  return `${lines.join('\r\n')}${HEAD_END}${body}`;
}

const JSON_HEADERS = ['Content-Type: application/json'];
