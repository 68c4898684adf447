import { once } from 'node:events';

/** One event as it was sent. */
export interface SentEvent {
  readonly type: string;
  readonly id: string | undefined;
  readonly data: Record<string, unknown>;
}

export interface StreamOptions {
  readonly credential: string;
  readonly topics?: string;
  readonly merchant?: string;
  readonly lastEventId?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The time that a test waits for an event. */
const WITHIN_MS = 10_000;

/** A stream that is read as it comes. */
export class StreamReader {
  readonly response: Response;
  readonly events: SentEvent[] = [];
  /** The ID of the last event that had one. */
  lastEventId: string | undefined;
  #isEnded = false;
  readonly #changed = new EventTarget();
  readonly #leaving: AbortController;

  private constructor(response: Response, leaving: AbortController) {
    this.response = response;
    this.#leaving = leaving;
    void this.#read();
  }

  static async open(service: { readonly url: string }, options: StreamOptions): Promise<StreamReader> {
    const { credential, topics = 'orders', merchant, lastEventId, headers } = options;
    const query = new URLSearchParams({ topics, ...(merchant !== undefined && { merchant }) });
    const leaving = new AbortController();
    const response = await fetch(`${service.url}/v1/stream?${query}`, {
      headers: {
        authorization: `Bearer ${credential}`,
        ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
        ...headers,
      },
      signal: leaving.signal,
    });
    return new StreamReader(response, leaving);
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** Types so far, the first event included. */
  get types(): string[] {
    return this.events.map(({ type }) => type);
  }

  /** Resolves when it is true of the events so far. @throws {Error} if that takes too long */
  async until(what: string, isSo: (reader: this) => boolean): Promise<this> {
    const signal = AbortSignal.timeout(WITHIN_MS);
    while (!isSo(this)) {
      await once(this.#changed, 'change', { signal }).catch(() => {
        throw new Error(`not within ${WITHIN_MS} ms: ${what}; so far: ${this.types.join(', ')}`);
      });
    }
    return this;
  }

  has(count: number): Promise<this> {
    return this.until(`${count} events`, () => this.events.length >= count);
  }

  ended(): Promise<this> {
    return this.until('the end', () => this.#isEnded);
  }

  /** Ends it from this side, as a lost connection does. */
  leave(): void {
    this.#leaving.abort();
  }

  async #read(): Promise<void> {
    let text = '';
    try {
      for await (const piece of this.response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        text += piece;
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) this.#take(block);
        this.#changed.dispatchEvent(new Event('change'));
      }
    } catch {
      // The reader closed the stream.
    }
    this.#isEnded = true;
    this.#changed.dispatchEvent(new Event('change'));
  }

  #take(block: string): void {
    const lines = new Map(
      block.split('\n').map((line): [string, string] => {
        const [, name = '', value = ''] = /^(\w*): (.*)$/.exec(line) ?? [];
        return [name, value];
      }),
    );
    const type = lines.get('event');
    if (type === undefined) return;
    const id = lines.get('id');
    this.lastEventId = id ?? this.lastEventId;
    this.events.push({ type, id, data: JSON.parse(lines.get('data') ?? '') as Record<string, unknown> });
  }
}
