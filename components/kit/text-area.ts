import { html, type TemplateResult } from 'lit';
import { field, type Field, noteOf } from './field.ts';

/** Text of several lines: what it holds, and how high it is at first. */
export interface TextArea extends Field {
  value: string;
  rows?: number;
  readonly?: boolean;
}

/** A text of several lines with its label, hint and error. It grows with what is typed, where the browser can. */
export const textArea = (of: TextArea, change: (value: string) => void): TemplateResult =>
  field(
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
