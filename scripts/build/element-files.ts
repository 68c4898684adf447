/** What is used of a chunk of the bundler's output. */
export interface Chunk {
  readonly type: string;
  readonly fileName: string;
  readonly name: string;
  readonly isEntry: boolean;
  readonly exports: readonly string[];
  /** Files that it imports statically. */
  readonly imports: readonly string[];
}

/** By element: the file that defines it, then those that this file imports, directly or not. */
export type ElementFiles = Record<string, readonly string[]>;

/** The files of each element's first load. An element's name is its entry's, with the prefix `trellis-`. */
export function elementFiles(output: readonly { readonly type: string }[]): ElementFiles {
  const chunks = new Map(chunksOf(output).map((chunk) => [chunk.fileName, chunk]));
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry);
  return Object.fromEntries(
    entries.map(({ name, fileName }) => [`trellis-${name}`, [...reached(fileName, chunks)]]),
  );
}

/**
 * A file with a name that stays, for pages that load one element without the loader: it leads to the file
 * whose name changes with its content, so that a cache never mixes two versions.
 */
export function facades(output: readonly { readonly type: string }[]): { name: string; code: string }[] {
  const named = new Map(chunksOf(output).map((chunk) => [chunk.fileName, chunk]));
  return chunksOf(output)
    .filter(({ isEntry }) => isEntry)
    .map(({ name, fileName, exports }) => {
      // What entries share has short names; what they publish doesn't.
      const published = exports.filter((one) => one.startsWith('Trellis'));
      // All at once, instead of each when the one before has named it.
      const others = [...reached(fileName, named)].filter((file) => file !== fileName);
      const imports = others.map((file) => `import"./${file}";`).join('');
      return { name, code: `${imports}export{${published.join(',')}}from"./${fileName}";\n` };
    });
}

const chunksOf = (output: readonly { readonly type: string }[]): Chunk[] =>
  output.filter((one): one is Chunk => one.type === 'chunk');

function reached(
  fileName: string,
  chunks: ReadonlyMap<string, Chunk>,
  found = new Set<string>(),
): Set<string> {
  if (found.has(fileName)) return found;
  found.add(fileName);
  for (const next of chunks.get(fileName)?.imports ?? []) reached(next, chunks, found);
  return found;
}
