import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import type { SalesGroup } from './contract/report-fields.ts';
import { asNumbers, keyOfEntry } from './read-hours.ts';
import { between, ofScope, type Summed } from './summed-rows.ts';

/** The sums of disputes in a report of payments. */
export const DISPUTE_SUMS = ['disputes', 'disputed', 'fee_platform', 'fee_partner'] as const;
export type DisputeSums = Readonly<Record<(typeof DISPUTE_SUMS)[number], number>>;

export const NO_DISPUTES: DisputeSums = { disputes: 0, disputed: 0, fee_platform: 0, fee_partner: 0 };

/**
 * Sums the scope's disputes by the values of a group, from the ledger itself: there are few, and an index has
 * them alone.
 */
export async function readDisputes(
  db: Db,
  group: SalesGroup,
  { scope, period, until }: Summed,
): Promise<ReadonlyMap<string, DisputeSums>> {
  const { rows } = await sql<{ key: string | number } & Record<keyof DisputeSums, string>>`
    select ${keyOfEntry(group)} as key, count(*) filter (where e.type = 'dispute') as disputes,
      -sum(e.gross) as disputed, sum(e.fee_platform) as fee_platform, sum(e.fee_partner) as fee_partner
    from ledger_entries e
    where ${ofScope('e', scope)} and ${between('e', period)} and e.type in ('dispute', 'dispute_reversal')
      ${until === undefined ? sql`` : sql`and e.occurred_at < ${until}`}
    group by 1`.execute(db);
  return new Map(rows.map(({ key, ...sums }) => [String(key), asNumbers(DISPUTE_SUMS, sums)]));
}
