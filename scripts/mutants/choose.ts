/** Some of a list, the same for the same seed, in the order in which they are to be tried. */
export function choose<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  const random = randomOf(seed);
  const rest = [...items];
  const chosen: Item[] = [];
  while (chosen.length < count && rest.length > 0) {
    chosen.push(...rest.splice(Math.floor(random() * rest.length), 1));
  }
  return chosen;
}

/** mulberry32: numbers from 0 to below 1, good enough to draw lots with. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
