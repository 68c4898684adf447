/**
 * Characters that may not be hidden in a text: a reader does not see them, or they change how the text around
 * them is shown. Controls, halves of surrogate pairs, line and paragraph separators, text-direction controls,
 * everything that Unicode lets a renderer ignore (zero-width characters, variation selectors, tags) and
 * noncharacters.
 */
const HIDDEN =
  '[\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Bidi_Control}\\p{Default_Ignorable_Code_Point}' +
  '\\p{Noncharacter_Code_Point}\\u{FFF9}-\\u{FFFB}]';

/** Scripts whose letters join, or stack at a virama: a joiner between two letters changes the reading. */
const JOINING_SCRIPTS = (
  'Arabic Syriac Mandaic Nko Mongolian Adlam Hanifi_Rohingya Devanagari Bengali Gurmukhi Gujarati Oriya ' +
  'Tamil Telugu Kannada Malayalam Sinhala Myanmar Khmer Tibetan Balinese Javanese Sundanese Chakma Newa ' +
  'Tirhuta Grantha Meetei_Mayek Lepcha Limbu'
).split(' ');
const JOINS = `[${JOINING_SCRIPTS.map((name) => `\\p{scx=${name}}`).join('')}]`;
const JOINING = `(?=[\\p{L}\\p{M}\\p{Nd}])${JOINS}`;
/** In the look-behind, the character's category is checked after its script. */
const AFTER_JOINING = `(?<=${JOINS})(?<=[\\p{L}\\p{M}\\p{Nd}])`;

/** Vowel-suppressing signs of Indic scripts: a joiner after one requests a half or a chillu form. */
const VIRAMA =
  '[\\u{94D}\\u{9CD}\\u{A4D}\\u{ACD}\\u{B4D}\\u{BCD}\\u{C4D}\\u{CCD}\\u{D4D}\\u{DCA}' +
  '\\u{1039}\\u{17D2}\\u{1B44}\\u{A9C0}]';

/** An emoji other than a digit, # or *, which are emoji only in a keycap. */
const PICTURE = '(?![0-9#*])[\\p{Emoji}\\p{Extended_Pictographic}]';
const PICTURE_IN_STYLE = `${PICTURE}[\\p{Emoji_Modifier}\\u{FE0E}\\u{FE0F}]?`;
/** The flags that are written with tags: England, Scotland and Wales (Unicode's RGI_Emoji_Tag_Sequence). */
const TAG_FLAGS = ['gbeng', 'gbsct', 'gbwls'].map((region) => tagsOf(region)).join('|');

/** Hidden characters that serve a purpose, within a single sign or word for the reader. */
const AT_WORK = [
  // Unicode Technical Standard 51, ED-17a: tag, keycap and joined sequences.
  `\\u{1F3F4}(?:${TAG_FLAGS})`,
  '[0-9#*]\\u{FE0F}\\u{20E3}',
  `${PICTURE_IN_STYLE}(?:\\u{200D}${PICTURE_IN_STYLE})*`,
  // Unicode Standard Annex 31, section 2.3: joiners. Persian also joins its endings to words of other
  // scripts.
  `(?<=[\\p{L}\\p{M}\\p{Nd}])\\u{200C}${JOINING}`,
  `${AFTER_JOINING}\\u{200D}${JOINING}`,
  `(?<=${VIRAMA})[\\u{200C}\\u{200D}]`,
  // The variant shape of an ideograph, as in people's names (Ideographic Variation Database), and of other
  // characters.
  '(?<=\\p{Script=Han})[\\u{FE00}-\\u{FE0F}\\u{E0100}-\\u{E01EF}]',
  '(?<=\\p{Script=Mongolian})[\\u{180B}-\\u{180D}\\u{180F}]',
  '(?<=\\p{Script=Mongolian})\\u{180E}(?=\\p{Script=Mongolian})',
  '(?<=\\p{Script=Myanmar})\\u{FE00}',
].join('|');

const ANY_HIDDEN = new RegExp(HIDDEN, 'u');
const IN_A_LINE = new RegExp(`${AT_WORK}|(${HIDDEN})`, 'gu');
const IN_LINES = new RegExp(`\\r?\\n|\\t|${AT_WORK}|(${HIDDEN})`, 'gu');

/** Whether a text is one line, or may have line breaks and tabs. */
export type TextLines = 'one' | 'many';

/**
 * Returns the first character of a text that is hidden without reason. Joiners between letters that join,
 * variation selectors after a character that they vary, and the parts of an emoji are allowed.
 *
 * @example
 * hiddenCharacterIn('Fern\u202Edale'); // '\u202E'
 * hiddenCharacterIn('👩‍🌾 Farm'); // undefined
 */
export function hiddenCharacterIn(text: string, lines: TextLines = 'one'): string | undefined {
  if (!ANY_HIDDEN.test(text)) return undefined;
  for (const [, hidden] of text.matchAll(lines === 'one' ? IN_A_LINE : IN_LINES)) {
    if (hidden !== undefined) return hidden;
  }
  return undefined;
}

/** The beginning of the rule against a hidden character, which no other rule shares. */
export const NAMES_CHARACTER = 'must not have the character ';

/**
 * Returns the rule that a text breaks by a hidden character, naming the character:
 * `must not have U+202E (…)`.
 */
export function ruleAgainst(hidden: string): string {
  const code = hidden.codePointAt(0) ?? 0;
  return `${NAMES_CHARACTER}U+${code.toString(16).toUpperCase().padStart(4, '0')} (${nameOf(code)})`;
}

const NAMES: ReadonlyMap<number, string> = new Map([
  [0x00, 'null'],
  [0x09, 'tab'],
  [0x0a, 'line feed'],
  [0x0d, 'carriage return'],
  [0x1b, 'escape'],
  [0xad, 'soft hyphen'],
  [0x200b, 'zero-width space'],
  [0x200c, 'zero-width non-joiner, which belongs between letters that join'],
  [0x200d, 'zero-width joiner, which belongs between letters that join or within an emoji'],
  [0x2028, 'line separator'],
  [0x2029, 'paragraph separator'],
  [0x202d, 'left-to-right override'],
  [0x202e, 'right-to-left override'],
  [0x2060, 'word joiner'],
  [0xfeff, 'byte order mark'],
]);

function nameOf(code: number): string {
  const character = String.fromCodePoint(code);
  const known = NAMES.get(code);
  if (known !== undefined) return known;
  if (/\p{Bidi_Control}/u.test(character)) return 'a text-direction character';
  if (/\p{Cs}/u.test(character)) return 'half of a surrogate pair';
  if (/\p{Cc}/u.test(character)) return 'a control character';
  if (/\p{Variation_Selector}/u.test(character)) return 'a variation selector';
  if (code >= 0xe0000 && code <= 0xe007f) return 'a tag character';
  return 'an invisible character';
}

/** Returns a tag for each letter, and the closing tag. */
function tagsOf(letters: string): string {
  const tags = Array.from(letters, (letter) => `\\u{${(0xe0000 + letter.charCodeAt(0)).toString(16)}}`);
  return [...tags, '\\u{E007F}'].join('');
}
