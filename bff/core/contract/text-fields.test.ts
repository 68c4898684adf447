import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { isPlainText, normalized, PlainText } from './text-fields.ts';

const name = Compile(PlainText(100, 'A name.'));

test.each([
  'Greenhouse POS',
  'Café Grün & Co. — 7',
  'مشتل النيل',
  'גינת הנהר',
  'می\u200Cخواهم',
  '植物の店',
  '👩‍🌾 Farm',
  'x',
  'x'.repeat(100),
  '🌱'.repeat(100),
])('%j is a name', (text) => {
  expect([isPlainText(text, 100), name.Check(text)]).toEqual([true, true]);
});

test.each([
  '',
  ' ',
  '\u00A0\u3000',
  '\u200B\u2060',
  '\u3164',
  '\uFEFF',
  'a\nb',
  'a\tb',
  'a\0b',
  'a\u007Fb',
  'a\u0085b',
  'a\u2028b',
  'a\u2029b',
  'a\uD800b',
  'x'.repeat(101),
  7,
  null,
])('%j is none', (text) => {
  expect([isPlainText(text, 100), name.Check(text)]).toEqual([false, false]);
});

const BIDI_CONTROLS = [
  0x061c,
  0x200e,
  0x200f,
  ...Array.from({ length: 5 }, (_, at) => 0x202a + at),
  ...Array.from({ length: 4 }, (_, at) => 0x2066 + at),
];

test('control and bidi control characters are refused anywhere; every other letter is accepted', () => {
  const control = fc.oneof(
    fc.integer({ min: 0, max: 0x1f }),
    fc.integer({ min: 0x7f, max: 0x9f }),
    fc.constantFrom(...BIDI_CONTROLS),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), control, fc.nat(20), (text, code, at) => {
      const spoilt = `a${text.slice(0, at)}${String.fromCodePoint(code)}${text.slice(at)}`;
      expect([isPlainText(spoilt, 100), name.Check(spoilt)]).toEqual([false, false]);
      expect(name.Check(`a${text}`)).toBe(isPlainText(`a${text}`, 100));
    }),
  );
});

test('the published pattern refuses nothing that the check takes', () => {
  const { pattern } = PlainText(100, 'A name.') as unknown as { pattern: string };
  const published = new RegExp(pattern, 'u');
  const refused = Array.from({ length: 0x3000 }, (_, code) => `a${String.fromCodePoint(code)}`).filter(
    (text) => isPlainText(text, 100) && !published.test(text),
  );
  expect(refused).toEqual([]);
});

test('the same name in two spellings is stored as one', () => {
  expect(normalized('Cafe\u0301')).toBe(normalized('Caf\u00E9'));
});
