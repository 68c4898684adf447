import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** The fate of a request: the connection ends, at once or within the body, or another response is sent. */
export type Mishap =
  | 'lost'
  | 'cut'
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body?: string };

/** A proxy between a client and the service that forwards all requests, but loses some responses. */
export class LossyProxy {
  url = '';
  /**
   * The mishaps of the next responses, in this order. Even if the response is lost, the service has served
   * the request.
   */
  readonly mishaps: Mishap[] = [];
  /** Every request so far. */
  readonly received: IncomingMessage[] = [];
  readonly #server: Server;

  private constructor(target: string) {
    this.#server = createServer(async (incoming, outgoing) => {
      this.received.push(incoming);
      const mishap = this.mishaps.shift();
      if (typeof mishap === 'object') {
        outgoing.writeHead(mishap.status, mishap.headers).end(mishap.body ?? '{}');
        return;
      }
      const { method, url = '', headers } = incoming;
      const sent = request(new URL(url, target), { method, headers }).end(await buffer(incoming));
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      const body = await buffer(answer);
      if (mishap === 'lost') {
        incoming.socket.destroy();
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 0, answer.headers);
      if (mishap === 'cut')
        outgoing.write(body.subarray(0, body.length / 2), () => incoming.socket.destroy());
      else outgoing.end(body);
    });
  }

  static async start(target: string): Promise<LossyProxy> {
    const proxy = new LossyProxy(target);
    await once(proxy.#server.listen(0, '127.0.0.1'), 'listening');
    proxy.url = `http://127.0.0.1:${(proxy.#server.address() as AddressInfo).port}`;
    return proxy;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
