import { isDeepStrictEqual } from 'node:util';
import type { MenuDifference } from './contract/menu-versions.ts';
import type { MenuContent } from './contract/menu.ts';
import { presentContent, type FilesOfImages } from './present-content.ts';

/** One side of a comparison. */
export interface ComparedVersion {
  readonly menuId: string;
  readonly name: string;
  readonly content: MenuContent;
}

type Part = Readonly<Record<string, unknown>> & { readonly id: string; readonly name: string };
type PartName = MenuDifference['part'];

/**
 * What changed from one version to another, by the ids of parts: the menu itself first, then groups, sections and
 * items. An item's section and a section's items, by their ids, are fields of theirs, so a moved item is a change of
 * both sections and of itself.
 */
export function differencesOf(
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
