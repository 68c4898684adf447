import { html, type Content, type Html } from '../../core/text/html.ts';
import { msg, type Words } from '../../core/text/message.ts';
import type { TSchema } from 'typebox';
import { ApiError } from '../../core/api/errors.ts';
import { everyFault } from '../../core/api/validate.ts';
import type { JsonObject, Json } from '../../core/api/json.ts';
import { createHash, randomBytes } from 'node:crypto';
import type { Request } from 'express';
import { readBytes } from '../../core/http/body.ts';
import { requireCsrf, requireSameOrigin } from './same-origin.ts';
import type { IncomingMessage } from 'node:http';

export interface FieldView {
  readonly name: string;
  readonly label: Content;
  readonly hint?: Content;
  /** The error for the typed value, in place of the hint. */
  readonly error?: Content;
}

/**
 * A labelled control with its hint, or its error in the hint's place. `control` gets what ties it to both.
 */
export function field(view: FieldView, control: (attributes: Html) => Html): Html {
  const { name, label, hint, error } = view;
  const noteId = `${name}-note`;
  const note = error ?? hint;
  const attributes = html`id="${name}"
  name="${name}"${note !== undefined && html` aria-describedby="${noteId}"`}${
    error !== undefined && html` aria-invalid="true"`
  }`;
  return html`<div class="field${error !== undefined && ' bad'}">
    <label for="${name}">${label}</label>
    ${control(attributes)} ${note !== undefined && html`<div class="hint" id="${noteId}">${note}</div>`}
  </div>`;
}

/** Returns the label of a field that can stay empty. */
export const optional = (label: Words): Html => html`${label} <span class="muted">· ${msg`optional`}</span>`;

interface TextView extends FieldView {
  readonly value: string;
  readonly maxLength: number;
  /** Digits alone: a phone shows its keys for them. */
  readonly isNumeric?: boolean | undefined;
}

export function textField(view: TextView): Html {
  const { value, maxLength, isNumeric = false } = view;
  const mode = isNumeric && html` inputmode="numeric"`;
  return field(
    view,
    (attributes) =>
      html`<input ${attributes} value="${value}" maxlength="${maxLength}" autocomplete="off" ${mode} />`,
  );
}

/**
 * Lines of text. A line break after the tag is not part of the text, so that one that the text begins with is
 * kept.
 */
export function textArea(view: FieldView & { readonly value: string; readonly rows: number }): Html {
  return field(
    view,
    (attributes) =>
      html`<textarea ${attributes} rows="${view.rows}" spellcheck="false">${view.value}</textarea>`,
  );
}

export interface Choice {
  readonly value: string;
  readonly label: Words;
}

export function selectField(
  view: FieldView & { readonly choices: readonly Choice[]; readonly value: string },
): Html {
  return field(
    view,
    (attributes) =>
      html`<select ${attributes}>
        ${view.choices.map(
          ({ value, label }) =>
            html`<option value="${value}" ${value === view.value && html` selected`}>${label}</option>`,
        )}
      </select>`,
  );
}

/** Renders the error of a form as a whole, above it. */
export function problem(message: Words | undefined): Content {
  return message !== undefined && html`<p class="notice danger" role="alert">${message}</p>`;
}

/** The errors of a form, by field path: `support.email`. */
export type FormFaults = ReadonlyMap<string, ApiError>;

export const NO_FAULTS: FormFaults = new Map();

/**
 * Returns the refusal of a call and every other field that its schema rejects, so that a form shows all of
 * them at once.
 */
export function formFaults(refusal: ApiError | undefined, schema: TSchema, body: JsonObject): FormFaults {
  if (refusal?.param === undefined) return NO_FAULTS;
  const faults = [...everyFault(schema, body), refusal];
  return new Map(faults.map((fault) => [fault.param ?? '', fault]));
}

/** Above a form that may be longer than a screen, with the fields at fault out of sight. */
export function lookBelow(faults: FormFaults): string {
  const fields = faults.size === 1 ? 'field' : 'fields';
  return `Nothing was saved. Correct the marked ${fields}, then send the form again.`;
}

