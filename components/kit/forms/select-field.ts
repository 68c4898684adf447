import { type TemplateResult, css } from 'lit';
import { html } from '../../session/base-element.ts';
import { field, type Field, noteOf } from './field.ts';
import { own } from '../../session/trellis-error.ts';

/** A choice out of a few: what is chosen, and what can be. */
export interface SelectField extends Field {
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  disabled?: boolean;
}

/** A label with its select; `change` takes what is chosen. It says so where `required` is false. */
export const selectField = (
  given: SelectField,
  change: (value: string) => void = () => {},
): TemplateResult => {
  const of = own(given);
  return field(
    of,
    html`<select
      part="input"
      id=${of.name}
      name=${of.name}
      ?required=${of.required}
      ?disabled=${of.disabled}
      aria-invalid=${!!of.error}
      aria-describedby=${noteOf(of)}
      .value=${of.value}
      @change=${({ target }: Event) => change((target as HTMLSelectElement).value)}
    >
      ${options(of)}
    </select>`,
    of.required === false,
  );
};

/** Renders the options of a select. */
export const options = ({ value, options }: Pick<SelectField, 'value' | 'options'>): TemplateResult[] =>
  options.map(([one, text]) => html`<option value=${one} ?selected=${one === value}>${text}</option>`);

/** A name that people chose, kept from turning the text around it: an option holds no <bdi>. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;

/** A select, as high as a field or as a slim button. */
export const select = css`
  select {
    width: 100%;
    height: var(--_control);
    padding: 0 8px;
    border: 1px solid var(--_control-border);
    border-radius: var(--_radius);
    background: var(--trellis-control-background, var(--_surface));
    color: inherit;
    font: inherit;
    font-size: var(--_input-size);
    font-weight: 400;
  }
  select.slim {
    width: auto;
    height: var(--_slim);
    font-size: var(--_input-size);
  }
`;
