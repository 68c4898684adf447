import { holdsCardNumber } from '../contract/card-numbers.ts';
import { ApiError } from './errors.ts';
import type { Json } from './json.ts';

/**
 * Refuses card numbers, which must never reach the database, logs or events (domain rule): in a note, in
 * metadata or in a field that the caller made up.
 * @throws {ApiError} field_invalid
 */
export function refuseCardNumbers(body: Json): void {
  const path = pathOfCard(body, []);
  if (!path) return;
  const param = path.join('.').slice(0, MAX_PARAM_LENGTH);
  throw new ApiError('field_invalid', {
    message: `${holdsCardNumber(param) ? 'A field' : param} must not contain a card number.`,
    ...(!holdsCardNumber(param) && { param }),
  });
}

/** A caller may choose names itself, as in metadata. */
const MAX_PARAM_LENGTH = 200;

/** Returns the path of the first card number, in the order of the body. */
function pathOfCard(value: Json, path: readonly string[]): readonly string[] | undefined {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') {
    return holdsCardNumber(String(value)) ? path : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const found = holdsCardNumber(name) ? [...path, name] : pathOfCard(inner, [...path, name]);
    if (found) return found;
  }
  return undefined;
}
