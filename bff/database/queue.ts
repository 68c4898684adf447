import { PgBoss } from 'pg-boss';
import type { QueueDatabase } from './database.ts';
import { DatabaseError } from './database-error.ts';

/** The queue's own tables, in a schema of their own beside ours. */
const SCHEMA = 'queue';

/** Every queue there is. */
export const QUEUES = { webhooks: 'webhooks' } as const;

/** Brings the queue's tables up to date. Safe on several nodes at once: it takes a lock in the database. */
export async function installQueue(database: QueueDatabase): Promise<void> {
  const boss = bossOn(database, { migrate: true });
  try {
    await boss.start();
    // `short`: for each key, one job waits at a time; another that is sent meanwhile is dropped.
    for (const name of Object.values(QUEUES)) await boss.createQueue(name, { policy: 'short' });
  } catch (cause) {
    throw new DatabaseError("the queue's tables couldn't be updated", { cause });
  } finally {
    await boss.stop({ close: false, graceful: false });
  }
}

/**
 * The queue, for sending and fetching. Its tables must exist. Each queue is read once here, so that no later send
 * inside a transaction has to read it, which would wait forever on the embedded database.
 */
export async function openQueue(database: QueueDatabase, onError: (error: Error) => void): Promise<PgBoss> {
  const boss = bossOn(database, { migrate: false });
  boss.on('error', onError);
  await boss.start();
  return boss;
}

/**
 * Without its supervisor, which expires jobs of dead workers and deletes finished ones. Here a job is deleted in the
 * transaction that fetches it, so there are neither.
 */
function bossOn(database: QueueDatabase, options: { migrate: boolean }): PgBoss {
  return new PgBoss({ db: database, schema: SCHEMA, supervise: false, schedule: false, ...options });
}
