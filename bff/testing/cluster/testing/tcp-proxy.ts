import { connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy in front of a server, so that a test can make the server unreachable without touching it. */
export class TcpProxy {
  readonly #target: { host: string; port: number };
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #server: Server | undefined;
  #isSilent = false;
  #port = 0;

  constructor(target: { host: string; port: number }) {
    this.#target = target;
  }

  get port(): number {
    return this.#port;
  }

  /** Accepts again, on the same port as before. */
  async start(): Promise<void> {
    if (this.#server) return;
    const server = createServer((near) => this.#join(near));
    this.#server = server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.#port, '127.0.0.1', resolve);
    });
    const address = server.address();
    if (typeof address === 'object' && address) this.#port = address.port;
  }

  /** Like a stopped server: connections break, new ones are refused. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    this.#breakAll();
    await closed;
  }

  /** Like a hanging server: connections stay open, new ones are accepted, and no data passes. */
  silence(): void {
    this.#isSilent = true;
    for (const [near, far] of this.#pairs) {
      near.pause().unpipe();
      far.pause().unpipe();
    }
  }

  /** Continues; connections that hung are broken, as a dead link is sooner or later. */
  speak(): void {
    if (!this.#isSilent) return;
    this.#isSilent = false;
    this.#breakAll();
  }

  #join(near: Socket): void {
    const far = connect(this.#target.port, this.#target.host);
    const pair = [near, far] as const;
    this.#pairs.add(pair);
    for (const socket of pair) {
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.#pairs.delete(pair);
        near.destroy();
        far.destroy();
      });
    }
    if (this.#isSilent) return;
    near.pipe(far);
    far.pipe(near);
  }

  #breakAll(): void {
    for (const [near] of this.#pairs) near.destroy();
  }
}

/** A proxy before the server that a URL names, and the URL that leads through it. */
export async function proxyFor(url: string, defaultPort: number): Promise<{ proxy: TcpProxy; url: string }> {
  const through = new URL(url);
  const proxy = new TcpProxy({ host: through.hostname, port: Number(through.port) || defaultPort });
  await proxy.start();
  through.hostname = '127.0.0.1';
  through.port = String(proxy.port);
  return { proxy, url: through.href };
}
