import { isDefinite, type TrellisError } from './trellis-error.ts';

const PREFIX = 'trellis-intent:';

/** Returns the FNV-1a hash of a text: enough to distinguish intents, without revealing the text. */
function fingerprint(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/**
 * The Idempotency-Key of one intent of the user: the same input gives the same key until `settle`, across
 * retry, renewal of the token and reload. Kept in sessionStorage under the fingerprint; without storage, only
 * a reload loses the key. Works without crypto.randomUUID, which plain-http pages lack.
 */
export class IntentKey {
  #kept: Record<string, string> = {};
  #stored: typeof stored;

  /**
   * @param isSecret whether the input must leave no trace in storage, not even as a hash: its key is kept
   * only in memory
   */
  constructor(isSecret = false) {
    this.#stored = isSecret ? () => undefined : stored;
  }

  /** Returns the key for this input, created on first use: four 32-bit numbers, such as `1-2-3-4`. */
  keyFor(input: string): string {
    const name = PREFIX + fingerprint(input);
    const key = (this.#kept[name] ??=
      this.#stored((storage) => storage.getItem(name)) ||
      crypto.getRandomValues(new Uint32Array(4)).join('-'));
    this.#stored((storage) => storage.setItem(name, key));
    return key;
  }

  /**
   * Sends a change under the key of its input. A success or a definite refusal ends the intent; after
   * anything else, the same input is sent under the same key.
   * @throws {TrellisError} what `send` failed with
   */
  async send<Response>(input: string, send: (key: string) => Promise<Response>): Promise<Response> {
    try {
      const response = await send(this.keyFor(input));
      this.settle(input);
      return response;
    } catch (error) {
      if (isDefinite(error as TrellisError)) this.settle(input);
      throw error;
    }
  }

  /** Ends the intent, whether it succeeded or was refused: the same input is a new intent from now on. */
  settle(input: string): void {
    const name = PREFIX + fingerprint(input);
    delete this.#kept[name];
    this.#stored((storage) => storage.removeItem(name));
  }
}

/** Accesses sessionStorage, which may be blocked for this page. */
function stored<T>(ask: (storage: Storage) => T): T | undefined {
  try {
    return ask(sessionStorage);
  } catch {
    return undefined;
  }
}
