// @ts-check
/**
 * `npm run test:release`: what a release does before anything leaves the machine. It asks the registry about known
 * faults of what ships, and publishes the package without sending it. Prints a line for each, and the sum.
 */
import { spawnSync } from 'node:child_process';
import { buildPackage } from '../build.mjs';
import { root, setUp } from '../setup.mjs';

const WITHIN_MS = 120_000;

if (await setUp(import.meta.url)) {
  await buildPackage({ ifStale: true });
  const outcomes = [audit(), publish()];
  for (const { line } of outcomes) console.log(line);
  const count = (/** @type {string} */ kind) => outcomes.filter(({ is }) => is === kind).length;
  for (const { is, line } of outcomes) if (is === 'failed') console.log(`failed: ${line}`);
  const skipped = count('skipped') > 0 ? `, ${count('skipped')} skipped` : '';
  console.log(`${count('passed')} passed, ${count('failed')} failed${skipped}`);
  process.exitCode = count('failed') > 0 ? 1 : 0;
}

/**
 * @param {string[]} args
 * @returns {{ status: number | null, stdout: string, stderr: string }}
 */
function npm(...args) {
  return spawnSync('npm', args, { cwd: root, encoding: 'utf8', timeout: WITHIN_MS, maxBuffer: 2 ** 26 });
}

/** Fails on a known fault that is high or critical, in any package that the service or the package installs. */
function audit() {
  const { stdout } = npm('audit', '--omit=dev', '--json', '--workspace=bff', '--workspace=components');
  const { metadata, message } = parsed(stdout);
  if (!metadata?.vulnerabilities)
    return {
      is: 'skipped',
      line: `Known faults … skipped: the registry doesn't say (${message ?? 'no answer'})`,
    };
  const { high, critical, total } = metadata.vulnerabilities;
  const is = high + critical === 0 ? 'passed' : 'failed';
  return { is, line: `Known faults … ${is} (${total}, of which ${high} high and ${critical} critical)` };
}

/** Packs the package as a release does. Without credentials, npm checks all but those. */
function publish() {
  const { status, stdout, stderr } = npm('publish', '--dry-run', '--json', '--workspace=components');
  const found = parsed(stdout);
  const packed = found.trellis ?? found;
  const size = `${packed.name} ${packed.version}, ${packed.entryCount} files, ${packed.size} bytes packed`;
  if (status === 0 && packed.entryCount > 0)
    return { is: 'passed', line: `The package, unpublished … passed (${size})` };
  return { is: 'failed', line: `The package, unpublished … failed: ${stderr.trim().split('\n').at(-1)}` };
}

/**
 * Reads what npm wrote, after what a script of the package did.
 * @param {string} text
 * @returns {any} an empty object if it isn't JSON
 */
function parsed(text) {
  try {
    return JSON.parse(text.slice(Math.max(text.indexOf('{'), 0)));
  } catch {
    return {};
  }
}
