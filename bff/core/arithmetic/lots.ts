/**
 * Points by the day on which they expire: earliest first, those that never do last, one lot for each day,
 * none of them empty.
 */
export interface Lot {
  /** `YYYY-MM-DD`, the last day on which they can be used; `null` if they don't expire. */
  readonly expiresOn: string | null;
  readonly points: number;
}

/** The points of an account. The lots add up to the balance; there are none if it is negative. */
export interface Points {
  readonly balance: number;
  readonly lots: readonly Lot[];
}

export const NO_POINTS: Points = { balance: 0, lots: [] };

/** Adds points. The account's debt is paid first, from those that expire first. */
export function credit({ balance, lots }: Points, added: readonly Lot[]): Points {
  const owed = Math.max(0, -balance);
  const { left } = take(merged(lots, added), owed);
  return { balance: balance + sumOf(added), lots: left };
}

/** Takes points, starting with those that expire first; any shortfall is owed. */
export function debit({ balance, lots }: Points, points: number): { after: Points; taken: readonly Lot[] } {
  const { left, taken } = take(lots, points);
  return { after: { balance: balance - points, lots: left }, taken };
}

/** Takes the points that were usable only until before `today`. */
export function expire({ balance, lots }: Points, today: string): { after: Points; expired: readonly Lot[] } {
  const isOver = ({ expiresOn }: Lot): boolean => expiresOn !== null && expiresOn < today;
  const expired = lots.filter(isOver);
  const left = lots.filter((lot) => !isOver(lot));
  return { after: { balance: balance - sumOf(expired), lots: left }, expired };
}

/**
 * Returns the last day of points that are earned on a day: the end of the month, after that many months.
 * @param earnedOn `YYYY-MM-DD`
 * @param months `null` if they don't expire
 * @example lastDayOf('2026-11-22', 12); // '2027-11-30'
 */
export function lastDayOf(earnedOn: string, months: number | null): string | null {
  if (months === null) return null;
  const [year = 0, month = 0] = earnedOn.split('-').map(Number);
  // Day 0 of the month after.
  return new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10);
}

export const sumOf = (lots: readonly Lot[]): number => lots.reduce((sum, { points }) => sum + points, 0);

function take(lots: readonly Lot[], points: number): { left: Lot[]; taken: Lot[] } {
  let missing = points;
  const left: Lot[] = [];
  const taken: Lot[] = [];
  for (const lot of lots) {
    const part = Math.min(lot.points, missing);
    missing -= part;
    if (part > 0) taken.push({ ...lot, points: part });
    if (part < lot.points) left.push({ ...lot, points: lot.points - part });
  }
  return { left, taken };
}

function merged(lots: readonly Lot[], added: readonly Lot[]): Lot[] {
  const byDay = new Map<string | null, number>();
  for (const { expiresOn, points } of [...lots, ...added]) {
    byDay.set(expiresOn, (byDay.get(expiresOn) ?? 0) + points);
  }
  return [...byDay]
    .map(([expiresOn, points]) => ({ expiresOn, points }))
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => rank(one).localeCompare(rank(other)));
}

const NEVER = '9999-12-32';
const rank = ({ expiresOn }: Lot): string => expiresOn ?? NEVER;
