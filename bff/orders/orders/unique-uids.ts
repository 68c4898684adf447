import { ApiError } from '../../core/api/errors.ts';

/**
 * The uids of an order's parts: the caller's own, or the prefix and the position, from 1.
 * @param taken those of other parts that may not be used again
 * @throws {ApiError} field_invalid: two parts have the same
 */
export function uniqueUids(
  list: string,
  parts: readonly { readonly uid?: string }[],
  prefix = '',
  taken: Iterable<string> = [],
): string[] {
  const seen = new Set(taken);
  return parts.map(({ uid }, index) => {
    const own = uid ?? `${prefix}${index + 1}`;
    if (seen.has(own)) {
      const param = `${list}.${index}.uid`;
      throw new ApiError('field_invalid', { message: `${param} must be unique in the order.`, param });
    }
    seen.add(own);
    return own;
  });
}
