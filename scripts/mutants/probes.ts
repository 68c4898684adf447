import type { Mutant } from './mutants-of.ts';

/** Set in a test's process; a probe without it does nothing. */
export const REACHED = '__trellisReached';

/**
 * The same file, which says of each of its mutants when the code in its place runs: `(reached(3), a === b)`.
 * @param numbers of the mutants, by which they are known
 */
export function withProbes(text: string, mutants: ReadonlyMap<number, Mutant>): string {
  const inserts = [...mutants].flatMap(([number, { whole, isStatement }]) => {
    const call = `globalThis.${REACHED}?.(${number})`;
    const [before, after] = isStatement ? [`{${call};`, '}'] : [`(${call},`, ')'];
    const length = whole.end - whole.start;
    return [
      // Of those that begin at one place the longest comes first, of those that end there the shortest.
      { at: whole.start, order: [1, -length, number], text: before },
      { at: whole.end, order: [0, length, -number], text: after },
    ];
  });
  const sorted = inserts.toSorted((one, two) => one.at - two.at || compare(one.order, two.order));
  let done = 0;
  let made = '';
  for (const { at, text: insert } of sorted) {
    made += text.slice(done, at) + insert;
    done = at;
  }
  return made + text.slice(done);
}

function compare(one: readonly number[], two: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== two[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (two[at] ?? 0);
}
