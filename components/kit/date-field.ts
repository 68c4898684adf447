import type { TemplateResult } from 'lit';
import { textField, type TextField } from './text-field.ts';

/** A date, a time of day, or both: ISO 8601 without a zone, as the browser's own picker has it. */
export interface DateField extends TextField {
  type: 'date' | 'time' | 'datetime-local';
}

/** The browser's own field for dates and times. */
export const dateField = (of: DateField, change: (value: string) => void): TemplateResult =>
  textField(of, change);
