import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Settings } from './settings.ts';

export interface ConsoleLink {
  readonly url: string;
  readonly expires_at: string;
}

/** The operator's command for another link. */
export const consoleCommand = (partner: string): string =>
  `npm run -s operator -- console link --partner ${partner}`;

/** A one-time link to the partner's console, made by the operator's command line. */
export function makeConsoleLink(settings: Settings, partner: string): Promise<ConsoleLink> {
  return runOperator(settings, 'console', 'link', '--partner', partner);
}

/** Lets a person sign in to the operator's console, if nobody can yet. */
export async function addOperator(settings: Settings): Promise<void> {
  const people = await runOperator<readonly object[]>(settings, 'persons', 'list');
  if (people.length > 0) return;
  await runOperator(settings, 'persons', 'add', '--email', settings.operatorEmail);
}

/** Runs a command of the operator's command line, which asks the service that runs on the data folder. */
async function runOperator<Result>(
  { root, dataDir }: Settings,
  ...words: readonly string[]
): Promise<Result> {
  const args = ['bff/app/operator/main.ts', ...words, '--json'];
  const env = { ...process.env, DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env });
  return JSON.parse(stdout) as Result;
}
