/**
 * An embedded element's memory of its guest, in this tab until it is closed. Browsers keep no cookie for a
 * site within another's page, and longer storage would track people. If the page can't store anything, it
 * lasts until the page is left.
 */
export class GuestMemory {
  readonly #prefix: string;
  readonly #fallback = new Map<string, string>();

  /** @param origin the site's */
  constructor(origin: string) {
    this.#prefix = `trellis ${origin} `;
  }

  get(name: string): string | undefined {
    return this.#fallback.get(name) ?? this.#storage()?.getItem(this.#prefix + name) ?? undefined;
  }

  /** @param value `undefined` removes it */
  set(name: string, value: string | undefined): void {
    const storage = this.#storage();
    if (!storage) {
      if (value === undefined) this.#fallback.delete(name);
      else this.#fallback.set(name, value);
    } else if (value === undefined) storage.removeItem(this.#prefix + name);
    else storage.setItem(this.#prefix + name, value);
  }

  #storage(): Storage | undefined {
    try {
      return sessionStorage;
    } catch {
      return undefined;
    }
  }
}
