/** A 64-bit hash of a text (two rounds of FNV-1a): enough to tell one intent from another, and nothing to read. */
export function fingerprint(text: string): string {
  let high = 0x811c9dc5;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    high = Math.imul(high ^ text.charCodeAt(at), 0x01000193);
    low = Math.imul(low ^ text.charCodeAt(at), 0x9e3779b1);
  }
  return `trellis-intent:${high >>> 0}-${low >>> 0}`;
}

/**
 * The Idempotency-Key of one intent of the user: the same input gives the same key until `settle`, across retry,
 * renewal of the token and reload. Kept in sessionStorage under the fingerprint; a storage that is closed to us costs
 * only the reload. Works without crypto.randomUUID, which plain-http pages lack.
 */
export class IntentKey {
  #kept: Record<string, string> = {};

  /** The key for this input, made on first sight. */
  keyFor(input: string): string {
    const name = fingerprint(input);
    const key = (this.#kept[name] ??=
      stored((storage) => storage.getItem(name)) || crypto.getRandomValues(new Uint32Array(4)).join('-'));
    stored((storage) => storage.setItem(name, key));
    return key;
  }

  /** The intent got its answer, yes or no: the same input is a new intent from now on. */
  settle(input: string): void {
    const name = fingerprint(input);
    delete this.#kept[name];
    stored((storage) => storage.removeItem(name));
  }
}

/** Asks sessionStorage, which may be closed to this page. */
function stored<T>(ask: (storage: Storage) => T): T | undefined {
  try {
    return ask(sessionStorage);
  } catch {
    return undefined;
  }
}
