import { expect, test } from 'vitest';
import { changeOf, changesOf } from './report.ts';

test.each([
  [150, 100, { difference: 50, bps: 5000, is_new: false }],
  [0, 100, { difference: -100, bps: -10_000, is_new: false }],
  [1, 3, { difference: -2, bps: -6667, is_new: false }],
  [100, -50, { difference: 150, bps: 30_000, is_new: false }],
  [-100, -50, { difference: -50, bps: -10_000, is_new: false }],
  [7, 0, { difference: 7, bps: null, is_new: true }],
  [0, 0, { difference: 0, bps: null, is_new: false }],
])('from what was before, %d after %d is %o', (present, before, change) => {
  expect(changeOf(present, before)).toEqual(change);
});

test('an average of no orders counts as nothing', () => {
  expect(changesOf(['average'], { average: 500 }, { average: null })).toEqual({
    average: { difference: 500, bps: null, is_new: true },
  });
});
