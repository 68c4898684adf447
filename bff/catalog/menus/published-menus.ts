import type { RawBuilder } from 'kysely';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Db } from '../../core/database/database.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import { prepared } from '../../core/database/prepared.ts';
import { compileMenu } from './compile-menu.ts';
import type { MenuVersionRow } from './menu-versions.ts';
import type { PublishedItem, PublishedMenu, PublishedMenus } from './published-menu.ts';

const MAX_VERSIONS = 500;

/**
 * Compiled versions, by menu and number. A version never changes, so nothing here is ever outdated: which one is
 * published is read each time.
 */
const compiled = new Map<string, PublishedMenu>();

/**
 * The published menus of a merchant, as they are now. One short query; a version that this node hasn't met yet is
 * read with a second.
 * @param db a transaction, to read within it
 */
export async function publishedMenus(
  db: Db,
  owner: Owner,
  merchantId: string | RawBuilder<string>,
): Promise<PublishedMenus> {
  const published = await (typeof merchantId === 'string'
    ? publishedOf(db, owner.partnerId, owner.environment, merchantId)
    : publishing(db, owner, merchantId).execute());
  const menus: PublishedMenu[] = [];
  for (const { id, published_version: number } of published) {
    if (number !== null) menus.push(await versionOf(db, id, number));
  }
  return new MenusOfMerchant(menus);
}

const publishedOf = prepared((db: Db, partnerId: string, environment: EnvironmentName, merchantId: string) =>
  publishing(db, { partnerId, environment }, merchantId),
);

function publishing(db: Db, owner: Owner, merchantId: string | RawBuilder<string>) {
  return db
    .selectFrom('menus')
    .select(['id', 'published_version'])
    .where(ownedBy('menus', owner))
    .where('merchant_id', '=', merchantId)
    .where('status', '=', 'published')
    .orderBy('id', 'desc');
}

async function versionOf(db: Db, menuId: string, number: number): Promise<PublishedMenu> {
  const key = `${menuId} ${number}`;
  const known = compiled.get(key);
  if (known) return known;
  const row = await db
    .selectFrom('menu_versions')
    .selectAll()
    .where('menu_id', '=', menuId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return keep(key, compileMenu(row satisfies MenuVersionRow));
}

function keep(key: string, menu: PublishedMenu): PublishedMenu {
  const oldest = compiled.size >= MAX_VERSIONS ? compiled.keys().next().value : undefined;
  if (oldest !== undefined) compiled.delete(oldest);
  compiled.set(key, menu);
  return menu;
}

class MenusOfMerchant implements PublishedMenus {
  readonly menus: readonly PublishedMenu[];

  constructor(menus: readonly PublishedMenu[]) {
    this.menus = menus;
  }

  item(id: string): PublishedItem | undefined {
    for (const menu of this.menus) {
      const item = menu.items.get(id);
      if (item) return item;
    }
    return undefined;
  }
}
