import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Each Node that this machine has beside the pinned one, from 20 on: what `engines` promises. */
export function nodesOnPath(): { path: string; version: string }[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((one) => !one.includes('node_modules'));
  const found = folders.map((folder) => join(folder, 'node')).filter((path) => existsSync(path));
  return [...new Set(found.map((path) => realpathSync(path)))]
    .map((path) => ({
      path,
      version: `Node ${execFileSync(path, ['--version'], { encoding: 'utf8' }).trim()}`,
    }))
    .filter(({ version }) => Number(/\d+/.exec(version)) >= 20);
}
