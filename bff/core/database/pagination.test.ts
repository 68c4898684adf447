import { expect, test } from 'vitest';
import { pageRequestOf } from './pagination.ts';

test('a page has 20 records, from the first on, unless another is asked for', () => {
  expect(pageRequestOf({})).toEqual({ limit: 20, after: undefined });
  expect(pageRequestOf({ limit: 1, cursor: 'mer_1' })).toEqual({ limit: 1, after: 'mer_1' });
});
