import { normalized } from '../../core/contract/plain-text.ts';
import { ApiError } from '../../core/api/errors.ts';

/** What was sent, null included; else what was there; else what a new part has. */
export function kept<Value>(sent: Value | undefined, old: Value | undefined, otherwise: Value): Value {
  if (sent !== undefined) return sent;
  return old === undefined ? otherwise : old;
}

export function normalizedOrNull(text: string | null | undefined): string | null | undefined {
  return typeof text === 'string' ? normalized(text) : text;
}

/** A new part must have the field. @throws {ApiError} field_missing */
export function missing(path: string, field: string): never {
  const param = `${path}.${field}`;
  throw new ApiError('field_missing', { message: `${param} is required.`, param });
}
