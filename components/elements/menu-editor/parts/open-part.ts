import type { LitElement } from 'lit';
import { AvailabilityForm } from './availability-form.ts';
import { type GroupForm, groupForm } from './group-form.ts';
import { ImageField, type ImageShared } from './image-field.ts';
import { itemForm } from './item-form.ts';
import type { ItemForm } from './item-values.ts';
import { findGroup, findItem, findSection, type Menu } from '../menu-records.ts';
import { type SectionForm, sectionForm } from './section-form.ts';

/** The part that is open, with its form. `question`: whether to delete it. */
export type OpenPart = { question?: boolean; given: Set<string> } & (
  | { kind: 'item'; form: ItemForm; availability?: AvailabilityForm | undefined; image: ImageField }
  | { kind: 'section'; form: SectionForm }
  | { kind: 'group'; form: GroupForm }
);

type PartKind = OpenPart['kind'];

/** A part to open: one of the menu by its id, or a new one; `section` is where a new item goes. */
export interface PartToOpen {
  kind: PartKind;
  id?: string;
  section?: string;
}

export function openPart(
  host: LitElement,
  menu: Menu,
  shared: ImageShared,
  { kind, ...of }: PartToOpen,
): OpenPart {
  const given = new Set<string>();
  if (kind === 'section') return { kind, given, form: sectionForm(host, menu, of.id) };
  if (kind === 'group') return { kind, given, form: groupForm(host, menu, of.id) };
  const placed = findItem(menu, of.id);
  const availability = placed && new AvailabilityForm(host, placed.item, menu);
  const form = itemForm(host, menu, of);
  return { kind, given, form, availability, image: new ImageField(host, shared, form) };
}

const FINDERS = { item: findItem, section: findSection, group: findGroup };

/** Whether a menu has a part of this kind. */
export const hasPart = (menu: Menu, kind: PartKind, id: string): boolean => !!FINDERS[kind](menu, id);

/** All parts of a kind that a menu has. */
export const idsOf = (menu: Menu, kind: PartKind): string[] =>
  (kind === 'group'
    ? menu.groups
    : kind === 'section'
      ? menu.sections
      : menu.sections.flatMap(({ items }) => items)
  ).map(({ id }) => id);
