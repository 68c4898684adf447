import type { Clock } from './clock.ts';

export interface RememberedOptions<Value> {
  readonly load: (key: string) => Promise<Value | undefined>;
  /** How old a remembered value may be: what another node changed is seen within this time. */
  readonly maxAgeMs: number;
  readonly maxEntries: number;
  readonly clock: Clock;
  /** Told how old a value was when it was used, in milliseconds from the start of its reading. */
  readonly onUse?: ((ageMs: number) => void) | undefined;
}

/** Values from the database, kept for a moment: bounded in number and age, one load at a time for each key. */
export class Remembered<Value> {
  readonly #options: RememberedOptions<Value>;
  readonly #values = new Map<string, { value: Value; readAt: number }>();
  readonly #loading = new Map<string, Promise<Value | undefined>>();

  constructor(options: RememberedOptions<Value>) {
    this.#options = options;
  }

  /** The value, or undefined where there is none; what is not there is asked for again each time. */
  async get(key: string): Promise<Value | undefined> {
    const entry = this.#values.get(key);
    const ageMs = entry ? this.#options.clock.now() - entry.readAt : Infinity;
    if (entry && ageMs < this.#options.maxAgeMs) {
      this.#options.onUse?.(ageMs);
      return entry.value;
    }
    return this.#loading.get(key) ?? this.#load(key);
  }

  /** To be called after a change that this node made: the next look reads anew. */
  forget(key: string): void {
    this.#values.delete(key);
    this.#loading.delete(key);
  }

  forgetAll(): void {
    this.#values.clear();
    this.#loading.clear();
  }

  #load(key: string): Promise<Value | undefined> {
    const readAt = this.#options.clock.now();
    const loading = this.#options.load(key).then(
      (value) => {
        if (this.#loading.get(key) === loading) this.#keep(key, value, readAt);
        if (value !== undefined) this.#options.onUse?.(this.#options.clock.now() - readAt);
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

  #keep(key: string, value: Value | undefined, readAt: number): void {
    this.#loading.delete(key);
    this.#values.delete(key);
    if (value === undefined) return;
    if (this.#values.size >= this.#options.maxEntries) {
      const oldest = this.#values.keys().next();
      if (!oldest.done) this.#values.delete(oldest.value);
    }
    this.#values.set(key, { value, readAt });
  }
}
