import { html, nothing, type TemplateResult } from 'lit';
import { msg } from '../localize/message.ts';

/** A text field: what it is called, holds and says. `error` takes the place of `hint`. */
export interface Field {
  name: string;
  label: string;
  value: string;
  error?: string | undefined;
  hint?: string;
  placeholder?: string;
  required?: boolean;
  readonly?: boolean;
  /** Digits: a number pad on phones, and a font in which digits can be told apart. */
  digits?: boolean;
  /** Another kind of input than text. */
  type?: string;
}

/** Label, control, hint and error of one field, in the caller's shadow root so that they can name each other. */
export function field(of: Field, change: (value: string) => void): TemplateResult {
  const { name, label, error, hint } = of;
  const note = error || hint;
  return html`<div part="field" class="field">
    <label part="label" for=${name}
      >${label}${of.required ? nothing : html` <span class="muted">${msg('optional')}</span>`}</label
    ><input
      part="input"
      id=${name}
      name=${name}
      autocomplete="off"
      type=${of.type ?? 'text'}
      inputmode=${of.digits ? 'numeric' : nothing}
      placeholder=${of.placeholder ?? nothing}
      .value=${of.value}
      ?required=${of.required}
      ?readonly=${of.readonly}
      aria-invalid=${!!error}
      aria-describedby=${note ? name + '-note' : nothing}
      @input=${(event: Event) => change((event.target as HTMLInputElement).value)}
    />${note ? html`<p part=${error ? 'error' : 'hint'} id=${name + '-note'}>${note}</p>` : nothing}
  </div>`;
}
