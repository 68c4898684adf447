import { expect, test } from 'vitest';
import { DEAD_LINK, FROM_ELSEWHERE, SIGNED_OUT } from './page-renderer.ts';

test('the product is called by its name', () => {
  for (const { advice } of [DEAD_LINK, SIGNED_OUT, FROM_ELSEWHERE]) expect(advice).not.toContain('trellis');
  expect(SIGNED_OUT.advice).toContain('Trellis');
});
