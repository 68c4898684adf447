import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface Merchant {
  readonly id: string;
  readonly display_name: string;
  readonly status: string;
}

interface DemoPartner {
  readonly key: string;
  readonly merchants: readonly Merchant[];
}

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const READY = 'Ready. Stop with Ctrl-C.';

/** Settings of the person who runs the tests that must not reach the stack under test. */
const FOREIGN = [
  'DATABASE_URL',
  'REDIS_URL',
  'PUBLIC_URL',
  'HOST',
  'PLANT_API_URL',
  'PLANT_API_TOKEN',
  'SIGNING_JWK',
];

/**
 * The whole product as `npm start` runs it, on free ports and with a fresh data folder. It ends with this process,
 * however that ends: its standard input is our pipe.
 */
export class RunningStack {
  /** Address of the BFF. */
  readonly api: string;
  /** Address of the demo partner's app; another origin than `api`. */
  readonly demo: string;
  /** The demo partner's sandbox key. */
  readonly key: string;
  readonly merchants: readonly Merchant[];
  readonly #process: ChildProcess;
  readonly #lines: Lines;
  readonly #dataDir: string;

  private constructor(started: Started, partner: DemoPartner) {
    this.api = started.api;
    this.demo = started.demo;
    this.key = partner.key;
    this.merchants = partner.merchants;
    this.#process = started.process;
    this.#lines = started.lines;
    this.#dataDir = started.dataDir;
  }

  static async start(): Promise<RunningStack> {
    const started = await startProcess();
    try {
      await started.lines.waitFor(READY);
    } catch (error) {
      const log = await readFile(join(started.dataDir, 'logs', 'bff.log'), 'utf8').catch(() => '');
      await rm(started.dataDir, { recursive: true, force: true });
      throw new Error(`${(error as Error).message}\n${log}`, { cause: error });
    }
    const partner = await readFile(join(started.dataDir, 'demo-partner.json'), 'utf8');
    return new RunningStack(started, JSON.parse(partner) as DemoPartner);
  }

  /** The merchant that the demo shows first. */
  get activeMerchant(): Merchant {
    const merchant = this.merchants.find(({ status }) => status === 'active');
    if (!merchant) throw new Error('the sandbox has no active merchant');
    return merchant;
  }

  /** A new one-time link to the hosted page. */
  async hostedLink(merchant = this.activeMerchant.id): Promise<string> {
    const body = { merchant, surface: 'create-plant' };
    const { url } = await this.call<{ url: string }>('POST', '/v1/hosted_links', body);
    return url;
  }

  /** A call with the partner key. @throws {Error} with the answer, when it is not 2xx */
  async call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(this.api + path, {
      method,
      headers: { Authorization: `Bearer ${this.key}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return JSON.parse(text) as Answer;
  }

  /** What the BFF has written so far: one JSON object a line. */
  bffLog(): Promise<string> {
    return readFile(join(this.#dataDir, 'logs', 'bff.log'), 'utf8');
  }

  /** Ends the BFF alone; its data stay. */
  async stopBff(): Promise<void> {
    await this.#command('bff stop');
  }

  /** Starts the BFF again, on the same port and data; settles when it is ready. */
  async startBff(): Promise<void> {
    await this.#command('bff start');
  }

  async restartBff(): Promise<void> {
    await this.stopBff();
    await this.startBff();
  }

  async stop(): Promise<void> {
    this.#process.stdin?.end();
    await this.#lines.ended;
    await rm(this.#dataDir, { recursive: true, force: true });
  }

  async #command(command: string): Promise<void> {
    const done = this.#lines.waitFor(`done: ${command}`);
    this.#process.stdin?.write(`${command}\n`);
    await done;
  }
}

interface Started {
  readonly process: ChildProcess;
  readonly lines: Lines;
  readonly dataDir: string;
  readonly api: string;
  readonly demo: string;
}

async function startProcess(): Promise<Started> {
  const [port, demoPort] = await freePorts(2);
  const dataDir = await mkdtemp(join(tmpdir(), 'trellis-e2e-'));
  const env: NodeJS.ProcessEnv = { ...process.env, TRELLIS_PARENT: 'pipe', DATA_DIR: dataDir };
  for (const name of FOREIGN) delete env[name];
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: { ...env, PORT: String(port), DEMO_PORT: String(demoPort) },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  return {
    process: child,
    lines: new Lines(child),
    dataDir,
    api: `http://localhost:${port}`,
    demo: `http://localhost:${demoPort}`,
  };
}

/** What a process says, line by line. */
class Lines {
  readonly ended: Promise<void>;
  #hasEnded = false;
  #said = '';
  readonly #listeners = new Set<() => void>();
  readonly #fresh: string[] = [];

  constructor(child: ChildProcess) {
    for (const input of [child.stdout, child.stderr]) {
      if (input) createInterface({ input }).on('line', (line) => this.#hear(line));
    }
    this.ended = new Promise((resolve) => {
      child.on('close', () => {
        this.#hasEnded = true;
        for (const listener of this.#listeners) listener();
        resolve();
      });
    });
  }

  /** Settles at the next such line. @throws {Error} with all that was said, when the process ends first */
  waitFor(wanted: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        const at = this.#fresh.indexOf(wanted);
        if (at === -1 && !this.#hasEnded) return;
        this.#listeners.delete(look);
        if (at === -1) reject(new Error(`the stack ended before "${wanted}":\n${this.#said}`));
        else resolve(void this.#fresh.splice(0, at + 1));
      };
      this.#listeners.add(look);
      look();
    });
  }

  #hear(line: string): void {
    this.#said += `${line}\n`;
    this.#fresh.push(line);
    for (const listener of this.#listeners) listener();
  }
}

/** Ports that nobody has at the moment; all are held until the last is found, so that they differ. */
async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await new Promise<void>((resolve) => {
        server.listen(0, '127.0.0.1', resolve);
      });
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(
    servers.map(
      (server) =>
        new Promise((resolve) => {
          server.close(resolve);
        }),
    ),
  );
  return ports;
}
