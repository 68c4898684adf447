import { describe, expect, test } from 'vitest';
import { hiddenCharacterIn, ruleAgainst } from './hidden-characters.ts';

const TAG = (letters: string): string =>
  Array.from(letters, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('');
const FLAG_OF_WALES = `\u{1F3F4}${TAG('gbwls')}\u{E007F}`;

describe('a hidden character at work is taken', () => {
  test.each([
    ['a farmer: two emoji joined', '👩\u200D🌾 Farm'],
    ['with a skin tone', '👩🏽\u200D🌾'],
    ['a family of four', '👨\u200D👩\u200D👧\u200D👦'],
    ['a heart on fire: a selector before the joiner', '❤\uFE0F\u200D🔥'],
    ['a rainbow flag', '🏳\uFE0F\u200D🌈'],
    ['a heart in emoji style, and one in text style', '♥\uFE0F ♥\uFE0E'],
    ['a keycap', '1\uFE0F\u20E3'],
    ['the flag of Wales, in tags', `Caffi ${FLAG_OF_WALES}`],
    ['a flag of two letters', '🇯🇵'],
    ['a Persian verb', 'می\u200Cخواهم'],
    ['a Persian plural of a Latin word', 'PDF\u200Cها'],
    ['a Persian ordinal', '۱۲\u200Cام'],
    ['Sinhala', 'ශ්\u200Dරී'],
    ['a Devanagari half form', 'क्\u200Dष'],
    ['Devanagari without a conjunct', 'क्\u200Cष'],
    ['a Malayalam chillu at the end of a word', 'അവന്\u200D വന്നു'],
    ['Bengali ya-phalaa', 'র\u200D্য'],
    ['a name with an ideographic variation sequence', '葛\u{E0100}城市 辻\u{E0101}'],
    ['a Mongolian vowel separator and selector', 'ᠮᠣᠩᠭᠣᠯ\u180Eᠠ ᠭ\u180B'],
    ['a private-use letter', '\uE000'],
    ['Arabic with vowels', 'مَشْتَل'],
    ['a combining accent', 'Cafe\u0301'],
    ['blanks of other scripts', '植物\u3000店\u00A0x\u202Fy'],
  ])('%s', (_, text) => {
    expect(hiddenCharacterIn(text)).toBeUndefined();
  });
});

describe('elsewhere it is refused', () => {
  test.each([
    ['a zero-width non-joiner between Latin letters', 'Fern\u200Cdale', '\u200C'],
    ['a zero-width joiner between Latin letters', 'Fern\u200Ddale', '\u200D'],
    ['a joiner after the last letter', 'می\u200C', '\u200C'],
    ['two joiners', 'می\u200C\u200Cخواهم', '\u200C'],
    ['a joiner before an emoji', 'a\u200D🌾', '\u200D'],
    ['a joiner after the last emoji', '👩\u200D', '\u200D'],
    ['a selector after a letter', 'a\uFE0F', '\uFE0F'],
    ['a selector after a digit', '1\uFE0F2', '\uFE0F'],
    ['two selectors', '♥\uFE0F\uFE0F', '\uFE0F'],
    ['an ideographic selector after a Latin letter', 'a\u{E0100}', '\u{E0100}'],
    ['tags in the open', `a${TAG('x')}`, TAG('x')],
    ['tags on a flag that are no region', `\u{1F3F4}${TAG('secret')}\u{E007F}`, TAG('s')],
    ['tags after an emoji', `🌾${TAG('gbwls')}\u{E007F}`, TAG('g')],
    ['a Mongolian selector after a Latin letter', 'a\u180B', '\u180B'],
  ])('%s', (_, text, hidden) => {
    expect(hiddenCharacterIn(text)).toBe(hidden);
    expect(hiddenCharacterIn(text, 'many')).toBe(hidden);
  });

  test('every control, text-direction and ignorable character, wherever it is', () => {
    const hidden = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code)).filter((text) =>
      /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/u.test(text),
    );
    expect(hidden.length).toBeGreaterThan(6_000);
    for (const character of hidden) {
      for (const text of [`${character}Fern`, `Fe${character}rn`, `Fern${character}`])
        expect([text, hiddenCharacterIn(text)]).toEqual([text, character]);
    }
  });
});

test('several lines have breaks and tabs, and nothing else that one line has not', () => {
  expect(hiddenCharacterIn('Leaves\n\tradish\r\n\r\nseeds', 'many')).toBeUndefined();
  expect(hiddenCharacterIn('Leaves\nradish')).toBe('\n');
  expect(hiddenCharacterIn('Leaves\rradish', 'many')).toBe('\r');
  for (const other of ['\0', '\u001B', '\u0085', '\u2028', '\u202E', '\u200B', '\uD800'])
    expect(hiddenCharacterIn(`Leaves\n${other}`, 'many')).toBe(other);
});

test('its rule names it', () => {
  expect(ruleAgainst('\u202E')).toBe('must not have the character U+202E (right-to-left override)');
  expect(ruleAgainst('\u0007')).toBe('must not have the character U+0007 (a control character)');
  expect(ruleAgainst('\u{E0041}')).toBe('must not have the character U+E0041 (a tag character)');
  expect(ruleAgainst('\uDC00')).toBe('must not have the character U+DC00 (half of a surrogate pair)');
  expect(ruleAgainst('\u115F')).toBe('must not have the character U+115F (an invisible character)');
});
