import { Type, type TUnsafe } from 'typebox';

const RFC_3339 = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/;

/**
 * The moment that a text names, in milliseconds since the epoch; undefined where it is no RFC 3339 timestamp, or names a
 * day or an hour that there is not: `Date.parse` would carry February 30 over into March.
 */
export function instantOf(text: string): number | undefined {
  const parts = RFC_3339.exec(text);
  if (!parts) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0] = parts.slice(1).map(Number);
  const ms = Date.parse(text);
  if (Number.isNaN(ms) || hour > 23 || day > daysIn(year, month)) return undefined;
  return ms;
}

/** 0 where there is no such month. */
function daysIn(year: number, month: number): number {
  return month >= 1 && month <= 12 ? new Date(Date.UTC(year, month, 0)).getUTCDate() : 0;
}

/** A timestamp that a caller sends. */
export function Instant(description: string, example?: string): TUnsafe<string> {
  return Type.Refine(
    Type.Unsafe<string>({
      type: 'string',
      maxLength: 40,
      format: 'date-time',
      description,
      ...(example !== undefined && { examples: [example] }),
      'x-rule': 'must be an RFC 3339 timestamp such as 2026-11-21T10:42:07Z',
    }),
    (value) => typeof value === 'string' && instantOf(value) !== undefined,
  ) as TUnsafe<string>;
}
