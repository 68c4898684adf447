import { WEEKDAYS, type Weekday } from '../../core/contract/weekday.ts';
import type { WallMoment } from '../../catalog/menus/menus.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** What a clock on the wall shows in a time zone. @param timezone IANA */
export function wallMomentOf(at: Date, timezone: string): WallMoment {
  const parts = new Map(
    formatOf(timezone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const day = parts.get('weekday')?.toLowerCase() as Weekday | undefined;
  return {
    day: day ?? WEEKDAYS[0],
    minute: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  };
}

/** Making one costs a thousand times as much as using it. */
function formatOf(timezone: string): Intl.DateTimeFormat {
  const known = formats.get(timezone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: timezone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timezone, format);
  return format;
}
