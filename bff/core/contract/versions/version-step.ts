import type { JsonSchema } from '../openapi-schemas.ts';

/** A JSON object on its way in or out. */
export type Shape = Readonly<Record<string, unknown>>;

/** The changes of one dated version. A breaking change only ever ships as such a step. */
export interface VersionStep {
  /** The version that brought the change, `YYYY-MM-DD`. */
  readonly version: string;
  /** The changes that partners must know about, one sentence each. */
  readonly changes: readonly string[];
  /** Shapes that changed; left out if all stayed the same. */
  readonly conversions?: Conversions;
  /**
   * From this version on, a request with a member or parameter that its operation doesn't have is refused.
   */
  readonly refusesUnknown?: true;
  /**
   * From this version on, what has the parts that its country requires is asked for as a whole: addresses and
   * bank accounts.
   */
  readonly asksForParts?: true;
  /** From this version on, a surface without pages can't be hosted, and a domain can't be for it alone. */
  readonly hostsOnlyPages?: true;
}

/**
 * Changed shapes, in both directions. Handlers and storage know only the newest shape: a request of an older
 * version is upgraded step by step, a response downgraded.
 */
export interface Conversions {
  /** A request body of the version before → of this one. */
  readonly up: (operationId: string, body: Shape) => Shape;
  /** A record of this version → of the one before. `object` says what record it is. */
  readonly down: (record: Shape) => Shape;
  /**
   * The published schema of a title, of this version → of the one before. What `down` does, for generators of
   * clients.
   */
  readonly schemaDown: (title: string, schema: JsonSchema) => JsonSchema;
  /**
   * A request body of this version → of the one before: what `up` undoes. For the examples of the older
   * document.
   */
  readonly requestDown: (operationId: string, body: Shape) => Shape;
}
