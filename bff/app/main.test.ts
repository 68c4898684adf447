import { afterEach, beforeEach, expect, test } from 'vitest';
import { newKeySecret } from '../accounts/identity/keys/secret.ts';
import { BFF_COMMAND, startProcess, type ServiceProcess } from '../testing/service/service-process.ts';
import { freePort } from '../testing/service/free-port.ts';
import { ownDatabase, type OwnDatabase } from '../testing/service/own-database.ts';

let own: OwnDatabase;
let service: ServiceProcess | undefined;
beforeEach(async () => {
  own = await ownDatabase();
});
afterEach(async () => {
  await service?.kill();
  service = undefined;
  await own.drop();
});

async function start(settings: readonly string[], code = ''): Promise<ServiceProcess> {
  const [node = '', main = ''] = BFF_COMMAND;
  const command = ['/usr/bin/env', ...settings, node, '--import', `data:text/javascript,${code}`, main];
  service = await startProcess(own.settings, command);
  await service.ready();
  return service;
}

test("serves metrics at the operator's own address, those of the process too", async () => {
  const port = await freePort();
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
])('logs an uncaught %s without secrets and exits', async (_how, fault) => {
  const running = await start([], `process.on('SIGUSR2',()=>{${encodeURIComponent(fault)}})`);
  process.kill(running.pid ?? 0, 'SIGUSR2');
  expect(await running.ended()).toBe(1);
  const said = running.complaints.join('\n');
  expect(said).toContain('"level":"fatal"');
  expect(said).toContain('met [key]');
  expect(said).not.toContain(secret);
});
