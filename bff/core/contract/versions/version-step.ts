import type { JsonSchema } from '../openapi-schemas.ts';

/** A JSON object being converted. */
export type Shape = Readonly<Record<string, unknown>>;

/** The changes of one dated version. A breaking change only ever ships as such a step. */
export interface VersionStep {
  /** The version that introduced the change, `YYYY-MM-DD`. */
  readonly version: string;
  /** The changes that partners must know about, one sentence each. */
  readonly changes: readonly string[];
  /** Shapes that changed; omitted if all stayed the same. */
  readonly conversions?: Conversions;
  /**
   * Whether, from this version on, a request with a member or parameter that its operation doesn't have is
   * refused.
   */
  readonly refusesUnknown?: true;
  /**
   * Whether, from this version on, all parts that a country requires must be sent: of addresses and bank
   * accounts.
   */
  readonly asksForParts?: true;
  /**
   * Whether, from this version on, a surface whose pages are the dashboard's can't be the only one of a
   * domain.
   */
  readonly limitsDomainSurfaces?: true;
}

/**
 * Changed shapes, in both directions. Handlers and storage know only the newest shape: a request of an older
 * version is upgraded step by step, and a response downgraded.
 */
export interface Conversions {
  /** Converts a request body of the previous version → this one. */
  readonly up: (operationId: string, body: Shape) => Shape;
  /** Converts a record of this version → the previous one. `object` is the kind of record. */
  readonly down: (record: Shape) => Shape;
  /**
   * Converts the published schema of a title, from this version → the previous one: the effect of `down`, for
   * client generators.
   */
  readonly schemaDown: (title: string, schema: JsonSchema) => JsonSchema;
  /**
   * Converts a request body of this version → the previous one, the inverse of `up`. For the examples of the
   * older document.
   */
  readonly requestDown: (operationId: string, body: Shape) => Shape;
}
