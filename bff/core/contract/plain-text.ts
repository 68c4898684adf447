import { Type, type TUnsafe } from 'typebox';
import { codePoints } from './fields.ts';
import { hiddenCharacterIn, ruleAgainst, type TextLines } from './hidden-characters.ts';

/**
 * What is published of the rule: a generator of clients writes `\\u2028` as the character itself into a regular
 * expression, which then is no JavaScript.
 */
const PATTERN = '\\S';
/** A character that leaves a mark on the page. */
const VISIBLE = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Text that is shown within other text, such as a name: it has no character that is invisible, breaks the line or
 * reorders the text around it, and is not blank.
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

/** Returns the text as it is stored: NFC and without outer blanks, so that the same name is the same text. */
export function normalized(text: string): string {
  return text.normalize('NFC').replaceAll('\r\n', '\n').trim();
}

interface ShownField {
  readonly description: string;
  readonly example?: string | undefined;
  /** Whether it may have line breaks and tabs; published as `x-text: lines`. One line unless given. */
  readonly lines?: TextLines;
  /** Whether it may be blank. */
  readonly blank?: boolean;
}

/** A field of one such line, 1 to `maxLength` characters. */
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

/** The rule that a value breaks: the hidden character in it by its name, or the field's own. */
export function ruleBroken(value: unknown, rule: string, lines: TextLines = 'one'): string {
  const hidden = typeof value === 'string' ? hiddenCharacterIn(value, lines) : undefined;
  return hidden === undefined ? rule : ruleAgainst(hidden);
}
