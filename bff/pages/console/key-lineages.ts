import type { Key } from '../../accounts/identity/contract/keys/key.ts';

/** One lineage of keys: the first and those it was rotated into, oldest first. */
export interface KeyLineage {
  readonly id: string;
  /** Name of the newest. */
  readonly name: string;
  readonly keys: readonly Key[];
  readonly live: readonly Key[];
}

/** Keys by lineage; lineages with a live key first, then ended ones; the newest of each first. */
export function lineagesOf(keys: readonly Key[]): KeyLineage[] {
  const lineages = [...Map.groupBy(keys, (key) => key.lineage)].map(([id, members]): KeyLineage => {
    const live = members.filter((key) => key.status === 'live');
    return { id, name: (live.at(-1) ?? members.at(-1))?.name ?? '', keys: members, live };
  });
  return lineages.toReversed().toSorted((a, b) => Number(b.live.length > 0) - Number(a.live.length > 0));
}

/** When a key stopped or will stop working, in milliseconds; undefined: it goes on. */
export function endOf(key: Key): number | undefined {
  const ends = [key.expires_at, key.revoked_at].filter((end) => end !== null).map((end) => Date.parse(end));
  return ends.length === 0 ? undefined : Math.min(...ends);
}

/** The overlap of a lineage that is rotating now: both keys work until it ends. */
export function overlapOf({
  live,
}: KeyLineage): { readonly from: number; readonly until: number } | undefined {
  const [old, next] = live;
  const until = old && endOf(old);
  return next && until !== undefined ? { from: Date.parse(next.created_at), until } : undefined;
}
