/**
 * Starts the root of the image with no network but the loopback, read-only and as its user, and does with it what
 * partners and operators do. Prints a line for each check, and the sum.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackage } from '../../build.mjs';
import { ROOT } from '../../build/freshness.ts';
import { buildService } from '../../build/service.ts';
import { Checks } from '../checks.ts';
import { assembleImage } from '../image/assemble.ts';
import { APP, MOST_BYTES, USER } from '../image/contents.ts';
import { provideProgram } from '../image/system.ts';
import { Container, whyNoContainer } from './container.ts';
import { readDockerfile } from './dockerfile.ts';
import { makeDatabase } from './sockets.ts';

const API = 'http://localhost:8080';
/**
 * The processor's time of a start on a database whose schema is up to date, in milliseconds; on a slower
 * machine, as many starts of Node.js that do nothing.
 */
const READY_WITHIN = { ms: 2_000, starts: 30 };
const STARTS = 3;
/** Sandboxes without a past, which takes longer to write than all the rest; webhooks to the test itself. */
const SETTINGS = { SANDBOX_HISTORY_DAYS: '0', WEBHOOK_ALLOW_LOOPBACK: '1' };

const checks = new Checks();
const check = checks.check.bind(checks);

provideProgram('tini');
const why = whyNoContainer();
if (why === undefined) await tryImage();
else checks.skip('The image', why);
checks.end();

async function tryImage(): Promise<void> {
  await buildPackage({ ifStale: true });
  await buildService({ ifStale: true });
  const folder = mkdtempSync(join(tmpdir(), 'trellis-image-'));
  const at = (name: string): string => join(folder, name);
  for (const name of ['volume', 'sockets']) mkdirSync(at(name));
  chownSync(at('volume'), USER.id, USER.id);
  const declared = readDockerfile(ROOT);
  const start = (env: Readonly<Record<string, string>>, command?: readonly string[]): Container =>
    new Container({
      root: at('root'),
      declared,
      volume: at('volume'),
      sockets: at('sockets'),
      env: { ...SETTINGS, ...env },
      ...(command && { command }),
    });
  try {
    await check('the root is assembled', async () => {
      const { bytes, nodeBytes, installed, bundled } = assembleImage(ROOT, at('root'));
      assert.ok(bytes - nodeBytes <= MOST_BYTES, `${bytes - nodeBytes} bytes beside Node`);
      const size = `${((bytes - nodeBytes) / 2 ** 20).toFixed(1)} MiB beside Node`;
      return `${size}; ${installed.length} packages in node_modules, ${bundled.length} in the bundle`;
    });
    await check('the Dockerfile names its user and folder', async () => {
      assert.deepEqual([declared.user, declared.group, declared.folder], [USER.id, USER.id, `/${APP}`]);
    });
    await tryEmbedded(start);
    await tryPostgres(start, at('sockets'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Start = (env: Readonly<Record<string, string>>, command?: readonly string[]) => Container;

async function tryEmbedded(start: Start): Promise<void> {
  const declared = readDockerfile(ROOT);
  const container = start({});
  try {
    await check('it starts on the embedded database in its volume', async () => {
      return `ready after ${Math.round(await container.ready)} ms`;
    });
    await check('its health check succeeds', async () => {
      await container.execute(declared, declared.healthcheck);
    });
    await check('it runs as its user, without a network and without rights to its files', async () => {
      const script = `
        const fs = require('node:fs');
        const write = (path) => { try { fs.writeFileSync(path, ''); return 'written'; } catch ({ code }) { return code; } };
        const status = fs.readFileSync('/proc/1/status', 'utf8');
        console.log(JSON.stringify([process.getuid(), Object.keys(require('node:os').networkInterfaces()),
          write('/app/file'), write('/usr/bin/node'), write('/tmp/file'), /CapEff:\\s*(\\w+)/.exec(status)[1]]));`;
      const said: unknown = JSON.parse(await container.execute(declared, ['/usr/bin/node', '-e', script]));
      assert.deepEqual(said, [USER.id, ['lo'], 'EROFS', 'EROFS', 'written', '0000000000000000']);
    });
    await check('its operator’s command line asks the running service', async () => {
      const command = ['/usr/bin/node', 'dist/service/operator.js', 'partners', 'list', '--json'];
      assert.deepEqual(JSON.parse(await container.execute(declared, command)), []);
    });
  } finally {
    await check('it ends on SIGTERM', async () => assert.equal(await container.stop(), 0));
  }
}

async function tryPostgres(start: Start, sockets: string): Promise<void> {
  const server = process.env['DATABASE_URL']?.trim();
  if (!server) return checks.skip('The image on PostgreSQL', 'DATABASE_URL is not set');
  const database = await makeDatabase(server, sockets);
  const onPostgres = { DATABASE_URL: database.url };
  try {
    await check('its operator’s command line brings a database of PostgreSQL up to date', async () => {
      const migrations = start(onPostgres, ['dist/service/operator.js', 'migrations', 'run', '--json']);
      assert.equal(await migrations.ended, 0, migrations.output);
    });
    const within = `${READY_WITHIN.ms} ms of the processor, or ${READY_WITHIN.starts} bare starts of Node.js`;
    await check(`it is ready on PostgreSQL within ${within}, the best of ${STARTS}`, async () => {
      const times: { readonly ms: number; readonly cpuMs: number }[] = [];
      const bare: number[] = [];
      for (let round = 0; round < STARTS; round += 1) {
        bare.push(bareStartMs());
        const container = start(onPostgres);
        try {
          times.push({ ms: Math.round(await container.ready), cpuMs: container.cpuMs() });
        } finally {
          await container.stop();
        }
      }
      const told = times.map(({ ms, cpuMs }) => `${cpuMs} in ${ms}`).join(', ');
      const best = Math.min(...times.map(({ cpuMs }) => cpuMs));
      const starts = best / Math.min(...bare);
      assert.ok(
        best <= READY_WITHIN.ms || starts <= READY_WITHIN.starts,
        `${told} ms: ${starts.toFixed(1)} starts`,
      );
      return `${told} ms: ${starts.toFixed(1)} starts`;
    });
    const container = start(onPostgres);
    try {
      await check('an order is placed, paid, accepted and refunded, with webhooks', async () => {
        await container.ready;
        const said = await container.visit(process.execPath, join(ROOT, 'docs/first-order.mjs'), API);
        assert.match(said, /refund\.succeeded/);
      });
      await check(
        'a session creates a plant, a picture is decoded, and pages have all of their files',
        async () => {
          const visitor = join(import.meta.dirname, 'visitor.mjs');
          const said = await container.visit(process.execPath, visitor, API);
          assert.match(said, /^plant .+\nimage .+\n\d{3,} pages and files/);
          return said.trim().split('\n').at(-1);
        },
      );
    } finally {
      await container.stop();
    }
    await check('it has logged no error', async () => {
      assert.ok(!container.output.includes('"level":"error"'), container.output);
    });
  } finally {
    await database.drop();
  }
}

/** The processor's time of a start of Node.js that does nothing, in milliseconds. */
function bareStartMs(): number {
  const script = 'const { user, system } = process.cpuUsage(); console.log((user + system) / 1000)';
  return Number(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }));
}
