import type { Db } from '../../core/database/database.ts';
import { UsageError } from '../operator/command.ts';
import { beingForgotten } from './forget-partner.ts';
import type { Head } from './move-folder.ts';
import type { MovedTables } from './moved-tables.ts';

/** @throws {UsageError} the folder is of another schema */
export function requireSchema({ schema }: Head, { schema: own }: MovedTables): void {
  if (schema.hash === own.hash) return;
  throw new UsageError(
    `the folder was written on the schema ${schema.last}, and this installation has ${own.last}: ` +
      'bring both installations to the same version, and export again',
  );
}

/**
 * Notes that a partner is being imported, or finds where its import goes on.
 * @throws {UsageError} the partner is here already, or a name of its is taken
 */
export async function startImport(
  db: Db,
  now: number,
  head: Head,
): Promise<{ readonly applied: number; readonly persons: Readonly<Record<string, string>> }> {
  const { partner, move } = head;
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('partner_moves')
      .select(['id', 'state', 'applied', 'persons', 'forgetting_at', 'forgotten_at', 'left_by'])
      .where('partner_id', '=', partner)
      .forUpdate()
      .executeTakeFirst();
    if (row?.forgetting_at) throw new UsageError(beingForgotten(partner));
    const isBack = row?.state === 'moved' && row.forgotten_at !== null;
    if (row && !isBack && (row.id !== move || row.state !== 'importing'))
      throw new UsageError(`partner ${partner} is in another move here: its state is ${row.state}`);
    if (row && !isBack) return row;
    await requireFree(trx, head, isBack);
    if (isBack) {
      const leftBy = row.left_by ?? row.id;
      if (leftBy === move) throw new UsageError('the folder is of the move by which the partner left here');
      await trx
        .updateTable('partner_moves')
        .set({ id: move, state: 'importing', left_by: leftBy, forgotten_at: null })
        .set({ applied: 0, persons: '{}', updated_at: new Date(now) })
        .where('partner_id', '=', partner)
        .execute();
      return { applied: 0, persons: {} };
    }
    await trx
      .insertInto('partner_moves')
      .values({
        partner_id: partner,
        id: move,
        state: 'importing',
        moved_to: null,
        hosted_domain: null,
        created_at: new Date(now),
        updated_at: new Date(now),
      })
      .execute();
    return { applied: 0, persons: {} };
  });
}

/** @param isBack whether rows that a redirect needs are here, which hold its names */
async function requireFree(trx: Db, { partner, slug, names }: Head, isBack: boolean): Promise<void> {
  const here = await trx.selectFrom('partners').select('id').where('id', '=', partner).executeTakeFirst();
  if (here && !isBack) throw new UsageError(`partner ${partner} is in this installation already`);
  const same = await trx.selectFrom('partners').select('id').where('slug', '=', slug).executeTakeFirst();
  if (same && same.id !== partner)
    throw new UsageError(
      `the name ${slug} is taken here by the partner ${same.id}: change one of them first`,
    );
  if (names.length === 0) return;
  const taken = await trx
    .selectFrom('served_hosts')
    .innerJoin('domains', 'domains.id', 'served_hosts.domain_id')
    .select('served_hosts.host')
    .where('served_hosts.host', 'in', [...names])
    .where('domains.partner_id', '<>', partner)
    .executeTakeFirst();
  if (taken) throw new UsageError(`the domain ${taken.host} is served for another partner here`);
}
