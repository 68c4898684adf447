import type { Selectable } from 'kysely';
import type { Page } from '../../core/contract/fields.ts';
import type { Db } from '../../core/database/database.ts';
import { pageOf, type PageRequest } from '../../core/database/pagination.ts';
import type { MenuVersion } from './contract/menu-versions.ts';
import type { MenuRow } from './menu-records.ts';
import type { MenuVersionsTable } from './tables.ts';

export type MenuVersionRow = Selectable<MenuVersionsTable>;

/** A version that was published. The caller must be allowed to see the menu. */
export async function findVersion(
  db: Db,
  menuId: string,
  number: number,
): Promise<MenuVersionRow | undefined> {
  return db
    .selectFrom('menu_versions')
    .selectAll()
    .where('menu_id', '=', menuId)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** The one that was published before a version, by the order in which they were first published. */
export async function findVersionBefore(
  db: Db,
  menuId: string,
  number: number,
): Promise<MenuVersionRow | undefined> {
  return db
    .selectFrom('menu_versions')
    .selectAll()
    .where('menu_id', '=', menuId)
    .where('number', '<', number)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Newest first. */
export async function pageOfVersions(
  db: Db,
  menu: MenuRow,
  request: PageRequest,
): Promise<Page<MenuVersion>> {
  const rows = await db
    .selectFrom('menu_versions')
    .select(['id', 'number', 'name', 'item_count', 'published_at'])
    .where('menu_id', '=', menu.id)
    .$if(request.after !== undefined, (query) => query.where('id', '<', request.after ?? ''))
    .orderBy('id', 'desc')
    .limit(request.limit + 1)
    .execute();
  return pageOf(rows, request, (row) => {
    const isPublished = menu.status === 'published' && row.number === menu.published_version;
    return {
      id: row.id,
      object: 'menu_version',
      menu: menu.id,
      version: row.number,
      status: isPublished ? 'published' : 'archived',
      name: row.name,
      item_count: row.item_count,
      published_at: row.published_at.toISOString(),
    };
  });
}
