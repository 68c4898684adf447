const PREFIX = 'trellis-onboarding:';

/**
 * What was typed into one form, in sessionStorage, so that a reload keeps it: of this tab alone, until it is closed. What
 * identifies someone to a bank or an authority is never in it: the form leaves it out. A storage that is closed to us costs only
 * the reload.
 */
export class KeptDraft {
  #key: string;

  /** @param name of the merchant and its form; nothing is read for another one */
  constructor(name: string) {
    this.#key = PREFIX + name;
  }

  read(): Record<string, string> {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(this.#key) ?? '{}');
      const texts = Object.entries(Object(kept) as object).filter(([, text]) => typeof text === 'string');
      return Object.fromEntries(texts) as Record<string, string>;
    } catch {
      return {};
    }
  }

  write(values: Readonly<Record<string, string>>): void {
    try {
      if (Object.keys(values).length === 0) sessionStorage.removeItem(this.#key);
      else sessionStorage.setItem(this.#key, JSON.stringify(values));
    } catch {
      // Kept in memory.
    }
  }
}
