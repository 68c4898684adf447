import { nothing, type LitElement, type TemplateResult } from 'lit';
import { focusOn, html } from '../../../session/base-element.ts';
import { failureNotice, outcome } from '../../../kit/loading/work.ts';
import { isolated } from '../../../kit/forms/select-field.ts';
import { skeletonLines } from '../../../kit/loading/state-panel.ts';
import { choices } from '../../../kit/forms/choices.ts';
import { textField } from '../../../kit/forms/field.ts';
import { msg } from '../../../i18n/message.ts';
import type { PanelContext } from '../panel-context.ts';
import { endOfDay } from '../../../records/business-day.ts';
import { allergiesOf } from '../order-words.ts';
import type { Availability, Menu, MenuItem, Order, OrderLine } from '../records.ts';
import type { SessionApi } from '../../../kit/loading/session-api.ts';
import { allergenText } from '../../../records/diet-words.ts';
import { Loaded } from '../../../records/record.ts';

/** Published menus that are read; a merchant has few. */
const MOST = 10;

/** An item of a published menu. */
interface OfferedItem {
  menu: Menu;
  section: string;
  item: MenuItem;
}

/** The items of a merchant's published menus: their allergens, and whether they are sold out. */
export class MerchantMenus {
  readonly loaded: Loaded<Menu[]>;
  #allergens = new Map<string, readonly string[]>();

  constructor(host: LitElement, api: SessionApi) {
    this.loaded = new Loaded(host, async () => {
      const { data } = await api.page<{ id: string }>(`/v1/menus?status=published&limit=${MOST}`);
      const menus = await Promise.all(data.map(({ id }) => api.get<Menu>(`/v1/menus/${id}`)));
      this.#allergens = new Map(itemsOf(menus).map(({ item }) => [item.id, item.allergens]));
      return menus;
    });
  }

  load = (): Promise<void> => this.loaded.load();

  reset(): void {
    this.loaded.reset();
    this.#allergens.clear();
  }

  /** Returns the word for an allergen. */
  text = allergenText;

  /** Returns whether an item lists an allergen that was declared. */
  isRisky({ item }: OrderLine, order: Order): boolean {
    const declared = allergiesOf(order);
    return this.#allergensOf(item).some((name) => declared.includes(name));
  }

  /** Renders the allergens of the items; those that were declared stand out. */
  renderAllergens(order: Order): unknown {
    const declared = allergiesOf(order);
    const all = [...new Set(order.lines.flatMap(({ item }) => this.#allergensOf(item)))];
    if (all.length === 0) return nothing;
    const word = (name: string): unknown =>
      declared.includes(name) ? html`<b>${allergenText(name)}</b>` : allergenText(name);
    return html`${msg('Menu allergens')}: ${all.map((name, at) => [at > 0 ? ', ' : nothing, word(name)])}`;
  }

  #allergensOf(item: string): readonly string[] {
    return this.#allergens.get(item) ?? [];
  }

  get items(): OfferedItem[] {
    return itemsOf(this.loaded.value ?? []);
  }

  /** Returns an item's availability at a location: the location's own setting, or that of all locations. */
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

/**
 * The panel for availability: a switch for each item, by section. What is turned off is sold out for today,
 * or until somebody turns it on.
 */
export class SoldOutPanel {
  #host: LitElement;
  #of: PanelContext;
  #menus: MerchantMenus;
  #query = '';
  #isForToday = true;

  constructor(host: LitElement, of: PanelContext, menus: MerchantMenus) {
    this.#host = host;
    this.#of = of;
    this.#menus = menus;
  }

  render(): TemplateResult {
    const { work, failures } = this.#of;
    const { value, error, load } = this.#menus.loaded;
    return html`${textField(
        { name: 'find-item', label: msg('Find an item'), value: this.#query, type: 'search', required: true },
        (text) => {
          this.#query = text;
          this.#host.requestUpdate();
        },
      )}
      <div class="row" role="radiogroup" aria-label=${msg('Sold out')}>
        ${choices(
          { type: 'radio', name: 'sold-out-until', chosen: [this.#isForToday ? 'today' : 'on'] },
          [
            { value: 'today', label: untilText(true) },
            { value: 'on', label: untilText(false) },
          ],
          (until) => {
            this.#isForToday = until === 'today';
            this.#host.requestUpdate();
          },
        )}
      </div>
      <div role="status" class=${error ? '' : 'unseen'}>
        ${error ? failureNotice(failures, error, load) : nothing}${
          value || error ? nothing : msg('Loading the menu…')
        }
      </div>
      ${value ? this.#list() : error ? nothing : skeletonLines(8)} ${outcome(work, 'sold-out')}
      <p class="muted small">${msg('Acts at once for customers, without publishing.')}</p>`;
  }

  #list(): TemplateResult {
    const query = this.#query.trim().toLowerCase();
    const found = this.#menus.items.filter(({ item }) => item.name.toLowerCase().includes(query));
    if (found.length === 0) return html`<p class="muted">${msg('No item has this name.')}</p>`;
    return html`${[...Map.groupBy(found, ({ section }) => section)].map(
      ([section, offered]) =>
        html`<h3><bdi>${section}</bdi></h3>
          <ul class="stock" aria-label=${section}>
            ${offered.map((one) => this.#row(one))}
          </ul>`,
    )}`;
  }

  #row(offered: OfferedItem): TemplateResult {
    const { item } = offered;
    const entry = this.#menus.availabilityOf(offered, this.#of.location());
    const isOut = !!entry?.sold_out;
    return html`<li>
      <label class="choice sells"
        ><span
          ><b><bdi>${item.name}</bdi></b
          >${isOut ? html`<span class="small">${untilText(!!entry.until)}</span>` : nothing}</span
        ><input
          type="checkbox"
          role="switch"
          class="switch"
          id="sells-${item.id}"
          .checked=${!isOut}
          ?disabled=${!!this.#of.work.busy}
          @change=${({ target }: Event) => this.#press(offered, target as HTMLInputElement)}
      /></label>
    </li>`;
  }

  /** It turns once the service has changed it. */
  #press(offered: OfferedItem, control: HTMLInputElement): void {
    const isSold = control.checked;
    control.checked = !isSold;
    this.#set(offered, isSold);
  }

  #tomorrow(): string {
    const { location, locations, clock } = this.#of;
    const all = locations.value ?? [];
    const at = all.find(({ id }) => id === location()) ?? all[0];
    return endOfDay(clock.now(), at?.timezone, at?.day_starts_at);
  }

  #set({ menu, item }: OfferedItem, isSold: boolean): void {
    const { api, work, location } = this.#of;
    const at = location();
    const until = isSold || !this.#isForToday ? null : this.#tomorrow();
    const items = [{ target: item.id, ...(at && { location: at }), available: isSold, until, stock: null }];
    const said = isSold ? msg('Available again') : msg('Sold out');
    void work
      .run({
        place: 'sold-out',
        action: 'sell-out',
        about: { item: item.id },
        scope: 'menus:write',
        send: () =>
          api.change<{ data: Availability[] }>('PUT', `/v1/menus/${menu.id}/availability`, { items }),
        done: ({ data }) => {
          this.#menus.take(menu, data);
          return `${isolated(item.name)}: ${said}`;
        },
      })
      .then(() => focusOn(this.#host, `#sells-${CSS.escape(item.id)}`));
  }
}

const untilText = (isForToday: boolean): string =>
  isForToday ? msg('Out today') : msg('Out until you turn it on');
