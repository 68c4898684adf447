/**
 * A process that keeps vitest loaded in a copy of the tree: a run of a few files takes a second or two that way. Whoever started it
 * ends it when a mutant never lets go of the processor.
 */
import { join, relative } from 'node:path';
import { createVitest, type TestCase, type TestModule } from 'vitest/node';

export interface RunRequest {
  /** From the root of the tree. */
  readonly files: readonly string[];
  /** Whose text is another one than before. */
  readonly changed: readonly string[];
  readonly stopAtFirst: boolean;
}

export interface RunResult {
  readonly failed: boolean;
  readonly modules: readonly { readonly file: string; readonly passed: boolean; readonly ms: number }[];
}

const root = process.cwd();
let request: RunRequest | undefined;
let failed = false;

function fail(): void {
  failed = true;
  if (request?.stopAtFirst) void vitest.cancelCurrentRun('test-failure');
}

const reporter = {
  onTestCaseResult(test: TestCase): void {
    if (test.result().state === 'failed') fail();
  },
  onTestModuleEnd(module: TestModule): void {
    if (!module.ok()) fail();
  },
};

const vitest = await createVitest('test', {
  config: 'scripts/mutants/vitest.config.ts',
  watch: false,
  reporters: [reporter],
});
await vitest.standalone();
const all = await vitest.globTestSpecifications();

async function run({ files, changed }: RunRequest): Promise<RunResult> {
  failed = false;
  for (const file of changed) vitest.invalidateFile(join(root, file));
  const wanted = new Set(files.map((file) => join(root, file)));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    all.filter(({ moduleId }) => wanted.has(moduleId)),
  );
  return {
    failed: failed || unhandledErrors.length > 0,
    modules: testModules.map((module) => ({
      file: relative(root, module.moduleId),
      passed: module.ok(),
      ms: module.diagnostic().duration,
    })),
  };
}

process.on('message', (message: RunRequest) => {
  request = message;
  run(message).then(
    (result) => process.send?.(result),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit(1));
process.send?.('ready');
