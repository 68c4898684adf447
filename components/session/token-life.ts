import { own } from './trellis-error.ts';

/** The response of the partner's backend: a session token and its lifetime in seconds. */
export interface SessionToken {
  token: string;
  expires_in: number;
}

/** Fetches a new token. Rejects if there is none. */
export type Mint = () => Promise<SessionToken>;

const RENEW_AT = 0.8;

/** Whether a value has a token that fits in a header, and a lifetime. */
function isToken(value: unknown): value is SessionToken {
  const { token, expires_in } = own(Object(value)) as Partial<SessionToken>;
  return (
    typeof token === 'string' && /^[!-~]+$/.test(token) && typeof expires_in === 'number' && expires_in > 0
  );
}

/**
 * The lifetime of a token, in memory only. Concurrent callers share one mint. After 80% of its lifetime a
 * token is renewed in the background while the old one is still used; after its lifetime it is never
 * returned. Lifetimes are measured on a monotonic clock from before the mint, so a wrong wall clock does no
 * harm.
 */
export class TokenLife {
  #mint: Mint;
  #ended = false;
  #minting: Promise<string> | undefined;
  #token = '';
  #dueMs = 0;
  #deadMs = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(mint: Mint) {
    this.#mint = mint;
  }

  /**
   * Returns a valid token, minting one if there is none.
   * @throws the error of the mint; {TypeError} if the response isn't a token, or the session ended meanwhile
   */
  async get(): Promise<string> {
    if (performance.now() >= this.#deadMs) return this.renew();
    this.renewIfDue();
    return this.#token;
  }

  /**
   * Renews the token in the background once it has passed 80% of its lifetime; after a failure, the next
   * `get` tries again.
   */
  renewIfDue(): void {
    if (this.#token && performance.now() >= this.#dueMs) void this.renew().catch(() => {});
  }

  /**
   * Returns a new token, or the one that has replaced `refused` meanwhile.
   * @throws the error of the mint; {TypeError} if the response isn't a token, or the session ended meanwhile
   */
  async renew(refused = this.#token): Promise<string> {
    if (this.#token && refused !== this.#token) return this.#token;
    return (this.#minting ??= this.#fetch().finally(() => (this.#minting = undefined)));
  }

  /** Discards the token for good; a mint in progress is rejected. */
  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#token = '';
    this.#deadMs = 0;
  }

  async #fetch(): Promise<string> {
    const bornMs = performance.now();
    const minted: unknown = await this.#mint();
    if (this.#ended) throw new TypeError('The session ended.');
    if (!isToken(minted)) throw new TypeError('No {token, expires_in} came.');
    const { token, expires_in: lifeS } = minted;
    const dueInMs = lifeS * 1000 * RENEW_AT;
    this.#token = token;
    this.#dueMs = bornMs + dueInMs;
    this.#deadMs = bornMs + lifeS * 1000;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => document.hidden || this.renewIfDue(), dueInMs);
    return token;
  }
}
