/** The current request to the site. There is one at a time: the guest's latest action wins. */
export class UnderWay {
  #current: { readonly isForm: boolean; readonly abort: AbortController } | undefined;

  get isAny(): boolean {
    return this.#current !== undefined;
  }

  /** A form that was sent is waited for. */
  get isForm(): boolean {
    return this.#current?.isForm === true;
  }

  /** Aborts the request that is under way. */
  begin(isForm: boolean): AbortController {
    this.stop();
    const abort = new AbortController();
    this.#current = { isForm, abort };
    return abort;
  }

  /** @param abort of the request that has ended; defaults to the current one */
  end(abort = this.#current?.abort): void {
    if (this.#current?.abort === abort) this.#current = undefined;
  }

  stop(): void {
    this.#current?.abort.abort();
    this.#current = undefined;
  }
}
