import { sql } from 'kysely';
import { deleteSome } from '../../core/database/prepared.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import type { Chore } from '../../core/timers/chore-runner.ts';
import { dayAt, dayOf } from './use-records.ts';

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

/** Deletes days that are no longer kept. @returns whether there may be more */
export async function forgetUses({ db, clock }: Pick<FeatureDeps, 'db' | 'clock'>): Promise<boolean> {
  const first = dayOf(dayAt(clock.now()) - KEPT_DAYS + 1);
  return deleteSome(db, 'api_uses', { where: sql`day < ${first}::date`, most: LARGEST });
}
