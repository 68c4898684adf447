import type { SheetLines } from './tables.ts';

/** A published sheet. */
export interface Sheet {
  readonly id: string;
  readonly lines: SheetLines;
  /** Whether it is the partner's own: such a one comes before those for everyone. */
  readonly isOwn: boolean;
  /** Milliseconds since the epoch. */
  readonly effectiveAt: number;
  readonly publishedAt: number;
}

/**
 * The sheet that applies at a time: of those in effect the partner's own before those for everyone, then the one that took effect last, then the
 * one that was published last. Undefined: none.
 */
export function sheetAt(sheets: readonly Sheet[], at: number): Sheet | undefined {
  let found: Sheet | undefined;
  for (const sheet of sheets) {
    if (sheet.effectiveAt <= at && (!found || comesBefore(sheet, found))) found = sheet;
  }
  return found;
}

function comesBefore(one: Sheet, other: Sheet): boolean {
  if (one.isOwn !== other.isOwn) return one.isOwn;
  if (one.effectiveAt !== other.effectiveAt) return one.effectiveAt > other.effectiveAt;
  if (one.publishedAt !== other.publishedAt) return one.publishedAt > other.publishedAt;
  return one.id > other.id;
}
