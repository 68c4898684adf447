import type { TSchema } from 'typebox';
import type { ErrorName } from './error-codes.ts';
import type { Scope } from './scopes.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
export type CredentialKind = 'key' | 'session';

/**
 * One operation of the API, declared once. From it come the route, the checks before the handler, the OpenAPI
 * document and the reference page. What is not declared is not served.
 */
export interface Operation {
  /** Stable name, also the operationId: `createPlant`. */
  readonly id: string;
  readonly method: Method;
  /** OpenAPI form: `/v1/keys/{id}`. */
  readonly path: string;
  readonly tag:
    | 'Plants'
    | 'Sessions'
    | 'Partners'
    | 'Keys'
    | 'Merchants'
    | 'Webhooks'
    | 'Events'
    | 'Sandbox'
    | 'Hosted pages'
    | 'Platform';
  readonly summary: string;
  readonly description?: string;
  /** Who may call; empty: anyone. Only operations that a session may call ever answer CORS. */
  readonly credentials: readonly CredentialKind[];
  /** A page whose origin is not registered may read that it is refused, and nothing else; elsewhere not even that. */
  readonly tellsForeignOrigins?: true;
  /** Where it exists at all; both when left out. Elsewhere its path answers as one that is not there. */
  readonly environment?: 'sandbox';
  /** The scope the caller must hold; left out where a rule of the operation itself decides. */
  readonly scope?: Scope;
  readonly body?: TSchema;
  readonly query?: TSchema;
  readonly success: { readonly status: 200 | 201; readonly description: string; readonly schema?: TSchema };
  /** Answers that are neither the success nor the Error object, by status: readiness reports its parts with 503. */
  readonly otherAnswers?: Readonly<
    Record<number, { readonly description: string; readonly schema: TSchema }>
  >;
  /** Headers of the successful answer that the operation adds, name → description. */
  readonly responseHeaders?: Readonly<Record<string, string>>;
  /**
   * What becomes of an `Idempotency-Key`. `recorded`: the answer is written in the transaction of the change.
   * `sealed`: the same, but encrypted, since the answer holds a secret. `forwarded`: the change happens in another
   * service, which gets a key of ours. `ignored`: nothing changes, or a stored answer would be a stored token.
   */
  readonly idempotency: 'ignored' | 'recorded' | 'sealed' | 'forwarded';
  /** Errors of this operation beside those every operation of its kind may answer. */
  readonly errors?: readonly ErrorName[];
  /** What the example of the operation has beside the examples in its schemas (`examples.ts`). */
  readonly example?: OperationExample;
}

export interface OperationExample {
  /** Path parameters, by name. */
  readonly path?: Readonly<Record<string, string>>;
  /** The whole body, where the example of its schema isn't the one to show. */
  readonly request?: unknown;
  /** What differs from the example of the schema. */
  readonly response?: Readonly<Record<string, unknown>>;
}
