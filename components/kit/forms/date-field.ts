import { noChange, type TemplateResult } from 'lit';
import { textField, type TextField } from './text-field.ts';

/** A date, a time of day, or both: ISO 8601 without a zone, as the browser's own picker has it. */
export interface DateField extends TextField {
  value: string;
  type: 'date' | 'time' | 'datetime-local';
}

/**
 * The field in which a part of a date was deleted and not typed again yet. It says that it is empty, and
 * isn’t.
 */
let halfTyped: HTMLInputElement | undefined;

/**
 * The browser's own field for dates and times. While one part is typed anew, the others stay: setting it to
 * empty would empty them.
 */
export const dateField = (of: DateField, change: (value: string) => void): TemplateResult =>
  textField(
    {
      ...of,
      value: !of.value && halfTyped?.name === of.name && halfTyped.matches(':focus') ? noChange : of.value,
    },
    (value, control) => {
      halfTyped = control.validity.badInput ? control : undefined;
      change(value);
    },
  );
