/** The same time of day on the wall, some days or years earlier. Where the clock skips it, the one after the gap. */
export async function sameTimeBefore(
  at: Date,
  timezone: string,
  back: { readonly days: number } | { readonly years: number },
): Promise<Date> {
  const { Temporal } = await import('temporal-polyfill');
  const now = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timezone);
  return new Date(now.subtract(back).epochMilliseconds);
}
