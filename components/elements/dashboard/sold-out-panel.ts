import { nothing, type LitElement, type TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { focusOn } from '../../kit/controls/focus-on.ts';
import { failureNotice, outcome } from '../../kit/loading/outcome.ts';
import { isolated } from '../../kit/forms/select-field.ts';
import { tag } from '../../kit/controls/tag.ts';
import { textField } from '../../kit/forms/text-field.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import type { PanelContext } from './panel-context.ts';
import { endOfDay } from './ordering-panel.ts';
import type { Availability, Menu, MenuItem } from './records.ts';
import type { SessionApi } from '../../kit/loading/session-api.ts';
import { allergenText } from '../../records/diet-words.ts';
import { Loaded } from '../../records/loaded.ts';

/** Published menus that are read; a merchant has few. */
const MOST = 10;

/** An item of a published menu. */
interface OfferedItem {
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

/** So many items are shown without a search. */
const SHOWN = 30;

/**
 * What can be ordered now: an item is sold out for today or until somebody changes it, and back by a press.
 */
export class SoldOutPanel {
  #host: LitElement;
  #of: PanelContext;
  #menus: MerchantMenus;
  #query = '';

  constructor(host: LitElement, of: PanelContext, menus: MerchantMenus) {
    this.#host = host;
    this.#of = of;
    this.#menus = menus;
  }

  render(): TemplateResult {
    const { work, failures } = this.#of;
    const { value, error, load } = this.#menus.loaded;
    return html`<section class="panel" tabindex="-1" data-panel="sold-out" aria-label=${msg('Sold out')}>
      <h3>${msg('Sold out')}</h3>
      <p class="muted small">${msg('Acts at once for customers, without publishing.')}</p>
      ${textField(
        { name: 'find-item', label: msg('Find an item'), value: this.#query, required: true },
        (text) => {
          this.#query = text;
          this.#host.requestUpdate();
        },
      )}
      <div role="status" class=${error ? '' : 'unseen'}>
        ${error ? failureNotice(failures, error, load) : nothing}${value || error ? nothing : msg('Loading the menu…')}
      </div>
      ${value ? this.#list() : nothing} ${outcome(work, 'sold-out')}
    </section>`;
  }

  #list(): TemplateResult {
    const found = this.#found();
    if (found.length === 0) return html`<p class="muted">${msg('No item has this name.')}</p>`;
    return html`<ul class="stock">
        ${found.slice(0, SHOWN).map((offered) => this.#row(offered))}
      </ul>
      ${found.length > SHOWN ? html`<p class="muted small">${msg('Search for more items by name.')}</p>` : nothing}`;
  }

  /** What is sold out comes first. */
  #found(): OfferedItem[] {
    const query = this.#query.trim().toLowerCase();
    const found = this.#menus.items.filter(({ item }) => item.name.toLowerCase().includes(query));
    return found.toSorted((one, other) => Number(this.#isOut(other)) - Number(this.#isOut(one)));
  }

  #entry(offered: OfferedItem): Availability | undefined {
    return this.#menus.availabilityOf(offered, this.#of.location());
  }

  #isOut(offered: OfferedItem): boolean {
    return !!this.#entry(offered)?.sold_out;
  }

  #row(offered: OfferedItem): TemplateResult {
    const { item, section } = offered;
    const { work } = this.#of;
    const isOut = this.#isOut(offered);
    const isBusy = !!work.busy;
    return html`<li>
      <span
        ><b><bdi>${item.name}</bdi></b> <span class="muted small"><bdi>${section}</bdi></span></span
      >
      ${isOut ? tag('danger', msg('Sold out')) : nothing}
      <span class="row" role="group" data-item=${item.id} aria-label=${item.name}>
        ${
          isOut
            ? button({
                label: msg('Available again'),
                isBusy,
                press: () => this.#set(offered, { available: true, until: null }, msg('Available again')),
              })
            : html`${button({
                label: msg('Out today'),
                isBusy,
                press: () =>
                  this.#set(offered, { available: false, until: this.#tomorrow() }, msg('Sold out')),
              })}
              ${button({
                label: msg('Out until changed'),
                isBusy,
                press: () => this.#set(offered, { available: false, until: null }, msg('Sold out')),
              })}`
        }
      </span>
    </li>`;
  }

  #tomorrow(): string {
    const { location, locations, clock } = this.#of;
    const all = locations.value ?? [];
    const at = all.find(({ id }) => id === location()) ?? all[0];
    return endOfDay(clock.now(), at?.timezone, at?.day_starts_at);
  }

  #set(
    { menu, item }: OfferedItem,
    change: { available: boolean; until: string | null },
    said: string,
  ): void {
    const { api, work, location } = this.#of;
    const at = location();
    const items = [{ target: item.id, ...(at && { location: at }), ...change, stock: null }];
    void work.run({
      place: 'sold-out',
      action: 'sell-out',
      about: { item: item.id },
      scope: 'menus:write',
      send: () => api.change<{ data: Availability[] }>('PUT', `/v1/menus/${menu.id}/availability`, { items }),
      done: ({ data }) => {
        this.#menus.take(menu, data);
        // What is sold out moves to the front: whoever pressed stays with it.
        void focusOn(this.#host, `[data-item=${item.id}] button`);
        return `${isolated(item.name)}: ${said}`;
      },
    });
  }
}
