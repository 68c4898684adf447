import type { Request } from 'express';
import { readBytes } from '../gateway/body.ts';
import { ApiError } from '../gateway/errors.ts';

/** What was typed into the plain form, as typed. */
export interface PlantForm {
  readonly id: string;
  readonly name: string;
  readonly tag: string;
}

/** Three fields of at most 255 characters, each up to 12 bytes when it is percent-encoded, and room to spare. */
const MAX_FORM_BYTES = 32 * 1024;
const FORM_TYPE =
  /^application\/x-www-form-urlencoded[ \t]*(?:;[ \t]*charset[ \t]*=[ \t]*"?utf-8"?[ \t]*)?$/i;

/** @throws {ApiError} media_type, body_too_large, field_invalid (a field that stands twice) */
export async function readForm(req: Request): Promise<ReadonlyMap<string, string>> {
  if (!FORM_TYPE.test(req.headers['content-type'] ?? '')) {
    throw new ApiError('media_type', { message: 'Send the form as application/x-www-form-urlencoded.' });
  }
  const text = (await readBytes(req, MAX_FORM_BYTES)).toString('utf8');
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (fields.has(name)) throw new ApiError('field_invalid', { message: 'A field stands twice.' });
    fields.set(name, value);
  }
  return fields;
}

export function plantFormOf(fields: ReadonlyMap<string, string>): PlantForm {
  return { id: fields.get('id') ?? '', name: fields.get('name') ?? '', tag: fields.get('tag') ?? '' };
}

/** More digits than this are no int64, whatever they are; so long a run is not worth reading. */
const WHOLE_NUMBER = /^-?\d{1,400}$/;

/**
 * The form as the JSON of a NewPlant, whose own rules then decide. The number goes over digit by digit, never through
 * a float; what is no number goes over as the text it is, to be refused as one. A field left empty is left out.
 */
export function plantJson({ id, name, tag }: PlantForm): Buffer {
  const digits = id.trim();
  const members = [
    digits === '' ? '' : `"id":${WHOLE_NUMBER.test(digits) ? BigInt(digits) : JSON.stringify(digits)}`,
    name.trim() === '' ? '' : `"name":${JSON.stringify(name)}`,
    tag === '' ? '' : `"tag":${JSON.stringify(tag)}`,
  ];
  return Buffer.from(`{${members.filter(Boolean).join(',')}}`);
}
