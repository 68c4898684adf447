/** What is used of an ESTree node. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

export interface Template extends Node {
  readonly expressions: readonly Node[];
  readonly quasis: readonly (Node & { readonly value: { readonly raw: string; readonly cooked: string } })[];
}

/** css`…`, html`…` or str`…`. */
export interface Tagged extends Node {
  readonly tag: Node & { readonly name?: string };
  readonly quasi: Template;
}

export interface Call extends Node {
  readonly callee: Node & { readonly name?: string };
  readonly arguments: readonly Node[];
}

/** Every node of a syntax tree. */
export function* nodesIn(node: unknown): Generator<Node> {
  if (!node || typeof node !== 'object') return;
  if ('type' in node && 'start' in node) yield node as Node;
  for (const child of Object.values(node)) yield* nodesIn(child);
}

export const isTagged = (node: Node, tag: string): node is Tagged =>
  node.type === 'TaggedTemplateExpression' && (node as Tagged).tag.name === tag;

export const isCallOf = (node: Node, name: string): node is Call =>
  node.type === 'CallExpression' && (node as Call).callee.name === name;

/** A part of a source and what comes in its place. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Of two edits that begin at one place, the empty one comes first in the text. @throws {Error} when two edits
 * overlap
 */
export function edited(source: string, edits: readonly Edit[]): string {
  let text = source;
  let from = source.length;
  for (const edit of edits.toSorted((one, other) => other.start - one.start || other.end - one.end)) {
    if (edit.end > from) throw new Error(`two edits overlap at ${edit.start}`);
    text = text.slice(0, edit.start) + edit.text + text.slice(edit.end);
    from = edit.start;
  }
  return text;
}
