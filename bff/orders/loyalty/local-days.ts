import { Temporal } from 'temporal-polyfill';

/** The day that a merchant has. @param timezone IANA @returns `YYYY-MM-DD` */
export function dayIn(timezone: string, at: Date): string {
  const instant = Temporal.Instant.fromEpochMilliseconds(at.getTime());
  return instant.toZonedDateTimeISO(timezone).toPlainDate().toString();
}

/** When a day is over there: the first moment of the next one, whatever the clock does then. */
export function endOfDay(timezone: string, day: string): Date {
  const next = Temporal.PlainDate.from(day).add({ days: 1 });
  return new Date(next.toZonedDateTime(timezone).epochMilliseconds);
}
