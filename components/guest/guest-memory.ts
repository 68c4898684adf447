/**
 * What an embedded element keeps of its guest: in this tab, for as long as it is open. Browsers keep no cookie for a site within
 * another's page, and what is kept beyond the tab would follow people. Where the page may store nothing, it lasts until it is left.
 */
export class GuestMemory {
  readonly #prefix: string;
  readonly #fallback = new Map<string, string>();

  /** @param origin of the site */
  constructor(origin: string) {
    this.#prefix = `trellis ${origin} `;
  }

  get(name: string): string | undefined {
    return this.#fallback.get(name) ?? this.#storage()?.getItem(this.#prefix + name) ?? undefined;
  }

  /** @param value undefined forgets it */
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
