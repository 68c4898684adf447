import type * as OpeningAt from './hours/opening-at.ts';
import type { Opening } from './hours/opening-at.ts';
import type { OrderingLocation } from './ordering-location.ts';

export type { Opening } from './hours/opening-at.ts';

/**
 * Whether a location is open, for people who look at it: how an order can be placed is `slotsOf`.
 * @param now the environment's time, in milliseconds
 */
export async function openingOf(location: OrderingLocation, now: number): Promise<Opening> {
  const { openingAt } = (reading ??= await import('./hours/opening-at.ts'));
  return openingAt(location, now);
}

/** Importing it again takes longer than using it. */
let reading: typeof OpeningAt | undefined;
