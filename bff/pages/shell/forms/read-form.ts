import type { Request } from 'express';
import { readBytes } from '../../../core/http/body.ts';
import { ApiError } from '../../../core/api/errors.ts';

/**
 * The fields of a form, as typed. A field that may occur several times, such as a list of choices, has all values.
 */
export interface Form {
  /** The value of a field; undefined where it is not there. */
  readonly get: (name: string) => string | undefined;
  readonly all: (name: string) => readonly string[];
}

/** A few fields of some hundred characters, each up to 12 bytes when it is percent-encoded, and room to spare. */
const MAX_FORM_BYTES = 32 * 1024;
const FORM_TYPE =
  /^application\/x-www-form-urlencoded[ \t]*(?:;[ \t]*charset[ \t]*=[ \t]*"?utf-8"?[ \t]*)?$/i;

/**
 * @param several fields that may occur several times
 * @throws {ApiError} media_type, body_too_large, field_invalid (another field occurs twice)
 */
export async function readForm(req: Request, several: readonly string[] = []): Promise<Form> {
  if (!FORM_TYPE.test(req.headers['content-type'] ?? '')) {
    throw new ApiError('media_type', { message: 'Send the form as application/x-www-form-urlencoded.' });
  }
  const text = (await readBytes(req, MAX_FORM_BYTES)).toString('utf8');
  const fields = Map.groupBy(new URLSearchParams(text), ([name]) => name);
  for (const [name, values] of fields) {
    if (values.length > 1 && !several.includes(name)) {
      throw new ApiError('field_invalid', { message: 'A form field must not be repeated.' });
    }
  }
  const all = (name: string): string[] => (fields.get(name) ?? []).map(([, value]) => value);
  return { get: (name) => all(name)[0], all };
}
