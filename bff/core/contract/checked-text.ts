import { Type, type TUnsafe } from 'typebox';
import { hiddenCharacterIn } from './hidden-characters.ts';
import { ruleBroken } from './plain-text.ts';

interface TextFieldOptions {
  readonly description: string;
  readonly examples?: readonly (string | null)[];
  /** What the document says of its form; the check is exact. */
  readonly pattern?: string;
  readonly format?: 'email' | 'uri' | 'date';
  readonly minLength?: number;
  readonly maxLength?: number;
}

/**
 * Text with a rule of its own, on one line and without hidden characters.
 * @param rule `must be …`: what a caller reads when the field is wrong
 * @param hidden `ignored`: `isValid` reads the text without its hidden characters, so it may have some
 */
export function CheckedText(
  rule: string,
  isValid: (text: string) => boolean,
  { description, ...published }: TextFieldOptions,
  { hidden = 'refused' }: { readonly hidden?: 'refused' | 'ignored' } = {},
): TUnsafe<string> {
  const isClean = (text: string): boolean => hidden === 'ignored' || hiddenCharacterIn(text) === undefined;
  return Type.Refine(
    Type.Unsafe<string>({
      type: 'string',
      ...published,
      description,
      'x-rule': rule,
      ...(hidden === 'ignored' && { 'x-text': 'hidden-ignored' }),
    }),
    (value) => typeof value === 'string' && isClean(value) && isValid(value),
    (value) => (hidden === 'ignored' ? rule : ruleBroken(value, rule)),
  ) as TUnsafe<string>;
}

/** The text of a URL: nothing that its parser would drop, and nothing that a reader would not see. */
export const isUrlText = (text: string): boolean =>
  !/[\s\\\p{C}]/u.test(text) && hiddenCharacterIn(text) === undefined;

/** A URL as text, 1 to `maxLength` characters; what it may lead to is checked by its operation. */
export function UrlText(maxLength: number, options: TextFieldOptions): TUnsafe<string> {
  const rule = `must be a URL of 1–${maxLength.toLocaleString('en')} characters, without blanks, control, text-direction or invisible characters`;
  return CheckedText(rule, isUrlText, { ...options, minLength: 1, maxLength });
}
