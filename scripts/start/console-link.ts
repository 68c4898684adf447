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
export async function makeConsoleLink({ root, dataDir }: Settings, partner: string): Promise<ConsoleLink> {
  const args = ['bff/app/operator/main.ts', 'console', 'link', '--partner', partner, '--json'];
  const env = { ...process.env, DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env });
  return JSON.parse(stdout) as ConsoleLink;
}
