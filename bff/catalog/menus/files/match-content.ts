import type { ContentChange } from '../contract/menu-requests.ts';
import type { GroupInput, ItemInput, SectionInput } from '../contract/menu-content.ts';
import type { MenuContent, ModifierGroup, StoredItem, StoredSection } from '../contract/menu.ts';
import type { FileContent } from './sources.ts';

/** A file as a change of the draft. */
export interface MatchedContent {
  readonly change: ContentChange;
  /** Ids of the parts of the draft that the file has. */
  readonly matched: ReadonlySet<string>;
  /** How many of the draft's parts it doesn't have. */
  readonly missing: number;
}

const nfc = (text: string | null | undefined): string | undefined => text?.normalize('NFC');
const BY_ID = { sent: ({ id }: { id?: string }) => id, part: ({ id }: { id: string }) => id };
const BY_NAME = {
  sent: ({ name }: { name?: string | null }) => nfc(name) ?? '',
  part: ({ name }: { name: string | null }) => name ?? '',
};

/**
 * Matches the parts of a file to those of the draft: by ID, items by `external_id`, then by name within their
 * parent.
 */
export function matchContent(draft: MenuContent, file: FileContent, deletesMissing: boolean): MatchedContent {
  const matching = new Matching(draft, file, deletesMissing);
  const groups = file.groups && matching.groups(file.groups);
  const sections = file.sections && matching.sections(file.sections);
  const change = { ...(groups && { groups }), ...(sections && { sections }) };
  return { change, matched: matching.matched, missing: matching.missing };
}

class Matching {
  readonly matched = new Set<string>();
  missing = 0;
  readonly #draft: MenuContent;
  readonly #file: FileContent;
  readonly #deletes: boolean;
  /** The file's ID of a group → the change's. */
  readonly #groupIds = new Map<string, string>();

  constructor(draft: MenuContent, file: FileContent, deletesMissing: boolean) {
    this.#draft = draft;
    this.#file = file;
    this.#deletes = deletesMissing;
  }

