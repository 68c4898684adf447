import type { Service } from './service.ts';

/**
 * Raises every limit through the stored override: attacks come by the hundred, and waiting for a delivery
 * means polling.
 */
export async function liftLimits({ db }: Service): Promise<void> {
  await db.updateTable('keys').set({ per_minute: 1_000_000 }).execute();
  await db.updateTable('merchants').set({ per_minute: 1_000_000 }).execute();
}
