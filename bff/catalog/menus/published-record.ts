import type { Db } from '../../core/database/database.ts';
import type { Menu } from './contract/menu.ts';
import { filesOfContent } from './menu-images.ts';
import { presentMenu, type MenuRow, type ShownWithMenu } from './menu-records.ts';
import { findVersion, type MenuVersionRow } from './menu-versions.ts';

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
 * A version as a menu: the record, with the content, name, metadata and currency that the version was published with.
 * It changes only with what is available, so it can be kept.
 */
export function presentVersion(menu: MenuRow, version: MenuVersionRow, shown: ShownWithMenu): Menu {
  const { number, name, currency, metadata, item_count, published_at } = version;
  const isPublished = menu.status === 'published' && number === menu.published_version;
  const updated_at = (isPublished ? menu.published_at : null) ?? published_at;
  const row = { ...menu, version: number, name, currency, metadata, item_count, updated_at };
  return presentMenu(row, version.content, shown);
}
