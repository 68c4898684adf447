/**
 * Starts in an empty folder and does what docs/minutes.md says: hosted, embedded, and a verified webhook.
 * Only addresses are others. The start counts in each time, and each is held to its limit.
 */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { freePort } from '../deploy/test-caddy/caddy.ts';
import { addedLines, type Block } from './guide.ts';
import { addPlant, lookAsGuest, lookAsMerchant } from './look.ts';
import { guideOf, Newcomer } from './newcomer.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MAX_LINES = 5;
const MINUTE_MS = 60_000;

const minutes = (ms: number): string =>
  `${Math.floor(ms / MINUTE_MS)} min ${Math.round((ms % MINUTE_MS) / 1_000)} s`;

const [service = '', demo = '', app = '', receiver = ''] = (
  await Promise.all([freePort(), freePort(), freePort(), freePort()])
).map(String);
const places = new Map([
  ['https://trellis.example/trellis.git', ROOT],
  ['8080', service],
  ['8081', demo],
  ['3000', app],
  ['9000', receiver],
]);
const folder = await mkdtemp(join(tmpdir(), 'trellis-minutes-'));
const guide = await guideOf(ROOT);
const newcomer = new Newcomer(folder, places, { PORT: service, DEMO_PORT: demo });
const left: Newcomer[] = [newcomer];
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});

let passed = 0;
const failures: string[] = [];
let startMs = 0;

/** Does it in a shell of its own, and says how long that took with the start. */
async function timed(name: string, limit: number, work: (shell: Newcomer) => Promise<string>): Promise<void> {
  const shell = newcomer.inShellAt(folder);
  left.push(shell);
  const began = performance.now();
  try {
    const lines = await work(shell);
    const took = startMs + performance.now() - began;
    console.log(`${name}: ${minutes(took)} of ${limit} min; ${lines}`);
    assert.ok(took <= limit * MINUTE_MS, `${name} took longer than ${limit} minutes`);
    passed += 1;
  } catch (error) {
    failures.push(`failed: ${name}: ${String(error).split('\n')[0]}`);
    console.log(`${name}: FAILED\n${String(error)}`);
  }
}

/** @throws {Error} a file needs more lines of Trellis than promised */
function heldLines(blocks: readonly Block[]): string {
  const added = [...addedLines(blocks)];
  for (const [file, lines] of added)
    assert.ok(lines <= MAX_LINES, `${file} needs ${lines} lines, more than ${MAX_LINES}`);
  return added.map(([file, lines]) => `${lines} lines of ${MAX_LINES} in ${file}`).join(', ') || 'no code';
}

try {
  const began = performance.now();
  await newcomer.follow(guide, 'Start');
  startMs = performance.now() - began;
  console.log(`start: ${minutes(startMs)}, counted in each`);
  await timed('hosted', 5, async (shell) => {
    const blocks = await shell.follow(guide, 'Hosted: no code, 5 minutes');
    assert.ok(!blocks.some(({ kind }) => kind === 'file'), 'hosted needs code');
    await lookAsGuest(browser, shell.copied(/"site":"([^"]+)"/), 'The Fern Corner', 'Fern');
    await lookAsMerchant(browser, shell.copied(/"url":"([^"]+\/enter\/[^"]+)"/), 'The Fern Corner');
    return heldLines(blocks);
  });
  await timed('embedded', 10, async (shell) => {
    const blocks = await shell.follow(guide, 'Embedded: 5 lines in the page and 5 on the server, 10 minutes');
    assert.equal(addedLines(blocks).size, 2, 'a page and a server');
    await addPlant(browser, `http://localhost:${app}`);
    return heldLines(blocks);
  });
  await timed('webhook', 10, async (shell) => {
    const blocks = await shell.follow(guide, 'The first verified webhook: 10 minutes');
    await shell.hears(/^verified merchant\.activated evt_/m);
    const [code = ''] = blocks.flatMap((block) => (block.kind === 'file' ? [block.code] : []));
    return `a receiver of ${code.split('\n').filter(Boolean).length} lines`;
  });
} catch (error) {
  failures.push(`failed: start: ${String(error).split('\n')[0]}`);
  console.log(String(error));
} finally {
  await browser.close();
  for (const shell of left.toReversed()) await shell.leave();
  await rm(folder, { recursive: true, force: true });
}

console.log(
  'These are times of this machine, with npm’s cache as it was. Reading, choosing and typing come on top.',
);
for (const line of failures) console.log(line);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
