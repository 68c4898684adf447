import type { TSchema } from 'typebox';
import { ApiError } from './errors.ts';
import { checkOf } from './validate.ts';

/** The parameters of a query, each sent once. */
export type Query = Readonly<Record<string, string>>;

export type QueryCheck = (query: Readonly<Record<string, unknown>>) => Query;

/**
 * A check for the query of one operation. A parameter that the operation does not have is refused, since a filter that
 * is misspelled would otherwise be a list of everything.
 * @throws {ApiError} field_invalid or field_missing, from the returned check
 */
export function queryCheckOf(schema: TSchema): QueryCheck {
  const check = checkOf(schema);
  const known = new Set(Object.keys((Reflect.get(schema, 'properties') as object | undefined) ?? {}));
  return (query) => {
    for (const [param, value] of Object.entries(query)) {
      if (!known.has(param)) throw refused(param, "This operation doesn't have this query parameter.");
      if (typeof value !== 'string') throw refused(param, `${param} must be sent only once.`);
    }
    return check({ ...(query as Query) }) as unknown as Query;
  };
}

/** The name is the caller's text, and may be of any length. */
function refused(param: string, message: string): ApiError {
  return new ApiError('field_invalid', { message, param: param.slice(0, 100) });
}
