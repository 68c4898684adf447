import type { LitElement } from 'lit';
import type { SessionApi } from '../../kit/loading/session-api.ts';
import { allergenText } from '../../records/diet-words.ts';
import { Loaded } from '../../records/loaded.ts';
import type { Availability, Menu, MenuItem } from './records.ts';

/** Published menus that are read; a merchant has few. */
const MOST = 10;

/** An item of a published menu. */
export interface OfferedItem {
  menu: Menu;
  section: string;
  item: MenuItem;
}

/** What a merchant's published menus say of their items: allergens, and whether they are sold out. */
export class MerchantMenus {
  readonly loaded: Loaded<Menu[]>;
  #allergens = new Map<string, readonly string[]>();

  constructor(host: LitElement, api: SessionApi) {
    this.loaded = new Loaded(host, async () => {
      const { data } = await api.page<{ id: string }>(`/v1/menus?status=published&limit=${MOST}`);
      const menus = await Promise.all(data.map(({ id }) => api.get<Menu>(`/v1/menus/${id}`)));
      this.#allergens = new Map(
        itemsOf(menus).map(({ item }) => [item.id, item.allergens.map((one) => allergenText(one))]),
      );
      return menus;
    });
  }

  load = (): Promise<void> => this.loaded.load();

  reset(): void {
    this.loaded.reset();
    this.#allergens.clear();
  }

  allergensOf(item: string): readonly string[] {
    return this.#allergens.get(item) ?? [];
  }

  get items(): OfferedItem[] {
    return itemsOf(this.loaded.value ?? []);
  }

  /** What is set for an item at a location: its own setting, or else that of all locations. */
  availabilityOf({ menu, item }: OfferedItem, location: string): Availability | undefined {
    const of = menu.availability.filter(({ target }) => target === item.id);
    return of.find((one) => one.location === (location || null)) ?? of.find((one) => one.location === null);
  }

  /** Takes the answer to a change into what is known. */
  take(menu: Menu, entries: readonly Availability[]): void {
    const { value } = this.loaded;
    const known = value?.find(({ id }) => id === menu.id);
    if (!value || !known) return;
    const others = known.availability.filter(
      (old) => !entries.some(({ target, location }) => target === old.target && location === old.location),
    );
    const changed = { ...known, availability: [...others, ...entries] };
    this.loaded.value = value.map((one) => (one.id === menu.id ? changed : one));
  }
}

const itemsOf = (menus: readonly Menu[]): OfferedItem[] =>
  menus.flatMap((menu) =>
    menu.sections.flatMap(({ name, items }) => items.map((item) => ({ menu, section: name, item }))),
  );
