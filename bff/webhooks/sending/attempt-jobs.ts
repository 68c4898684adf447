import { fromKysely, type PgBoss } from 'pg-boss';
import { QUEUES } from '../../database/queue.ts';
import type { Db } from '../../database/database.ts';

/** One attempt that is to be made. */
export interface AttemptJob {
  readonly deliveryId: string;
  readonly endpointId: string;
}

interface JobData {
  readonly delivery: string;
}

/**
 * A job is only a ticket: the delivery's row says what there is to do. A lost or a doubled ticket does no harm, and a
 * delivery is pulled forward by making another one: of one delivery, one ticket for now and one for later can lie
 * there. Jobs belong to a group, their endpoint's.
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
      // By the database's clock, which is also the one that it is fetched by.
      ...(afterMs > 0 && { startAfter: `${afterMs / 1000} seconds` }),
    })),
    { db: fromKysely(trx) },
  );
}

/** Takes jobs that are due, in the transaction that does what they ask for. @param notFor endpoints to pass over */
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
