import { html, nothing, type TemplateResult } from 'lit';
import { field, type Field, noteOf } from './field.ts';

/** A text field: what it holds, and what may be typed. */
export interface TextField extends Field {
  value: string;
  placeholder?: string;
  readonly?: boolean;
  /** Of digits: their keyboard on phones, and a font in which they can be told apart. */
  inputmode?: 'numeric' | 'decimal' | 'tel';
  /** Another kind of input than text. */
  type?: string;
}

/** A text with its label, hint and error. A `<fieldset disabled>` around it disables it. */
export const textField = (of: TextField, change: (value: string) => void): TemplateResult =>
  field(
    of,
    html`<input
      part="input"
      id=${of.name}
      name=${of.name}
      autocomplete="off"
      type=${of.type ?? 'text'}
      inputmode=${of.inputmode ?? nothing}
      placeholder=${of.placeholder ?? nothing}
      .value=${of.value}
      ?required=${of.required}
      ?readonly=${of.readonly}
      aria-invalid=${!!of.error}
      aria-describedby=${noteOf(of)}
      @input=${(event: Event) => change((event.target as HTMLInputElement).value)}
    />`,
    !of.required,
  );
