import { halfEven } from '../../core/arithmetic/money.ts';

/** How a figure has changed. Of nothing there is no percentage: `bps` is null, and what came up is new. */
export interface Change {
  readonly difference: number;
  /** Hundredths of a percent of the size of the figure before. */
  readonly bps: number | null;
  readonly is_new: boolean;
}

export function changeOf(present: number, before: number): Change {
  const difference = present - before;
  return {
    difference,
    bps: before === 0 ? null : halfEven(difference, 10_000, Math.abs(before)),
    is_new: before === 0 && present !== 0,
  };
}

/** Of each figure. One that there is none of, such as the average of no orders, counts as 0. */
export function changesOf<Name extends string>(
  names: readonly Name[],
  present: Readonly<Record<Name, number | null>>,
  before: Readonly<Record<Name, number | null>>,
): Record<Name, Change> {
  const changes = names.map((name) => [name, changeOf(present[name] ?? 0, before[name] ?? 0)]);
  return Object.fromEntries(changes) as Record<Name, Change>;
}
