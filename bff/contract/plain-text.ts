import { Type, type TUnsafe } from 'typebox';
import { codePoints } from './fields.ts';

/** Ends a line, or changes the direction of the text around it: all of Unicode's controls and bidi controls. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
/**
 * What is published of the rule: a generator of clients writes `\\u2028` as the character itself into a regular
 * expression, which then is no JavaScript.
 */
const PATTERN = '\\S';
/** A character that leaves a mark on the page. */
const VISIBLE = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u;

/**
 * One line of text from a caller, such as a name. It is shown within other text, so it may have no character that is
 * invisible, breaks the line or reorders the text around it. Lengths are in code points.
 */
export function isPlainText(value: unknown, maxLength: number): value is string {
  return (
    typeof value === 'string' &&
    value.isWellFormed() &&
    !CONTROLS.test(value) &&
    VISIBLE.test(value) &&
    codePoints(value) <= maxLength
  );
}

/** What is stored of it: NFC, so that the same name is the same text. */
export function normalized(text: string): string {
  return text.normalize('NFC');
}

/** A field of one such line, 1 to `maxLength` characters. */
export function PlainText(maxLength: number, description: string, example?: string): TUnsafe<string> {
  const rule = `must be 1–${maxLength} characters on one line, without control or text-direction characters`;
  return Type.Refine(
    Type.Unsafe<string>({
      type: 'string',
      minLength: 1,
      maxLength,
      pattern: PATTERN,
      description,
      ...(example !== undefined && { examples: [example] }),
      'x-rule': rule,
    }),
    (value) => isPlainText(value, maxLength),
    () => rule,
  ) as TUnsafe<string>;
}
