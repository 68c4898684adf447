import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';

/** Those of the ids that a published version of the menu has. Each version is read once, however many ids are asked for. */
export async function idsInVersions(
  db: Db,
  menuId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select distinct part_id as id from menu_versions, unnest(part_ids) as parts (part_id)
    where menu_id = ${menuId} and part_ids && ${ids}::text[] and part_id = any (${ids}::text[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Those of the ids that the menu's draft has, found without reading the draft into this process. */
export async function idsInDraft(
  db: Db,
  menuId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select distinct part #>> '{}' as id from menus, jsonb_path_query(draft, '$.**.id') as part
    where menus.id = ${menuId} and part #>> '{}' = any (${ids}::text[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
