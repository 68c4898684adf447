/**
 * A value, or a promise of one. Most requests find theirs in a cache; awaiting it anyway would cost each of
 * them a turn of the microtask queue for every step.
 */
export type MaybePromise<Value> = Value | Promise<Value>;

/** Calls `goOn` with a value: at once if it is present, otherwise when its promise resolves. */
export function chain<Value, Next>(
  value: MaybePromise<Value>,
  goOn: (value: Value) => MaybePromise<Next>,
): MaybePromise<Next> {
  return value instanceof Promise ? value.then(goOn) : goOn(value);
}
