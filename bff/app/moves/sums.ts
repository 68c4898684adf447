import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { belongsTo } from '../ownership/ownership.ts';
import { UNGUARDED, type MovedTables } from './moved-tables.ts';
import type { Sums } from './move-folder.ts';

/** Rows that the target may have more or fewer of: it knows a person already, or has made links itself. */
const UNCOUNTED: ReadonlySet<string> = new Set([...UNGUARDED, 'moved_links', 'passkeys', 'persons']);

/**
 * Counts a partner's rows, and adds up what counts most: the ledger by merchant and currency, orders by
 * status, and what is still to be sent. Both installations do the same.
 */
export async function sumsOf(db: Db, { tables, all }: MovedTables, partner: string): Promise<Sums> {
  const sums: Record<string, string> = {};
  // Expired rows are deleted at each installation by itself, while the partner moves, too.
  const counted = tables.filter(({ name, isPruned }) => !isPruned && !UNCOUNTED.has(name));
  for (const { name } of counted) {
    const { rows } = await sql<{ count: string }>`select count(*) from ${sql.table(name)} t
      where ${sql.raw(belongsTo(all, name, 't', `'${partner}'`))}`.execute(db);
    sums[`rows of ${name}`] = rows[0]?.count ?? '';
  }
  for (const [name, query] of Object.entries(SUMS)) {
    const { rows } = await sql<{ of: string; sum: string }>`${query(partner)}`.execute(db);
    for (const { of, sum } of rows) sums[`${name} ${of}`] = sum;
  }
  return sums;
}

const SUMS: Readonly<Record<string, (partner: string) => ReturnType<typeof sql>>> = {
  ledger: (partner) => sql`
    select concat_ws(' ', merchant_id, currency) as of,
      concat_ws(' ', sum(gross), sum(fee), sum(amount), count(*)) as sum
    from ledger_entries where partner_id = ${partner} group by merchant_id, currency`,
  orders: (partner) => sql`
    select concat_ws(' ', environment, status, payment_state) as of, count(*)::text as sum
    from orders where partner_id = ${partner} group by environment, status, payment_state`,
  webhooks: (partner) => sql`
    select 'pending' as of, count(*)::text as sum from webhook_deliveries
    where partner_id = ${partner} and state = 'pending'
    union all select 'events to dispatch', count(*)::text from events
    where partner_id = ${partner} and dispatched_at is null`,
};

/** Returns what differs, in plain words. */
export function differencesIn(source: Sums, target: Sums): readonly string[] {
  const names = new Set([...Object.keys(source), ...Object.keys(target)]);
  return [...names]
    .filter((name) => source[name] !== target[name])
    .map((name) => `${name}: ${source[name] ?? 'none'} at the source, ${target[name] ?? 'none'} here`);
}