/**
 * Renders the errors of a form above it, since the fields may be out of view.
 * @param faults by the IDs of their fields
 * @param kept what did not happen, such as `Nothing was paid.`
 */
export function faultList(faults: ReadonlyMap<string, Words>, kept: Words): Html {
  return html`<div class="notice danger" role="alert">
    <p><b>${msg`Something needs a correction. ${kept}`}</b></p>
    <ul>
      ${[...faults].map(([field, message]) => html`<li><a href="#${field}">${message}</a></li>`)}
    </ul>
  </div>`;
}

/** Sets a property below others, by its path: `business.tax_registration.number`. */
export function putAt(target: JsonObject, path: string, value: Json): void {
  const [name = '', ...inner] = path.split('.');
  if (inner.length === 0) {
    target[name] = value;
    return;
  }
  const below = (target[name] ??= {}) as JsonObject;
  putAt(below, inner.join('.'), value);
}

const INTENT = /^[A-Za-z0-9_-]{22}$/;

/** Returns the key of a form's intent: sent twice, it is done once. */
export function newIntent(): string {
  return randomBytes(16).toString('base64url');
}

/** Returns the intent sent with a form; a new one if it is invalid. */
export function intentOf(given: unknown): string {
  return typeof given === 'string' && INTENT.test(given) ? given : newIntent();
}

export function intentField(): Html {
  return html`<input type="hidden" name="intent" value="${newIntent()}" />`;
}

/** The token that ties a form to the session it was made for. */
export function csrfField({ csrf }: { readonly csrf: string }): Html {
  return html`<input type="hidden" name="csrf" value="${csrf}" />`;
}

/** The idempotency key of a form with an {@link intentField}. */
export function idempotencyKeyOf(form: Form, body: unknown): string {
  return idempotencyKeyFor(intentOf(form.get('intent')), JSON.stringify(body));
}

/** The idempotency key of one intent: other values are another. */
export function idempotencyKeyFor(intent: string, body: string | Buffer): string {
  return createHash('sha256').update(intent).update(body).digest('base64url');
}

/**
 * The fields of a form, as typed. A field that may occur several times, such as a list of choices, has all
 * values.
 */
export interface Form {
  /** The value of a field; undefined where it is not there. */
  readonly get: (name: string) => string | undefined;
  readonly all: (name: string) => readonly string[];
  /** Every field with each of its values. */
  readonly entries: readonly (readonly [name: string, value: string])[];
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
  const entries = [...new URLSearchParams(text)];
  const fields = Map.groupBy(entries, ([name]) => name);
  for (const [name, values] of fields) {
    if (values.length > 1 && !several.includes(name)) {
      throw new ApiError('field_invalid', { message: 'A form field must not be repeated.' });
    }
  }
  const all = (name: string): string[] => (fields.get(name) ?? []).map(([, value]) => value);
  return { get: (name) => all(name)[0], all, entries };
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
  /** Returns the sender's name of the file; `undefined` if no file was chosen. */
  readonly fileName: (name: string) => string | undefined;
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
  const names = new Map<string, string>();
  const fields = new Map<string, string>();
  for (const [name, value] of parts) {
    if (files.has(name) || fields.has(name)) {
      throw new ApiError('field_invalid', { message: 'A form field must not be repeated.' });
    }
    if (typeof value === 'string') fields.set(name, value);
    // A file field that was left alone comes as an empty file.
    else if (value.size > 0) {
      files.set(name, Buffer.from(await value.arrayBuffer()));
      names.set(name, value.name);
    }
  }
  const get = (name: string): string | undefined => fields.get(name);
  const all = (name: string): string[] => [get(name)].filter((value) => value !== undefined);
  return {
    get,
    all,
    entries: [...fields],
    file: (name) => files.get(name),
    fileName: (name) => names.get(name),
  };
}

async function partsOf(bytes: Buffer, type: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  } catch (error) {
    throw new ApiError('request_malformed', { message: 'The form could not be read.', cause: error });
  }
}
