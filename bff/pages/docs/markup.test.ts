import { expect, test } from 'vitest';
import { prose } from './markup.ts';

test('prose escapes, inside code too', () => {
  expect(prose('Send `<a>` & wait').text).toBe('Send <code>&lt;a&gt;</code> &amp; wait');
});
