import { isRefused, type Refused } from '../refused.ts';

/** Returns the result of a computation that must not be refused. */
export function accepted<Result extends object>(result: Result): Exclude<Result, Refused> {
  if (isRefused(result)) throw new Error(JSON.stringify(result));
  return result as Exclude<Result, Refused>;
}
