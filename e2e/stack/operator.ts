import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ownEnvironment } from './own-environment.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a command of the operator's, on a data folder that no service has open. */
export async function runOperator<Answer>(dataDir: string, ...words: string[]): Promise<Answer> {
  const command = ['run', '-s', 'operator', '--', ...words, '--json'];
  const env = { ...ownEnvironment(), DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)('npm', command, { cwd: ROOT, env });
  return JSON.parse(stdout) as Answer;
}

type Answer<Result> = { readonly result: Result } | { readonly error: string };

/**
 * A command in the service that runs on a data folder: what `npm run operator` sends there, without a process
 * for each. One line of JSON each way.
 * @throws {Error} with what the service refused it for
 */
export async function askOperator<Result>(
  dataDir: string,
  command: string,
  flags: Readonly<Record<string, string>>,
): Promise<Result> {
  const socket = connect(join(dataDir, 'operator.sock'));
  await once(socket, 'connect');
  socket.write(`${JSON.stringify({ command, flags: Object.entries(flags) })}\n`);
  const answer = JSON.parse(await text(socket)) as Answer<Result>;
  if ('error' in answer) throw new Error(`operator: ${command}: ${answer.error}`);
  return answer.result;
}
