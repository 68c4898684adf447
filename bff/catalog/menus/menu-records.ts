import { sql, type Selectable } from 'kysely';
import type { Page } from '../../core/contract/fields.ts';
import type { Db } from '../../core/database/database.ts';
import { visibleTo, type MerchantView, type Owner } from '../../core/database/owner.ts';
import { pageOf, type PageRequest, isWithin, type TimeFilter } from '../../core/database/pagination.ts';
import type { Availability } from './contract/availability.ts';
import type { Menu, MenuContent, MenuStatus, MenuSummary } from './contract/menu.ts';
import type { MenusTable } from './tables.ts';
import { presentContent, type FilesOfImages } from './present-content.ts';
import { filesOfImages, holdImages as hold, imageUnused } from '../images/images.ts';
import { imagesOf } from './content-parts.ts';

/** A menu without its draft, and its merchant's currency. */
export type MenuRow = Omit<Selectable<MenusTable>, 'draft'> & { readonly currency: string };
export type MenuRowWithDraft = MenuRow & { readonly draft: MenuContent };

export interface MenuFilter extends TimeFilter {
  readonly merchant?: string | undefined;
  readonly status?: MenuStatus | undefined;
}

const COLUMNS = [
  'id',
  'partner_id',
  'environment',
  'merchant_id',
  'name',
  'status',
  'item_count',
  'published_version',
  'published_at',
  'version',
  'metadata',
  'created_at',
  'updated_at',
] as const;

/**
 * Selects the menus visible to the caller, with the merchant's currency, which may change until the merchant
 * is active.
 */
function menusSeenBy(db: Db, view: MerchantView) {
  return db
    .selectFrom('menus')
    .select(COLUMNS.map((column) => `menus.${column}` as const))
    .select(
      sql<string>`(select currency from merchants where merchants.id = menus.merchant_id)`.as('currency'),
    )
    .where(visibleTo('menus', view));
}

export async function findMenu(db: Db, view: MerchantView, id: string): Promise<MenuRow | undefined> {
  return menusSeenBy(db, view).where('menus.id', '=', id).executeTakeFirst();
}

export async function findMenuWithDraft(
  db: Db,
  view: MerchantView,
  id: string,
): Promise<MenuRowWithDraft | undefined> {
  return menusSeenBy(db, view).select('menus.draft').where('menus.id', '=', id).executeTakeFirst();
}

/** The same, locked until the transaction ends. Rows that refer to it may still be added. */
export async function lockMenu(
  trx: Db,
  view: MerchantView,
  id: string,
): Promise<MenuRowWithDraft | undefined> {
  return menusSeenBy(trx, view)
    .select('menus.draft')
    .where('menus.id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Newest first. */
export async function pageOfMenus(
  db: Db,
  view: MerchantView,
  request: PageRequest,
  filter: MenuFilter,
): Promise<Page<MenuSummary>> {
  const { merchant, status } = filter;
  const rows = await menusSeenBy(db, view)
    .$if(merchant !== undefined, (query) => query.where('menus.merchant_id', '=', merchant ?? ''))
    .$if(status !== undefined, (query) => query.where('menus.status', '=', status ?? 'draft'))
    .where(isWithin('menus', filter))
    .$if(request.after !== undefined, (query) => query.where('menus.id', '<', request.after ?? ''))
    .orderBy('menus.id', 'desc')
    .limit(request.limit + 1)
    .execute();
  return pageOf(rows, request, presentSummary);
}

export function presentSummary(row: MenuRow): MenuSummary {
  return { ...aboutMenu(row), ...ofRecord(row) };
}

/** The data shown with a menu in addition to its row and content. */
export interface ShownWithMenu {
  readonly availability: Availability[];
  readonly files: FilesOfImages;
}

export function presentMenu(
  row: MenuRow,
  content: MenuContent,
  { availability, files }: ShownWithMenu,
): Menu {
  return { ...aboutMenu(row), ...presentContent(content, files), availability, ...ofRecord(row) };
}

function aboutMenu(row: MenuRow) {
  return {
    id: row.id,
    object: 'menu',
    environment: row.environment,
    merchant: row.merchant_id,
    name: row.name,
    currency: row.currency,
    status: row.status,
    published_version: row.published_version,
    published_at: row.published_at?.toISOString() ?? null,
    item_count: row.item_count,
  } as const;
}

function ofRecord(row: MenuRow) {
  return {
    version: row.version,
    metadata: row.metadata,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

type OfMerchant = Pick<MenuRow, 'partner_id' | 'environment' | 'merchant_id'>;

/** The files of all images of a content, or of several; without any, nothing is read. */
export async function filesOfContent(
  db: Db,
  content: MenuContent | readonly MenuContent[],
  url: string,
): Promise<FilesOfImages> {
  const ids = [content].flat().flatMap((one) => [...imagesOf(one)]);
  return ids.length === 0 ? new Map() : filesOfImages(db, ids, url);
}

/**
 * Returns the alternative texts of those images that belong to the merchant, by ID. None of them is deleted
 * before the transaction ends.
 */
export async function holdImages(
  trx: Db,
  menu: OfMerchant,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (ids.length === 0) return new Map();
  return hold(trx, { ...ownerOf(menu), merchantId: menu.merchant_id }, ids);
}

/** An edit has taken images out of a draft: each is deleted later, unless something uses it by then. */
export async function releaseImages(
  trx: Db,
  menu: OfMerchant & { readonly draft: MenuContent },
  before: MenuContent,
  now: Date,
): Promise<void> {
  if (menu.draft === before) return;
  const left = imagesOf(menu.draft);
  for (const id of imagesOf(before)) {
    if (!left.has(id)) await imageUnused(trx, ownerOf(menu), id, now);
  }
}

function ownerOf({ partner_id: partnerId, environment }: OfMerchant): Owner {
  return { partnerId, environment };
}
