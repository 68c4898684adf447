import type { SourceFile } from './imports.ts';

/**
 * One message for every cycle that a walk through all files closes. A type and an `import()` count like a
 * value: files that need each other are hard to read alone, however they do.
 */
export function findCycles(files: readonly SourceFile[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const done = new Set<string>();
  const trail: string[] = [];
  const messages: string[] = [];

  const walk = (file: SourceFile): void => {
    trail.push(file.path);
    for (const { target, line } of file.imports) {
      const next = target === undefined ? undefined : byPath.get(target);
      if (!next || done.has(next.path)) continue;
      const start = trail.indexOf(next.path);
      if (start === -1) {
        walk(next);
      } else {
        const round = [...trail.slice(start), next.path].join(' → ');
        messages.push(`${file.path}:${line} imports ${next.path}: import cycle ${round}`);
      }
    }
    trail.pop();
    done.add(file.path);
  };

  for (const file of files) if (!done.has(file.path)) walk(file);
  return messages;
}
