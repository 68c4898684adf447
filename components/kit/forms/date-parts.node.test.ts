import { expect, test } from 'vitest';
import { readDate } from './date-field.ts';

test.each([
  ['1984-5-7', '1984-05-07'],
  ['1984-05-17', '1984-05-17'],
  ['2024-2-29', '2024-02-29'],
  ['2023-2-29', undefined],
  ['1984-13-1', undefined],
  ['84-5-7', undefined],
  ['1984--7', undefined],
  ['', undefined],
])('%s is read as %s', (typed, date) => expect(readDate(typed)).toBe(date));
