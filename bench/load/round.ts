/** One round of load: what is sent, how long, and what came of it. */
export interface Round {
  readonly origin: string;
  readonly path: string;
  /** `credential` of each request is taken from here in turn. */
  readonly credentials: 'tokens' | 'keys' | 'client';
  /** How many of them are used. */
  readonly spread: number;
  readonly connections: number;
  /** The round ends after so many milliseconds, or after so many requests. */
  readonly forMs?: number;
  readonly forRequests?: number;
  /** An `Idempotency-Key` of its own on each request. */
  readonly idempotent?: boolean;
}

export interface RoundResult {
  readonly answered: number;
  /** Answers that were not 2xx, and requests that failed. */
  readonly failed: number;
  readonly seconds: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** The first answer that was not 2xx, for the message. */
  readonly firstFailure?: string | undefined;
}

/** Whom the load speaks for; index by index a key, its merchant and a token of the two. */
export interface Callers {
  readonly keys: readonly string[];
  readonly merchants: readonly string[];
  readonly tokens: readonly string[];
  /** `id:secret` of the client of oidc-provider. */
  readonly client: string;
}
