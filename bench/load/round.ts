/** One round of load: what is sent, how long, and the results. */
export interface Round {
  readonly origin: string;
  readonly path: string;
  /** Each request takes the next `credential`. */
  readonly credentials: 'tokens' | 'keys' | 'client';
  /** How many of them are used. */
  readonly spread: number;
  readonly connections: number;
  /** The round ends after this many milliseconds, or after this many requests. */
  readonly forMs?: number;
  readonly forRequests?: number;
  /** An `Idempotency-Key` of its own on each request. */
  readonly idempotent?: boolean;
  /** A GET in place of a POST. */
  readonly read?: Read;
}

export interface Read {
  /** `{order}` in the path is the id of any of so many seeded orders. */
  readonly orders?: number;
  /** Sent as `If-None-Match`: then 304 is the response that is wanted. */
  readonly etag?: string;
  /** Of a site: a guest's browser asks, which takes gzip, each time from another address. */
  readonly host?: string;
  /** Whose it is, in place of the next caller. */
  readonly bearer?: string;
}

export interface RoundResult {
  readonly answered: number;
  /** Responses that were not 2xx, and requests that failed. */
  readonly failed: number;
  readonly seconds: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** The first response that was not 2xx, for the message. */
  readonly firstFailure?: string | undefined;
}

/** The callers: for each index a key, its merchant and a token for the two. */
export interface Callers {
  readonly keys: readonly string[];
  readonly merchants: readonly string[];
  readonly tokens: readonly string[];
  /** `id:secret` of the client of oidc-provider. */
  readonly client: string;
}
