import { isJsonObject, type Json } from '../../../core/api/json.ts';
import { writeColor, type Oklch } from '../../../developers/themes/look/color.ts';
import { shortestText } from '../../../developers/themes/look/hex.ts';
import { readTokenColor } from '../../../developers/themes/tokens/read-color.ts';

/** A colour of a theme as a person would type it: `#1d6839`, or `oklch(…)` where no hex says exactly this. */
export function colorText(value: unknown): string {
  const color = read(value as Json);
  return color ? shortestText(color, writeColor, read) : '';
}

function read(value: Json): Oklch | undefined {
  return isJsonObject(value) || typeof value === 'string' ? readTokenColor(value)?.color : undefined;
}
