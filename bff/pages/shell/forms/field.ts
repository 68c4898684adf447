import { html, type Content, type Html } from '../../../core/text/html.ts';
import type { Words } from '../../../core/text/message.ts';
import type { TSchema } from 'typebox';
import type { ApiError } from '../../../core/api/errors.ts';
import { everyFault } from '../../../core/api/validate.ts';
import type { JsonObject, Json } from '../../../core/api/json.ts';

export interface FieldView {
  readonly name: string;
  readonly label: Words;
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
  name="${name}"${note !== undefined && html` aria-describedby="${noteId}"`}${error !== undefined && html` aria-invalid="true"`}`;
  return html`<div class="field${error !== undefined && ' bad'}">
    <label for="${name}">${label}</label>
    ${control(attributes)} ${note !== undefined && html`<div class="hint" id="${noteId}">${note}</div>`}
  </div>`;
}

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
