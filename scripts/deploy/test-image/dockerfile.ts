import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How the image is started, as its last stage declares it. */
export interface Declared {
  readonly entrypoint: readonly string[];
  readonly command: readonly string[];
  readonly healthcheck: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly folder: string;
  readonly user: number;
  readonly group: number;
}

/** Reads the Dockerfile. @throws {Error} if its last stage lacks one of the instructions */
export function readDockerfile(root: string): Declared {
  const text = readFileSync(join(root, 'Dockerfile'), 'utf8').replaceAll('\\\n', ' ');
  const stage = text.slice(text.lastIndexOf('\nFROM '));
  const find = (pattern: RegExp): string => {
    const found = pattern.exec(stage)?.[1];
    if (found === undefined)
      throw new Error(`the Dockerfile's last stage has nothing like ${pattern.source}`);
    return found;
  };
  const list = (pattern: RegExp): string[] => JSON.parse(find(pattern)) as string[];
  const [user = '', group = ''] = find(/^USER (.+)$/m).split(':');
  const env = find(/^ENV (.+)$/m).split(' ');
  return {
    entrypoint: list(/^ENTRYPOINT (\[.+\])$/m),
    command: list(/^CMD (\[.+\])$/m),
    healthcheck: list(/^HEALTHCHECK .*?CMD (\[.+\])$/m),
    env: Object.fromEntries(env.map((pair) => pair.split('=', 2) as [string, string])),
    folder: find(/^WORKDIR (.+)$/m),
    user: Number(user),
    group: Number(group),
  };
}
