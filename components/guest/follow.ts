import { own } from './emit.ts';

const SOON_MS = 10_000;
const LATER_MS = 60_000;
/** The time in which changes are likely. */
const SOON_FOR_MS = 10 * 60_000;

/** Polls whether a page has changed, while it is visible. */
export class Follow {
  readonly #look: () => Promise<void>;
  readonly #startedMs = performance.now();
  readonly #life = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isLooking = false;

  constructor(look: () => Promise<void>) {
    this.#look = look;
    const { signal } = this.#life;
    document.addEventListener(
      'visibilitychange',
      () => this.#turn(document.visibilityState === 'visible'),
      own({ signal }),
    );
    this.#wait();
  }

  stop(): void {
    this.#life.abort();
    clearTimeout(this.#timer);
  }

  /** Checks at once when the guest returns to the page. */
  #turn(isSeen: boolean): void {
    clearTimeout(this.#timer);
    if (isSeen) void this.#again();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.#life.signal.aborted || document.visibilityState !== 'visible') return;
    const isSoon = performance.now() - this.#startedMs < SOON_FOR_MS;
    this.#timer = setTimeout(() => void this.#again(), isSoon ? SOON_MS : LATER_MS);
  }

  async #again(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      await this.#look();
    } finally {
      this.#isLooking = false;
      this.#wait();
    }
  }
}
