import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf, textOfCell } from './csv.ts';

test('is RFC 4180 with a byte order mark', () => {
  const file = csvOf(
    ['name', 'price'],
    [
      ['Salad, "green"', { number: '-8.50' }],
      [null, 3],
      ['two\nlines', null],
    ],
  );
  expect(file).toBe('\uFEFFname,price\r\n"Salad, ""green""",-8.50\r\n,3\r\n"two\nlines",\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1', '＋1', '－1', '＠x', "'=1"])(
  'text that begins like %j is no formula',
  (text) => {
    const [[cell = ''] = []] = parse(csvOf([], [[text]]), {
      from_line: 2,
      bom: true,
      relax_column_count: true,
    });
    expect([String(cell), textOfCell(String(cell))]).toEqual([`'${text}`, text]);
  },
);

test('any text is read as it was written', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 4 }), (texts) => {
      const rows = parse(csvOf(texts.map(String), [texts]), { bom: true }) as string[][];
      expect(rows[1]?.map(textOfCell)).toEqual(texts);
    }),
  );
});
