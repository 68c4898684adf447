/** One field of a step: how it is asked for, and what of it is sent. */
export interface FormField {
  /** Where the record has it: `business.tax_id`. With hyphens it is the id of its control. */
  path: string;
  label: string;
  kind: 'text' | 'phone' | 'select' | 'radio' | 'checks' | 'check' | 'date' | 'secret';
  isRequired: boolean;
  hint?: string;
  options?: readonly (readonly [value: string, label: string])[];
  inputmode?: 'numeric' | 'decimal';
  type?: 'email' | 'url';
  /** It identifies someone: it is in no storage, as no secret is. */
  isPrivate?: boolean;
  /** Of a secret: its last characters, if it is saved. */
  last4?: string | null;
  /** What is wrong with a text that was typed, in words. */
  check?: (text: string) => string | undefined;
  /** What is sent for a text; the trimmed text itself when left out, and null for an empty one. */
  read?: (text: string) => unknown;
}

/** The id of its control. */
export const idOf = ({ path }: Pick<FormField, 'path'>, prefix: string): string =>
  `${prefix}-${path.replaceAll('.', '-')}`;
