/** The fields of a part, as they are sent. */
export type Fields = Readonly<Record<string, unknown>>;

/** A field that two people changed, each to something else. */
export interface Conflict {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The fields that differ. */
export const changedFields = (before: Fields, after: Fields): Fields =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => !isSame(value, before[name])));

/** What can't be merged by itself: fields that I changed, and that somebody else has changed to something else. */
export const conflictsOf = (base: Fields, mine: Fields, theirs: Fields): Conflict[] =>
  Object.entries(mine)
    .filter(([field, value]) => !isSame(theirs[field], base[field]) && !isSame(theirs[field], value))
    .map(([field, value]) => ({ field, mine: value, theirs: theirs[field] }));
