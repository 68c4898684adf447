import { ApiError } from '../../core/api/errors.ts';

/**
 * Lets a few do something costly at a time; the others wait for their turn, in their sequence.
 *
 * @example
 * const turns = new Turns({ atOnce: 2, waiting: 16 });
 * const picture = await turns.take(() => encode(bytes));
 */
export class Turns {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #busy = 0;

  constructor({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }) {
    this.#atOnce = atOnce;
    this.#mostWaiting = waiting;
  }

  /** @throws {ApiError} unavailable: too many wait already; and what the action throws */
  async take<Result>(act: () => Promise<Result>): Promise<Result> {
    await this.#turn();
    try {
      return await act();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#busy -= 1;
    }
  }

  async #turn(): Promise<void> {
    if (this.#busy < this.#atOnce) {
      this.#busy += 1;
      return;
    }
    if (this.#waiting.length >= this.#mostWaiting) throw new ApiError('unavailable');
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}
