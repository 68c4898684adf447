import type { Db } from '../../database/database.ts';

/** Events that have no deliveries yet, and deliveries that have attempts to come, of all partners. */
export async function backlogOf(db: Db): Promise<{ events: number; deliveries: number }> {
  const [events, deliveries] = await Promise.all([
    db
      .selectFrom('events')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('dispatched_at', 'is', null)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('webhook_deliveries')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('state', '=', 'pending')
      .executeTakeFirstOrThrow(),
  ]);
  return { events: Number(events.count), deliveries: Number(deliveries.count) };
}
