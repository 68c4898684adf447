import type { Db } from '../../core/database/database.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import { hashOf } from './seal.ts';

/** The audit log, for other features; its chains are verified here. */
export { auditAcross, type PlatformAuditRow } from './audit-records.ts';
export { purgeEntries, sealEntries } from './seal.ts';

const BATCH = 1_000;

/** The first place where a chain doesn't hold. */
export interface BrokenLink extends Owner {
  /** From 1. */
  readonly position: string;
  /** The entry there; `null` if it is missing. */
  readonly id: string | null;
  readonly fault: 'entry_missing' | 'entry_changed' | 'link_changed' | 'end_missing';
}

export interface Verified {
  readonly chains: number;
  readonly entries: number;
  /** The first broken link of each chain that has one. */
  readonly broken: readonly BrokenLink[];
}

/** Verifies all chains, or those of one partner: each entry's hash, each link, and both ends. */
export async function verifyChains(db: Db, partnerId?: string): Promise<Verified> {
  const chains = await db
    .selectFrom('audit_chains')
    .selectAll()
    .$if(partnerId !== undefined, (some) => some.where('partner_id', '=', partnerId ?? ''))
    .orderBy('partner_id')
    .orderBy('environment')
    .execute();
  let entries = 0;
  const broken: BrokenLink[] = [];
  for (const chain of chains) {
    const owner = { partnerId: chain.partner_id, environment: chain.environment };
    const checked = await verifyChain(db, owner, chain);
    entries += checked.count;
    if (checked.broken) broken.push({ ...owner, ...checked.broken });
  }
  return { chains: chains.length, entries, broken };
}

interface Ends {
  readonly position: string;
  readonly hash: string;
  readonly purged_position: string;
  readonly purged_hash: string;
}

interface Checked {
  readonly count: number;
  readonly broken?: Omit<BrokenLink, keyof Owner>;
}

async function verifyChain(db: Db, owner: Owner, ends: Ends): Promise<Checked> {
  let [at, hash, count] = [BigInt(ends.purged_position), ends.purged_hash, 0];
  for (;;) {
    const rows = await db
      .selectFrom('audit_entries')
      .selectAll()
      .where(ownedBy('audit_entries', owner))
      .where('position', '>', String(at))
      // Entries sealed since the chain's end was read are for the next time.
      .where('position', '<=', ends.position)
      .orderBy('position')
      .limit(BATCH)
      .execute();
    for (const row of rows) {
      const position = String(at + 1n);
      if (row.position !== position) return { count, broken: { position, id: null, fault: 'entry_missing' } };
      const { id } = row;
      if (row.previous_hash !== hash) return { count, broken: { position, id, fault: 'link_changed' } };
      if (row.hash !== hashOf(row, hash)) return { count, broken: { position, id, fault: 'entry_changed' } };
      [at, hash, count] = [at + 1n, row.hash, count + 1];
    }
    if (rows.length < BATCH) break;
  }
  if (String(at) === ends.position && hash === ends.hash) return { count };
  return { count, broken: { position: String(at + 1n), id: null, fault: 'end_missing' } };
}
