/** Pseudorandom numbers, the same in every run (mulberry32). */
export interface Random {
  /** Returns an integer from 0 to `below` - 1. */
  below(below: number): number;
  /** Returns an item of a list. */
  of<Item>(items: readonly Item[]): Item;
}

export function randomFrom(seed: number): Random {
  let state = seed;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  return { below, of: (items) => items[below(items.length)] as (typeof items)[number] };
}
