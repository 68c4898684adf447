import { expect, test } from 'vitest';
import { strokeIcon } from './icons.ts';

test('an icon is drawn in the color of its text, and screen readers skip it', () => {
  const { text } = strokeIcon('home', 16);
  expect(text).toMatch(/^<svg [^>]*width="16" height="16"[^>]*aria-hidden="true"><path d="[^"]+"\/>/);
  expect(text).toContain('stroke="currentColor"');
});
