import { linearSrgb, type Oklch } from '../look/color.ts';

/** Returns the nearest sRGB color: `#1d6839`. */
export function writeHex(color: Oklch): string {
  const bytes = linearSrgb(color).map((channel) => {
    const bounded = Math.min(1, Math.max(0, channel));
    return Math.round(255 * (bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055));
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
