import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plantJson } from './plant-form.ts';

const json = (form: { id?: string; name?: string; tag?: string }): string =>
  plantJson({ id: '', name: '', tag: '', ...form }).toString();

test.each([
  ['9223372036854775807', '9223372036854775807'],
  ['-9223372036854775808', '-9223372036854775808'],
  ['9223372036854775808', '9223372036854775808'],
  [' 41 ', '41'],
  ['007', '7'],
  ['-0', '0'],
  ['1.0', '"1.0"'],
  ['1e3', '"1e3"'],
  ['0x10', '"0x10"'],
  ['12"', String.raw`"12\""`],
  ['٤١', '"٤١"'],
])('the number %j goes over as %s', (id, written) => {
  expect(json({ id, name: 'Fern' })).toBe(`{"id":${written},"name":"Fern"}`);
});

test('a field left empty is left out; the others are kept as they were typed', () => {
  expect(json({})).toBe('{}');
  expect(json({ id: '1', name: '   ' })).toBe('{"id":1}');
  expect(json({ id: '1', name: ' Fern ', tag: ' ' })).toBe('{"id":1,"name":" Fern ","tag":" "}');
});

test('a run of digits too long to be read is refused as a text', () => {
  expect(json({ id: '9'.repeat(401) })).toBe(`{"id":"${'9'.repeat(401)}"}`);
});

test('every int64 survives digit by digit, and every text as it is', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
      fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() !== ''),
      (id, name) => {
        const text = json({ id: String(id), name });
        expect(text.startsWith(`{"id":${id},"name":`)).toBe(true);
        expect((JSON.parse(text) as { name: string }).name).toBe(name);
      },
    ),
  );
});
