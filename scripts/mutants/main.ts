/**
 * Mutation testing, seeded: `npm run test:mutants -- --seed 7 --count 200 --only bff/developers/webhooks`.
 * Mutants are drawn from all of the folders below. In a copy of the tree, all tests run once to find which
 * files reach which mutant; a run of the same tree and the same draw finds that in a cache. Then each mutant
 * is made, and the files that reach it run until one fails. A mutant that none notices survives: a test is
 * missing, or the code does nothing. So does one that no file reaches.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { temporaryFiles } from '../test/memory-folder.ts';
import { choose } from './choose.ts';
import { Copy } from './copy.ts';
import { judge, type Verdict } from './judge.ts';
import { mutantsOf } from './mutants-of.ts';
import { proseParametersOf } from './prose-parameters.ts';
import { reachOf } from './reach.ts';
import { cachedReach } from './reach-cache.ts';
import { TestRunner } from './test-runner.ts';

const CHECKOUT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = 'bff/{core/{http,contract},accounts/identity,developers/webhooks,*/*/contract}/**/*.ts';
/** Words for people: no test holds each of them, and none should. */
const WORDS = /\/(?:openapi-|error-codes)/;
/** They start processes, in which a probe says nothing, and take long. */
const PROCESS_TESTS =
  'bff/{app/{main,start-up,operator/operator},providers/plants/crash,orders/orders/crash,money/payments/crash,developers/webhooks/no-lost-events}.test.ts';
const SLOW_TESTS = 'bff/{testing/clients/generated-clients,pages/docs/reference-look,app/migrations}.test.ts';
const REACH_WITHIN_MS = 120 * 60_000;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '200' },
    /** Those before are drawn, but not tried: for a run in parts, or one that goes on. */
    from: { type: 'string', default: '1' },
    to: { type: 'string', default: '1000000' },
    only: { type: 'string', default: '' },
    /** Paths that none is drawn from, separated by commas. */
    without: { type: 'string', default: '' },
    /** Only the test files below these paths are run, separated by commas. */
    tests: { type: 'string', default: 'bff/' },
    /** At most so many files for one mutant, the nearest. */
    files: { type: 'string', default: '16' },
  },
});

const find = (pattern: string): string[] => globSync(pattern, { cwd: CHECKOUT }).toSorted();
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const sources = find(FOLDERS)
  .filter((path) => !/\.test\.ts$|\/testing\//.test(path) && !WORDS.test(path))
  .map((path) => ({ path, text: readFileSync(join(CHECKOUT, path), 'utf8') }));
const listOf = (paths: string): string[] => paths.split(',').filter(Boolean);
const without = listOf(values.without);
const prose = proseParametersOf(sources);
const mutants = sources
  .filter(({ path }) => path.startsWith(values.only) && !without.some((start) => path.startsWith(start)))
  .flatMap(({ path, text }) => mutantsOf(path, text, prose));
const chosen = choose(mutants, Number(values.count), Number(values.seed));
const [first, last] = [Number(values.from), Math.min(Number(values.to), chosen.length)];
say(`${chosen.length} of ${mutants.length} mutants, seed ${values.seed}, numbers ${first} to ${last}`);

process.env['TMPDIR'] = temporaryFiles()['TMPDIR'] ?? process.env['TMPDIR'];
const copy = new Copy(CHECKOUT);
const runner = new TestRunner(copy.root);
let next = first;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    say(`ended before number ${next}; go on with --from ${next}`);
    process.exit(1);
  });
process.on('exit', () => copy.remove());

const apart = new Set([...find(PROCESS_TESTS), ...find(SLOW_TESTS)]);
const tests = listOf(values.tests);
const files = find('bff/**/*.test.ts').filter(
  (file) =>
    tests.some((start) => file.startsWith(start)) && !apart.has(file) && !file.endsWith('.cluster.test.ts'),
);
const started = performance.now();
const reach = await cachedReach([copy.hash, process.version, chosen, files], () =>
  reachOf(chosen, files, { copy, runner, withinMs: REACH_WITHIN_MS }),
);
say(
  `${reach.durations.size} of ${files.length} test files pass without a change, in ${secondsSince(started)} s`,
);
for (const file of files)
  if (!reach.durations.has(file)) say(`left out, since it fails without a change: ${file}`);

const sums = new Map<Verdict, number>();
for (const [index, mutant] of chosen.entries()) {
  if (index + 1 < first || index + 1 > last) continue;
  next = index + 1;
  const began = performance.now();
  const reaching = reach.reaching[index] ?? [];
  const { verdict, by } = await judge(mutant, reaching, {
    copy,
    runner,
    reach,
    maxFiles: Number(values.files),
  });
  sums.set(verdict, (sums.get(verdict) ?? 0) + 1);
  const change = `${oneLine(mutant.before)} → ${oneLine(mutant.after)}`;
  const effort = `${reaching.length} files, ${secondsSince(began)} s`;
  say(`${next} ${verdict} ${mutant.path}:${mutant.line} ${change} (${effort}) ${by}`);
}
say([...sums].map(([verdict, count]) => `${count} ${verdict}`).join('; '));
runner.end();
process.exit();

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1);
}

function oneLine(text: string): string {
  const flat = text.replaceAll(/\s+/g, ' ');
  return flat.length > 100 ? `${flat.slice(0, 99)}…` : flat;
}
