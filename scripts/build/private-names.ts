import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The private custom properties (`--_…`) of all styles in a folder, the most used first. Modules are built at
 * once in any order, and the same sources should come to the same files.
 */
export function privateNames(folder: string): string[] {
  const counts = new Map<string, number>();
  for (const path of globSync('**/*.ts', { cwd: folder, exclude: ['**/{node_modules,dist}/**'] }))
    for (const [name] of readFileSync(join(folder, path), 'utf8').matchAll(/--_[\w-]+/g))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .toSorted(([one, often], [other, oftener]) => oftener - often || (one < other ? -1 : 1))
    .map(([name]) => name);
}
