import { html, type TemplateResult } from 'lit';

/** A choice out of a few: what it is called, what is chosen, and what can be. `name` is also its id. */
export interface SelectField {
  name: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
}

/** A label with its select; `change` takes what is chosen. */
export const selectField = (
  { name, label, value, options }: SelectField,
  change: (value: string) => void = () => {},
): TemplateResult =>
  html`<div class="field" part="field">
    <label for=${name} part="label">${label}</label>
    <select
      id=${name}
      name=${name}
      part="input"
      @change=${({ target }: Event) => change((target as HTMLSelectElement).value)}
    >
      ${options.map(([one, text]) => html`<option value=${one} ?selected=${one === value}>${text}</option>`)}
    </select>
  </div>`;
