/**
 * Mutation testing, seeded: `npm run test:mutants -- --seed 7 --count 200 --only bff/webhooks`. Mutants are drawn from all of the
 * rooms below, made in a copy of the tree one after the other, and held against the tests nearest to them. One that no test notices
 * survives and is printed: it is a test that is missing, or code that does nothing.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { choose } from './choose.ts';
import { Copy } from './copy.ts';
import { mutantsOf, type Mutant } from './mutants-of.ts';
import { runTests, type Verdict } from './run-tests.ts';
import { testsNear } from './tests-near.ts';

const CHECKOUT = fileURLToPath(new URL('../..', import.meta.url));
const ROOMS = 'bff/{identity,gateway,contract,webhooks}/**/*.ts';
/** Words for people: no test holds each of them, and none should. */
const WORDS = /\/(?:openapi-|error-codes)/;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '200' },
    only: { type: 'string', default: '' },
    /** For one list of tests, in seconds. */
    within: { type: 'string', default: '180' },
  },
});

const mutants = globSync(ROOMS, { cwd: CHECKOUT })
  .toSorted()
  .filter(
    (path) => path.startsWith(values.only) && !/\.test\.ts$|\/testing\//.test(path) && !WORDS.test(path),
  )
  .flatMap((path) => mutantsOf(path, readFileSync(join(CHECKOUT, path), 'utf8')));
const chosen = choose(mutants, Number(values.count), Number(values.seed));
process.stdout.write(`${chosen.length} of ${mutants.length} mutants, seed ${values.seed}\n`);

const copy = new Copy(CHECKOUT);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
process.on('exit', () => copy.remove());

const run = (tests: readonly string[]): Promise<Verdict> =>
  runTests(copy.root, tests, Number(values.within) * 1000);

/** Lists that fail, or take too long, without any change say nothing of one. */
const usable = new Map<string, boolean>();

async function isUsable(tests: readonly string[]): Promise<boolean> {
  const name = tests.join(' ');
  const known = usable.get(name);
  if (known !== undefined) return known;
  const verdict = await run(tests);
  usable.set(name, verdict === 'passed');
  if (verdict !== 'passed') process.stdout.write(`left out, since ${verdict} without a change: ${name}\n`);
  return verdict === 'passed';
}

/** @returns `left out` when no list of tests could be used */
async function verdictOn(mutant: Mutant): Promise<Verdict | 'left out'> {
  let last: Verdict | 'left out' = 'left out';
  for (const tests of testsNear(copy.root, mutant.path)) {
    if (!(await isUsable(tests))) continue;
    last = await copy.with(mutant, () => run(tests));
    if (last !== 'passed') break;
  }
  return last;
}

const NAMES = {
  passed: 'SURVIVED',
  late: 'killed, late',
  failed: 'killed',
  'left out': 'NOT TRIED',
} as const;

let killed = 0;
for (const [index, mutant] of chosen.entries()) {
  const verdict = await verdictOn(mutant);
  if (verdict === 'failed' || verdict === 'late') killed += 1;
  const change = `${oneLine(mutant.before)} → ${oneLine(mutant.after)}`;
  process.stdout.write(`${index + 1} ${NAMES[verdict]} ${mutant.path}:${mutant.line} ${change}\n`);
}
process.stdout.write(`${killed} of ${chosen.length} killed\n`);

function oneLine(text: string): string {
  const flat = text.replaceAll(/\s+/g, ' ');
  return flat.length > 100 ? `${flat.slice(0, 99)}…` : flat;
}
