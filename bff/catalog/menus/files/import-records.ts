import { isDeepStrictEqual } from 'node:util';
import { type Selectable, sql } from 'kysely';
import type { Page } from '../../../core/contract/fields.ts';
import type { Db } from '../../../core/database/database.ts';
import { newId } from '../../../core/database/ids.ts';
import { visibleTo, type MerchantView } from '../../../core/database/owner.ts';
import { pageOf, type PageRequest } from '../../../core/database/pagination.ts';
import { ApiError } from '../../../core/api/errors.ts';
import type { MenuImport } from '../contract/menu-files.ts';
import type { MenuContent } from '../contract/menu.ts';
import { itemCountOf } from '../content-parts.ts';
import { setTimer } from '../../../core/timers/timers.ts';
import { requireMenu, tellOfMenu } from '../menu-changes.ts';

import { type MenuRowWithDraft, holdImages, releaseImages } from '../menu-records.ts';
import type { MenuImportsTable } from '../tables.ts';
import { previewImport, type ImportFile } from './preview-import.ts';
import type { FeatureDeps } from '../../../core/feature.ts';
import { deleteImage, imageUnused, lockImage } from '../../images/images.ts';
import type { TimerHandlers } from '../../../core/timers/timer-handler.ts';

type ImportRow = Omit<Selectable<MenuImportsTable>, 'draft'>;

