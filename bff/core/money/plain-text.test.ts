import { expect, test } from 'vitest';
import { readExpiry } from './plain-text.ts';

test.each([
  '05 / 29',
  '05/29',
  '5/29',
  '0529',
  '052029',
  '05/2029',
  '5 / 2029',
  '05-29',
  '05.29',
  '05 29',
  '2029-05',
  ' 05/29 ',
  '０５／２９',
  '٠٥/٢٩',
])('%j is May 2029', (typed) => expect(readExpiry(typed)).toEqual({ month: 5, year: 2029 }));

test.each(['', '05', '529', '5', '05/9', '05/029', '5/20299', '05/29/1', 'May 29', '1/2/3', '-5/29'])(
  '%j is no date of a card',
  (typed) => expect(readExpiry(typed)).toBeUndefined(),
);

test('a month that the year has not is left to the processor', () => {
  expect(readExpiry('13/29')).toEqual({ month: 13, year: 2029 });
});
