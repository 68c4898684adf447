import { Type, type TUnsafe } from 'typebox';

/** A time of day on a clock on the wall, `HH:MM`. */
const WALL_TIME = '^([01][0-9]|2[0-3]):[0-5][0-9]$';
const OR_MIDNIGHT = '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$';

/** @param to24 whether `24:00` is one: the end of the day */
export function WallTime(
  description: string,
  example: string,
  { to24 = false }: { to24?: boolean } = {},
): TUnsafe<string> {
  return Type.Unsafe<string>({
    type: 'string',
    pattern: to24 ? OR_MIDNIGHT : WALL_TIME,
    description,
    examples: [example],
    'x-rule': `must be a time of day as HH:MM, from 00:00 to ${to24 ? '24:00' : '23:59'}`,
  });
}