/** A preview that isn't applied by then is deleted. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

const COLUMNS = [
  'id',
  'environment',
  'merchant_id',
  'partner_id',
  'menu_id',
  'status',
  'format',
  'menu_version',
  'currency',
  'delete_missing',
  'counts',
  'errors',
  'total',
  'version',
  'metadata',
  'created_at',
  'updated_at',
] as const;

/** Reads a file into an import; the draft isn't changed. @throws {ApiError} not_found, import_invalid */
export async function createImport(
  trx: Db,
  view: MerchantView,
  menuId: string,
  file: Omit<ImportFile, 'currency'>,
  now: Date,
): Promise<MenuImport> {
  const menu = await requireMenu(trx, view, menuId);
  const { counts, errors, total, draft } = await previewImport(
    menu.draft,
    { ...file, currency: menu.currency },
    (images) => holdImages(trx, menu, images),
  );
  const row = await trx
    .insertInto('menu_imports')
    .values({
      id: newId('imp'),
      partner_id: menu.partner_id,
      environment: menu.environment,
      merchant_id: menu.merchant_id,
      menu_id: menuId,
      status: draft ? 'previewed' : 'failed',
      format: file.format,
      menu_version: menu.version,
      currency: menu.currency,
      delete_missing: file.deletesMissing,
      counts: JSON.stringify(counts),
      errors: JSON.stringify(errors),
      total,
      draft: draft ? JSON.stringify(draft) : null,
      created_at: now,
      updated_at: now,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  const dueAt = new Date(now.getTime() + KEPT_MS);
  await setTimer(trx, view, { kind: 'import.expire', record: row.id, dueAt });
  return presentImport(row);
}

/**
 * Puts what was previewed into the draft, all of it, with its event.
 * @throws {ApiError} not_found; state_forbids (applied or failed); version_stale: the draft has changed since
 */
export async function applyImport(
  trx: Db,
  view: MerchantView,
  menuId: string,
  id: string,
  now: Date,
): Promise<MenuImport> {
  const menu = await requireMenu(trx, view, menuId);
  const row = await trx
    .selectFrom('menu_imports')
    .select([...COLUMNS, 'draft'])
    .where('id', '=', id)
    .where('menu_id', '=', menuId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found', { message: "This import doesn't exist.", param: 'apply' });
  if (row.status !== 'previewed' || row.draft === null) {
    throw new ApiError('state_forbids', { message: `This import is ${row.status}.`, param: 'apply' });
  }
  if (row.menu_version !== menu.version || row.currency !== menu.currency) {
    throw new ApiError('version_stale', {
      message: 'The menu has changed since the preview. Send the file again.',
      param: 'apply',
    });
  }
  if (!isDeepStrictEqual(row.draft, menu.draft))
    await changeDraft(trx, { ...menu, draft: row.draft }, menu.draft, now);
  const applied = await trx
    .updateTable('menu_imports')
    .set((eb) => ({ status: 'applied', draft: null, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return presentImport(applied);
}

async function changeDraft(trx: Db, menu: MenuRowWithDraft, before: MenuContent, now: Date): Promise<void> {
  const item_count = itemCountOf(menu.draft);
  const changed = await trx
    .updateTable('menus')
    .set((eb) => ({
      draft: JSON.stringify(menu.draft),
      item_count,
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', menu.id)
    .returning(['version', 'updated_at'])
    .executeTakeFirstOrThrow();
  await releaseImages(trx, menu, before, now);
  await tellOfMenu(trx, { ...menu, item_count, ...changed }, 'menu.updated', now);
}

/** @throws {ApiError} not_found */
export async function readImport(db: Db, view: MerchantView, id: string): Promise<MenuImport> {
  const row = await importsSeenBy(db, view).where('id', '=', id).executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return presentImport(row);
}

/** Newest first. */
export async function pageOfImports(
  db: Db,
  view: MerchantView,
  request: PageRequest,
  menu: string | undefined,
): Promise<Page<MenuImport>> {
  const rows = await importsSeenBy(db, view)
    .$if(menu !== undefined, (query) => query.where('menu_id', '=', menu ?? ''))
    .$if(request.after !== undefined, (query) => query.where('id', '<', request.after ?? ''))
    .orderBy('id', 'desc')
    .limit(request.limit + 1)
    .execute();
  return pageOf(rows, request, presentImport);
}

const importsSeenBy = (db: Db, view: MerchantView) =>
  db.selectFrom('menu_imports').select(COLUMNS).where(visibleTo('menu_imports', view));

function presentImport(row: ImportRow): MenuImport {
  const { created, updated, unchanged, missing } = row.counts;
  return {
    id: row.id,
    object: 'import',
    environment: row.environment,
    merchant: row.merchant_id,
    menu: row.menu_id,
    status: row.status,
    format: row.format,
    menu_version: row.menu_version,
    delete_missing: row.delete_missing,
    counts: { created, updated, unchanged, missing },
    errors: row.errors.map(({ row: at, column, code = 'invalid', message }) => ({
      row: at,
      column,
      code,
      message,
    })),
    done: row.total,
    total: row.total,
    version: row.version,
    metadata: row.metadata,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Timers that delete records that are no longer needed. */
export const menuFileTimers: TimerHandlers<FeatureDeps> = {
  /** Keeps images of published versions forever, and images of a preview as long as the preview. */
  'image.expire': async ({ db: trx }, { deps, owner, record: id, dueAt }) => {
    const merchantId = await lockImage(trx, owner, id);
    if (merchantId === undefined || (await isInMenus(trx, merchantId, id))) return;
    if (await isInPreviews(trx, merchantId, id)) return imageUnused(trx, owner, id, dueAt);
    await deleteImage(trx, owner, id, deps.clock.now());
  },
  /** A preview that was never applied. */
  'import.expire': async ({ db: trx }, { record: id }) => {
    await trx.deleteFrom('menu_imports').where('id', '=', id).where('status', '<>', 'applied').execute();
  },
};

/** In a draft, or in a version that is or was published. */
async function isInMenus(trx: Db, merchantId: string, image: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (
      select from menus where merchant_id = ${merchantId} and ${hasImage('draft', image)}
    ) or exists (
      select from menus join menu_versions on menu_versions.menu_id = menus.id
      where menus.merchant_id = ${merchantId} and ${image} = any (part_ids)
    ) as used`.execute(trx);
  return rows[0]?.used === true;
}

async function isInPreviews(trx: Db, merchantId: string, image: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (
      select from menus join menu_imports on menu_imports.menu_id = menus.id
      where menus.merchant_id = ${merchantId} and menu_imports.draft is not null
        and ${hasImage('menu_imports.draft', image)}
    ) as used`.execute(trx);
  return rows[0]?.used === true;
}

function hasImage(content: string, image: string) {
  const vars = JSON.stringify({ id: image });
  return sql`jsonb_path_exists(${sql.ref(content)}, '$.sections[*].items[*].image.id ? (@ == $id)',
    ${vars}::jsonb)`;
}
