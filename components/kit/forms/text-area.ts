import type { TemplateResult } from 'lit';
import { html } from '../../session/base-element.ts';
import { field, type Field, noteOf } from './field.ts';
import { own } from '../../session/trellis-error.ts';

/** Text of several lines: what it holds, and how high it is at first. */
export interface TextArea extends Field {
  value: string;
  rows?: number;
  readonly?: boolean;
}

/**
 * A text of several lines with its label, hint and error. It grows with what is typed, where the browser can.
 */
export const textArea = (given: TextArea, change: (value: string) => void): TemplateResult => {
  const of = own(given);
  return field(
    of,
    html`<textarea
      part="input"
      id=${of.name}
      name=${of.name}
      rows=${of.rows ?? 3}
      autocomplete="off"
      .value=${of.value}
      ?required=${of.required}
      ?readonly=${of.readonly}
      aria-invalid=${!!of.error}
      aria-describedby=${noteOf(of)}
      @input=${({ target }: Event) => change((target as HTMLTextAreaElement).value)}
    ></textarea>`,
    !of.required,
  );
};
