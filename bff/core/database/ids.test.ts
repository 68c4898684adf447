import { expect, test } from 'vitest';
import { isIdLike } from './ids.ts';

test('an id has 1 to 100 letters, digits and underscores', () => {
  expect(['', 'm', 'mer_01M7', 'x'.repeat(100), 'x'.repeat(101)].map(isIdLike)).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  expect(['a b', 'a\0', 'a\n', '../a', 'é', 'a-b'].filter(isIdLike)).toEqual([]);
});
