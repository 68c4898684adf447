import type { Operation, ResponseBodyOf } from '../contract/operation.ts';
import type { Owner } from '../database/owner.ts';
import type { RowToWrite } from '../database/write-at-end.ts';
import type { Call } from './call.ts';
import { checksOf, type Checks } from './checks.ts';
import type { ApiError } from './errors.ts';
import type { Download, Serialized } from '../http/responses.ts';
import type { EventStream } from '../http/send-events.ts';

export interface OperationResponse<Body = unknown> {
  /** Defaults to the operation's success status. */
  readonly status?: number;
  readonly body: Body;
  readonly headers?: Readonly<Record<string, string>>;
  /** The already serialized body in the newest version, for `isConditional` operations. */
  readonly serialized?: Serialized;
  /** A file in place of the body, of a media type that the operation declares. */
  readonly download?: Download;
  /** Server-Sent Events in place of the body, for an operation that declares them. */
  readonly events?: EventStream;
  /**
   * The rows to write before the response is sent, for a `forwarded` operation whose handler has no
   * transaction (`holdsKey`).
   */
  readonly writes?: WrittenFirst | undefined;
  /** The record for the audit log, if the call has no principal that says whose it is. */
  readonly about?: AuditSubject | undefined;
}

/** A changed record and its owner. */
export interface AuditSubject extends Owner {
  readonly merchantId: string | null;
  /** The `object` of the record. */
  readonly type: string;
  readonly id: string;
}

/** Rows that are committed together with the stored response of the idempotency key. */
export interface WrittenFirst {
  readonly rows: readonly RowToWrite[];
  /** Returns the error for the caller if the rows can't be written. */
  readonly orElse: (cause: unknown) => ApiError;
}

/** A response that is a file. */
export interface FileResponse extends Pick<OperationResponse, 'status' | 'headers'> {
  readonly body?: undefined;
  readonly download: Download;
}

/** A response that streams. */
export interface StreamResponse extends Pick<OperationResponse, 'headers'> {
  readonly body?: undefined;
  readonly events: EventStream;
}

/** An operation with its handler. */
export interface Route {
  readonly operation: Operation;
  readonly checks: Checks;
  readonly prepare?: ((call: Call) => Promise<void>) | undefined;
  readonly handle: (call: Call) => OperationResponse | Promise<OperationResponse>;
  readonly readAgain?: ((call: Call) => Promise<OperationResponse>) | undefined;
  readonly holdsKey?: boolean | undefined;
  readonly readsFirst?: boolean | undefined;
  /** The entry that a call adds to the audit log; `undefined` if it changes nothing (`audit.ts`). */
  readonly audit?: RouteAudit | undefined;
}

/** The audit log's view of an operation. */
export interface RouteAudit {
  /** Reads the record that a call is about to change; `undefined` if the operation's record isn't read. */
  readonly readBefore: ((call: Call) => Promise<unknown>) | undefined;
  /**
   * Returns the row of the entry; `undefined` for a refusal.
   * @param before the result of `readBefore`; `undefined` if nothing was read
   */
  readonly rowOf: (call: Call, response: OperationResponse, before: unknown) => RowToWrite | undefined;
}

type Handled<Body> = OperationResponse<Body> | FileResponse | StreamResponse;

export interface RouteOptions<Op extends Operation> {
  /**
   * Does work that takes too long for the handler's transaction, such as decoding an image. Runs before the
   * transaction, even for a request that turns out to be a repeat; its errors aren't stored for the
   * idempotency key.
   */
  readonly prepare?: (call: Omit<Call<Op>, 'work'>) => Promise<void>;
  /**
   * Reads the record again for a repeated request, if it contains personal data, which isn't stored a second
   * time for the idempotency key.
   */
  readonly readAgain?: (call: Omit<Call<Op>, 'work'>) => Promise<OperationResponse<ResponseBodyOf<Op>>>;
  /**
   * Whether the handler of a `forwarded` operation reserves the key in its own first transaction, using
   * `call.keySteps`.
   */
  readonly holdsKey?: boolean;
  /**
   * Whether the handler of a `recorded` operation starts with reads only, which share the round trip that
   * reserves the key. The handler then also runs for a repeated request, and its result or refusal is
   * discarded: it must change nothing outside `work`.
   */
  readonly readsFirst?: boolean;
}

/**
 * Ties a handler to its operation, which types the handler's call and response: `call.params`, `call.query`
 * and `call.body` by their schemas, `call.principal` by `credentials`, `call.work` by `idempotency`.
 * @example
 * ```ts
 * const routes = [
 *   route(getKey, async (call) => {
 *     const row = await keyOfOwner(db, call.principal, call.params.id);
 *     return { body: presentKey(row, clock.now()) };
 *   }),
 * ];
 * ```
 */
export function route<Op extends Operation, const Body extends ResponseBodyOf<Op>>(
  operation: Op,
  handle: (call: Call<Op>) => Handled<Body> | Promise<Handled<Body>>,
  { prepare, readAgain, holdsKey, readsFirst }: RouteOptions<Op> = {},
): Route {
  // The only cast: perform() makes each call by the operation of its route, so it has this operation's type.
  return {
    operation,
    checks: checksOf(operation),
    prepare: prepare as unknown as Route['prepare'],
    handle: handle as unknown as Route['handle'],
    readAgain: readAgain as unknown as Route['readAgain'],
    holdsKey,
    readsFirst,
  };
}
