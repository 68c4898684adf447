import { ApiError } from '../../gateway/errors.ts';

const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/;

/** A moment as a caller writes it: RFC 3339. @throws {ApiError} field_invalid */
export function momentOf(text: string, param: string): Date {
  const ms = RFC_3339.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(ms)) {
    throw new ApiError('field_invalid', {
      message: `${param} must be a time such as 2026-11-21T10:42:07Z.`,
      param,
    });
  }
  return new Date(ms);
}
