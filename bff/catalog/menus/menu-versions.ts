import type { Selectable } from 'kysely';
import type { Page } from '../../core/contract/fields.ts';
import type { Db } from '../../core/database/database.ts';
import { pageOf, type PageRequest } from '../../core/database/pagination.ts';
import type { MenuVersion } from './contract/menu-versions.ts';
import { type MenuRow, presentMenu, type ShownWithMenu, filesOfContent } from './menu-records.ts';
import type { MenuVersionsTable } from './tables.ts';
import type { Menu } from './contract/menu.ts';

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

/**
 * A menu with its published version, of any owner; undefined unless it is published now.
 * @param url where the service is reached
 */
export async function readPublished(
  db: Db,
  id: string,
  url: string,
): Promise<{ readonly partnerId: string; readonly record: Menu } | undefined> {
  const menu = await db
    .selectFrom('menus')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'published')
    .executeTakeFirst();
  if (!menu || menu.published_version === null) return undefined;
  const version = await findVersion(db, id, menu.published_version);
  if (!version) return undefined;
  const row = { ...menu, currency: version.currency };
  const files = await filesOfContent(db, version.content, url);
  return { partnerId: menu.partner_id, record: presentVersion(row, version, { availability: [], files }) };
}

/**
 * A version as a menu: the record, with the content, name, metadata and currency that the version was
 * published with. It changes only with what is available, so it can be kept.
 */
export function presentVersion(menu: MenuRow, version: MenuVersionRow, shown: ShownWithMenu): Menu {
  const { number, name, currency, metadata, item_count, published_at } = version;
  const isPublished = menu.status === 'published' && number === menu.published_version;
  const updated_at = (isPublished ? menu.published_at : null) ?? published_at;
  const row = { ...menu, version: number, name, currency, metadata, item_count, updated_at };
  return presentMenu(row, version.content, shown);
}
