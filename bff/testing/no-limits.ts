import type { Service } from './service.ts';

/** Raises every limit there is so far, by the stored override: attacks come by the hundred, and who waits for a delivery asks again and again. */
export async function liftLimits({ db }: Service): Promise<void> {
  await db.updateTable('keys').set({ per_minute: 1_000_000 }).execute();
  await db.updateTable('merchants').set({ per_minute: 1_000_000 }).execute();
}
