import { sql } from 'kysely';
import type { Db } from '../../../core/database/database.ts';
import { environmentNow } from '../environment-now.ts';

/** A delivery that is due, and whose row is held. */
interface HeldDelivery {
  readonly id: string;
  readonly endpoint_id: string;
}

/**
 * Deliveries of a disabled endpoint wait until it is enabled; those of a deleted one fail. Endpoints are locked
 * first, in the same order on every node: an endpoint that is being enabled has resumed its deliveries already.
 */
export async function setAside(trx: Db, due: readonly HeldDelivery[], now: Date): Promise<void> {
  const endpoints = [...new Set(due.map((delivery) => delivery.endpoint_id))];
  await trx
    .selectFrom('webhook_endpoints')
    .select('id')
    .where('id', 'in', endpoints)
    .orderBy('id')
    .forShare()
    .execute();
  await sql`
    update webhook_deliveries d
    set next_attempt_at = null, updated_at = ${environmentNow(now, 'd')},
      state = case when p.deleted_at is null then 'pending' else 'failed' end
    from webhook_endpoints p
    where d.id = any(${due.map(({ id }) => id)}::text[]) and d.state = 'pending'
      and p.id = d.endpoint_id and p.status = 'disabled'`.execute(trx);
}