  groups(sent: readonly GroupInput[]): GroupInput[] {
    const found = matchParts(sent, this.#draft.groups, [BY_ID, BY_NAME]);
    const built = sent.map((group, at): GroupInput => {
      const old = found.get(group);
      const id = old?.id ?? `#group-${at}`;
      if (group.id !== undefined) this.#groupIds.set(group.id, id);
      return this.#from(group, { ...group, id, ...this.#modifiers(group, old) });
    });
    this.#note(this.#draft.groups, [...found.values()]);
    return arranged(this.#draft.groups, built, this.#deletes, (id) => ({ id }));
  }

  #modifiers({ modifiers }: GroupInput, old: ModifierGroup | undefined): Pick<GroupInput, 'modifiers'> {
    if (!modifiers) return {};
    const found = matchParts(modifiers, old?.modifiers ?? [], [BY_ID, BY_NAME]);
    const built = modifiers.map((one) => this.#from(one, withId(one, found.get(one)?.id)));
    return { modifiers: arranged(old?.modifiers ?? [], built, this.#deletes, (id) => ({ id })) };
  }

  sections(sent: readonly SectionInput[]): SectionInput[] {
    const { sections } = this.#draft;
    const found = matchParts(sent, sections, [BY_ID, BY_NAME]);
    const items = this.#matchItems(sent, found);
    const taken = new Set([...items.values()].map(({ id }) => id));
    const keeping = (section: StoredSection): SectionInput => ({
      id: section.id,
      items: this.#deletes ? [] : section.items.filter(({ id }) => !taken.has(id)).map(({ id }) => ({ id })),
    });
    const built = sent.map((section): SectionInput => {
      const old = found.get(section);
      const own = (section.items ?? []).map((item) => this.#item(item, items.get(item)));
      const stays = (old?.items ?? []).filter(({ id }) => !taken.has(id) || own.some((one) => one.id === id));
      const arrangedItems = arranged(stays, own, this.#deletes, (id): ItemInput => ({ id }));
      return this.#from(section, { ...withId(section, old?.id), items: arrangedItems });
    });
    const named = [...found.values()];
    this.#note(this.#file.isTable ? named : sections, named);
    this.#note(
      sections.flatMap((section) => section.items),
      [...items.values()],
    );
    const deletes = this.#deletes && !this.#file.isTable;
    const byId = new Map(sections.map((section) => [section.id, section]));
    return arranged(sections, built, deletes, (id) => {
      const section = byId.get(id);
      return section ? keeping(section) : { id };
    });
  }

  /** Matches by ID and `external_id` in the whole menu, by name in the section. */
  #matchItems(
    sent: readonly SectionInput[],
    sections: ReadonlyMap<SectionInput, StoredSection>,
  ): Map<ItemInput, StoredItem> {
    const sectionOf = new Map<object, string | undefined>();
    for (const section of sent) {
      for (const item of section.items ?? []) sectionOf.set(item, sections.get(section)?.id);
    }
    for (const section of this.#draft.sections)
      for (const item of section.items) sectionOf.set(item, section.id);
    const inSection = (part: { name?: string | null }): string | undefined => {
      const section = sectionOf.get(part);
      return section === undefined ? undefined : `${section} ${nfc(part.name) ?? ''}`;
    };
    return matchParts(
      sent.flatMap(({ items = [] }) => items),
      this.#draft.sections.flatMap(({ items }) => items),
      [
        BY_ID,
        { sent: ({ external_id: id }) => nfc(id), part: ({ external_id: id }) => id },
        { sent: inSection, part: inSection },
      ],
    );
  }

  #item(item: ItemInput, old: StoredItem | undefined): ItemInput {
    const { variations, modifier_groups: groups } = item;
    const offered = new Map(old?.modifier_groups.map((one) => [one.group, one]));
    return this.#from(item, {
      ...withId(item, old?.id),
      ...(variations && { variations: this.#variations(variations, old) }),
      ...(groups && {
        modifier_groups: groups.map(({ group: sent, ...bounds }) => {
          const group = this.#groupIds.get(sent) ?? sent;
          const { min = null, max = null } = offered.get(group) ?? {};
          return { group, min, max, ...bounds };
        }),
      }),
    });
  }

  #variations(sent: NonNullable<ItemInput['variations']>, old: StoredItem | undefined) {
    const found = matchParts(sent, old?.variations ?? [], [BY_ID, BY_NAME]);
    const built = sent.map((one) => this.#from(one, withId(one, found.get(one)?.id)));
    return arranged(old?.variations ?? [], built, this.#deletes, (id) => ({ id }));
  }

  #note(parts: readonly { readonly id: string }[], found: readonly { readonly id: string }[]): void {
    for (const { id } of found) this.matched.add(id);
    this.missing += parts.length - found.length;
  }

  /** Gives a part made from a part of the file the same source. */
  #from<Part extends object>(sent: object, made: Part): Part {
    const source = this.#file.sources.get(sent);
    if (source) this.#file.sources.set(made, source);
    return made;
  }
}

/** Returns a part with the draft's ID in place of the file's. */
function withId<Part extends { id?: string }>(
  { id: _id, ...part }: Part,
  id: string | undefined,
): Omit<Part, 'id'> & { id?: string } {
  return id === undefined ? part : { ...part, id };
}

/** A name by which a part is found again; undefined or null: it has none. */
type Key<Part> = (part: Part) => string | null | undefined;

/**
 * Finds for each part of a file the part of the draft that it is: by the first kind of key that both have,
 * and each part once. All are compared by one kind before the next, so that a name never takes what an id
 * names.
 */
function matchParts<Sent extends object, Part extends object>(
  sent: readonly Sent[],
  parts: readonly Part[],
  keys: readonly { readonly sent: Key<Sent>; readonly part: Key<Part> }[],
): Map<Sent, Part> {
  const matched = new Map<Sent, Part>();
  const left = new Set(parts);
  for (const key of keys) {
    const byKey = new Map<string, Part>();
    for (const part of left) {
      const value = key.part(part);
      if (typeof value === 'string' && !byKey.has(value)) byKey.set(value, part);
    }
    for (const one of sent) {
      const value = matched.has(one) ? undefined : key.sent(one);
      const part = typeof value === 'string' ? byKey.get(value) : undefined;
      if (part && left.delete(part)) matched.set(one, part);
    }
  }
  return matched;
}

/**
 * The parts of a list after an import. If the file has all that is there, or what it lacks is to be removed,
 * the file's sequence; else the sequence that is there, and new parts at the end.
 */
function arranged<Sent extends { readonly id?: string }>(
  existing: readonly { readonly id: string }[],
  sent: readonly Sent[],
  deletesMissing: boolean,
  keep: (id: string) => Sent,
): Sent[] {
  const byId = new Map(sent.map((one) => [one.id, one]));
  if (deletesMissing || existing.every(({ id }) => byId.has(id))) return [...sent];
  const there = new Set(existing.map(({ id }) => id));
  const added = sent.filter(({ id }) => id === undefined || !there.has(id));
  return [...existing.map(({ id }) => byId.get(id) ?? keep(id)), ...added];
}
