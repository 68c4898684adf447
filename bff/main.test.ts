import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { newKeySecret } from './identity/keys/secret.ts';
import { BFF_COMMAND, startProcess, type ServiceProcess } from './plants/testing/service-process.ts';

/** Each test starts a process with a database of its own. */
vi.setConfig({ testTimeout: 60_000 });

let dataDir: string;
let service: ServiceProcess | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'trellis-main-'));
  cpSync(inject('databaseTemplate'), dataDir, { recursive: true });
});
afterEach(async () => {
  await service?.kill();
  service = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(settings: readonly string[], code = ''): Promise<ServiceProcess> {
  const [node = '', main = ''] = BFF_COMMAND;
  const command = ['/usr/bin/env', ...settings, node, '--import', `data:text/javascript,${code}`, main];
  service = await startProcess(dataDir, command);
  await service.ready();
  return service;
}

test("metrics stand on the operator's own address, those of the process too", async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  const { url } = await start([`OPERATOR_PORT=${port}`]);
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toMatch(/^process_cpu_seconds_total \d/m);
  expect(text).toMatch(/^trellis_sessions_minted_total\{environment="production"\} 0$/m);
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
});

const secret = newKeySecret('production');
test.each([
  ['thrown', `throw new Error('met ${secret}')`],
  ['rejected', `void Promise.reject('met ${secret}')`],
])('a fault that is %s and caught by nobody is logged without secrets and ends it', async (_how, fault) => {
  const running = await start([], `process.on('SIGUSR2',()=>{${encodeURIComponent(fault)}})`);
  process.kill(running.pid ?? 0, 'SIGUSR2');
  expect(await running.ended()).toBe(1);
  const said = running.complaints.join('\n');
  expect(said).toContain('"level":"fatal"');
  expect(said).toContain('met [key]');
  expect(said).not.toContain(secret);
});
