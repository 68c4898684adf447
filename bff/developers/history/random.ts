import { createHash } from 'node:crypto';

/** Numbers that look random and are the same each time for the same seed. */
export class Random {
  #state: number;

  constructor(seed: string) {
    this.#state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  }

  /** From 0, up to but not including 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `least` to `most`. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  isLucky(chance: number): boolean {
    return this.next() < chance;
  }

  /** One of them, each as often as its weight says. */
  pick<Value>(choices: readonly (readonly [Value, number])[]): Value {
    const whole = choices.reduce((sum, [, weight]) => sum + weight, 0);
    let left = this.next() * whole;
    for (const [value, weight] of choices) {
      left -= weight;
      if (left < 0) return value;
    }
    const last = choices.at(-1);
    if (!last) throw new Error('there is nothing to pick from');
    return last[0];
  }

  /** One of them, each as often as the others. */
  one<Value>(values: readonly Value[]): Value {
    return this.pick(values.map((value) => [value, 1] as const));
  }
}
