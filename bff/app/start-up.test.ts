import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { BFF_SOURCES } from '../testing/service/service-process.ts';
import { ownDatabase } from '../testing/service/own-database.ts';

/** Writes each loaded module to standard error, with the time. */
const TELL_MODULES = `data:text/javascript,${encodeURIComponent(`
  import { writeSync } from 'node:fs';
  import { registerHooks } from 'node:module';
  registerHooks({ load(url, context, next) { writeSync(2, Date.now() + ' ' + url + '\\n'); return next(url, context); } });
`)}`;

test('a start loads nothing that only pages, Redis and telemetry need', async () => {
  const own = await ownDatabase();
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  const [node = '', main = ''] = BFF_SOURCES;
  const env = { PATH: process.env['PATH'], TRELLIS_PARENT: 'pipe', ...own.settings };
  try {
    const child = spawn(node, ['--import', TELL_MODULES, main], { env: { ...env, PORT: String(port) } });
    const loaded: [time: number, url: string][] = [];
    let readyAt = 0;
    createInterface(child.stderr).on('line', (line) => {
      const [time = '', url = ''] = line.split(' ');
      loaded.push([Number(time), url]);
    });
    createInterface(child.stdout).on('line', (line) => {
      const { msg, time } = JSON.parse(line) as { msg: string; time: string };
      if (msg !== 'ready') return;
      readyAt = Date.parse(time);
      child.stdin.end();
    });
    await new Promise((resolve) => child.on('close', resolve));
    expect(readyAt).toBeGreaterThan(0);
    const atStart = loaded.filter(([time]) => time < readyAt).map(([, url]) => url);
    expect(atStart.length).toBeGreaterThan(100);
    const spare =
      /node_modules\/(?:@opentelemetry\/(?!api)|@redis|@lit-labs|lit|stripe|@simplewebauthn|@peculiar)\/|\/components\/|\/bff\/app\/telemetry|\/bff\/pages\/(?:console\/(?!feature\.|all-sections\.|parts\/paths\.)|docs\/render-pages)/;
    expect(atStart.filter((url) => spare.test(url))).toEqual([]);
  } finally {
    await own.drop();
  }
});
