import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { importsOf } from '../import-rules/imports.ts';
import { EMBEDDED_ONLY } from './embedded-only.ts';

/** Through it alone tests get a database; its address is what a service in another process is given. */
const DATABASE = 'bff/testing/service/own-database.ts';

/** Statements that run at once, which the embedded database, with its one connection, puts in order. */
const AT_ONCE = /\bPromise\.(?:all|allSettled|race)\(/;
/** Where statements are about PostgreSQL itself: locks, leases, the catalog. */
const ALWAYS = /^bff\/(?:core\/(?:database|timers)|app\/(?:archives|moves|operator|ownership))\//;

/**
 * Tests of the service that `npm run test:postgres` leaves to `npm test`, each with the reason.
 * @param isWhole whether tests that do one thing at a time run on PostgreSQL, too
 */
export function leftOut(
  root: string,
  { isWhole }: { readonly isWhole: boolean },
): ReadonlyMap<string, string> {
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
  const reasonOf = (file: string): string | undefined => {
    if (!usesDatabase(file)) return 'has no database: npm test runs it';
    if (isWhole || ALWAYS.test(file) || AT_ONCE.test(readFileSync(join(root, file), 'utf8')))
      return undefined;
    return 'does one thing at a time: npm test runs it, and npm run test:postgres with TRELLIS_TEST_LONG=1';
  };
  const others = tests.filter((file) => !(file in EMBEDDED_ONLY)).toSorted();
  return new Map([
    ...Object.entries(EMBEDDED_ONLY),
    ...others.flatMap((file) => {
      const reason = reasonOf(file);
      return reason === undefined ? [] : [[file, reason] as const];
    }),
  ]);
}

/** Only test support is followed: nothing else imports the file that gives out databases. */
function importedBy(root: string, file: string): readonly string[] {
  return importsOf(file, readFileSync(join(root, file), 'utf8'))
    .filter(({ specifier, kind }) => kind !== 'type' && specifier.startsWith('.'))
    .map(({ specifier }) => posix.join(posix.dirname(file), specifier))
    .filter((target) => target.includes('/testing/') && target.endsWith('.ts'));
}
