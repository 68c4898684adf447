/**
 * A part of the tree and what it may import besides itself. A file may always import from its own place. Test
 * files (`*.test.ts`, `*.spec.ts`, `testing/`) may also import everything in their area (`bff`, `components`,
 * …) and any package.
 *
 * Patterns: `bff/core/contract/` is a folder with everything below it; in `components/*.ts` the `*` is one
 * name.
 */
export interface Place {
  /** Pattern of its files. */
  readonly files: string;
  /** Patterns of our own files that it may import. */
  readonly uses?: readonly string[];
  /** Patterns of our own files of which it may import types. */
  readonly types?: readonly string[];
  /** npm packages; `node:` is all built-ins. Left out: any. */
  readonly packages?: readonly string[];
  /** The rule in words, for the message. */
  readonly rule: string;
}

/** The beginning of `path` that `pattern` matches, if any; a file pattern must match the whole path. */
export function startOf(pattern: string, path: string): string | undefined {
  const escaped = pattern.replaceAll(/[.+?^$()[\]{}|\\]/g, String.raw`\$&`).replaceAll('*', '[^/]+');
  return new RegExp(`^${escaped}${pattern.endsWith('/') ? '' : '$'}`).exec(path)?.[0];
}
