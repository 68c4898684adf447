import { isDeepStrictEqual } from 'node:util';
import type { EventType } from '../../core/contract/feature.ts';
import { normalized } from '../../core/contract/text-fields.ts';
import type { Db } from '../../core/database/database.ts';
import { newId } from '../../core/database/ids.ts';
import { ownedBy, type MerchantView, type Owner } from '../../core/database/owner.ts';
import { ApiError } from '../../core/api/errors.ts';
import { lockMerchant } from '../../accounts/merchants/merchants.ts';
import { recordEvent } from '../../core/events/outbox.ts';
import { changedContent } from './changed-content.ts';
import { idsSent, imagesSent, itemCountOf, partsOf } from './content-parts.ts';
import { MENU_LIMITS } from './contract/menu-fields.ts';
import type { MenuContent } from './contract/menu.ts';
import type { ContentChange, MenuChange, NewMenu } from './contract/menu-requests.ts';

import {
  lockMenu,
  presentSummary,
  type MenuRow,
  type MenuRowWithDraft,
  holdImages,
  releaseImages,
} from './menu-records.ts';
import { sql } from 'kysely';

const EMPTY: MenuContent = { sections: [], groups: [] };

/**
 * Creates a draft, with its event. The merchant's row is held, so that concurrent requests can't create more
 * menus than one may have.
 * @throws {ApiError} not_found (the merchant), state_forbids, and what is wrong with the content
 */
export async function createMenu(
  trx: Db,
  owner: Owner,
  merchantId: string,
  fields: Omit<NewMenu, 'merchant'>,
  now: Date,
): Promise<MenuRowWithDraft> {
  const merchant = await lockMerchant(trx, owner, merchantId);
  if (merchant.status === 'closed' || merchant.status === 'rejected') {
    throw new ApiError('state_forbids', {
      message: `The merchant is ${merchant.status} and can no longer be changed.`,
      param: 'merchant',
    });
  }
  await requireRoom(trx, owner, merchantId);
  const images = { partner_id: owner.partnerId, environment: owner.environment, merchant_id: merchantId };
  const alts = await holdImages(trx, images, imagesSent(fields));
  const draft = changedContent(EMPTY, fields, { wasKnown: () => false, alts });
  const row = await trx
    .insertInto('menus')
    .values({
      id: newId('mnu'),
      partner_id: owner.partnerId,
      environment: owner.environment,
      merchant_id: merchantId,
      name: normalized(fields.name),
      status: 'draft',
      draft: JSON.stringify(draft),
      item_count: itemCountOf(draft),
      published_version: null,
      published_at: null,
      ...(fields.metadata && { metadata: JSON.stringify(fields.metadata) }),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const menu = { ...row, draft, currency: merchant.currency };
  await tellOfMenu(trx, menu, 'menu.updated', now);
  return menu;
}

/** Whether a merchant may have one more menu that isn't archived. @throws {ApiError} state_forbids */
export async function requireRoom(trx: Db, owner: Owner, merchantId: string): Promise<void> {
  const { count } = await trx
    .selectFrom('menus')
    .select((eb) => eb.fn.countAll().as('count'))
    .where(ownedBy('menus', owner))
    .where('merchant_id', '=', merchantId)
    .where('status', '<>', 'archived')
    .executeTakeFirstOrThrow();
  if (Number(count) < MENU_LIMITS.menusOfMerchant) return;
  throw new ApiError('state_forbids', {
    message: `A merchant has at most ${MENU_LIMITS.menusOfMerchant} menus. Archive one first.`,
    param: 'merchant',
  });
}

/**
 * Changes the draft, with its event. A change that changes nothing raises no version and records no event.
 * @throws {ApiError} not_found, version_stale, and what is wrong with the content
 */
export async function updateMenu(
  trx: Db,
  view: MerchantView,
  id: string,
  { version, name, metadata, ...content }: MenuChange,
  now: Date,
): Promise<MenuRowWithDraft> {
  const row = await requireMenu(trx, view, id);
  if (version !== row.version) throw new ApiError('version_stale');
  const draft = await changedDraft(trx, row, content);
  const change = {
    name: name === undefined ? row.name : normalized(name),
    // Parsed objects have no prototype, stored ones have: they would differ.
    metadata: metadata ? { ...metadata } : row.metadata,
    draft,
  };
  const before = { name: row.name, metadata: row.metadata, draft: row.draft };
  if (isDeepStrictEqual(change, before)) return row;
  const item_count = itemCountOf(draft);
  const updated = await trx
    .updateTable('menus')
    .set((eb) => ({
      name: change.name,
      item_count,
      ...(metadata && { metadata: JSON.stringify(metadata) }),
      ...(draft !== row.draft && { draft: JSON.stringify(draft) }),
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .returning(['version', 'updated_at'])
    .executeTakeFirstOrThrow();
  const menu = { ...row, ...change, item_count, ...updated };
  await releaseImages(trx, menu, row.draft, now);
  await tellOfMenu(trx, menu, 'menu.updated', now);
  return menu;
}

/** Locked until the transaction ends. @throws {ApiError} not_found */
export async function requireMenu(trx: Db, view: MerchantView, id: string): Promise<MenuRowWithDraft> {
  const row = await lockMenu(trx, view, id);
  if (!row) throw new ApiError('not_found');
  return row;
}

async function changedDraft(trx: Db, row: MenuRowWithDraft, change: ContentChange): Promise<MenuContent> {
  const { sections, groups, item, group } = change;
  if (!sections && !groups && !item && !group) return row.draft;
  const parts = Object.values(partsOf(row.draft)) as ReadonlyMap<string, unknown>[];
  const unknown = idsSent(change).filter((id) => !parts.some((kind) => kind.has(id)));
  const before = await idsInVersions(trx, row.id, unknown);
  const alts = await holdImages(trx, row, imagesSent(change));
  return changedContent(row.draft, change, { wasKnown: (id) => before.has(id), alts });
}

export async function tellOfMenu(trx: Db, row: MenuRow, type: EventType, at: Date): Promise<void> {
  await recordEvent(trx, {
    type,
    partnerId: row.partner_id,
    environment: row.environment,
    merchantId: row.merchant_id,
    data: presentSummary(row),
    at,
  });
}

/**
 * Those of the ids that a published version of the menu has. Each version is read once, however many ids are
 * asked for.
 */
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
