import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

export type CommandLine = (...args: string[]) => Promise<{ code: number; out: string; err: string }>;

/**
 * Runs the command line as an operator would, on a database. @param settings as `ownDatabase()` returns them
 */
export function commandLine(settings: Readonly<Record<string, string>>): CommandLine {
  return (...args) =>
    new Promise((resolve) => {
      execFile(process.execPath, [main, ...args], { env: { ...settings } }, (error, out, err) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
      });
    });
}
