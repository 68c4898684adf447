import { ApiError } from '../../../core/api/errors.ts';

/** Names as they may be quoted in an answer. */
const QUOTABLE = /^[A-Za-z0-9$_-]{1,40}$/;

/**
 * A theme that can't be read, by the path of what is wrong: `color.accent`. A name of the caller's is quoted only if it is a plain
 * word.
 */
export function tokenFault(path: readonly string[], message: string): ApiError {
  const known = path.findIndex((name) => !QUOTABLE.test(name));
  const quoted = known === -1 ? path : path.slice(0, known);
  return new ApiError('field_invalid', {
    message: `${quoted.join('.') || 'A name'} ${message}`,
    ...(quoted.length > 0 && { param: quoted.join('.') }),
  });
}
