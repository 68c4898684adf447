import type { Static, TObject, TSchema } from 'typebox';
import type { ErrorName } from './error-codes.ts';
import type { EnvironmentName } from './fields.ts';
import type { Scope } from './scopes.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
export type CredentialKind = 'key' | 'session';

/** The declaration of an operation; see {@link defineOperation}. */
export interface Operation {
  /** Stable name, also the operationId: `createPlant`. */
  readonly id: string;
  readonly method: Method;
  /** OpenAPI form: `/v1/keys/{id}`. */
  readonly path: string;
  /** The tag of its feature. */
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  /**
   * The kinds of credentials that may call; empty if anyone may. Only operations that a session may call use
   * CORS.
   */
  readonly credentials: readonly CredentialKind[];
  /**
   * Whether guests may call it too, from the service's own pages and without a scope: for their page's
   * merchant, as far as the handler allows. No caller over HTTP is a guest.
   */
  readonly isForGuests?: true;
  /**
   * Whether a page with an unregistered origin may read that it is refused, and nothing else; otherwise not
   * even that.
   */
  readonly tellsForeignOrigins?: true;
  /** The only environment in which it exists; defaults to both. In the other, its path returns 404. */
  readonly environment?: 'sandbox';
  /** The scope that the caller must hold; omitted if a rule of the operation itself decides. */
  readonly scope?: Scope;
  /** Further scopes that some of its calls require: the handler checks them by `requireFurtherScope`. */
  readonly furtherScopes?: readonly Scope[];
  /**
   * When a person on the console must have proved who they are in the last ten minutes, by a passkey or a
   * code: always, by what is sent, or by the record, which the route's `prepare` looks at. Keys and
   * sessions of servers aren't asked.
   */
  readonly needsProof?:
    | true
    | 'by-record'
    | ((call: { readonly body: unknown; readonly environment: EnvironmentName }) => boolean);
  /**
   * The path parameters: exactly the names in braces. A value that doesn't match its schema can't name a
   * record, so it is not found.
   */
  readonly params?: TObject;
  /** The query parameters. Each is sent once. One whose schema is an integer is read as a number. */
  readonly query?: TObject;
  readonly body?: TSchema;
  /** A file as request body, in place of `body`. */
  readonly upload?: Upload;
  readonly success: {
    readonly status: 200 | 201;
    readonly description: string;
    readonly schema?: TSchema;
    /**
     * The media types of a file that the handler returns as `download`, in place of a schema or in addition.
     */
    readonly download?: readonly string[];
    /** An example of the Server-Sent Events that the handler returns as `events`, in place of a schema. */
    readonly events?: string;
  };
  /**
   * Responses that are neither the success nor the Error object, by status: readiness reports its parts with
   * 503.
   */
  readonly otherAnswers?: Readonly<
    Record<number, { readonly description: string; readonly schema: TSchema }>
  >;
  /**
   * Whether its response may have an `ETag`; a request that names it in `If-None-Match` gets 304 without a
   * body.
   */
  readonly isConditional?: true;
  /** Additional headers of the success response, name → description. */
  readonly responseHeaders?: Readonly<Record<string, string>>;
  /**
   * The handling of an `Idempotency-Key`. `recorded`: the response is written in the transaction of the
   * change. `sealed`: the same, but encrypted, because the response contains a secret. `forwarded`: the
   * change happens in another service, which gets a derived key. `ignored`: nothing changes, or a stored
   * response would be a stored token.
   */
  readonly idempotency: 'ignored' | 'recorded' | 'sealed' | 'forwarded';
  /**
   * Whether a request without an `Idempotency-Key` is refused, because an accidental repeat would move money
   * twice.
   */
  readonly isKeyRequired?: true;
  /**
   * Whether a card number anywhere in its body is refused: cards are entered at the processor, and their
   * numbers must never reach this service.
   */
  readonly refusesCardNumbers?: true;
  /** Errors of this operation in addition to those of every operation of its kind. */
  readonly errors?: readonly ErrorName[];
  /** The example's values in addition to those in the schemas (`examples.ts`). */
  readonly example?: OperationExample;
}

/** A body other than JSON: the handler gets its bytes and its media type. */
export interface Upload {
  /** The accepted values of `Content-Type`. */
  readonly mediaTypes: readonly [string, ...string[]];
  readonly maxBytes: number;
  /** Whether a call may have no body. */
  readonly isOptional?: true;
  readonly description: string;
  /** An example of the first media type: its name in the samples, and its bytes in base64. */
  readonly example: { readonly name: string; readonly base64: string };
}

export interface OperationExample {
  /** Query parameters. */
  readonly query?: Readonly<Record<string, string>>;
  /** The whole body, if its schema's example isn't suitable. */
  readonly request?: unknown;
  /** The values that differ from the schema's example. */
  readonly response?: Readonly<Record<string, unknown>>;
}

type UnknownNames<Declared> = { readonly [Name in Exclude<keyof Declared, keyof Operation>]: never };

/**
 * Declares one operation of the API. From it come the route, the checks before the handler, the types of the
 * handler's call, the OpenAPI document and the reference page. What is not declared is not served.
 * @returns the declaration, with its literal types
 * @throws {TypeError} the names in the path and those of `params` differ
 * @example
 * ```ts
 * export const getKey = defineOperation({
 *   id: 'getKey',
 *   method: 'get',
 *   path: '/v1/keys/{id}',
 *   params: IdInPath('key'),
 *   tag: 'Keys',
 *   summary: 'Retrieve a partner key',
 *   credentials: ['key'],
 *   scope: 'keys:read',
 *   success: { status: 200, description: 'The key, without its secret.', schema: Key },
 *   idempotency: 'ignored',
 *   errors: ['not_found'],
 * });
 * ```
 */
export function defineOperation<const Declared extends Operation>(
  operation: Declared & UnknownNames<Declared>,
): Declared {
  const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const declared = Object.keys(operation.params?.properties ?? {});
  if (inPath.join() !== declared.join()) {
    throw new TypeError(`${operation.id} declares the parameters (${declared.join()}) of ${operation.path}`);
  }
  return operation;
}

/** The path parameters in a handler; unknown for an unspecific operation. */
export type ParamsOf<Op extends Operation> = Known<Op, StaticOf<Op['params']>>;
export type QueryOf<Op extends Operation> = Known<Op, StaticOf<Op['query']>>;
export type BodyOf<Op extends Operation> = Known<
  Op,
  Op extends { readonly body: infer Body extends TSchema } ? Static<Body> : undefined
>;

/** The body of the success response. */
export type SuccessOf<Op extends Operation> = Known<
  Op,
  Op['success'] extends { readonly schema: infer Body extends TSchema } ? Static<Body> : undefined
>;

/** The body of a response: of the success, or of the operation's alternative. */
export type ResponseBodyOf<Op extends Operation> = Known<
  Op,
  | DeepReadonly<SuccessOf<Op>>
  | (Op extends { readonly otherAnswers: infer Others extends Required<Operation>['otherAnswers'] }
      ? DeepReadonly<Static<Others[keyof Others & number]['schema']>>
      : never)
>;

type DeepReadonly<Value> = Value extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: DeepReadonly<Value[Name]> }
    : Value;

type Known<Op extends Operation, Type> = Operation extends Op ? unknown : Type;

type StaticOf<Schema> = Schema extends TSchema ? Static<Schema> : Record<never, never>;
