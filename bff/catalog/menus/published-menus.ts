import type { RawBuilder } from 'kysely';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Db } from '../../core/database/database.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import { prepared } from '../../core/database/prepared.ts';
import type { MenuVersionRow } from './menu-versions.ts';
import type {
  PublishedItem,
  PublishedMenu,
  PublishedMenus,
  PublishedGroup,
  PublishedModifier,
} from './published-menu.ts';
import type { ModifierGroup, StoredItem, StoredSection } from './contract/menu.ts';
import { groupBounds } from './content-rules.ts';

const MAX_VERSIONS = 500;

/**
 * Compiled versions, by menu and number. A version never changes, so nothing here is ever outdated: which one
 * is published is read each time.
 */
const compiled = new Map<string, PublishedMenu>();

/**
 * The published menus of a merchant, as they are now. One short query; a version that this node hasn't met
 * yet is read with a second.
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

/** A published version as orders look it up. */
function compileMenu(row: MenuVersionRow): PublishedMenu {
  const groups = new Map(
    row.content.groups.map((group) => [group.id, { group, modifiers: modifiersOf(group) }]),
  );
  const items = new Map<string, PublishedItem>();
  for (const section of row.content.sections) {
    for (const item of section.items) items.set(item.id, itemOf(row, section, item, groups));
  }
  return {
    menuId: row.menu_id,
    merchantId: row.merchant_id,
    version: row.number,
    name: row.name,
    currency: row.currency,
    items,
  };
}

type Groups = ReadonlyMap<
  string,
  { readonly group: ModifierGroup; readonly modifiers: ReadonlyMap<string, PublishedModifier> }
>;

function itemOf(row: MenuVersionRow, section: StoredSection, item: StoredItem, all: Groups): PublishedItem {
  const groups = item.modifier_groups.flatMap((offered): PublishedGroup[] => {
    const known = all.get(offered.group);
    if (!known) return [];
    const { id, name, max_each: maxEach } = known.group;
    const { min, max } = groupBounds(known.group, offered);
    return [{ id, name, min, max, maxEach, modifiers: known.modifiers }];
  });
  return {
    id: item.id,
    menuId: row.menu_id,
    menuVersion: row.number,
    name: item.name,
    taxCategory: item.tax_category,
    allergens: item.allergens,
    alcohol: item.alcohol,
    sectionName: section.name,
    servingTimes: section.availability,
    variations: new Map(item.variations.map((one) => [one.id, one])),
    groups,
    modifiers: new Map(groups.flatMap(({ modifiers }) => [...modifiers])),
  };
}

function modifiersOf({ id: groupId, modifiers }: ModifierGroup): Map<string, PublishedModifier> {
  return new Map(
    modifiers.map(({ id, name, price, default: isDefault }) => [id, { id, groupId, name, price, isDefault }]),
  );
}
