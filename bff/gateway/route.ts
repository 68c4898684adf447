import type { Operation, ResponseBodyOf } from '../contract/operation.ts';
import type { Call } from './call.ts';
import { checksOf, type Checks } from './checks.ts';

export interface OperationResponse<Body = unknown> {
  /** The operation's own success status when left out. */
  readonly status?: number;
  readonly body: Body;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An operation with its handler. */
export interface Route {
  readonly operation: Operation;
  readonly checks: Checks;
  readonly handle: (call: Call) => OperationResponse | Promise<OperationResponse>;
}

/**
 * Ties a handler to its operation, which types the handler's call and response: `call.params`, `call.query` and
 * `call.body` by their schemas, `call.principal` by `credentials`, `call.work` by `idempotency`.
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
  handle: (call: Call<Op>) => OperationResponse<Body> | Promise<OperationResponse<Body>>,
): Route {
  // The one cast: perform() makes each call by the operation of its route, so it has this operation's type.
  return { operation, checks: checksOf(operation), handle: handle as unknown as Route['handle'] };
}
