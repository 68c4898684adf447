import type { Db } from '../../core/database/database.ts';

/** How many members of a merchant earned points or used a reward, from one time to before another. */
export async function activeMembers(db: Db, merchantId: string, from: Date, to: Date): Promise<number> {
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
