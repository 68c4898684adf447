import { expect, test } from 'vitest';
import { tokens } from '../../../components/theme/theme.styles.ts';
import { PALETTE } from '../../developers/themes/look/default-theme.ts';
import { readColor } from '../../developers/themes/look/color.ts';
import { writeHex } from '../../developers/themes/testing/srgb.ts';

/** The defaults of the elements that are colors; the others are mixed from these. */
const WRITTEN = [
  ...tokens.cssText.matchAll(/--trellis-color-([a-z-]+),\s*light-dark\((#\w+), (#\w+)\)/g),
].map(([, name = '', light = '', dark = '']) => ({ name, light, dark }));

test('the elements write some colors', () => {
  expect(WRITTEN.map(({ name }) => name).toSorted()).toEqual(
    ['accent', 'danger', 'success', 'surface', 'text', 'warning'].toSorted(),
  );
});

test.each(WRITTEN)('the elements’ $name is the palette’s', ({ name, light, dark }) => {
  const pair = PALETTE[name as keyof typeof PALETTE];
  const hex = pair.map((color) => {
    const read = readColor(color);
    return read && writeHex(read);
  });
  expect([light, dark].map(sixDigits)).toEqual(hex);
});

function sixDigits(hex: string): string {
  return hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex;
}
