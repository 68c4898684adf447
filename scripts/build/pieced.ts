import { posix } from 'node:path';
import { isCallOf, isTagged, type Node, nodesIn, type Template } from './literals.ts';
import { type Source, type Spoken, spokenIn } from './spoken.ts';

interface Named extends Node {
  readonly name: string;
}
interface Declared extends Node {
  readonly id: Named | null;
  readonly init?: Node | null;
  readonly body?: Node;
}

interface Imported extends Node {
  readonly source: { readonly value: string };
  readonly specifiers: readonly { readonly local: Named }[];
}

/** Somewhere in it, something is said. */
const speaks = (node: unknown): boolean => [...nodesIn(node)].some((one) => isCallOf(one, 'msg'));

const isFunction = ({ type }: Node): boolean => /Function/.test(type);

/** The functions of a module that say something themselves, by their names. */
const speakersOf = ({ nodes }: Source): Set<string> =>
  new Set(
    nodes.flatMap((node) => {
      const { id, init, body } = node as Declared;
      const said = node.type === 'FunctionDeclaration' ? body : init && isFunction(init) ? init : undefined;
      return said && speaks(said) && !returnsTemplate(said) ? [id?.name ?? ''] : [];
    }),
  );

/** What a module calls that says something: functions of its own, and those it imports. */
function calledSpeakers(source: Source, speakers: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const imported = source.nodes.flatMap((node) => {
    if (node.type !== 'ImportDeclaration') return [];
    const { source: from, specifiers } = node as Imported;
    const theirs = speakers.get(posix.join(posix.dirname(source.path), from.value));
    return specifiers.map(({ local }) => local.name).filter((name) => theirs?.has(name));
  });
  return new Set([...(speakers.get(source.path) ?? []), ...imported]);
}

/** What renders is no part of a sentence. */
const returnsTemplate = (node: Node): boolean => [...nodesIn(node)].some((one) => isTagged(one, 'html'));

/**
 * Messages that are pieced together, which can't be said in other languages: one within another, as itself,
 * by a constant or by a function that says it; texts that are joined by `+` or in a template literal.
 * @returns a line for each, with its place
 */
export function piecedTogether(sources: readonly Source[]): string[] {
  const speakers = new Map(sources.map((source) => [source.path, speakersOf(source)]));
  return sources.flatMap((source) => {
    const names = calledSpeakers(source, speakers);
    const constants = constantsOf(source);
    const isSaid = (node: Node): boolean =>
      [...nodesIn(node)].some((one) => {
        if (isCallOf(one, 'msg')) return true;
        if (one.type === 'CallExpression') return names.has((one as { callee?: Named }).callee?.name ?? '');
        return one.type === 'Identifier' && constants.has((one as Named).name);
      });
    return [
      ...spokenIn(source).flatMap((spoken) => (spoken.values.some(isSaid) ? [lineOf(spoken)] : [])),
      ...joined(source),
    ];
  });
}

/** Constants of a module that are messages. */
const constantsOf = ({ nodes }: Source): Set<string> =>
  new Set(
    nodes.flatMap((node) => {
      const { id, init } = node as Declared;
      const isMessage =
        init && (isCallOf(init, 'msg') || (init.type === 'ConditionalExpression' && speaks(init)));
      return node.type === 'VariableDeclarator' && isMessage ? [id?.name ?? ''] : [];
    }),
  );

/** Messages that are joined with others, or with texts that aren't. */
function joined({ path, nodes, code }: Source): string[] {
  const tagged = new Set(
    nodes.flatMap((node) =>
      node.type === 'TaggedTemplateExpression' ? [(node as { quasi?: Node }).quasi] : [],
    ),
  );
  return nodes.flatMap((node) => {
    const parts =
      node.type === 'TemplateLiteral' && !tagged.has(node)
        ? (node as Template).expressions
        : node.type === 'BinaryExpression' && (node as { operator?: string }).operator === '+'
          ? [(node as { left?: Node }).left, (node as { right?: Node }).right]
          : [];
    return parts.some((part) => part && isCallOf(part, 'msg'))
      ? [`${path}: ${code.slice(node.start, node.end)}`]
      : [];
  });
}

const lineOf = ({ english, source: { path } }: Spoken): string => `${path}: ${english}`;
