import { expect, test } from 'vitest';
import { WEEKDAYS, type Weekday } from '../../core/contract/dates.ts';
import { servingWords } from './words.ts';

const at = (days: readonly Weekday[], from = '08:30', to = '15:00') => ({ days: [...days], from, to });

test.each([
  [[at(WEEKDAYS)], '08:30–15:00'],
  [
    [at(WEEKDAYS.slice(0, 5)), at(['saturday', 'sunday'], '09:00', '16:00')],
    'Mon–Fri 08:30–15:00, Sat and Sun 09:00–16:00',
  ],
  [[at(['sunday', 'monday', 'wednesday'])], 'Mon, Wed and Sun 08:30–15:00'],
  [[at(['thursday', 'monday', 'tuesday', 'wednesday']), at(['sunday'])], 'Mon–Thu and Sun 08:30–15:00'],
  [[at(WEEKDAYS.slice(0, 5)), at(WEEKDAYS.slice(5))], '08:30–15:00'],
])('serving times have the days they are for: %#', (times, words) => {
  expect(servingWords(times)).toBe(words);
});
