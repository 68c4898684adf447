import { parseSync } from 'oxc-parser';

/** For people: no test holds each of these words and examples, and none should. */
export const PROSE: ReadonlySet<string> = new Set([
  'summary',
  'description',
  'title',
  'example',
  'examples',
  // What each header of a response means, by its name.
  'responseHeaders',
  // What a version of the API changed.
  'changes',
]);

/** `EXAMPLE_EVENTS`, `EXAMPLE_KEY`. */
export const isExample = (constant: string): boolean => /^EXAMPLES?(?:_|$)/.test(constant);

/** By function, the places of those of its parameters that are prose by their name: `Timestamp` → 0 and 1. */
export type ProseParameters = ReadonlyMap<string, readonly number[]>;

interface Node {
  readonly type: string;
  readonly [property: string]: unknown;
}

/** Of the functions that some files declare at their top. */
export function proseParametersOf(files: Iterable<{ path: string; text: string }>): ProseParameters {
  const found = new Map<string, readonly number[]>();
  for (const { path, text } of files) {
    for (const statement of parseSync(path, text).program.body as unknown as Node[]) {
      for (const { name, params } of functionsOf(statement)) {
        const places = params.flatMap((param, place) => (isProse(param) ? [place] : []));
        if (places.length > 0) found.set(name, places);
      }
    }
  }
  return found;
}

function functionsOf(statement: Node): { name: string; params: readonly Node[] }[] {
  const declared = (statement['declaration'] as Node | null | undefined) ?? statement;
  const pairs: [id: Node, made: Node | null][] =
    declared.type === 'VariableDeclaration'
      ? (declared['declarations'] as Node[]).map((one) => [one['id'] as Node, one['init'] as Node | null])
      : [[declared['id'] as Node, declared]];
  return pairs.flatMap(([id, made]) =>
    made && /Function/.test(made.type)
      ? [{ name: String(id['name']), params: made['params'] as readonly Node[] }]
      : [],
  );
}

/** A parameter, with or without a default. */
function isProse(param: Node): boolean {
  const named = param.type === 'AssignmentPattern' ? (param['left'] as Node) : param;
  return PROSE.has(String(named['name']));
}
