import { execFileSync } from 'node:child_process';

/** Files that are other than where the branch left `ref`, those included that are not committed. */
export function changedFiles(root: string, ref: string): string[] {
  const git = (...args: string[]): string[] =>
    execFileSync('git', [...args, '-z'], { cwd: root, encoding: 'utf8' })
      .split('\0')
      .filter(Boolean);
  return [
    ...git('diff', '--name-only', '--merge-base', ref),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/** Files that only tests read; a journey doesn't meet them. */
const TEST = /\.test\.ts$|\/testing\//;

/**
 * The steps that a change to these files can break: those that say what they depend on, and all that don't.
 */
export function affected<One extends { readonly dependsOn?: RegExp }>(
  steps: readonly One[],
  files: readonly string[],
): One[] {
  const relevant = files.filter((file) => !TEST.test(file));
  return steps.filter(
    ({ dependsOn }) => files.length > 0 && (!dependsOn || relevant.some((file) => dependsOn.test(file))),
  );
}
