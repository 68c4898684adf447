import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { PAUSED_STATE } from '../../core/moves/move-gate.ts';
import { belongsTo } from '../ownership/ownership.ts';
import type { MovedTable, MovedTables } from './moved-tables.ts';

/** How long a table is waited for, while everyone else who uses it waits behind. */
const WAITED_FOR_MS = 500;
const AGAIN_AFTER_MS = 250;
const MOST_TRIES = 240;

/**
 * Notes from now on which rows of a partner change: triggers on each of its tables write the row's key. They
 * exist only while it is exported.
 */
export async function watchChanges(db: Db, { tables, all }: MovedTables, partner: string): Promise<void> {
  const present = await triggersOf(db, partner);
  for (const table of tables) {
    const name = nameOf(table, partner);
    if (!table.isNoted || present.some(({ trigger }) => trigger === name)) continue;
    const belongs = (row: string): string => belongsTo(all, table.name, row, quoted(partner));
    await whenFree(db, [
      `create or replace function ${name}() returns trigger language plpgsql as $note$
        ${bodyOf(table, belongs, partner)} $note$`,
      `create trigger ${name} after insert or update or delete on ${table.name}
        for each row execute function ${name}()`,
    ]);
  }
}

/** Ends it, and forgets the notes. */
export async function stopWatching(db: Db, partner: string): Promise<void> {
  for (const { trigger, table } of await triggersOf(db, partner)) {
    await whenFree(db, [
      `drop trigger if exists ${trigger} on ${table}`,
      `drop function if exists ${trigger}()`,
    ]);
  }
  await db.deleteFrom('partner_move_notes').where('partner_id', '=', partner).execute();
}

/** Refuses changes while the partner is paused, and notes them otherwise. */
function bodyOf(table: MovedTable, belongs: (row: string) => string, partner: string): string {
  const keyOf = (row: string): string =>
    `array[${table.key.map((column) => `${row}.${column}::text`).join()}]`;
  const without = (row: string): string =>
    table.bookkeeping.reduce((json, column) => `${json} - '${column}'`, `to_jsonb(${row})`);
  const refused = [
    `held = 'paused'`,
    ...(table.isPruned ? [`tg_op <> 'DELETE'`] : []),
    ...(table.bookkeeping.length > 0
      ? [`not (tg_op = 'UPDATE' and ${without('old')} is not distinct from ${without('new')})`]
      : []),
  ];
  const guard = `if ${refused.join(' and ')} then
      raise exception 'partner ${partner} is paused' using errcode = '${PAUSED_STATE}';
    end if;`;
  return `
    declare
      changed ${table.name};
      held text;
    begin
      if tg_op = 'DELETE' then changed := old; else changed := new; end if;
      if not (${belongs('changed')}) then return null; end if;
      select m.state into held from partner_moves m where m.partner_id = ${quoted(partner)};
      ${table.isGuarded ? guard : ''}
      insert into partner_move_notes (partner_id, table_name, key)
        values (${quoted(partner)}, ${quoted(table.name)}, ${keyOf('changed')});
      if tg_op = 'UPDATE' and ${keyOf('old')} <> ${keyOf('new')} then
        insert into partner_move_notes (partner_id, table_name, key)
          values (${quoted(partner)}, ${quoted(table.name)}, ${keyOf('old')});
      end if;
      return null;
    end`;
}

/** Returns a name that no other move's trigger has: IDs are letters and digits. */
function nameOf({ name }: Pick<MovedTable, 'name'>, partner: string): string {
  return `note_${partner.toLowerCase()}_${name}`.slice(0, 63);
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

async function triggersOf(db: Db, partner: string): Promise<{ trigger: string; table: string }[]> {
  const prefix = nameOf({ name: '' }, partner);
  const { rows } = await sql<{ trigger: string; table: string }>`
    select tgname as trigger, tgrelid::regclass::text as table from pg_trigger
    where starts_with(tgname::text, ${prefix}) and not tgisinternal order by tgname`.execute(db);
  return rows;
}

/** Gives way to requests if a table can't be locked soon, and tries again. */
async function whenFree(db: Db, statements: readonly string[]): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(async (trx) => {
        await sql.raw(`set local lock_timeout = '${WAITED_FOR_MS}ms'`).execute(trx);
        for (const statement of statements) await sql.raw(statement).execute(trx);
      });
    } catch (error) {
      const isBusy =
        error instanceof Error && 'code' in error && ['55P03', '40P01'].includes(String(error.code));
      if (!isBusy || tries === MOST_TRIES) throw error;
      await delay(AGAIN_AFTER_MS);
    }
  }
}
