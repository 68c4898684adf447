import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { InvalidationFeed } from '../../../core/database/invalidation-feed.ts';
import type { Db } from '../../../core/database/database.ts';
import type { Clock } from '../../../core/api/clock.ts';
import { Cache } from '../../../core/api/cache.ts';

const SECRET_BYTES = 32;
/** The time without renewal after which a row counts as left by a killed process. */
const ABANDONED_MS = 30 * 24 * 60 * 60 * 1000;

/** The bearer credential of one running plant API. */
export interface PlantApiCredential {
  /** 256 random bits, base64url. It exists in this process only. */
  readonly token: string;
  /** Whether a presented credential is this one and has not been withdrawn. */
  accepts(presented: string): Promise<boolean>;
  /** Marks the row as in use, and deletes abandoned rows. */
  renew(): Promise<void>;
  /** Deletes the row, so that every later request is refused. */
  withdraw(): Promise<void>;
}

/**
 * Creates a credential and stores its SHA-256. Each node has its own and accepts no other, so several nodes
 * on one PostgreSQL don't interfere; deleting a row withdraws that credential within a second.
 */
export async function issueCredential({
  db,
  clock,
  invalidations,
}: {
  db: Db;
  clock: Clock;
  invalidations: InvalidationFeed;
}): Promise<PlantApiCredential> {
  const token = randomBytes(SECRET_BYTES).toString('base64url');
  const own = digest(token);
  const hash = own.toString('base64url');
  const stored = new Cache<true>({
    load: async () => ((await findRow(db, hash)) ? true : undefined),
    invalidations,
    kind: 'plant_api_credential',
    maxEntries: 1,
  });
  await db
    .insertInto('plant_api_credentials')
    .values({ hash, created_at: new Date(clock.now()) })
    .execute();
  return {
    token,
    accepts: async (presented) =>
      timingSafeEqual(digest(presented), own) && (await stored.get(hash)) !== undefined,
    renew: () => renewRow(db, hash, clock.now()),
    async withdraw() {
      await db.deleteFrom('plant_api_credentials').where('hash', '=', hash).execute();
      stored.invalidateAll();
    },
  };
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function findRow(db: Db, hash: string): Promise<object | undefined> {
  return db.selectFrom('plant_api_credentials').select('hash').where('hash', '=', hash).executeTakeFirst();
}

async function renewRow(db: Db, hash: string, nowMs: number): Promise<void> {
  await db
    .updateTable('plant_api_credentials')
    .set({ created_at: new Date(nowMs) })
    .where('hash', '=', hash)
    .execute();
  await db
    .deleteFrom('plant_api_credentials')
    .where('created_at', '<', new Date(nowMs - ABANDONED_MS))
    .where('hash', '!=', hash)
    .execute();
}
