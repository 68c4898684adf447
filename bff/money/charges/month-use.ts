import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import {
  endOfPeriod,
  startOfPeriod,
  type ChargePeriod,
  type MerchantRow,
} from '../../accounts/merchants/merchants.ts';
import type { MonthUse } from './month-price.ts';

/** What a merchant has used in a month, and whether it has sold anything since. What was refunded was sold too: fees stay. */
export async function useOf(
  db: Db,
  merchant: MerchantRow,
  period: ChargePeriod,
): Promise<MonthUse & { readonly goesOn: boolean }> {
  const [from, to] = [await startOfPeriod(merchant, period), await endOfPeriod(merchant, period)];
  // A business day may begin hours after midnight.
  const { rows } = await sql<{ sold: string; goes_on: boolean }>`
    select coalesce(sum(gross) filter (where occurred_at < ${to}), 0)::bigint as sold,
      coalesce(bool_or(occurred_at >= ${to}), false) as goes_on
    from ledger_entries where merchant_id = ${merchant.id} and type = 'payment'
      and business_date >= ${period.from}::date - 1 and occurred_at >= ${from}`.execute(db);
  const [row] = rows;
  const sold = Number(row?.sold ?? 0);
  const members = sold === 0 ? 0 : await activeMembers(db, merchant.id, from, to);
  return { sold, members, goesOn: row?.goes_on ?? false };
}

/** How many members of a merchant earned points or used a reward, from one time to before another. */
async function activeMembers(db: Db, merchantId: string, from: Date, to: Date): Promise<number> {
  const { members } = await db
    .selectFrom('loyalty_events')
    .select((eb) => eb.fn.count<string>('account_id').distinct().as('members'))
    .where('merchant_id', '=', merchantId)
    .where('type', 'in', ['earn', 'reward_redeemed'])
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .executeTakeFirstOrThrow();
  return Number(members);
}
