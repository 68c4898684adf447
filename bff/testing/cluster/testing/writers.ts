import { setTimeout as delay } from 'node:timers/promises';
import { call, mintToken, type SignedUp } from '../../service/service.ts';
import type { Cluster } from './cluster.ts';
import { until } from '../../service/patience.ts';

/** A key whose request was cut off is reserved for 15 s. */
const DECIDED_WITHIN_MS = 25_000;

/** The delay of a caller that got no response. */
const BACKOFF_MS = 50;

/**
 * Callers at all nodes that create plants. What is refused is sent again under its idempotency key once they
 * have stopped, until it is acknowledged.
 */
export class Writers {
  /** Ids that were acknowledged. */
  readonly stored = new Set<number>();
  /** Failed requests, with the time they ended and their status; 0 if there was no response. */
  readonly failures: { readonly atMs: number; readonly status: number }[] = [];
  readonly #cluster: Cluster;
  readonly #partner: SignedUp;
  readonly #credential: string;
  readonly #refused = new Set<number>();
  readonly #work: Promise<void>[] = [];
  #next = 0;
  #isOver = false;

  private constructor(cluster: Cluster, partner: SignedUp, credential: string) {
    this.#cluster = cluster;
    this.#credential = credential;
    this.#partner = partner;
  }

  /** @param who a signed-up partner, or the name of a new one */
  static async start(cluster: Cluster, who: string | SignedUp, each = 3): Promise<Writers> {
    const partner = typeof who === 'string' ? await cluster.partner(who) : who;
    const writers = new Writers(cluster, partner, await mintToken(cluster.node(0), partner));
    for (let count = 0; count < each * cluster.nodes.length; count += 1) writers.#work.push(writers.#write());
    return writers;
  }

  /** Waits until every plant that was begun is acknowledged. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#work);
    const isStored = async (id: number): Promise<boolean> => (await this.#send(id)) === 200;
    await Promise.all(
      [...this.#refused].map((id) => until(`plant ${id}`, DECIDED_WITHIN_MS, () => isStored(id))),
    );
  }

  /**
   * The names of plants, sorted: which were acknowledged, which are there, and which there are events of. All
   * three are the same.
   */
  async names(): Promise<Record<'acknowledged' | 'stored' | 'told', readonly string[]>> {
    const merchant = this.#partner.active;
    const { db } = this.#cluster;
    const plants = await db.selectFrom('plants').select('name').where('merchant', '=', merchant).execute();
    const events = await db
      .selectFrom('events')
      .select('data')
      .where('merchant_id', '=', merchant)
      .where('type', '=', 'plant.created')
      .execute();
    return {
      acknowledged: [...this.stored].map(nameOf).toSorted(),
      stored: plants.map(({ name }) => name).toSorted(),
      told: events.map(({ data }) => (JSON.parse(data) as { name: string }).name).toSorted(),
    };
  }

  async #write(): Promise<void> {
    while (!this.#isOver) {
      this.#next += 1;
      const id = this.#next;
      const status = await this.#send(id);
      if (status === 200) continue;
      this.#refused.add(id);
      this.failures.push({ atMs: performance.now(), status });
      if (status === 0) await delay(BACKOFF_MS);
    }
  }

  /** @returns the status; 0 if there was no response */
  async #send(id: number): Promise<number> {
    const { nodes } = this.#cluster;
    const reply = await call(this.#cluster.node(id % nodes.length), 'POST /plants', {
      credential: this.#credential,
      body: `{"id":${id},"name":"${nameOf(id)}"}`,
      headers: { 'idempotency-key': `plant ${id}` },
    }).catch(() => undefined);
    if (reply?.status === 200) this.stored.add(id);
    return reply?.status ?? 0;
  }
}

const nameOf = (id: number): string => `Fern ${id}`;
