import type { Db } from '../../core/database/database.ts';
import type { MerchantView } from '../../core/database/owner.ts';
import { ApiError } from '../../core/api/errors.ts';
import { filesOfContent } from './menu-images.ts';
import { differencesOf, type ComparedVersion } from './compare-versions.ts';
import type { MenuComparison } from './contract/menu-versions.ts';
import { findMenuWithDraft, type MenuRowWithDraft } from './menu-records.ts';
import { findVersion, findVersionBefore, type MenuVersionRow } from './menu-versions.ts';

/** A version as it is named in a request: `draft`, `published` or a number. */
type VersionName = string;

interface Numbered extends ComparedVersion {
  readonly number: number;
}

/**
 * What changed to a version of a menu.
 * @param compare the version it is compared with; undefined: the published one for the draft, for others the one
 * published before; if there is none, all of it is new
 * @throws {ApiError} not_found: the menu, or one of the versions
 */
export async function compareVersions(
  { db, publicUrl }: { readonly db: Db; readonly publicUrl: string },
  view: MerchantView,
  { id, version, compare }: { id: string; version: VersionName; compare: VersionName | undefined },
): Promise<MenuComparison> {
  const menu = await findMenuWithDraft(db, view, id);
  if (!menu) throw new ApiError('not_found');
  const after = await requireVersion(db, menu, version, 'version');
  const before =
    compare === undefined
      ? await versionBefore(db, menu, version, after)
      : await requireVersion(db, menu, compare, 'compare');
  const files = await filesOfContent(db, [after.content, ...(before ? [before.content] : [])], publicUrl);
  return {
    object: 'menu_comparison',
    menu: id,
    version: after.number,
    compared_to: before?.number ?? null,
    differences: differencesOf(before, after, files),
  };
}

async function requireVersion(
  db: Db,
  menu: MenuRowWithDraft,
  name: VersionName,
  param: string,
): Promise<Numbered> {
  if (name === 'draft') {
    return { menuId: menu.id, number: menu.version, name: menu.name, content: menu.draft };
  }
  const number = name === 'published' ? menu.published_version : Number(name);
  const row = number === null ? undefined : await findVersion(db, menu.id, number);
  if (!row) throw new ApiError('not_found', { message: 'This version was never published.', param });
  return comparedOf(row);
}

async function versionBefore(
  db: Db,
  menu: MenuRowWithDraft,
  name: VersionName,
  { number }: Numbered,
): Promise<Numbered | undefined> {
  const isDraft = name === 'draft';
  const published = menu.published_version;
  if (isDraft && published === null) return undefined;
  const row =
    isDraft && published !== null
      ? await findVersion(db, menu.id, published)
      : await findVersionBefore(db, menu.id, number);
  return row && comparedOf(row);
}

function comparedOf({ menu_id: menuId, number, name, content }: MenuVersionRow): Numbered {
  return { menuId, number, name, content };
}
