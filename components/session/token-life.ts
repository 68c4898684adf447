/** What the partner's backend answers: a session token and its life in seconds. */
export interface SessionToken {
  token: string;
  expires_in: number;
}

/** Fetches a new token; the signal aborts when the session goes away. */
export type Mint = (signal: AbortSignal) => Promise<SessionToken>;

const RENEW_AT = 0.8;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * One token's life, in memory only. One mint in flight for everyone who asks; after 80 % of its life a token is due
 * and is renewed behind the scenes while the old one still serves; after its whole life nobody gets it any more.
 * Lifetimes are counted on a monotonic clock from the moment before the mint, so a wrong wall clock does no harm.
 */
export class TokenLife {
  #mint: Mint;
  #nowMs: () => number;
  #abort = new AbortController();
  #minting: Promise<string> | undefined;
  #token = '';
  #dueMs = 0;
  #deadMs = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(mint: Mint, nowMs = () => performance.now()) {
    this.#mint = mint;
    this.#nowMs = nowMs;
  }

  /** A token that still lives; rejects with what the mint rejected with. */
  get(): Promise<string> {
    if (this.#nowMs() >= this.#deadMs) return this.renew();
    this.renewIfDue();
    return Promise.resolve(this.#token);
  }

  /** Renews behind the scenes when the token has passed 80 % of its life; a failure is met by the next `get`. */
  renewIfDue(): void {
    if (this.#token && this.#nowMs() >= this.#dueMs) void this.renew().catch(() => {});
  }

  /** A new token, or the one that has replaced `refused` in the meantime. */
  renew(refused = this.#token): Promise<string> {
    if (refused !== this.#token) return Promise.resolve(this.#token);
    return (this.#minting ??= this.#fetch().finally(() => (this.#minting = undefined)));
  }

  /** Forgets the token and gives up a mint that is under way. */
  end(): void {
    this.#abort.abort();
    clearTimeout(this.#timer);
    this.#token = '';
    this.#deadMs = 0;
  }

  async #fetch(): Promise<string> {
    const bornMs = this.#nowMs();
    const { signal } = this.#abort;
    const { token, expires_in: lifeS } = await this.#mint(signal);
    if (!token || !(lifeS > 0)) throw new TypeError('A session is {token, expires_in}.');
    signal.throwIfAborted();
    const dueInMs = lifeS * 1000 * RENEW_AT;
    this.#token = token;
    this.#dueMs = bornMs + dueInMs;
    this.#deadMs = bornMs + lifeS * 1000;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => document.hidden || this.renewIfDue(), Math.min(dueInMs, LONGEST_TIMER_MS));
    return token;
  }
}
