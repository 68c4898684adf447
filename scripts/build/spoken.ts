import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from 'oxc-parser';
import { type Call, isCallOf, isTagged, type Node, nodesIn, type Template } from './literals.ts';
import { idOf } from './messages.ts';

/** A message of the elements, as the sources have it. */
export interface Spoken {
  readonly id: string;
  /** In English, with `{0}` for its first value. */
  readonly english: string;
  readonly values: readonly Node[];
  readonly call: Call;
  readonly source: Source;
}

export interface Source {
  readonly path: string;
  readonly code: string;
  readonly nodes: readonly Node[];
}

/** The modules of the elements, with their syntax trees: without their tests and their catalogs. */
export const sourcesOf = (components: string): Source[] =>
  globSync('**/*.ts', {
    cwd: components,
    exclude: ['**/{node_modules,dist}/**', '**/*.test.ts', '**/testing/**', '**/languages/**'],
  })
    .toSorted()
    .map((path) => {
      const code = readFileSync(resolve(components, path), 'utf8');
      return { path, code, nodes: [...nodesIn(parseSync(path, code).program)] };
    });

/** All that a module says, in its order. */
export const spokenIn = (source: Source): Spoken[] =>
  source.nodes
    .filter((node) => isCallOf(node, 'msg'))
    .map((call) => {
      const [text] = call.arguments;
      const template = text && isTagged(text, 'str') ? text.quasi : undefined;
      return {
        id: idOf(text, template),
        english: englishOf(text, template),
        values: template?.expressions ?? [],
        call,
        source,
      };
    });

const englishOf = (text: Node | undefined, template: Template | undefined): string =>
  template
    ? template.quasis.map(({ value }, at) => (at === 0 ? '' : `{${at - 1}}`) + value.cooked).join('')
    : `${(text as { readonly value?: unknown } | undefined)?.value}`;
