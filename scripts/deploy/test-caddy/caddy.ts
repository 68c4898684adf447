import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const READY_WITHIN_MS = 20_000;
const POLL_MS = 50;

export interface CaddyOptions {
  /** Where the Caddyfile is from, for messages, and its text. */
  readonly name: string;
  readonly text: string;
  readonly folder: string;
  readonly tlsPort: number;
  /** Of the addresses in the Caddyfile, those that are used here. */
  readonly addresses: ReadonlyMap<string, string>;
}

/** The hosts that the Caddyfile of compose.yaml takes from the environment. */
export const OWN_HOSTS = { API_HOST: 'api.trellis.example', CARDS_HOST: 'cards.trellis.example' } as const;

/** Reads the Caddyfile in docs/domains.md. */
export async function readDocumented(root: string): Promise<string> {
  const docs = await readFile(join(root, 'docs/domains.md'), 'utf8');
  const [, documented = ''] = /```\n(\{\n\ton_demand_tls[^`]+)```/.exec(docs) ?? [];
  if (documented === '') throw new Error('docs/domains.md has no Caddyfile');
  return documented;
}

/**
 * A Caddy with a Caddyfile as it is. Only addresses and the CA differ: what it obtains comes from its own.
 */
export class Caddy {
  readonly #options: CaddyOptions;
  #process: ChildProcess | undefined;

  constructor(options: CaddyOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    const { folder, tlsPort } = this.#options;
    const file = join(folder, 'Caddyfile');
    await writeFile(file, this.#file());
    const output = openSync(join(folder, 'caddy.log'), 'a');
    this.#process = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
      stdio: ['ignore', output, output],
      env: {
        ...process.env,
        ...OWN_HOSTS,
        ACME_EMAIL: 'operator@trellis.example',
        HOME: folder,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
      },
    });
    await until(() => listens(tlsPort), 'Caddy didn’t listen');
  }

  /** The certificate of its own authority, once it is there. */
  async authority(): Promise<string> {
    const file = join(this.#options.folder, 'storage/pki/authorities/local/root.crt');
    let pem = '';
    await until(async () => {
      pem = await readFile(file, 'utf8').catch(() => '');
      return pem !== '';
    }, 'Caddy made no authority');
    return pem;
  }

  async stop(): Promise<void> {
    const running = this.#process;
    if (!running || running.exitCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGTERM');
    await ended;
  }

  #file(): string {
    const { name, text, folder, tlsPort, addresses } = this.#options;
    let file = text;
    for (const [from, to] of addresses) {
      if (!file.includes(from)) throw new Error(`${name} has no ${from}`);
      file = file.replaceAll(from, to);
    }
    const here = [
      'admin off',
      'local_certs',
      'skip_install_trust',
      'auto_https disable_redirects',
      `https_port ${tlsPort}`,
      'default_bind 127.0.0.1',
      `storage file_system ${join(folder, 'storage')}`,
    ];
    return file.replace('{\n', `{\n${here.map((line) => `\t${line}\n`).join('')}`);
  }
}

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function until(isSo: () => Promise<boolean>, otherwise: string): Promise<void> {
  const end = Date.now() + READY_WITHIN_MS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(otherwise);
    await pause(POLL_MS);
  }
}
