import type { ChangeKind, Changes, Rememberer } from '../database/changes.ts';
import { soon, type Soon } from './soon.ts';

export interface RememberedOptions<Value> {
  readonly load: (key: string) => Promise<Value | undefined>;
  /** The feed that tells when a value is no longer what it was, and under which kind. */
  readonly changes: Changes;
  readonly kind: ChangeKind;
  readonly maxEntries: number;
  /** Told how old a value was when it was used, in milliseconds since it was last known to be true. */
  readonly onUse?: ((ageMs: number) => void) | undefined;
}

/** Values from the database, kept until they change: bounded in number, one load at a time for each key. */
export class Remembered<Value> implements Rememberer {
  readonly #options: RememberedOptions<Value>;
  readonly #values = new Map<string, Value>();
  readonly #loading = new Map<string, Promise<Value | undefined>>();

  constructor(options: RememberedOptions<Value>) {
    this.#options = options;
    options.changes.tell(options.kind, this);
  }

  /** The value, or undefined where there is none; what is not there is asked for again each time. */
  get(key: string): Soon<Value | undefined> {
    return soon(this.#options.changes.settle(), () => this.#current(key));
  }

  /** To be called after a change that this node made: it need not wait to hear of it. */
  forget(key: string): void {
    this.#values.delete(key);
    this.#loading.delete(key);
  }

  forgetAll(): void {
    this.#values.clear();
    this.#loading.clear();
  }

  #current(key: string): Soon<Value | undefined> {
    const value = this.#values.get(key);
    if (value === undefined) return this.#loading.get(key) ?? this.#load(key);
    this.#options.onUse?.(this.#options.changes.ageMs);
    return value;
  }

  #load(key: string): Promise<Value | undefined> {
    const loading = this.#options.load(key).then(
      (value) => {
        // Forgotten while it was read: this answer may be the old one, good for those who asked, not for keeping.
        if (this.#loading.get(key) === loading) this.#keep(key, value);
        if (value !== undefined) this.#options.onUse?.(0);
        return value;
      },
      (error: unknown) => {
        if (this.#loading.get(key) === loading) this.#loading.delete(key);
        throw error;
      },
    );
    this.#loading.set(key, loading);
    return loading;
  }

  #keep(key: string, value: Value | undefined): void {
    this.#loading.delete(key);
    if (value === undefined) return;
    if (this.#values.size >= this.#options.maxEntries) {
      const oldest = this.#values.keys().next();
      if (!oldest.done) this.#values.delete(oldest.value);
    }
    this.#values.set(key, value);
  }
}
