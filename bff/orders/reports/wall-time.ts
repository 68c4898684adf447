/** Clocks change at a quarter of an hour only. */
const QUARTER_MS = 900_000;

/** Writes instants as RFC 3339 with the offset of a time zone, such as `2026-11-21T10:42:07+11:00`; for many of them. */
export function wallTimeIn(timezone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: timezone, timeZoneName: 'longOffset' });
  let quarter = Number.NaN;
  let offset = '';
  let offsetMs = 0;
  return (at) => {
    const ms = at.getTime();
    const present = Math.floor(ms / QUARTER_MS);
    if (present !== quarter) {
      quarter = present;
      const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
      offset = name === 'GMT' ? '+00:00' : name.slice(3);
      offsetMs = msOf(offset);
    }
    return new Date(ms + offsetMs).toISOString().slice(0, 19) + offset;
  };
}

function msOf(offset: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)/.exec(offset) ?? [];
  const ms = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return sign === '-' ? -ms : ms;
}
