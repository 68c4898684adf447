import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** A path to a module: in `from '…'`, `import('…')` and `import '…'`. */
const SPECIFIER = /(?:from\s+|import\s*\(?\s*)['"](\.[^'"]*)['"]/g;

/**
 * Writes a declaration beside the code of each entry, which leads to that of its source in types/: a compiler
 * looks for the types of `npm/x.js` in `npm/x.d.ts`, without a word in package.json.
 * @param entries sources in components/, by the entries' names
 * @param to folder of the entries' code, beside types/
 * @returns the declarations of the sources, as paths in types/
 */
export function declareEntries(entries: Readonly<Record<string, string>>, to: string): string[] {
  mkdirSync(to, { recursive: true });
  return Object.entries(entries).map(([name, source]) => {
    const declaration = source.replace('components/', '').replace(/ts$/, 'd.ts');
    const specifier = `../types/${declaration.replace('.d.ts', '.js')}`;
    writeFileSync(join(to, `${name}.d.ts`), `export * from '${specifier}';\n`);
    return declaration;
  });
}

/**
 * Copies the declarations that a partner's compiler reads: those of the package's entries, and what they
 * name.
 * @param from folder of all declarations, with the entries in it
 * @param to folder for those of the package
 * @param entries paths of the entries, in both folders
 * @throws {Error} if one of them names a module outside `from`, which the package doesn't have
 */
export function publishDeclarations(from: string, to: string, entries: readonly string[]): void {
  for (const file of reachable(from, entries)) cpSync(join(from, file), join(to, file));
}

/** The entries, and every declaration that they lead to, as paths in `from`. */
function reachable(from: string, entries: readonly string[]): Set<string> {
  const found = new Set<string>();
  const pending = [...entries];
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    pending.push(...namedBy(from, file));
  }
  return found;
}

function namedBy(from: string, file: string): string[] {
  const text = readFileSync(join(from, file), 'utf8');
  return [...text.matchAll(SPECIFIER)].map(([, specifier = '']) => {
    const path = resolve(from, dirname(file), specifier.replace(/\.[jt]s$/, '.d.ts'));
    const named = relative(from, path);
    if (named.startsWith('..') || !existsSync(path)) {
      throw new Error(`${file} names ${specifier}, which is not in the package. Write that type out.`);
    }
    return named;
  });
}
