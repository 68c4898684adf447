import { Agent, request, type IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const PROBE_EVERY_MS = 100;

interface Answer {
  readonly reply: IncomingMessage;
  readonly text: string;
}

/**
 * Callers behind a load balancer: they keep their connections, use the ready nodes in turn, and never retry.
 */
export class Balanced {
  readonly failures: string[] = [];
  /** Ids of the plants that were acknowledged. */
  readonly stored: number[] = [];
  answered = 0;
  closed = 0;
  /** Readiness that returned 503 while the node still served. */
  notReady = 0;
  readonly #ports = new Set<number>();
  readonly #agent = new Agent({ keepAlive: true });
  readonly #ready = new Set<number>();
  readonly #work: Promise<void>[] = [];
  #isOver = false;

  constructor(nodes: readonly { readonly port: number }[]) {
    for (const { port } of nodes) {
      this.add(port);
      this.#ready.add(port);
    }
  }

  /** Another node, which is used once it is ready. */
  add(port: number): void {
    if (this.#ports.has(port)) return;
    this.#ports.add(port);
    this.#work.push(this.#watch(port));
  }

  /** Starts callers: half of them create plants, half of them read. */
  start(callers: number, token: string): void {
    for (let count = 0; count < callers; count += 1) this.#work.push(this.#call(token, count));
  }

  isReady(port: number): boolean {
    return this.#ready.has(port);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#work);
    this.#agent.destroy();
  }

  async #watch(port: number): Promise<void> {
    while (!this.#isOver) {
      const reply = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
      await reply?.arrayBuffer();
      if (reply?.status === 503) this.notReady += 1;
      if (reply?.status === 200) this.#ready.add(port);
      else this.#ready.delete(port);
      await delay(PROBE_EVERY_MS);
    }
  }

  async #call(token: string, caller: number): Promise<void> {
    for (let count = caller; !this.#isOver; count += 1) {
      const ready = [...this.#ready];
      const port = ready[count % ready.length] ?? 0;
      const id = count % 2 === 0 ? Number(`${caller + 1}${String(count).padStart(6, '0')}`) : undefined;
      try {
        const { reply, text } = await this.#ask(port, token, id);
        if (reply.statusCode === 200) {
          this.answered += 1;
          if (id !== undefined) this.stored.push(id);
        } else this.failures.push(`${port}: ${reply.statusCode} ${text}`);
        if (reply.headers['connection'] === 'close') this.closed += 1;
      } catch (error) {
        this.failures.push(`${port}: ${String(error)}`);
      }
    }
  }

  #ask(port: number, token: string, id: number | undefined): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const headers: Record<string, string> = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    };
    if (id !== undefined) headers['idempotency-key'] = `plant ${id}`;
    const options = {
      host: '127.0.0.1',
      port,
      agent: this.#agent,
      method: id === undefined ? 'GET' : 'POST',
      path: id === undefined ? '/v1/merchants' : '/plants',
      headers,
    };
    request(options, (reply) => {
      let text = '';
      reply
        .setEncoding('utf8')
        .on('data', (piece: string) => (text += piece))
        .once('error', reject)
        .once('end', () => resolve({ reply, text }));
    })
      .once('error', reject)
      .end(id === undefined ? undefined : `{"id":${id},"name":"Fern ${id}"}`);
    return promise;
  }
}
