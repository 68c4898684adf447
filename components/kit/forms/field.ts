import { nothing, type TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { own } from '../../session/trellis-error.ts';

/** The options of every field. `name` is also its id. `error` replaces `hint`. */
export interface Field {
  name: string;
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  required?: boolean;
}

/** Id of what describes a field's control: its error or else its hint; `nothing` when there is neither. */
export const noteOf = (of: Field): string | typeof nothing => {
  const { name, error, hint } = own(of);
  return error || hint ? `${name}-note` : nothing;
};

/** A field's error or else its hint. */
export const note = (of: Field): TemplateResult | typeof nothing => {
  const { name, error, hint } = own(of);
  return error || hint
    ? html`<p part=${error ? 'error' : 'hint'} id="${name}-note">${error || hint}</p>`
    : nothing;
};

/**
 * Label, control, hint and error of one field, in the caller's shadow root so that they can name each other.
 * @param isOptional says so beside the label
 */
export const field = (of: Field, control: TemplateResult, isOptional = false): TemplateResult =>
  html`<div part="field" class="field">
    <label part="label" for=${of.name}
      >${of.label}${isOptional ? html` <span class="muted">${msg('optional')}</span>` : nothing}</label
    >${control}${note(of)}
  </div>`;

/** A text field: what it holds, and what may be typed. */
export interface TextField extends Field {
  /** A symbol of lit: it stays as it is. */
  value: string | symbol;
  placeholder?: string;
  readonly?: boolean;
  /** For digits: their keyboard on phones, and a font that distinguishes them. */
  inputmode?: 'numeric' | 'decimal' | 'tel';
  /** Another kind of input than text. */
  type?: string;
}

/**
 * A text with its label, hint and error. A `<fieldset disabled>` around it disables it. It is `field` and its
 * control in one template: a form is mostly of these, and each template costs its first rendering.
 */
export const textField = (
  given: TextField,
  change: (value: string, control: HTMLInputElement) => void,
): TemplateResult => {
  const of = own(given);
  return html`<div part="field" class="field">
    <label part="label" for=${of.name}
      >${of.label}${of.required ? nothing : html` <span class="muted">${msg('optional')}</span>`}</label
    ><input
      part="input"
      id=${of.name}
      name=${of.name}
      autocomplete="off"
      type=${of.type ?? nothing}
      inputmode=${of.inputmode ?? nothing}
      placeholder=${of.placeholder ?? nothing}
      .value=${of.value}
      ?required=${of.required}
      ?readonly=${of.readonly}
      aria-invalid=${!!of.error}
      aria-describedby=${noteOf(of)}
      @input=${({ target }: Event & { target: HTMLInputElement }) => change(target.value, target)}
    />${note(of)}
  </div>`;
};
