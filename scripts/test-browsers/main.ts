/**
 * Journeys in Firefox and in WebKitGTK: find or install the browsers and what drives them, build, check the
 * types, run, name the failed tests and the sum. `--only firefox` runs one of them; what else is given goes
 * to Playwright: `npm run test:browsers -- --only webkit payouts`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createRun, endAll, type Run } from '../test/command.ts';
import {
  checkOutcome,
  endOf,
  exitCodeOf,
  failureLine,
  totalsLine,
  totalsOf,
  type Outcome,
} from '../test/outcome.ts';
import { playwrightOutcome } from '../test/playwright-outcome.ts';
import { BROWSERS, provide, type Browser } from './browsers.ts';
import { installDrivers } from './drivers.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
const only = values.only?.split(',') ?? BROWSERS.map(({ id }) => id);
const chosen = BROWSERS.filter(({ id }) => only.includes(id));

for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const)
  process.on(signal, () => {
    endAll();
    process.exit(130);
  });
process.channel?.unref();

const reports = mkdtempSync(join(tmpdir(), 'trellis-browsers-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
const run = createRun(root, process.env);
installDrivers(root);
const outcomes = [
  await told('Build', async () =>
    checkOutcome('Build', await run('node', ['scripts/build.mjs', '--if-stale'])),
  ),
  await told('Types', async () => checkOutcome('Types', await run('tsc', ['-p', 'e2e/browsers']))),
];
for (const browser of chosen) outcomes.push(await told(browser.title, () => journeysIn(browser, run)));
console.log(endOf(outcomes));
process.exitCode = exitCodeOf(totalsOf(outcomes));

async function journeysIn({ id, title, config, ...browser }: Browser, run: Run): Promise<Outcome> {
  const reason = provide({ id, title, config, ...browser }, console.log);
  if (reason) return { passed: 0, failures: [failureLine([title], reason)], skipped: [], output: reason };
  const report = join(reports, `${id}.json`);
  const args = ['test', `--config=${config}`, '--reporter=list,json', ...positionals];
  const result = await run('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  const outcome = playwrightOutcome(await readFile(report, 'utf8').catch(() => undefined), result);
  return { ...outcome, failures: outcome.failures.map((line) => `${title}: ${line}`) };
}

/** Says what a part came to and how long it took, with its whole output if something failed. */
async function told(title: string, part: () => Promise<Outcome>): Promise<Outcome> {
  const started = performance.now();
  const outcome = await part();
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${title} … ${totalsLine(totalsOf([outcome]))} (${seconds} s)`);
  if (outcome.failures.length > 0) console.log(`\n${outcome.output.trim()}\n`);
  for (const test of outcome.skipped) console.log(`  skipped: ${test}`);
  return outcome;
}
