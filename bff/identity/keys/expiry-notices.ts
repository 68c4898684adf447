import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../../database/database.ts';
import { ownedBy, type Owner } from '../../database/owner.ts';
import type { Clock } from '../../gateway/clock.ts';
import { recordEvent } from '../../webhooks/outbox.ts';
import { presentKey, type KeyRow } from './key-records.ts';

/**
 * The notice is due this long before a key ends, or at once if the whole overlap is shorter. Half of the default
 * overlap.
 */
const NOTICE_MS = 12 * 60 * 60 * 1000;
const LOOK_EVERY_MS = 30_000;

/** When `key.expiring` of a key is due. Null for a key that has ended already. Both times are the environment's. */
export function noticeDueAt(expiresAt: Date, nowMs: number): Date | null {
  if (expiresAt.getTime() <= nowMs) return null;
  return new Date(Math.max(expiresAt.getTime() - NOTICE_MS, nowMs));
}

/**
 * Records `key.expiring` of each key whose notice is due by its environment's clock. The row says that it is due
 * until the transaction that records the event clears it, so of several nodes exactly one records it. A key that is
 * being changed is left for the next look, so that neither waits for the other.
 * @param only those of one partner in one environment; all when left out
 */
export async function writeExpiryNotices(trx: Db, clock: Clock, only?: Owner): Promise<void> {
  const at = new Date(clock.now());
  const due = await trx
    .with(
      (cte) => cte('due').materialized(),
      (query) => dueKeys(query, at, only),
    )
    .updateTable('keys')
    .from('due')
    .whereRef('keys.id', '=', 'due.id')
    .set({ expiry_notice_at: null })
    .returningAll('keys')
    .execute();
  for (const row of due)
    await recordEvent(trx, { type: 'key.expiring', ...ownerOf(row), data: soonEnding(row), at });
}

function dueKeys(db: Pick<Db, 'selectFrom'>, at: Date, only: Owner | undefined) {
  return db
    .selectFrom('keys')
    .select('id')
    .where('revoked_at', 'is', null)
    .where(
      sql<boolean>`expiry_notice_at <= ${at}::timestamptz + coalesce((
      select clock_offset_ms from partner_environments as own
      where own.partner_id = keys.partner_id and own.environment = keys.environment), 0) * interval '1 ms'`,
    )
    .$call((query) => (only ? query.where(ownedBy('keys', only)) : query))
    .forNoKeyUpdate()
    .skipLocked();
}

/** When the next `key.expiring` of a partner is due, by its environment's clock. */
export async function nextExpiryNoticeAt(db: Db, owner: Owner): Promise<Date | undefined> {
  const row = await db
    .selectFrom('keys')
    .select((eb) => eb.fn.min('expiry_notice_at').as('at'))
    .where('revoked_at', 'is', null)
    .where(ownedBy('keys', owner))
    .executeTakeFirst();
  return row?.at ?? undefined;
}

function ownerOf({ partner_id: partnerId, environment }: KeyRow): Owner {
  return { partnerId, environment };
}

/** As the key is when the notice is due: live, whatever has happened to it since. */
function soonEnding(row: KeyRow): object {
  return presentKey(row, (row.expires_at?.getTime() ?? 0) - 1);
}

/** Looks for due notices twice a minute, on every node. @returns a function that stops it, after a look under way */
export function startExpiryNotices(deps: { db: Db; clock: Clock; log: Logger }): () => Promise<void> {
  const look = async (): Promise<void> => {
    try {
      await deps.db.transaction().execute((trx) => writeExpiryNotices(trx, deps.clock));
    } catch (error) {
      deps.log.warn({ err: error }, 'key notices could not be recorded; retrying in half a minute');
    }
  };
  let looking = look();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, LOOK_EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
