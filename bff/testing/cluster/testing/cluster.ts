import type { Db } from '../../../core/database/database.ts';
import { openPostgres, SERVING } from '../../../core/database/postgres.ts';
import { freePort } from '../../service/free-port.ts';
import { signUp, type SignedUp } from '../../service/service.ts';
import { createDatabase, type TestDatabase } from './database.ts';
import { required } from './environment.ts';
import { Node } from './node.ts';

/** Several nodes of one service, with one PostgreSQL, one Redis and one public address. */
export class Cluster {
  readonly nodes: Node[] = [];
  readonly database: TestDatabase;
  readonly db: Db;
  readonly #settings: Readonly<Record<string, string>>;
  readonly #closeDb: () => Promise<void>;

  constructor(
    database: TestDatabase,
    db: Db,
    closeDb: () => Promise<void>,
    settings: Readonly<Record<string, string>>,
  ) {
    this.database = database;
    this.db = db;
    this.#closeDb = closeDb;
    this.#settings = settings;
  }

  /** The node at that index; every test has at least two. */
  node(place: number): Node {
    const node = this.nodes[place];
    if (!node) throw new Error(`there is no node ${place}`);
    return node;
  }

  /**
   * Starts one at `place`, on the port of its predecessor. @param before a module that it loads before the
   * service
   */
  async startNode(place: number, before?: string): Promise<Node> {
    const node = new Node(this.nodes[place]?.port ?? (await freePort()), this.#settings, before);
    this.nodes[place] = node;
    await node.ready();
    return node;
  }

  /** A partner without limits. */
  async partner(name: string): Promise<SignedUp> {
    const partner = await signUp(this.node(0), name);
    await this.limit(partner, 1_000_000, 1_000_000);
    return partner;
  }

  /** Stores limits as the operator would, before the key is used for the first time. */
  async limit(partner: SignedUp, keyPerMinute: number, merchantPerMinute: number): Promise<void> {
    const { keyId, partnerId } = partner;
    await this.db
      .updateTable('keys')
      .set({ per_minute: keyPerMinute })
      .where('lineage', '=', keyId)
      .execute();
    await this.db
      .updateTable('merchants')
      .set({ per_minute: merchantPerMinute })
      .where('partner_id', '=', partnerId)
      .execute();
  }

  async stop(): Promise<void> {
    for (const node of this.nodes) await node.kill();
    await this.#closeDb();
    await this.database.drop();
  }
}

export interface ClusterOptions {
  readonly nodes?: number;
  /**
   * The address of the database, such as a proxy's, instead of its own; `redisUrl` likewise replaces
   * REDIS_URL.
   */
  readonly databaseUrl?: string;
  readonly redisUrl?: string;
  readonly database?: TestDatabase;
  /** Settings in addition to those of every node. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts all nodes at once, on an empty database. */
export async function startCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const database = options.database ?? (await createDatabase());
  const settings = {
    DATABASE_URL: options.databaseUrl ?? database.url,
    REDIS_URL: options.redisUrl ?? required('REDIS_URL'),
    PUBLIC_URL: 'http://trellis.test',
    ...options.settings,
  };
  const own = await openPostgres(database.url, SERVING);
  const cluster = new Cluster(database, own.db, own.close, settings);
  try {
    const places = Array.from({ length: options.nodes ?? 2 }, (_, place) => place);
    await Promise.all(places.map((place) => cluster.startNode(place)));
    return cluster;
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}
