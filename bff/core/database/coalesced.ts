/** A question that many ask at once: those who come while it is under way share the next one, which begins after they came. */
export class Coalesced<Answer> {
  readonly #ask: () => Promise<Answer>;
  #next: Promise<Answer> | undefined;
  #underWay: Promise<unknown> = Promise.resolve();

  constructor(ask: () => Promise<Answer>) {
    this.#ask = ask;
  }

  /** An answer that is no older than this call. */
  get(): Promise<Answer> {
    this.#next ??= this.#underWay.then(() => {
      this.#next = undefined;
      const asking = this.#ask();
      this.#underWay = asking.catch(() => undefined);
      return asking;
    });
    return this.#next;
  }
}
