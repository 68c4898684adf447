import { expect, test } from 'vitest';
import { otherSlug, slugOf } from './slug.ts';

test('slugs are ASCII, short, and never empty', () => {
  expect(slugOf('  Zażółć — 7 POS ', 'partner')).toBe('zazo-c-7-pos');
  expect(slugOf('植物', 'partner')).toBe('partner');
  expect(slugOf('x'.repeat(100), 'partner')).toHaveLength(40);
});

test('an alternative slug is valid too', () => {
  expect(otherSlug(slugOf('x'.repeat(100), 'partner'))).toMatch(/^x{40}-[0-9a-f]{8}$/);
});
