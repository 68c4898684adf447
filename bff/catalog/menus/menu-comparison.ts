import type { Db } from '../../core/database/database.ts';
import type { MerchantView } from '../../core/database/owner.ts';
import { ApiError } from '../../core/api/errors.ts';
import { presentContent, type FilesOfImages } from './present-content.ts';
import type { MenuComparison, MenuDifference } from './contract/menu-versions.ts';
import { findMenuWithDraft, type MenuRowWithDraft, filesOfContent } from './menu-records.ts';
import { findVersion, findVersionBefore, type MenuVersionRow } from './menu-versions.ts';
import { isDeepStrictEqual } from 'node:util';
import type { MenuContent } from './contract/menu.ts';

/** A version as it is named in a request: `draft`, `published` or a number. */
type VersionName = string;

interface Numbered extends ComparedVersion {
  readonly number: number;
}

/**
 * Returns the changes made in a version of a menu.
 * @param compare the version to compare with; defaults to the published one for the draft, and to the
 * previously published one for others. Without any, everything is new
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

/** One side of a comparison. */
interface ComparedVersion {
  readonly menuId: string;
  readonly name: string;
  readonly content: MenuContent;
}

type Part = Readonly<Record<string, unknown>> & { readonly id: string; readonly name: string };
type PartName = MenuDifference['part'];

/**
 * Returns the changes between two versions, by part IDs: the menu itself first, then groups, sections and
 * items. An item's section and a section's items, by ID, count as fields, so a moved item changes both
 * sections and the item.
 */
function differencesOf(
  before: ComparedVersion | undefined,
  after: ComparedVersion,
  files: FilesOfImages,
): MenuDifference[] {
  const [old, now] = [partsOf(before, files), partsOf(after, files)];
  return [
    ...differencesIn('menu', old.menu, now.menu),
    ...differencesIn('group', old.groups, now.groups),
    ...differencesIn('section', old.sections, now.sections),
    ...differencesIn('item', old.items, now.items),
  ];
}

function partsOf(version: ComparedVersion | undefined, files: FilesOfImages) {
  if (!version) return { menu: [], groups: [], sections: [], items: [] };
  const { sections, groups } = presentContent(version.content, files);
  return {
    menu: [{ id: version.menuId, name: version.name }],
    groups,
    sections: sections.map((section) => ({ ...section, items: section.items.map(({ id }) => id) })),
    items: sections.flatMap(({ id, items }) => items.map((item) => ({ ...item, section: id }))),
  };
}

function differencesIn(part: PartName, before: readonly Part[], after: readonly Part[]): MenuDifference[] {
  const old = new Map(before.map((one) => [one.id, one]));
  const there = new Set(after.map(({ id }) => id));
  const found = after.flatMap((one): MenuDifference[] => {
    const { id, name } = one;
    const was = old.get(id);
    if (!was) return [{ part, id, name, change: 'added', fields: [] }];
    const fields = changedFields(was, one);
    return fields.length === 0 ? [] : [{ part, id, name, change: 'changed', fields }];
  });
  const removed = before.filter(({ id }) => !there.has(id));
  return [
    ...found,
    ...removed.map(({ id, name }): MenuDifference => ({ part, id, name, change: 'removed', fields: [] })),
  ];
}

function changedFields(before: Part, after: Part): MenuDifference['fields'] {
  return Object.keys(after)
    .filter((name) => !isDeepStrictEqual(before[name], after[name]))
    .map((name) => ({ name, before: before[name] ?? null, after: after[name] ?? null }));
}
