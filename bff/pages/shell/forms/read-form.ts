import type { Request } from 'express';
import { readBytes } from '../../../core/http/body.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { requireCsrf, requireSameOrigin } from '../same-origin.ts';
import type { IncomingMessage } from 'node:http';

/**
 * The fields of a form, as typed. A field that may occur several times, such as a list of choices, has all
 * values.
 */
export interface Form {
  /** The value of a field; undefined where it is not there. */
  readonly get: (name: string) => string | undefined;
  readonly all: (name: string) => readonly string[];
}

/**
 * A few fields of some hundred characters, each up to 12 bytes when it is percent-encoded, and room to spare.
 */
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

/**
 * Reads a form of one of our own pages, made for the session that sends it. `session` is called once the
 * request is known to be same-origin, and `read` once the session is known.
 * @throws {ApiError} origin_refused, csrf_refused, as `session` and `read` do
 */
export async function receiveForm<Session extends { readonly cookie: string }, Read extends Form = Form>(
  req: Request,
  publicOrigin: string,
  session: () => Promise<Session>,
  read: () => Promise<Read>,
): Promise<{ readonly session: Session; readonly form: Read }> {
  requireSameOrigin(req, publicOrigin);
  const sender = await session();
  const form = await read();
  requireCsrf(sender.cookie, form.get('csrf'));
  return { session: sender, form };
}

/** A form that files may come with. */
export interface UploadForm extends Form {
  /** Returns the bytes of a chosen file; `undefined` if none was chosen. */
  readonly file: (name: string) => Buffer | undefined;
}

const UPLOAD_TYPE = /^multipart\/form-data[ \t]*;/i;

/**
 * A form with `enctype="multipart/form-data"`. Node's own reader takes it apart.
 * @throws {ApiError} media_type, body_too_large, field_invalid (a field occurs twice), request_malformed
 */
export async function readUploadForm(req: IncomingMessage, maxBytes: number): Promise<UploadForm> {
  const type = req.headers['content-type'] ?? '';
  if (!UPLOAD_TYPE.test(type)) {
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
