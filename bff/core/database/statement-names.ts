import { DatabaseError as ServerError } from 'pg';

/** Each connection keeps what it has prepared: rare and long texts would only fill the server's memory. */
const MOST = 400;
const LONGEST_TEXT = 8_000;

/**
 * Names under which statements are prepared, so that the server parses and plans each once for a connection instead of every
 * time. A text gets its name when it is used for the second time.
 */
export class StatementNames {
  readonly #seen = new Set<string>();
  readonly #names = new Map<string, string>();
  readonly #isKept: boolean;
  #given = 0;

  /** @param options `isKept`: what a connection has prepared is there the next time; behind a pooler it isn't, and nothing has a name */
  constructor({ isKept }: { readonly isKept: boolean } = { isKept: true }) {
    this.#isKept = isKept;
  }

  /** Undefined: the statement isn't prepared. */
  nameOf(text: string): string | undefined {
    if (!this.#isKept) return undefined;
    // At both ends of each transaction, and of no table.
    if (text === 'begin' || text === 'commit') return text;
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (!this.#seen.has(text)) {
      if (this.#seen.size < MOST && text.length <= LONGEST_TEXT) this.#seen.add(text);
      return undefined;
    }
    this.#given += 1;
    const name = `statement_${this.#given}`;
    this.#names.set(text, name);
    return name;
  }

  /** All get other names: a table has changed, and what was prepared can't be used any more. */
  forget(): void {
    this.#names.clear();
  }
}

/** A table has other columns than when the statement was prepared: another node has migrated the database. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ServerError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';
}
