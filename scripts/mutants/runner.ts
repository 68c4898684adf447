/**
 * A process that keeps vitest loaded in a copy of the tree: a run of a few files takes a second or two that
 * way. Whoever started it ends it when a mutant never lets go of the processor.
 */
import { join, relative } from 'node:path';
import {
  BaseSequencer,
  createVitest,
  type TestCase,
  type TestModule,
  type TestSpecification,
} from 'vitest/node';

export interface RunRequest {
  /** From the root of the tree. */
  readonly files: readonly string[];
  /** Whose text is another one than before. */
  readonly changed: readonly string[];
  readonly stopAtFirst: boolean;
}

/**
 * What the runner says: first `ready`, then for each request which files begin and end, and last the result.
 */
export type Message = 'ready' | { readonly begun: string } | { readonly ended: string } | RunResult;

export interface RunResult {
  /** The first test that failed, or the file of it. */
  readonly failure?: Failure | undefined;
  readonly modules: readonly { readonly file: string; readonly passed: boolean; readonly ms: number }[];
}

export interface Failure {
  readonly name: string;
  readonly ms: number;
  /** By the test's own limit: it may be only slow. */
  readonly timedOut: boolean;
}

const root = process.cwd();
const say = (message: Message): void => void process.send?.(message);
const fileOf = (module: TestModule): string => relative(root, module.moduleId);
let request: RunRequest | undefined;
let failure: Failure | undefined;

function fail(name: string, ms: number, errors: readonly { readonly message?: string }[]): void {
  failure ??= { name, ms, timedOut: errors.some(({ message = '' }) => /timed out in \d+ ?ms/.test(message)) };
  if (request?.stopAtFirst) void vitest.cancelCurrentRun('test-failure');
}

const reporter = {
  onTestModuleStart(module: TestModule): void {
    say({ begun: fileOf(module) });
  },
  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state === 'failed')
      fail(`${fileOf(test.module)}: ${test.fullName}`, test.diagnostic()?.duration ?? 0, errors);
  },
  onTestModuleEnd(module: TestModule): void {
    say({ ended: fileOf(module) });
    if (!module.ok()) fail(fileOf(module), module.diagnostic().duration, errorsOf(module));
  },
};

/** Its own, and those of its suites: hooks fail there. */
function errorsOf(module: TestModule): { readonly message?: string }[] {
  return [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
}

function place({ moduleId }: TestSpecification): number {
  return request?.files.indexOf(relative(root, moduleId)) ?? 0;
}

/** Vitest's own would begin with the files that take longest; those asked for first are likeliest to fail. */
class AsAsked extends BaseSequencer {
  override sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(specifications.toSorted((one, two) => place(one) - place(two)));
  }
}

const vitest = await createVitest('test', {
  config: 'scripts/mutants/vitest.config.ts',
  watch: false,
  reporters: [reporter],
  sequence: { sequencer: AsAsked },
});
await vitest.standalone();
const all = await vitest.globTestSpecifications();

async function run({ files, changed }: RunRequest): Promise<RunResult> {
  failure = undefined;
  for (const file of changed) vitest.invalidateFile(join(root, file));
  const wanted = new Set(files.map((file) => join(root, file)));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    all.filter(({ moduleId }) => wanted.has(moduleId)),
  );
  if (unhandledErrors.length > 0)
    fail('an error that no test handles', 0, unhandledErrors as { message?: string }[]);
  return {
    failure,
    modules: testModules.map((module) => ({
      file: fileOf(module),
      passed: module.ok(),
      ms: module.diagnostic().duration,
    })),
  };
}

process.on('message', (message: RunRequest) => {
  request = message;
  run(message).then(say, (error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
process.on('disconnect', () => process.exit(1));
say('ready');
