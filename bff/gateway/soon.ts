/**
 * A value that is often there already. Where most requests find theirs remembered, waiting for a promise all the same
 * would cost each of them a turn of the queue for every step.
 */
export type Soon<Value> = Value | Promise<Value>;

/** Goes on with a value: now if it is there, else when it comes. */
export function soon<Value, Next>(value: Soon<Value>, goOn: (value: Value) => Soon<Next>): Soon<Next> {
  return value instanceof Promise ? value.then(goOn) : goOn(value);
}
