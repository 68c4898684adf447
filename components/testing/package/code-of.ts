import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [member: string]: unknown;
}

/** A name of a module, or all that it exports. */
interface Name {
  readonly path: string;
  readonly name: string;
}

interface Module {
  readonly code: string;
  readonly imports: ReadonlyMap<string, Name>;
  /** Declarations at the top, by their names. */
  readonly declared: ReadonlyMap<string, Node>;
  readonly exported: ReadonlyMap<string, Name>;
  readonly statements: readonly Node[];
}

const ALL = '*';
const root = resolve(import.meta.dirname, '../../..');

/**
 * Returns the code that a declaration consists of, by file: its own, and the declarations of the components
 * that it names, directly or not, at once or later. Types and comments are left out.
 * @param path file of the declaration, from the root
 */
export function codeOf(path: string, name: string): ReadonlyMap<string, string> {
  const modules = new Map<string, Module>();
  const seen = new Set<string>();
  const found = new Map<string, string>();
  const moduleAt = (file: string): Module => {
    const known = modules.get(file) ?? readModule(file);
    modules.set(file, known);
    return known;
  };

  const take = (file: string, node: Node): void => {
    const code = moduleAt(file)
      .code.slice(node.start, node.end)
      .replaceAll(/\/\*\*.*?\*\//gs, '');
    found.set(file, `${found.get(file) ?? ''}${code}\n`);
    for (const one of namesIn(node, file)) visit(one);
  };
  const visit = (one: Name): void => {
    const key = `${one.path} ${one.name}`;
    if (seen.has(key) || !one.path.startsWith('components/') || !existsSync(resolve(root, one.path))) return;
    seen.add(key);
    const { imports, declared, exported, statements } = moduleAt(one.path);
    if (one.name === ALL) for (const other of exported.values()) visit(other);
    if (!seen.has(one.path)) {
      seen.add(one.path);
      for (const node of statements) take(one.path, node);
    }
    const node = declared.get(one.name);
    const elsewhere = imports.get(one.name) ?? exported.get(one.name);
    if (node) take(one.path, node);
    else if (elsewhere) visit(elsewhere);
  };
  visit({ path, name });
  return found;
}

function readModule(path: string): Module {
  const code = readFileSync(resolve(root, path), 'utf8');
  const imports = new Map<string, Name>();
  const declared = new Map<string, Node>();
  const exported = new Map<string, Name>();
  const statements: Node[] = [];
  for (const node of parseSync(path, code).program.body as unknown as Node[]) {
    const { declaration, source, specifiers = [] } = node as Node & Declared;
    if (node.type === 'ImportDeclaration') {
      for (const { type, imported, local } of specifiers) {
        const name = type === 'ImportNamespaceSpecifier' ? ALL : (imported?.name ?? 'default');
        imports.set(local.name, { path: pathOf(path, source?.value ?? ''), name });
      }
      continue;
    }
    if (node.type === 'ExportNamedDeclaration') {
      const from = source ? pathOf(path, source.value) : path;
      for (const one of specifiers)
        exported.set(one.exported?.name ?? '', { path: from, name: one.local.name });
    }
    const one = declaration ?? node;
    for (const name of declaredBy(one)) {
      declared.set(name, one);
      if (declaration) exported.set(name, { path, name });
    }
    if (!declaration && !node.type.endsWith('Declaration')) statements.push(node);
  }
  return { code, imports, declared, exported, statements };
}

interface Declared {
  readonly declaration?: Node | null;
  readonly source?: { readonly value: string } | null;
  readonly specifiers?: readonly {
    readonly type: string;
    readonly imported?: { readonly name: string };
    readonly exported?: { readonly name: string };
    readonly local: { readonly name: string };
  }[];
}

function declaredBy({ type, id, declarations }: Node): string[] {
  if (type.startsWith('TS')) return [];
  const ids = type === 'VariableDeclaration' ? (declarations as Node[]).map((one) => one['id']) : [id];
  return ids.flatMap((one) => (one as { readonly name?: string } | null | undefined)?.name ?? []);
}

const pathOf = (from: string, specifier: string): string =>
  specifier.startsWith('.') ? relative(root, resolve(root, dirname(from), specifier)) : specifier;

/** The names that code refers to, of its own module or another. What types name is gone when it runs. */
function namesIn(node: Node, path: string): Name[] {
  const { type, computed } = node;
  if (type === 'Identifier') return [{ path, name: `${node['name']}` }];
  if (type === 'ImportExpression') {
    const { value } = node['source'] as { readonly value?: string };
    return value ? [{ path: pathOf(path, value), name: ALL }] : [];
  }
  const isValue = /^TS(?:As|Satisfies|NonNull)Expression$/.test(type);
  if (type.startsWith('TS') && !isValue) return [];
  return Object.entries(node).flatMap(([member, child]) => {
    if (!computed && (member === 'key' || member === 'property')) return [];
    const children = Array.isArray(child) ? child : [child];
    return children.flatMap((one) => (isNode(one) ? namesIn(one, path) : []));
  });
}

const isNode = (value: unknown): value is Node =>
  typeof (value as Node | null)?.type === 'string' && typeof (value as Node).start === 'number';
