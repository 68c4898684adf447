import { nothing, type TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { own } from '../../session/trellis-error.ts';
import { type Field, note, noteOf } from './field.ts';

/** A text field: what it holds, and what may be typed. */
export interface TextField extends Field {
  /** A symbol of lit: it stays as it is. */
  value: string | symbol;
  placeholder?: string;
  readonly?: boolean;
  /** Of digits: their keyboard on phones, and a font in which they can be told apart. */
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
