/** What is asked of the site just now. There is one at a time: the last that the guest wants counts. */
export class UnderWay {
  #current: { readonly isForm: boolean; readonly abort: AbortController } | undefined;

  get isAny(): boolean {
    return this.#current !== undefined;
  }

  /** A form that was sent is waited for. */
  get isForm(): boolean {
    return this.#current?.isForm === true;
  }

  /** Ends what was under way. */
  begin(isForm: boolean): AbortController {
    this.stop();
    const abort = new AbortController();
    this.#current = { isForm, abort };
    return abort;
  }

  /** @param abort of what has ended; left out: whatever there is */
  end(abort = this.#current?.abort): void {
    if (this.#current?.abort === abort) this.#current = undefined;
  }

  stop(): void {
    this.#current?.abort.abort();
    this.#current = undefined;
  }
}
