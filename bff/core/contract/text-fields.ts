import { Type, type TUnsafe } from 'typebox';
import { codePoints } from './fields.ts';
import { hiddenCharacterIn, ruleAgainst, type TextLines } from './hidden-characters.ts';

/**
 * The published form of the rule: client generators write `\\u2028` as the literal character into a regular
 * expression, which is invalid JavaScript.
 */
const PATTERN = '\\S';
/** Matches a character that leaves a visible mark. */
const VISIBLE = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Whether a value is text that is shown within other text, such as a name: no character is invisible, breaks
 * the line or reorders the text around it, and it is not blank.
 * @param maxLength in code points
 */
export function isPlainText(value: unknown, maxLength: number, lines: TextLines = 'one'): value is string {
  return fits(value, maxLength, lines) && VISIBLE.test(value);
}

function fits(value: unknown, maxLength: number, lines: TextLines): value is string {
  return (
    typeof value === 'string' &&
    hiddenCharacterIn(value, lines) === undefined &&
    codePoints(value) <= maxLength
  );
}

/**
 * Returns the stored form of a text: NFC and without outer whitespace, so that the same name is the same
 * text.
 */
export function normalized(text: string): string {
  return text.normalize('NFC').replaceAll('\r\n', '\n').trim();
}

interface ShownField {
  readonly description: string;
  readonly example?: string | undefined;
  /** Whether it may have line breaks and tabs; published as `x-text: lines`. Defaults to one line. */
  readonly lines?: TextLines;
  /** Whether it may be blank. */
  readonly blank?: boolean;
}

/** A field of one line of such text, 1 to `maxLength` characters. */
export function PlainText(maxLength: number, description: string, example?: string): TUnsafe<string> {
  return ShownText(maxLength, { description, example });
}

/** A field of text that people read. @param maxLength in code points */
export function ShownText(
  maxLength: number,
  { description, example, lines = 'one', blank = false }: ShownField,
): TUnsafe<string> {
  const length = blank ? `at most ${maxLength} characters` : `1–${maxLength} characters`;
  const rule = `must be ${length} ${RULE_OF[lines]}`;
  return Type.Refine(
    Type.Unsafe<string>({
      type: 'string',
      ...(!blank && { minLength: 1, pattern: PATTERN }),
      maxLength,
      description,
      ...(example !== undefined && { examples: [example] }),
      'x-rule': rule,
      ...(lines === 'many' && { 'x-text': 'lines' }),
    }),
    (value) => (blank ? fits(value, maxLength, lines) : isPlainText(value, maxLength, lines)),
    (value) => ruleBroken(value, rule, lines),
  ) as TUnsafe<string>;
}

const RULE_OF: Readonly<Record<TextLines, string>> = {
  one: 'on one line, without control, text-direction or invisible characters',
  many: 'on any number of lines, without control, text-direction or invisible characters',
};

/** Returns the rule that a value breaks: the hidden character in it by name, or the field's own. */
function ruleBroken(value: unknown, rule: string, lines: TextLines = 'one'): string {
  const hidden = typeof value === 'string' ? hiddenCharacterIn(value, lines) : undefined;
  return hidden === undefined ? rule : ruleAgainst(hidden);
}

interface TextFieldOptions {
  readonly description: string;
  readonly examples?: readonly (string | null)[];
  /** The form published in the document; the actual check is exact. */
  readonly pattern?: string;
  readonly format?: 'email' | 'uri' | 'date';
  readonly minLength?: number;
  readonly maxLength?: number;
}

/**
 * Text with a specific rule, on one line and without hidden characters.
 * @param rule `must be …`: shown to a caller when the field is wrong
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

/**
 * Whether a text is usable as a URL: it contains nothing that its parser would drop, or a reader would not
 * see.
 */
export const isUrlText = (text: string): boolean =>
  !/[\s\\\p{C}]/u.test(text) && hiddenCharacterIn(text) === undefined;

/** A URL as text, 1 to `maxLength` characters; its operation checks where it may lead. */
export function UrlText(maxLength: number, options: TextFieldOptions): TUnsafe<string> {
  const rule =
    `must be a URL of 1–${maxLength.toLocaleString('en')} characters, without blanks, control, ` +
    'text-direction or invisible characters';
  return CheckedText(rule, isUrlText, { ...options, minLength: 1, maxLength });
}
