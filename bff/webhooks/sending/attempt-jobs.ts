import { fromKysely, type PgBoss } from 'pg-boss';
import { QUEUES } from '../../database/queue.ts';
import type { Db } from '../../database/database.ts';

/** One attempt to make. */
export interface AttemptJob {
  readonly deliveryId: string;
  readonly endpointId: string;
}

interface JobData {
  readonly delivery: string;
}

/**
 * A job only names a delivery; the delivery's row says what to do. A lost or duplicated job does no harm, and an
 * attempt is brought forward by creating another job: for one delivery, one job for now and one for later can exist.
 * Jobs belong to a group, their endpoint's.
 */
export async function sendJobs(
  boss: PgBoss,
  trx: Db,
  jobs: readonly (AttemptJob & { readonly afterMs: number })[],
): Promise<void> {
  if (jobs.length === 0) return;
  await boss.insert(
    QUEUES.webhooks,
    jobs.map(({ deliveryId, endpointId, afterMs }) => ({
      data: { delivery: deliveryId } satisfies JobData,
      group: { id: endpointId },
      singletonKey: afterMs > 0 ? `${deliveryId} later` : deliveryId,
      // By the database's clock, by which jobs are fetched too.
      ...(afterMs > 0 && { startAfter: `${afterMs / 1000} seconds` }),
    })),
    { db: fromKysely(trx) },
  );
}

/** Fetches jobs that are due, in the transaction that claims their deliveries. @param notFor endpoints to skip */
export async function takeJobs(
  boss: PgBoss,
  trx: Db,
  options: { readonly most: number; readonly notFor: readonly string[] },
): Promise<AttemptJob[]> {
  const db = fromKysely(trx);
  const jobs = await boss.fetch<JobData>(QUEUES.webhooks, {
    db,
    batchSize: options.most,
    ...(options.notFor.length > 0 && { ignoreGroups: [...options.notFor] }),
  });
  if (jobs.length === 0) return [];
  await boss.deleteJob(
    QUEUES.webhooks,
    jobs.map(({ id }) => id),
    { db },
  );
  return jobs.map(({ data, groupId }) => ({ deliveryId: data.delivery, endpointId: groupId ?? '' }));
}
