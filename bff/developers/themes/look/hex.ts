import { isInSrgb, linearSrgb, type Oklch } from './color.ts';

/** `#1d6839`: the nearest colour that every screen has, as a colour field takes it. */
export function hexOf(color: Oklch): string {
  return `#${linearSrgb(color).map(byteOf).join('')}`;
}

/** What says exactly this colour, as short as it goes. @param write in full */
export function shortestText(
  color: Oklch,
  write: (color: Oklch) => string,
  read: (text: string) => Oklch | undefined,
): string {
  const hex = hexOf(color);
  const again = isInSrgb(color) ? read(hex) : undefined;
  return again && write(again) === write(color) ? hex : write(color);
}

/** The transfer function of sRGB (CSS Color 4, section 10.2). */
function byteOf(linear: number): string {
  const bounded = Math.min(1, Math.max(0, linear));
  const channel = bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055;
  return Math.round(255 * channel)
    .toString(16)
    .padStart(2, '0');
}
