/**
 * The position of a reader of events: the transactions whose events it has seen. Transactions don't commit in
 * the order in which they began, so neither an event's ID nor a counter can mark a position: an earlier one
 * may commit later. A snapshot of the database can, because it contains whether each transaction had ended.
 */
export interface EventPosition {
  /** The time at which it was read, by this service's clock; milliseconds since the epoch. */
  readonly atMs: number;
  readonly snapshot: Snapshot;
}

/**
 * A snapshot of ended transactions: all below `from`, none from `to` on, and in between all that aren't in
 * `running`.
 */
export interface Snapshot {
  readonly from: bigint;
  readonly to: bigint;
  readonly running: readonly bigint[];
}

/** The greatest ID of a transaction. */
const MOST = 2n ** 63n - 1n;
/** Longer than the text for a database with hundreds of busy connections. */
const LONGEST = 4_000;
const SPELLING = /^([0-9a-z]{1,11})\.(\d{1,19}):(\d{1,19}):((?:\d{1,19}(?:,\d{1,19})*)?)$/;

/** Writes a position on one line, as an opaque cursor. */
export function writePosition({ atMs, snapshot }: EventPosition): string {
  return `${atMs.toString(36)}.${writeSnapshot(snapshot)}`;
}

/** @returns `undefined` if the text, which may come from any caller, isn't a position */
export function readPosition(text: string): EventPosition | undefined {
  if (text.length > LONGEST) return undefined;
  const [, at, from, to, running] = SPELLING.exec(text) ?? [];
  if (at === undefined || from === undefined || to === undefined || running === undefined) return undefined;
  const snapshot = {
    from: BigInt(from),
    to: BigInt(to),
    running: running === '' ? [] : running.split(',').map(BigInt),
  };
  return isSnapshot(snapshot) ? { atMs: Number.parseInt(at, 36), snapshot } : undefined;
}

/** Writes a snapshot in PostgreSQL's format. */
export function writeSnapshot({ from, to, running }: Snapshot): string {
  return `${from}:${to}:${running.join(',')}`;
}

/** @throws {Error} for text that PostgreSQL doesn't write */
export function readSnapshot(text: string): Snapshot {
  const position = readPosition(`0.${text}`);
  if (!position) throw new Error('the database returned no snapshot');
  return position.snapshot;
}

/** Whether a transaction had ended when the snapshot was taken. */
export function hadEnded(transaction: bigint, { from, to, running }: Snapshot): boolean {
  return transaction < from || (transaction < to && !running.includes(transaction));
}

/** Whether PostgreSQL accepts the snapshot. */
function isSnapshot({ from, to, running }: Snapshot): boolean {
  if (from < 1n || from > to || to > MOST) return false;
  return running.every((one, at) => one >= from && one < to && (at === 0 || one > (running[at - 1] ?? MOST)));
}
