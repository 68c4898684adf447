import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { AuditRow } from '../../core/audit/audit-entries.ts';
import type { Db } from '../../core/database/database.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import { isAtWork } from '../../core/moves/move-gate.ts';

/** The hash before the first entry. */
const NO_HASH = '0'.repeat(64);

/** The most chains of a look, and the most entries of a transaction. */
const CHAINS = 50;
const ENTRIES = 500;

/**
 * Gives entries their places in the chains: a batch for each partner and environment that has new ones. A
 * chain is locked while it grows, so one node seals it, and the calls that write entries never wait for it.
 * @returns whether there may be more
 */
export async function sealEntries(db: Db): Promise<boolean> {
  const owners = await db
    .selectFrom('audit_entries')
    .select(['partner_id', 'environment'])
    .distinct()
    .where('position', 'is', null)
    .where(isAtWork('audit_entries'))
    .limit(CHAINS)
    .execute();
  let isMore = owners.length === CHAINS;
  for (const { partner_id: partnerId, environment } of owners) {
    const sealed = await sealChain(db, { partnerId, environment });
    isMore ||= sealed === ENTRIES;
  }
  return isMore;
}

/** @returns the number of sealed entries; 0 while another node seals this chain */
async function sealChain(db: Db, owner: Owner): Promise<number> {
  return inTransaction(db, async ({ db: trx }) => {
    await trx
      .insertInto('audit_chains')
      .values({
        partner_id: owner.partnerId,
        environment: owner.environment,
        position: '0',
        hash: NO_HASH,
        purged_position: '0',
        purged_hash: NO_HASH,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const chain = await trx
      .selectFrom('audit_chains')
      .select(['position', 'hash'])
      .where(ownedBy('audit_chains', owner))
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!chain) return 0;
    const rows = await trx
      .selectFrom('audit_entries')
      .selectAll()
      .where(ownedBy('audit_entries', owner))
      .where('position', 'is', null)
      .orderBy('id')
      .limit(ENTRIES)
      .execute();
    if (rows.length === 0) return 0;
    const links = linksAfter(chain, rows);
    await sql`
      update audit_entries as entry
      set position = link.position, hash = link.hash, previous_hash = link.previous_hash
      from json_to_recordset(${JSON.stringify(links)}::json)
        as link (id text, position bigint, hash text, previous_hash text)
      where entry.partner_id = ${owner.partnerId} and entry.environment = ${owner.environment}
        and entry.id = link.id`.execute(trx);
    const last = links.at(-1);
    if (last) {
      await trx
        .updateTable('audit_chains')
        .set({ position: last.position, hash: last.hash })
        .where(ownedBy('audit_chains', owner))
        .execute();
    }
    return rows.length;
  });
}

interface Link {
  readonly id: string;
  readonly position: string;
  readonly hash: string;
  readonly previous_hash: string;
}

function linksAfter(end: Pick<Link, 'position' | 'hash'>, rows: readonly AuditRow[]): readonly Link[] {
  let { position, hash } = end;
  return rows.map((row) => {
    const previous_hash = hash;
    position = String(BigInt(position) + 1n);
    hash = hashOf({ ...row, position }, previous_hash);
    return { id: row.id, position, hash, previous_hash };
  });
}

/** Returns the SHA-256, hexadecimal, of the previous hash and the content as a JSON array of its columns. */
export function hashOf(row: AuditRow, previousHash: string): string {
  const content = JSON.stringify([
    row.id,
    row.partner_id,
    row.environment,
    row.position,
    row.merchant_id,
    row.operation,
    row.actor_kind,
    row.actor_id,
    row.actor,
    row.via,
    row.address,
    row.client,
    row.record_type,
    row.record_id,
    row.request_id,
    row.changes,
    row.created_at.toISOString(),
  ]);
  return createHash('sha256').update(`${previousHash}\n${content}`).digest('hex');
}

/**
 * Deletes the oldest entries of chains past their time, by the database's clock, and notes which was the
 * last: the rest can still be verified. @returns whether there may be more
 */
export async function purgeEntries(db: Db, keptDays: number): Promise<boolean> {
  const chains = await db
    .selectFrom('audit_chains as chain')
    .select(['chain.partner_id', 'chain.environment'])
    .where(
      sql<boolean>`exists (select from audit_entries as entry
        where entry.partner_id = chain.partner_id and entry.environment = chain.environment
          and entry.position = chain.purged_position + 1 and entry.created_at < ${oldest(keptDays)})`,
    )
    .limit(CHAINS)
    .execute();
  for (const { partner_id: partnerId, environment } of chains)
    await purgeChain(db, { partnerId, environment }, keptDays);
  return chains.length > 0;
}

const oldest = (keptDays: number): RawBuilder<Date> =>
  sql<Date>`now() - make_interval(days => ${keptDays}::int)`;

async function purgeChain(db: Db, owner: Owner, keptDays: number): Promise<void> {
  await inTransaction(db, async ({ db: trx }) => {
    const chain = await trx
      .selectFrom('audit_chains')
      .select('purged_position')
      .where(ownedBy('audit_chains', owner))
      .forUpdate()
      .executeTakeFirstOrThrow();
    const rows = await trx
      .selectFrom('audit_entries')
      .select(['position', 'hash', sql<boolean>`created_at < ${oldest(keptDays)}`.as('is_old')])
      .where(ownedBy('audit_entries', owner))
      .where('position', '>', chain.purged_position)
      .orderBy('position')
      .limit(ENTRIES)
      .execute();
    const firstKept = rows.findIndex(({ is_old }) => !is_old);
    const last = (firstKept < 0 ? rows : rows.slice(0, firstKept)).at(-1);
    if (!last?.position || last.hash === null) return;
    await trx
      .deleteFrom('audit_entries')
      .where(ownedBy('audit_entries', owner))
      .where('position', '<=', last.position)
      .execute();
    await trx
      .updateTable('audit_chains')
      .set({ purged_position: last.position, purged_hash: last.hash })
      .where(ownedBy('audit_chains', owner))
      .execute();
  });
}
