import { spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyRefused } from './key-refused.ts';
import { makeHostedLink, readDemoPartner, registerOrigins, signUp } from './demo-partner.ts';
import { assertFree } from './free-port.ts';
import { startService, type Service } from './service.ts';
import { readSettings } from './settings.ts';
import { summary } from './summary.ts';
import { connect } from './trellis-api.ts';

let folder: string;
let server: Server;
let address: string;
let answer: (path: string, key: string | undefined) => { status: number; body: object };
const asked: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trellis start '));
  asked.length = 0;
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const { status, body } = answer(request.url ?? '', request.headers.authorization);
    response.writeHead(status).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  await rm(folder, { recursive: true });
});

const SIGN_UP = {
  partner: { id: 'par_1', name: 'Greenhouse POS', slug: 'greenhouse-pos' },
  sandbox: { name: 'quiet-fern' },
  key: { id: 'key_1', secret: 'ppk_sandbox_x' },
  merchants: [
    { id: 'mer_1', display_name: 'Noodle House', status: 'needs_data' },
    { id: 'mer_2', display_name: 'Cafe', status: 'active' },
  ],
};

describe("the demo's partner", () => {
  it('is stored for its owner only, and found again', async () => {
    answer = () => ({ status: 201, body: SIGN_UP });
    const file = join(folder, 'demo-partner.json');
    const partner = await signUp(connect(address), file, 'Greenhouse POS');
    expect(partner).toMatchObject({ id: 'par_1', key: 'ppk_sandbox_x', sandbox: 'quiet-fern' });
    expect(await readDemoPartner(file)).toEqual(partner);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('registers its origins once', async () => {
    answer = () => ({ status: 201, body: SIGN_UP });
    const file = join(folder, 'demo-partner.json');
    const api = connect(address);
    const partner = await signUp(api, file, 'Greenhouse POS');
    await registerOrigins(api, file, partner, ['http://localhost:1']);
    const kept = await readDemoPartner(file);
    if (kept) await registerOrigins(api, file, kept, ['http://localhost:1']);
    expect(asked).toEqual(['POST /v1/partners', 'PUT /v1/partners/me/origins']);
  });

  it('is unknown if there is no file or half a file', async () => {
    await writeFile(join(folder, 'half.json'), '{"key":');
    expect(await readDemoPartner(join(folder, 'none.json'))).toBeUndefined();
    expect(await readDemoPartner(join(folder, 'half.json'))).toBeUndefined();
  });

  it('whose key is refused is named, with what to do', () => {
    const settings = readSettings(folder, { DATA_DIR: folder });
    const partner = {
      id: 'par_1',
      name: 'Greenhouse POS',
      sandbox: 's',
      key: 'k',
      merchants: [],
      origins: [],
    };
    const { message } = keyRefused(settings, partner, join(folder, 'demo-partner.json'));
    expect(message).toContain('trellis: the sandbox key of Greenhouse POS (par_1) no longer works');
    expect(message).toContain('npm run -s operator -- keys create --partner par_1 --name demo --json');
    expect(message).toContain('npm start -- --new-partner');
    expect(message).toContain(`delete ${folder}`);
    expect(settings.isNewPartner).toBe(false);
    expect(readSettings(folder, {}, ['--new-partner']).isNewPartner).toBe(true);
  });

  it('gets no link with a refused key, and a clear error otherwise', async () => {
    answer = () => ({ status: 201, body: SIGN_UP });
    const api = connect(address);
    const partner = await signUp(api, join(folder, 'p.json'), 'Greenhouse POS');
    answer = () => ({ status: 401, body: { error: 40102, message: 'Unknown key' } });
    expect(await makeHostedLink(api, partner)).toBeUndefined();
    answer = () => ({ status: 409, body: { error: 40902, message: 'Closed' } });
    await expect(makeHostedLink(api, partner)).rejects.toThrow('POST /v1/hosted_links returned 409');
  });
});

describe('a service', () => {
  const serve = async (code: string): Promise<Service> => {
    const entry = join(folder, 'service.mjs');
    await writeFile(entry, code);
    return startService({ name: 'it', entry, cwd: folder, env: process.env, log: join(folder, 'it.log') });
  };

  it('that ends with one clear line reports just that line; its log has everything', async () => {
    const service = await serve(
      `console.error('noise\\ntrellis: port 1 is taken\\nmore'); process.exitCode = 1;`,
    );
    answer = () => ({ status: 503, body: {} });
    await expect(service.ready(address)).rejects.toThrow(/^trellis: port 1 is taken$/);
    expect(await readFile(join(folder, 'it.log'), 'utf8')).toBe('noise\ntrellis: port 1 is taken\nmore\n');
  });

  it('that ends without output is reported with its log', async () => {
    const service = await serve('process.exit(3)');
    expect(await service.ended).toMatch(/^trellis: it stopped unexpectedly \(code 3\); see .*it\.log$/);
  });

  it('is ready when its address responds', async () => {
    let calls = 0;
    answer = () => ({ status: (calls += 1) < 3 ? 503 : 200, body: {} });
    const service = await serve('setInterval(() => {}, 1000)');
    await service.ready(address);
    expect(calls).toBe(3);
    await service.stop();
    await expect(service.ended).resolves.toContain('SIGTERM');
  });
});

describe('ports', () => {
  it('that are in use are named with their setting', async () => {
    const port = Number(new URL(address).port);
    await expect(assertFree(port, 'PORT')).rejects.toThrow(`trellis: port ${port} is in use`);
  });

  it('that are in use end a start before anything is installed', async () => {
    const scripts = fileURLToPath(new URL('..', import.meta.url));
    for (const name of ['start.mjs', 'setup.mjs', 'setup']) {
      await cp(join(scripts, name), join(folder, 'scripts', name), { recursive: true });
    }
    const port = new URL(address).port;
    const child = spawn(process.execPath, [join(folder, 'scripts', 'start.mjs')], {
      env: { PATH: process.env['PATH'], DEMO_PORT: port, PORT: '1' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const said = await text(child.stderr);
    expect(said).toBe(
      `trellis: port ${port} is in use: stop the program that uses it, or set DEMO_PORT to another port\n`,
    );
    expect(await readdir(folder)).toEqual(['scripts']);
  });

  it('that are invalid are left to the server that reads them', async () => {
    await expect(assertFree(Number('abc'), 'PORT')).resolves.toBeUndefined();
  });
});

describe('the output of a start', () => {
  it('names what to open and ends with the ready line', async () => {
    answer = () => ({ status: 201, body: SIGN_UP });
    const partner = await signUp(connect(address), join(folder, 'p.json'), 'Greenhouse POS');
    const settings = readSettings(folder, { PORT: '9000', DEMO_PORT: '9001' });
    const link = { url: 'http://localhost:9000/hosted/enter/1', expires_at: '2026-01-01T00:10:00Z' };
    const console = { url: 'http://localhost:9000/console/sign-in/1', expires_at: '2026-01-01T00:10:00Z' };
    const site = 'http://greenhouse-pos.sandbox.localhost:9000/';
    const lines = summary(settings, { partner, link, console, site }, false).split('\n');
    expect(lines.at(-1)).toBe('Ready. Stop with Ctrl-C.');
    expect(lines).toContain('  Demo             http://localhost:9001');
    expect(lines).toContain(`  Its site         ${site}`);
    expect(lines).toContain('  Operator         http://localhost:9002/operator');
    expect(lines).toContain('  Merchants        mer_1  Noodle House  needs data');
    expect(lines).toContain('                   mer_2  Cafe          active');
    expect(lines).toContain('  Partner console  http://localhost:9000/console/sign-in/1');
    expect(lines.join('\n')).toContain('npm run -s operator -- console link --partner par_1');
    expect(lines.find((line) => line.startsWith('  curl'))).toContain(`"merchant":"mer_2"`);
  });
});
