import { Type, type TUnsafe } from 'typebox';

export interface TextFieldOptions {
  readonly description: string;
  readonly examples?: readonly (string | null)[];
  /** What the document says of its form; the check is exact. */
  readonly pattern?: string;
  readonly format?: 'email' | 'uri' | 'date';
  readonly maxLength?: number;
}

/** Text with a rule of its own. @param rule `must be …`: what a caller reads when the field is wrong */
export function CheckedText(
  rule: string,
  isValid: (text: string) => boolean,
  { description, ...published }: TextFieldOptions,
): TUnsafe<string> {
  return Type.Refine(
    Type.Unsafe<string>({ type: 'string', ...published, description, 'x-rule': rule }),
    (value) => typeof value === 'string' && isValid(value),
    () => rule,
  ) as TUnsafe<string>;
}
