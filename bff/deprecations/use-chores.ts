import { sql } from 'kysely';
import type { FeatureDeps } from '../feature.ts';
import type { Chore } from '../timers/chore.ts';
import { dayAt, dayOf } from './counted-use.ts';

/** How long it may take until a call is seen in a count. */
const WRITE_EVERY_MS = 10_000;
const FORGET_EVERY_MS = 60 * 60 * 1000;
/** How many days are kept. */
export const KEPT_DAYS = 90;
const LARGEST = 5_000;

export const useChores: readonly Chore<FeatureDeps>[] = [
  {
    name: 'uses.write',
    everyMs: WRITE_EVERY_MS,
    run: async ({ uses }) => {
      await uses.flush();
      return false;
    },
  },
  { name: 'uses.forget', everyMs: FORGET_EVERY_MS, run: forgetUses },
];

/** Deletes days that are no longer kept, some thousand rows at a time. @returns whether there may be more */
export async function forgetUses({ db, clock }: Pick<FeatureDeps, 'db' | 'clock'>): Promise<boolean> {
  const first = dayOf(dayAt(clock.now()) - KEPT_DAYS + 1);
  const { numAffectedRows = 0n } = await sql`delete from api_uses where (use_id, day) in (
    select use_id, day from api_uses where day < ${first}::date limit ${LARGEST} for update skip locked)`.execute(
    db,
  );
  return numAffectedRows === BigInt(LARGEST);
}
