import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { KEY } from './testing/demo-server.ts';
import { listen, stop } from './testing/fake-trellis.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const running = new Set<ChildProcess>();

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});

class Demo {
  readonly child: ChildProcess;
  output = '';
  errors = '';
  readonly ended: Promise<number | null>;

  constructor(env: Record<string, string>) {
    const { PATH = '' } = process.env;
    this.child = spawn(process.execPath, [main], { env: { PATH, ...env }, stdio: 'pipe' });
    running.add(this.child);
    this.child.stdout?.on('data', (text) => (this.output += String(text)));
    this.child.stderr?.on('data', (text) => (this.errors += String(text)));
    this.ended = once(this.child, 'close').then(([code]) => code as number | null);
  }

  async listening(): Promise<void> {
    while (!this.output.includes('http://')) {
      if (this.child.exitCode !== null) throw new Error(this.errors);
      if (this.child.stdout) await Promise.race([once(this.child.stdout, 'data'), this.ended]);
    }
  }
}

async function freePort(): Promise<string> {
  const server = createServer();
  const { port } = new URL(await listen(server));
  await stop(server);
  return port;
}

const SETTINGS = { TRELLIS_KEY: KEY, TRELLIS_MERCHANT: 'mer_1' };

describe('a start', () => {
  test('fails with one line if its port is taken', async () => {
    const other = createServer();
    const { port } = new URL(await listen(other));
    const demo = new Demo({ ...SETTINGS, DEMO_PORT: port });
    expect(await demo.ended).toBe(1);
    expect(demo.errors).toBe(
      `trellis: port ${port} is in use: stop the program that uses it, or set DEMO_PORT to another port\n`,
    );
    await stop(other);
  });

  test.each([
    ['no key', { TRELLIS_KEY: '' }, 'TRELLIS_KEY'],
    ['no merchant', { TRELLIS_MERCHANT: '' }, 'TRELLIS_MERCHANT'],
    ['merchants that are not a list', { TRELLIS_MERCHANTS: '{"id":1}' }, 'TRELLIS_MERCHANTS'],
    ['an address that is none', { TRELLIS_API: 'localhost' }, 'TRELLIS_API'],
    ['a port that is none', { DEMO_PORT: '99999' }, 'DEMO_PORT'],
  ])('with %s fails with one line that names the setting', async (_, wrong, name) => {
    const demo = new Demo({ ...SETTINGS, ...wrong });
    expect(await demo.ended).toBe(1);
    expect(demo.errors).toMatch(new RegExp(`^trellis: .*${name}.*\n$`));
    expect(demo.errors).not.toContain(KEY);
  });
});

describe('a running app', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)('exits with 0 on %s, also during a request', async (signal) => {
    const port = await freePort();
    const demo = new Demo({ ...SETTINGS, DEMO_PORT: port });
    await demo.listening();
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    const headers = { Origin: `http://127.0.0.1:${port}` };
    const held = fetch(`http://127.0.0.1:${port}/gallery/api/busy/plants`, { method: 'POST', headers });
    const cut = held.catch((error: unknown) => error);
    await fetch(`http://127.0.0.1:${port}/healthz`);
    demo.child.kill(signal);
    expect(await demo.ended).toBe(0);
    expect(await cut).toBeInstanceOf(TypeError);
    expect(demo.output + demo.errors).not.toContain(KEY);
  });

  test('exits with its parent when configured to', async () => {
    const demo = new Demo({ ...SETTINGS, DEMO_PORT: await freePort(), TRELLIS_PARENT: 'pipe' });
    await demo.listening();
    demo.child.stdin?.end();
    expect(await demo.ended).toBe(0);
  });
});
