import { expect, test } from 'vitest';
import { choose } from './choose.ts';
import { mutantsOf } from './mutants-of.ts';
import { withProbes } from './probes.ts';
import { proseParametersOf } from './prose-parameters.ts';

const changes = (text: string): string[] =>
  mutantsOf('x.ts', text).map(({ before, after, line }) => `${line}: ${before} → ${after}`);

test.each([
  ['const a = b === c;', ['1: === → !==']],
  ['const a = b < c && d;', ['1: < → <=', '1: && → ||']],
  ["const a = b + 'text';", ["1: 'text' → ''"]],
  ['const a = 0;', ['1: 0 → 1']],
  ['const a = 5;', ['1: 5 → 6', '1: 5 → 4']],
  ['if (a) b();', ['1: a → !(a)', '1: b(); → ;']],
  ['\nconst a = !b;', ['2: !b → b']],
  ['function f() { return a; }', ['1: return a; → return undefined as never;']],
  ['function f() { return undefined; }', []],
  ["import a from 'a';", []],
  ["type A = 'a' | 1;", []],
  ["const a = { 'key': b } as Record<'a', 1>;", []],
  ["const a = { description: 'words', b: 'c' };", ["1: 'c' → ''"]],
  ["const DESCRIPTION = 'words' + 'more';", []],
  [
    "const a = { responseHeaders: { 'A-Header': 'words' }, changes: ['words'], headers: { b: 'c' } };",
    ["1: 'c' → ''"],
  ],
  ["const EXAMPLE_KEY = `a${'b'.repeat(2)}`, EXAMPLE = 'c', EXAMPLED = 'd';", ["1: 'd' → ''"]],
  ["export const a = '';", ["1: '' → 'mutant'"]],
])('%s', (text, expected) => {
  expect(changes(text)).toEqual(expected);
});

test('what a function takes as a description or an example is not changed, its other arguments are', () => {
  const texts = [
    "export const Timestamp = (description: string, example = 'now'): string => description + example;",
    'export function Text(max: number, description: string) { return max; }',
  ];
  const prose = proseParametersOf(texts.map((text) => ({ path: 'x.ts', text })));
  const call = "const a = [Timestamp('When', 'today'), Text(5, 'Name'), Other('field')];";
  const changes = mutantsOf('x.ts', call, prose).map(({ before, after }) => `${before} → ${after}`);
  expect(changes).toEqual(['5 → 6', '5 → 4', "'field' → ''"]);
});

test('a seed always draws the same, each one once', () => {
  const items = Array.from({ length: 100 }, (_, index) => index);
  expect(choose(items, 20, 7)).toEqual(choose(items, 20, 7));
  expect(choose(items, 20, 7)).not.toEqual(choose(items, 20, 8));
  expect(new Set(choose(items, 200, 7)).size).toBe(100);
});

test('each mutant of a file has a probe in its place, one within the other', () => {
  const text = 'function f(a) { if (a === 1) return g(a || 2); h(); }';
  const mutants = mutantsOf('x.ts', text);
  const probed = withProbes(text, new Map(mutants.entries()));
  const reached: number[] = [];
  const g = (value: unknown): unknown => value;
  const run = new Function(
    '__trellisReached',
    'g',
    'h',
    `globalThis.__trellisReached = __trellisReached; ${probed}; return f`,
  );
  const f = run(
    (number: number) => reached.push(number),
    g,
    () => undefined,
  ) as (a: number) => unknown;
  const lines = (): string[] => reached.splice(0).map((number) => mutants[number]?.before ?? '');
  try {
    expect(f(1)).toBe(1);
    expect(lines().toSorted()).toEqual(['1', '1', '===', 'a === 1', 'return g(a || 2);', '||']);
    expect(f(0)).toBe(undefined);
    expect(lines().toSorted()).toEqual(['1', '1', '===', 'a === 1', 'h();']);
  } finally {
    Reflect.deleteProperty(globalThis, '__trellisReached');
  }
});
