import type { TemplateResult } from 'lit';
import { textField, type TextField } from './text-field.ts';

/** A number as it is typed. `scale`: how many digits it may have after the point; none by default. */
export interface NumberField extends TextField {
  scale?: number;
}

/**
 * A number. No `type=number`: that one changes with the wheel, loses int64 digits and hides what it can't
 * parse, so that nobody can say what is wrong with it.
 */
export const numberField = (of: NumberField, change: (value: string) => void): TemplateResult =>
  textField({ ...of, inputmode: of.scale ? 'decimal' : 'numeric' }, change);
