import { parseSync, Visitor } from 'oxc-parser';

/** One import of a file, of whatever form. */
export interface Import {
  readonly specifier: string;
  /** Line of the specifier, from 1. */
  readonly line: number;
  /**
   * `lazy` is `import()`. `type` leaves nothing behind at run time: `import type`, `export type`,
   * `import('x').T`.
   */
  readonly kind: 'value' | 'lazy' | 'type';
}

/** A file of ours and its imports; `target` is set if the import is a file of ours too. */
export interface SourceFile {
  readonly path: string;
  readonly imports: readonly (Import & { readonly target?: string })[];
}

interface Literal {
  readonly value: unknown;
  readonly start: number;
}

/**
 * Every import and re-export of a module, in the order of the text.
 * `import { type A } from 'x'` counts as a value: under verbatimModuleSyntax the module is still loaded.
 * @throws {SyntaxError} the text does not parse
 */
export function importsOf(file: string, text: string): Import[] {
  const { program, errors } = parseSync(file, text);
  const [fault] = errors;
  if (fault) throw new SyntaxError(`${file}: ${fault.message}`);
  const found: Import[] = [];
  const add = (source: unknown, kind: Import['kind']): void => {
    if (!isText(source)) return;
    found.push({ specifier: source.value, line: lineAt(text, source.start), kind });
  };
  new Visitor({
    ImportDeclaration: (node) => add(node.source, node.importKind === 'type' ? 'type' : 'value'),
    ExportAllDeclaration: (node) => add(node.source, node.exportKind === 'type' ? 'type' : 'value'),
    ExportNamedDeclaration: (node) => add(node.source, node.exportKind === 'type' ? 'type' : 'value'),
    ImportExpression: (node) => add(node.source, 'lazy'),
    TSImportType: (node) => add(node.source, 'type'),
  }).visit(program);
  return found;
}

const isText = (node: unknown): node is Literal & { value: string } =>
  typeof (node as Literal | null)?.value === 'string';

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
