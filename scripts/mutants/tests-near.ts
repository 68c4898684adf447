import { globSync } from 'node:fs';
import { posix } from 'node:path';

/**
 * Tests of a file, in the order in which they are likely to notice a change: its own, those of its folder, those of its room, and
 * those that attack the whole service. Each is a list of its own, without those of the lists before it.
 */
export function testsNear(root: string, path: string): string[][] {
  const seen = new Set<string>();
  const fresh = (pattern: string): string[] => {
    const found = globSync(pattern, { cwd: root })
      .toSorted()
      .filter((file) => !file.endsWith('.cluster.test.ts') && !seen.has(file));
    for (const file of found) seen.add(file);
    return found;
  };
  const room = path.split('/').slice(0, 2).join('/');
  return [
    fresh(path.replace(/\.ts$/, '.test.ts')),
    fresh(`${posix.dirname(path)}/*.test.ts`),
    fresh(`${room}/**/*.test.ts`),
    fresh('bff/{app,security-tests/*}.test.ts'),
  ].filter((tests) => tests.length > 0);
}
