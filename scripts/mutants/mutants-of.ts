import { parseSync } from 'oxc-parser';
import { isExample, PROSE, type ProseParameters } from './prose-parameters.ts';

/** One small change to a source file that a test ought to notice. */
export interface Mutant {
  readonly path: string;
  /** From 1. */
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
  /** The expression or statement that is changed in one part, or whole. */
  readonly whole: { readonly start: number; readonly end: number };
  readonly isStatement: boolean;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [property: string]: unknown;
}

const OPERATORS: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};

/** Not code that runs: types, and names of modules. */
const PASSED_OVER = /^(?:TS(?!NonNull|As|Satisfies)|ImportDeclaration|Export(?:All|Named)Declaration$)/;

/** Every mutant of a file, in the order of its text. @param prose where functions take words for people */
export function mutantsOf(path: string, text: string, prose: ProseParameters = new Map()): Mutant[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed`);
  const found: Mutant[] = [];
  const add = (node: Node, { start, end, after }: Change): void => {
    const before = text.slice(start, end);
    if (before === after) return;
    const isStatement = /^(?:Return|Expression)Statement$/.test(node.type);
    // A condition is reached by its test, which is what is changed.
    const whole = /^(?:If|While)Statement$|^ConditionalExpression$/.test(node.type) ? { start, end } : node;
    found.push({
      path,
      line: lineAt(text, start),
      start,
      end,
      before,
      after,
      whole: { start: whole.start, end: whole.end },
      isStatement,
    });
  };
  const visit = (node: Node): void => {
    if (isProse(node)) return;
    if (PASSED_OVER.test(node.type) && !('declaration' in node && node['declaration'])) return;
    for (const change of changesOf(node, text)) add(node, change);
    const words = proseArguments(node, prose);
    for (const child of childrenOf(node)) if (!words.has(child)) visit(child);
  };
  visit(program as unknown as Node);
  return found.toSorted((one, two) => one.start - two.start || one.end - two.end);
}

/** `description: …` in an object, `const DESCRIPTION = …`, or `const EXAMPLE_KEY = …`. */
function isProse(node: Node): boolean {
  if (node.type === 'Property') return PROSE.has(String((node['key'] as { name?: string }).name));
  if (node.type !== 'VariableDeclarator') return false;
  const name = String((node['id'] as { name?: string }).name);
  return PROSE.has(name.toLowerCase()) || isExample(name);
}

function proseArguments(node: Node, prose: ProseParameters): ReadonlySet<unknown> {
  if (node.type !== 'CallExpression') return new Set();
  const places = prose.get(String((node['callee'] as { name?: string }).name)) ?? [];
  return new Set(places.map((place) => (node['arguments'] as readonly Node[])[place]));
}

interface Change {
  readonly start: number;
  readonly end: number;
  readonly after: string;
}

function changesOf(node: Node, text: string): Change[] {
  const { start, end } = node;
  const whole = (after: string): Change => ({ start, end, after });
  const part = (name: string): Node | undefined => node[name] as Node | undefined;
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return operatorOf(node, text);
    case 'IfStatement':
    case 'ConditionalExpression':
    case 'WhileStatement': {
      const test = part('test');
      if (!test) return [];
      return [{ start: test.start, end: test.end, after: `!(${text.slice(test.start, test.end)})` }];
    }
    case 'Literal':
      return literalOf(node, whole);
    case 'ReturnStatement':
      return isSomething(part('argument')) ? [whole('return undefined as never;')] : [];
    case 'ExpressionStatement':
      return 'directive' in node && node['directive'] ? [] : [whole(';')];
    case 'UnaryExpression': {
      const operand = part('argument');
      return node['operator'] === '!' && operand ? [whole(text.slice(operand.start, operand.end))] : [];
    }
    default:
      return [];
  }
}

function isSomething(returned: Node | undefined): boolean {
  return !!returned && !(returned.type === 'Identifier' && returned['name'] === 'undefined');
}

function operatorOf(node: Node, text: string): Change[] {
  const [left, right] = [node['left'] as Node, node['right'] as Node];
  const operator = String(node['operator']);
  const after = OPERATORS[operator];
  const start = text.indexOf(operator, left.end);
  if (after === undefined || start < 0 || start >= right.start) return [];
  // A text has no other operator than this.
  if (operator === '+' && [left, right].some((side) => isText(side))) return [];
  return [{ start, end: start + operator.length, after }];
}

function isText({ type, value }: Node): boolean {
  return type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string');
}

function literalOf({ value }: Node, whole: (after: string) => Change): Change[] {
  if (typeof value === 'boolean') return [whole(String(!value))];
  if (typeof value === 'number')
    return [whole(String(value + 1)), ...(value > 0 ? [whole(String(value - 1))] : [])];
  if (typeof value === 'string') return [whole(value === '' ? "'mutant'" : "''")];
  return [];
}

function childrenOf(node: Node): Node[] {
  return Object.entries(node)
    .filter(
      ([name]) =>
        !/^(?:key|typeAnnotation|returnType|typeArguments|typeParameters)$/.test(name) || node['computed'],
    )
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value);
}

function lineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}
