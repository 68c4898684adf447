/**
 * Packs the package, installs it into a copy of examples/, and builds, starts and uses each app in a real
 * browser, against a service of its own. Prints a line with the time of each, and the sum.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { chromium } from '@playwright/test';
import { buildPackage } from '../build.mjs';
import { freePort } from '../deploy/test-caddy/caddy.ts';
import { APPS } from './apps.ts';
import { onboardIn } from './onboard.ts';
import { startPartner } from './partner.ts';
import { useApp } from './use.ts';
import { Workspace } from './workspace.ts';

let passed = 0;
const failures: string[] = [];
const skipped: string[] = [];

/** Does it, and prints how long that took. */
async function timed(title: string, work: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  const seconds = (): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;
  try {
    await work();
    passed += 1;
    console.log(`${title} … ok (${seconds()})`);
  } catch (error) {
    const text = stripVTControlCharacters(String(error));
    const [first = '', ...more] = text.split('\n');
    // In a browser, the first line says that something didn't come, and a later one what that was.
    const awaited = more.find((line) => line.includes('waiting for'))?.trim() ?? '';
    failures.push(`failed: ${title}: ${first} ${awaited}`.trimEnd());
    console.log(`${title} … FAILED (${seconds()})\n${text}`);
  }
}

const ports = new Map<string, string>();
for (const { name } of APPS) ports.set(name, String(await freePort()));
const addressOf = (name: string): string => `http://localhost:${ports.get(name)}`;
const folder = await mkdtemp(join(tmpdir(), 'trellis-examples-'));
await buildPackage({ ifStale: true });
const { service, settings, addMerchant } = await startPartner(
  folder,
  APPS.map(({ name }) => addressOf(name)),
);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});

/** The servers of docs/server.md give a token to a page of their own and to nobody else. */
async function askServers(workspace: Workspace, command: string, names: readonly string[]): Promise<void> {
  const said = await workspace.run(command, ['check.js'], 'servers');
  const given = names.map((name) => `${name}: 200 with a token`);
  const expected = [...given, 'a stranger: 403'].join('\n');
  if (said.trim() !== expected) throw new Error(`expected ${expected}, but they said: ${said}`);
}

try {
  let workspace: Workspace | undefined;
  await timed('Install the packed package', async () => {
    workspace = await Workspace.make(join(folder, 'apps'), settings);
  });
  if (workspace) {
    const installed = workspace;
    const only = process.argv.slice(2);
    for (const app of APPS.filter(({ name }) => only.length === 0 || only.includes(name)))
      await timed(app.heading, async () => {
        const { name } = app;
        if (app.isUnbuilt !== true) await installed.run('npm', ['run', '--silent', 'build'], name);
        const port = ports.get(name) ?? '';
        const ofActive = installed.start(name, port);
        await useApp(browser, app, addressOf(name)).finally(ofActive);
        const merchant = await addMerchant();
        const ofNew = installed.start(name, port, { TRELLIS_MERCHANT: merchant.id });
        await onboardIn(browser, addressOf(name), merchant).finally(ofNew);
      });
    const everywhere = ['Hono', 'worker', 'Fastify'];
    await timed('Hono, a worker and Fastify', () => askServers(installed, 'node', everywhere));
    const bun = await installed.bun();
    if ('command' in bun) {
      const onBun = () => askServers(installed, bun.command, [...everywhere, 'Bun.serve']);
      await timed('The same on Bun, and Bun.serve', onBun);
    } else skipped.push(`The same on Bun: ${bun.reason}`);
  }
} finally {
  await browser.close();
  await service.stop();
  await rm(folder, { recursive: true, force: true });
}

for (const line of skipped) console.log(`skipped: ${line}`);
for (const line of failures) console.log(line);
const sum = `${passed} passed, ${failures.length} failed`;
console.log(skipped.length > 0 ? `${sum}, ${skipped.length} skipped` : sum);
process.exitCode = failures.length > 0 ? 1 : 0;
