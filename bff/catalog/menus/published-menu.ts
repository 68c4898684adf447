import type { Allergen, ServingTime } from './contract/menu-fields.ts';

/** A published version of a menu, as orders use it. It never changes. */
export interface PublishedMenu {
  readonly menuId: string;
  readonly merchantId: string;
  readonly version: number;
  readonly name: string;
  /** ISO 4217, as it was when the version was published. */
  readonly currency: string;
  readonly items: ReadonlyMap<string, PublishedItem>;
}

export interface PublishedItem {
  readonly id: string;
  readonly menuId: string;
  readonly menuVersion: number;
  readonly name: string;
  readonly taxCategory: string;
  readonly allergens: readonly Allergen[];
  readonly alcohol: boolean;
  readonly sectionName: string;
  /** When it is served: local times at the location. Empty: always. */
  readonly servingTimes: readonly ServingTime[];
  readonly variations: ReadonlyMap<string, PublishedVariation>;
  /** In their order, with the item's own bounds. */
  readonly groups: readonly PublishedGroup[];
  /** The modifiers of all its groups: a modifier is in one group only. */
  readonly modifiers: ReadonlyMap<string, PublishedModifier>;
}

export interface PublishedVariation {
  readonly id: string;
  /** Null only if it is the only one. */
  readonly name: string | null;
  /** In minor units. */
  readonly price: number;
  readonly sku: string | null;
}

export interface PublishedGroup {
  readonly id: string;
  readonly name: string;
  readonly min: number;
  /** At least `min`; without a maximum in the menu, the number of possible choices. */
  readonly max: number;
  readonly maxEach: number;
  readonly modifiers: ReadonlyMap<string, PublishedModifier>;
}

export interface PublishedModifier {
  readonly id: string;
  readonly groupId: string;
  readonly name: string;
  /** For each one, in minor units. */
  readonly price: number;
  readonly isDefault: boolean;
}

/** The published menus of one merchant. An id of an item is in at most one of them. */
export interface PublishedMenus {
  /** Newest first; none if the merchant has published none. */
  readonly menus: readonly PublishedMenu[];
  item(id: string): PublishedItem | undefined;
}

/** The availability at a location at an instant. */
export interface LocationAvailability {
  /** Whether neither the target nor its stock keeps it from being ordered. Knows nothing of serving times. */
  isAvailable(target: string): boolean;
  /** Pieces left; `undefined` if not counted. 0 if it isn't available. */
  left(target: string): number | undefined;
  /**
   * Whether an item can't be ordered: itself, all of its variations, or a group whose minimum can't be met.
   */
  isSoldOut(item: PublishedItem): boolean;
}

/** Pieces of an item, a variation or a modifier. */
export interface StockLine {
  readonly target: string;
  readonly quantity: number;
}
