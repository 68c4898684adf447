export const SURFACE_WORDS: Readonly<Record<string, string>> = {
  ordering: 'Ordering site',
  dashboard: 'Dashboard',
  api: 'API',
  pay_link: 'Pay link',
};

const TENDER_WORDS: Readonly<Record<string, string>> = {
  card: 'Card',
  counter: 'At the counter',
  none: 'Nothing to pay',
};

interface Change {
  readonly difference: number;
  readonly bps: number | null;
  readonly is_new: boolean;
}

/** Describes how a figure has changed, in words: color alone isn't accessible. */
export function changeText({ difference, bps, is_new }: Change): string {
  if (is_new) return 'new';
  if (difference === 0) return 'unchanged';
  if (bps === null) return '';
  const percent = (Math.abs(bps) / 100).toFixed(Math.abs(bps) < 1_000 ? 1 : 0);
  return `${difference > 0 ? 'up' : 'down'} ${percent} %`;
}

const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const SHORT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** A business date. */
const dateText = (date: string): string => DAY.format(new Date(date));
/** Formats a date without its year. */
export const shortDate = (date: string): string => SHORT.format(new Date(date));

export const periodText = (from: string, to: string): string =>
  from === to ? dateText(from) : `${dateText(from)} – ${dateText(to)}`;

/** A moment as a clock in the merchant's zone shows it. */
export function momentText(at: string, timezone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: timezone,
  });
  return format.format(new Date(at));
}

interface GroupFields {
  readonly business_date?: string;
  readonly through?: string;
  readonly hour?: number;
  readonly surface?: string;
  readonly tender?: string;
  readonly location?: string | null;
}

/**
 * Returns the label of a row.
 * @param locations names by ID
 */
export function rowText(row: GroupFields, locations: ReadonlyMap<string, string>): string {
  const { business_date: from, through = from, hour, surface, tender, location } = row;
  if (from !== undefined && through !== undefined) return rangeText(from, through);
  if (hour !== undefined) return `${String(hour).padStart(2, '0')}:00`;
  if (surface !== undefined) return SURFACE_WORDS[surface] ?? surface;
  if (tender !== undefined) return TENDER_WORDS[tender] ?? tender;
  return location ? (locations.get(location) ?? location) : 'No location';
}

function rangeText(from: string, through: string): string {
  return from === through ? shortDate(from) : `${shortDate(from)} – ${shortDate(through)}`;
}
