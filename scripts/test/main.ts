/**
 * The test run, in order: choose the steps, find a browser, build, run the other steps in lanes, name the
 * failed tests and the sum.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { affected, changedFiles } from './changed.ts';
import { CHROMIUM_HINT, provideChromium } from '../chromium.mjs';
import { sayWaiting, withLock } from '../setup/lock.mjs';
import { createRun, endAll } from './command.ts';
import { temporaryFiles } from './memory-folder.ts';
import { runInLanes } from './lanes.ts';
import { endOf, exitCodeOf, totalsLine, totalsOf, type Outcome } from './outcome.ts';
import { STEPS, type Context, type Step } from './steps.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

function interrupt(): never {
  endAll();
  process.exit(130);
}

function refuse(line: string): never {
  console.error(line);
  process.exit(1);
}

const { values, positionals } = parseArgs({
  options: {
    only: { type: 'string' },
    changed: { type: 'boolean' },
    coverage: { type: 'boolean' },
    long: { type: 'boolean' },
  },
  allowPositionals: true,
});
/** `--changed [ref]` */
const changedSince = values.changed ? (positionals[0] ?? 'main') : undefined;

/** The steps that `--only types,lint` names and `--changed` asks for; without them, all. */
function chosenSteps(): readonly Step[] {
  const steps = changedSince === undefined ? STEPS : affectedSince(changedSince);
  if (values.only === undefined) return steps;
  const ids = values.only.split(',');
  const unknown = ids.find((id) => !STEPS.some((step) => step.id === id));
  if (unknown !== undefined) {
    refuse(`trellis: unknown step "${unknown}" in --only: use ${STEPS.map(({ id }) => id).join(', ')}`);
  }
  const chosen = steps.filter(({ id }) => ids.includes(id));
  const needsBuild = chosen.some((step) => step.needsBuild);
  return STEPS.filter((step) => chosen.includes(step) || (needsBuild && step.id === 'build'));
}

function affectedSince(ref: string): readonly Step[] {
  try {
    const files = changedFiles(root, ref);
    if (files.length === 0) console.log(`Nothing has changed since ${ref}`);
    return affected(STEPS, files);
  } catch {
    return refuse(`trellis: --changed compares with a commit, and git has none called "${ref}"`);
  }
}

async function environmentFor(steps: readonly Step[]): Promise<NodeJS.ProcessEnv> {
  if (!steps.some(({ needsChromium }) => needsChromium)) return process.env;
  const chromium = await provideChromium(console.log);
  return chromium ? { ...process.env, CHROMIUM: chromium } : refuse(CHROMIUM_HINT);
}

async function runStep(step: Step, context: Context): Promise<Outcome> {
  const started = performance.now();
  const outcome = await step.run(context);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const totals = totalsOf([outcome]);
  const { passed, failed } = totals;
  const count = passed + failed > 1 ? `${totalsLine(totals)}, ` : '';
  console.log(`${step.title} … ${failed > 0 ? 'FAILED' : 'ok'} (${count}${seconds} s)`);
  if (failed > 0) console.log(`\n${outcome.output.trim()}\n`);
  for (const test of outcome.skipped) console.log(`  skipped: ${test}`);
  if (outcome.note) console.log(`  ${outcome.note}`);
  return outcome;
}

process.on('SIGINT', interrupt);
process.on('SIGTERM', interrupt);
process.on('disconnect', interrupt); // the process that handed over to us is gone
process.channel?.unref();

const steps = chosenSteps();
const long = values.long ? { TRELLIS_TEST_LONG: '1' } : {};
const run = createRun(root, { ...(await environmentFor(steps)), ...temporaryFiles(), ...long });
const reports = mkdtempSync(join(tmpdir(), 'trellis-test-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
const coverage = values.coverage ?? values.long ?? false;
const context: Context = { root, reports, run, changedSince, coverage };
const outcomes = await runInLanes(steps, async (step) => {
  if (step.id !== 'build') return runStep(step, context);
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  await withLock(root, sayWaiting, async () => resolve(await runStep(step, context)));
  return promise;
});
console.log(endOf(outcomes));
if (steps.length > 0) process.exitCode = exitCodeOf(totalsOf(outcomes));
