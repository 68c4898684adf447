import type { Db } from '../../../core/database/database.ts';
import type { MerchantView } from '../../../core/database/owner.ts';
import { ApiError } from '../../../core/api/errors.ts';
import type { Download } from '../../../core/http/responses.ts';
import { MENU_FORMAT, type MenuDocument } from '../contract/menu-files.ts';
import type { MenuContent } from '../contract/menu.ts';
import { presentContent } from '../present-content.ts';
import { findMenuWithDraft, filesOfContent } from '../menu-records.ts';
import { findVersion } from '../menu-versions.ts';
import { itemTable, modifierTable } from './menu-table.ts';

export interface ExportRequest {
  readonly id: string;
  /** `draft`, `published` or a number. */
  readonly version: string;
  readonly format: 'json' | 'csv';
  readonly rows: 'items' | 'modifiers';
}

/** @throws {ApiError} not_found */
export async function exportMenu(
  { db, publicUrl }: { readonly db: Db; readonly publicUrl: string },
  view: MerchantView,
  { id, version, format, rows }: ExportRequest,
): Promise<Download> {
  const menu = await versionOf(db, view, id, version);
  const name = `menu-${id}-${menu.label}`;
  if (format === 'csv') {
    const table = rows === 'items' ? itemTable : modifierTable;
    return {
      mediaType: 'text/csv',
      name: `${name}-${rows}.csv`,
      content: table(menu.content, menu.currency),
    };
  }
  const document: MenuDocument = {
    format: MENU_FORMAT,
    name: menu.name,
    currency: menu.currency,
    ...presentContent(menu.content, await filesOfContent(db, menu.content, publicUrl)),
  };
  return {
    mediaType: 'application/json',
    name: `${name}.json`,
    content: `${JSON.stringify(document, null, 2)}\n`,
  };
}

interface Version {
  readonly name: string;
  readonly currency: string;
  readonly content: MenuContent;
  readonly label: string;
}

async function versionOf(db: Db, view: MerchantView, id: string, version: string): Promise<Version> {
  const menu = await findMenuWithDraft(db, view, id);
  if (!menu) throw new ApiError('not_found');
  if (version === 'draft') {
    return { name: menu.name, currency: menu.currency, content: menu.draft, label: `draft-${menu.version}` };
  }
  const number = version === 'published' ? menu.published_version : Number(version);
  const row = number === null ? undefined : await findVersion(db, id, number);
  if (!row)
    throw new ApiError('not_found', { message: 'This version was never published.', param: 'version' });
  return { name: row.name, currency: row.currency, content: row.content, label: `${row.number}` };
}
