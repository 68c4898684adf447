import type { Page } from '../../../bff/core/contract/fields.ts';
import type { Availability, AvailabilityChanges } from '../../../bff/catalog/menus/contract/availability.ts';
import type { ServingTime } from '../../../bff/catalog/menus/contract/menu-fields.ts';
import type { ImportError, MenuImport } from '../../../bff/catalog/menus/contract/menu-files.ts';
import type { MenuChange } from '../../../bff/catalog/menus/contract/menu-requests.ts';
import type {
  GroupInput,
  ItemInput,
  SectionInput,
} from '../../../bff/catalog/menus/contract/menu-content.ts';
import type {
  MenuComparison,
  MenuDifference,
  MenuVersion,
} from '../../../bff/catalog/menus/contract/menu-versions.ts';
import type {
  ItemImage,
  ItemModifierGroup,
  Menu,
  MenuItem,
  MenuSection,
  MenuSummary,
  Modifier,
  ModifierGroup,
  Variation,
} from '../../../bff/catalog/menus/contract/menu.ts';
import type { Image } from '../../../bff/catalog/images/contract/image.ts';

/** The parts of the API's records that the element uses, from the contract's types. */
export type {
  Availability,
  GroupInput,
  Image,
  ImportError,
  ItemImage,
  ItemInput,
  ItemModifierGroup,
  Menu,
  MenuComparison,
  MenuDifference,
  MenuImport,
  MenuItem,
  MenuSection,
  MenuSummary,
  MenuVersion,
  Modifier,
  ModifierGroup,
  Page,
  SectionInput,
  ServingTime,
  Variation,
};

/** The body of a change to a draft, without the version that was read. */
export type DraftChange = Omit<MenuChange, 'version' | 'metadata'>;

export type AvailabilityChange = AvailabilityChanges['items'][number];

/** Where something can be available or not. */
export interface NamedLocation {
  readonly id: string;
  readonly name: string;
}

/** An item with the section it is in. */
export interface PlacedItem {
  readonly item: MenuItem;
  readonly section: MenuSection;
  /** Its place in the section, from 0. */
  readonly at: number;
}

export function findItem(menu: Menu, id: string | undefined): PlacedItem | undefined {
  for (const section of menu.sections) {
    const at = section.items.findIndex((item) => item.id === id);
    const item = section.items[at];
    if (item) return { item, section, at };
  }
  return undefined;
}

export const findSection = (menu: Menu, id: string | undefined): MenuSection | undefined =>
  menu.sections.find((section) => section.id === id);

export const findGroup = (menu: Menu, id: string | undefined): ModifierGroup | undefined =>
  menu.groups.find((group) => group.id === id);

/** Whether the draft says something else than customers see. */
export const isUnpublished = ({
  version,
  published_version,
}: Pick<Menu, 'version' | 'published_version'>): boolean => version !== published_version;
