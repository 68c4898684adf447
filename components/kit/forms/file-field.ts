import { nothing, type TemplateResult } from 'lit';
import { html } from '../../session/base-element.ts';
import { field, type Field, noteOf } from './field.ts';
import { own } from '../../session/trellis-error.ts';

/** Files to send. `accept` is the input's own: types and endings. */
export interface FileField extends Field {
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
}

/** The browser's own choice of files. */
export const fileField = (given: FileField, change: (files: File[]) => void): TemplateResult => {
  const of = own(given);
  return field(
    of,
    html`<input
      part="input"
      type="file"
      id=${of.name}
      name=${of.name}
      accept=${of.accept ?? nothing}
      ?multiple=${of.multiple}
      ?required=${of.required}
      ?disabled=${of.disabled}
      aria-invalid=${!!of.error}
      aria-describedby=${noteOf(of)}
      @change=${({ target }: Event) => change([...((target as HTMLInputElement).files ?? [])])}
    />`,
    !of.required,
  );
};
