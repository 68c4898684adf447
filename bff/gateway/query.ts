import { Type, type TObject } from 'typebox';
import { ApiError } from './errors.ts';
import type { JsonObject } from './json.ts';
import { unknownParameter } from './unknown-members.ts';
import { checkOf } from './validate.ts';

export type QueryCheck = (query: Readonly<Record<string, unknown>>) => JsonObject;

/** A whole number in its single spelling: no sign, no leading zero. */
const DIGITS = /^(?:0|[1-9]\d{0,14})$/;

/**
 * A check for the query of one operation. Unknown parameters are refused, because a misspelled filter would otherwise
 * list everything. A query is text: if the schema requires an integer, digits are converted here, and nowhere else.
 * @throws {ApiError} field_invalid or field_missing, from the returned check
 */
export function queryCheckOf(schema: TObject): QueryCheck {
  const check = checkOf(schema);
  const names = Object.keys(schema.properties);
  const known = new Set(names);
  const numbers = new Set(names.filter((name) => Type.IsInteger(schema.properties[name])));
  return (query) => {
    const read: JsonObject = {};
    for (const [param, value] of Object.entries(query)) {
      if (!known.has(param)) throw unknownParameter(param);
      if (typeof value !== 'string') throw refused(param, `${param} must be sent only once.`);
      read[param] = numbers.has(param) && DIGITS.test(value) ? Number(value) : value;
    }
    return check(read);
  };
}

/** The name is the caller's text, and may be of any length. */
function refused(param: string, message: string): ApiError {
  return new ApiError('field_invalid', { message, param: param.slice(0, 100) });
}
