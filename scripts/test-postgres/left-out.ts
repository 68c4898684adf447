import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { importsOf } from '../import-rules/imports.ts';
import { EMBEDDED_ONLY } from './embedded-only.ts';

/** Through it alone tests get a database; its address is what a service in another process is given. */
const DATABASE = 'bff/testing/service/own-database.ts';

/** Tests of the service that `npm run test:postgres` leaves to `npm test`, each with the reason. */
export function leftOut(root: string): ReadonlyMap<string, string> {
  const tests = globSync('bff/**/*.test.ts', { cwd: root }).filter(
    (file) => !file.endsWith('.cluster.test.ts') && !file.includes('node_modules'),
  );
  const reads = new Map<string, readonly string[]>();
  const importsOfFile = (file: string): readonly string[] => {
    const known = reads.get(file) ?? importedBy(root, file);
    reads.set(file, known);
    return known;
  };
  const usesDatabase = (file: string, seen = new Set<string>()): boolean => {
    if (file === DATABASE) return true;
    if (seen.has(file)) return false;
    seen.add(file);
    return importsOfFile(file).some((target) => usesDatabase(target, seen));
  };
  return new Map([
    ...Object.entries(EMBEDDED_ONLY),
    ...tests
      .filter((file) => !usesDatabase(file) && !(file in EMBEDDED_ONLY))
      .toSorted()
      .map((file) => [file, 'has no database: npm test runs it'] as const),
  ]);
}

/** Only test support is followed: nothing else imports the file that gives out databases. */
function importedBy(root: string, file: string): readonly string[] {
  return importsOf(file, readFileSync(join(root, file), 'utf8'))
    .filter(({ specifier, kind }) => kind !== 'type' && specifier.startsWith('.'))
    .map(({ specifier }) => posix.join(posix.dirname(file), specifier))
    .filter((target) => target.includes('/testing/') && target.endsWith('.ts'));
}
