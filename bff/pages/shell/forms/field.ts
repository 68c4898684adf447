import { html, type Content, type Html } from '../../../core/text/html.ts';
import type { Words } from '../../../core/text/message.ts';

export interface FieldView {
  readonly name: string;
  readonly label: Words;
  readonly hint?: Content;
  /** What is wrong with what was typed; it takes the hint's place. */
  readonly error?: Content;
}

/** A labelled control with its hint, or its error in the hint's place. `control` gets what ties it to both. */
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

/** Lines of text. A line break after the tag is not part of the text, so that one that the text begins with is kept. */
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

/** What went wrong with a form as a whole, above it. */
export function problem(message: Words | undefined): Content {
  return message !== undefined && html`<p class="notice danger" role="alert">${message}</p>`;
}
