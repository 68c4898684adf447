import type { IncomingMessage } from 'node:http';
import { readBytes } from '../../../core/http/body.ts';
import { ApiError } from '../../../core/api/errors.ts';
import type { Form } from './read-form.ts';

/** A form that files may come with. */
export interface UploadForm extends Form {
  /** The bytes of a chosen file; undefined: none was chosen. */
  readonly file: (name: string) => Buffer | undefined;
}

const FORM_TYPE = /^multipart\/form-data[ \t]*;/i;

/**
 * A form with `enctype="multipart/form-data"`. Node's own reader takes it apart.
 * @throws {ApiError} media_type, body_too_large, field_invalid (a field occurs twice), request_malformed
 */
export async function readUploadForm(req: IncomingMessage, maxBytes: number): Promise<UploadForm> {
  const type = req.headers['content-type'] ?? '';
  if (!FORM_TYPE.test(type)) {
    throw new ApiError('media_type', { message: 'Send the form as multipart/form-data.' });
  }
  const parts = await partsOf(await readBytes(req, maxBytes), type);
  const files = new Map<string, Buffer>();
  const fields = new Map<string, string>();
  for (const [name, value] of parts) {
    if (files.has(name) || fields.has(name)) {
      throw new ApiError('field_invalid', { message: 'A form field must not be repeated.' });
    }
    if (typeof value === 'string') fields.set(name, value);
    // A file field that was left alone comes as an empty file.
    else if (value.size > 0) files.set(name, Buffer.from(await value.arrayBuffer()));
  }
  const get = (name: string): string | undefined => fields.get(name);
  const all = (name: string): string[] => [get(name)].filter((value) => value !== undefined);
  return { get, all, file: (name) => files.get(name) };
}

async function partsOf(bytes: Buffer, type: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  } catch (error) {
    throw new ApiError('request_malformed', { message: 'The form could not be read.', cause: error });
  }
}
