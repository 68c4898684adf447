import type { Db } from '../../core/database/database.ts';
import { newId } from '../../core/database/ids.ts';
import type { MerchantView } from '../../core/database/owner.ts';
import { ApiError } from '../../core/api/errors.ts';
import { lockMerchant } from '../../accounts/merchants/merchants.ts';
import { idsOf, imagesOf } from './content-parts.ts';
import { requireMenu, requireRoom, tellOfMenu } from './menu-changes.ts';
import type { MenuRow, MenuRowWithDraft } from './menu-records.ts';

/**
 * Freezes the draft as the version that customers see, with its event. Publishing the published version
 * changes nothing. If an edit and a publication are concurrent, one waits for the menu's row and then finds
 * its version stale.
 * @param version the version that the caller has read
 * @throws {ApiError} not_found, version_stale
 */
export async function publishMenu(
  trx: Db,
  view: MerchantView,
  id: string,
  version: number,
  now: Date,
): Promise<MenuRow> {
  const row = await requireMenu(trx, view, id);
  if (version !== row.version) throw new ApiError('version_stale');
  if (isPublished(row, version)) return row;
  await freeze(trx, row, now);
  return show(trx, row, version, now);
}

/**
 * Shows a version again that was published before, with the event of a publication. The draft stays.
 * @throws {ApiError} not_found: also a version that was never published
 */
export async function rollBackMenu(
  trx: Db,
  view: MerchantView,
  id: string,
  version: number,
  now: Date,
): Promise<MenuRow> {
  const row = await requireMenu(trx, view, id);
  if (isPublished(row, version)) return row;
  const known = await trx
    .selectFrom('menu_versions')
    .select('id')
    .where('menu_id', '=', id)
    .where('number', '=', version)
    .executeTakeFirst();
  if (!known) {
    throw new ApiError('not_found', { message: 'This version was never published.', param: 'version' });
  }
  return show(trx, row, version, now);
}

/**
 * Takes a menu from customers, with an event. An archived one stays as it is. @throws {ApiError} not_found
 */
export async function archiveMenu(trx: Db, view: MerchantView, id: string, now: Date): Promise<MenuRow> {
  const row = await requireMenu(trx, view, id);
  if (row.status === 'archived') return row;
  const changed = { status: 'archived', updated_at: now } as const;
  await trx.updateTable('menus').set(changed).where('id', '=', id).execute();
  const menu = { ...row, ...changed };
  await tellOfMenu(trx, menu, 'menu.updated', now);
  return menu;
}

function isPublished(row: MenuRow, version: number): boolean {
  return row.status === 'published' && row.published_version === version;
}

/** A version that was published before is there already: after a rollback the draft may still be the same. */
async function freeze(trx: Db, row: MenuRowWithDraft, now: Date): Promise<void> {
  await trx
    .insertInto('menu_versions')
    .values({
      id: newId('mnv'),
      partner_id: row.partner_id,
      environment: row.environment,
      merchant_id: row.merchant_id,
      menu_id: row.id,
      number: row.version,
      name: row.name,
      currency: row.currency,
      metadata: JSON.stringify(row.metadata),
      content: JSON.stringify(row.draft),
      item_count: row.item_count,
      part_ids: [...idsOf(row.draft), ...imagesOf(row.draft)],
      published_at: now,
    })
    .onConflict((conflict) => conflict.columns(['menu_id', 'number']).doNothing())
    .execute();
}

/**
 * One that comes back from the archive counts among the merchant's menus again. @throws {ApiError}
 * state_forbids
 */
async function show(trx: Db, row: MenuRowWithDraft, version: number, now: Date): Promise<MenuRow> {
  if (row.status === 'archived') {
    const owner = { partnerId: row.partner_id, environment: row.environment };
    await lockMerchant(trx, owner, row.merchant_id);
    await requireRoom(trx, owner, row.merchant_id);
  }
  const changed = {
    status: 'published',
    published_version: version,
    published_at: now,
    updated_at: now,
  } as const;
  await trx.updateTable('menus').set(changed).where('id', '=', row.id).execute();
  const menu = { ...row, ...changed };
  await tellOfMenu(trx, menu, 'menu.published', now);
  return menu;
}
