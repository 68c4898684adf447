import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { ROOT } from '../../build/freshness.ts';
import { environmentOf, readCompose } from '../compose.ts';
import { USER } from '../image/contents.ts';
import { Caddy } from '../test-caddy/caddy.ts';
import { Container } from '../test-image/container.ts';
import { readDockerfile } from '../test-image/dockerfile.ts';
import { SAMPLE_VALUES } from '../unread.ts';
import { NODES } from './hosts.ts';

export interface InstallationOptions {
  /** Where it keeps everything; the image's root is in `root`. */
  readonly folder: string;
  readonly redisUrl: string;
  /** The collector of traces. */
  readonly collectorUrl: string;
}

/** The outcome of an operator's command. */
export interface Answer {
  readonly code: number | null;
  /** The line that it prints with `--json`; `null` if it printed no such line. */
  readonly json: unknown;
  readonly output: string;
}

/**
 * Two nodes of the image behind Caddy, with the settings of compose.yaml. Containers share the machine's
 * network, as those of a pod do; the rest of each is its own.
 */
export class Installation {
  readonly #options: InstallationOptions;
  readonly #settings: Readonly<Record<string, string>>;
  readonly #nodes = new Map<number, Container>();
  #caddy: Caddy | undefined;
  #databaseUrl = '';

  constructor(options: InstallationOptions) {
    this.#options = options;
    const node = readCompose('compose.yaml').services['node-1'];
    if (!node) throw new Error('compose.yaml has no node-1');
    const secrets = {
      POSTGRES_PASSWORD: randomBytes(24).toString('hex'),
      REDIS_PASSWORD: randomBytes(24).toString('hex'),
      WEBHOOK_SECRETS_KEY: randomBytes(32).toString('base64'),
    };
    this.#settings = {
      ...environmentOf(node, { ...SAMPLE_VALUES, ...secrets }),
      REDIS_URL: options.redisUrl,
      OTEL_EXPORTER_OTLP_ENDPOINT: options.collectorUrl,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '100',
      // The partner's server is on this machine; a past of sales takes longer to write than all the rest.
      WEBHOOK_ALLOW_LOOPBACK: '1',
      SANDBOX_HISTORY_DAYS: '0',
    };
    for (const name of ['volume', 'sockets']) mkdirSync(join(options.folder, name));
    chownSync(join(options.folder, 'volume'), USER.id, USER.id);
  }

  /** Has everything that is started from now on use a database. */
  useDatabase(url: string): void {
    this.#databaseUrl = url;
  }

  /** Runs a command of the operator, in a container that ends with it. */
  async operator(...command: readonly string[]): Promise<Answer> {
    const container = this.#contain({}, ['dist/service/operator.js', ...command, '--json']);
    const code = await container.ended;
    const { output } = container;
    const line = output.split('\n').findLast((one) => /^[[{]/.test(one));
    return { code, json: line === undefined ? null : JSON.parse(line), output };
  }

  /** Starts a node. @returns the milliseconds until it was ready */
  async startNode(place: number): Promise<number> {
    const { address = '' } = NODES[place] ?? {};
    const node = this.#contain({ HOST: address, OPERATOR_HOST: address });
    this.#nodes.set(place, node);
    return Math.round(await node.ready);
  }

  node(place: number): Container {
    const node = this.#nodes.get(place);
    if (!node) throw new Error(`there is no node ${place}`);
    return node;
  }

  /** Stops every node as a runtime does. @returns their exit codes */
  async stopNodes(): Promise<(number | null)[]> {
    return Promise.all([...this.#nodes.values()].map((node) => node.stop()));
  }

  /** Starts Caddy with the Caddyfile of compose.yaml; this process believes its certificates from then on. */
  async startCaddy(): Promise<void> {
    const name = 'deploy/caddy/Caddyfile';
    const text = await readFile(join(ROOT, name), 'utf8');
    const folder = mkdtempSync(join(this.#options.folder, 'caddy-'));
    this.#caddy = new Caddy({ name, text, folder, tlsPort: 443, addresses: new Map() });
    await this.#caddy.start();
    setDefaultCACertificates([...getCACertificates('default'), await this.#caddy.authority()]);
  }

  async stop(): Promise<void> {
    for (const node of this.#nodes.values()) await node.kill();
    await this.#caddy?.stop();
  }

  #contain(env: Readonly<Record<string, string>>, command?: readonly string[]): Container {
    const { folder } = this.#options;
    return new Container({
      root: join(folder, 'root'),
      declared: readDockerfile(ROOT),
      volume: join(folder, 'volume'),
      sockets: join(folder, 'sockets'),
      env: { ...this.#settings, DATABASE_URL: this.#databaseUrl, ...env },
      sharesNetwork: true,
      ...(command && { command }),
    });
  }
}
