import { nothing, type LitElement, type TemplateResult } from 'lit';
import { dayText } from '../../../i18n/money-and-dates.ts';
import { msg } from '../../../i18n/message.ts';
import { button } from '../../../kit/controls/button.ts';
import { tag } from '../../../kit/controls/tag.ts';
import { textField } from '../../../kit/forms/field.ts';
import { failureNotice } from '../../../kit/loading/work.ts';
import { skeletonLines, statePanel } from '../../../kit/loading/state-panel.ts';
import { Loaded } from '../../../records/record.ts';
import { ratesHeading } from '../../../records/rates-view.ts';
import { html } from '../../../session/base-element.ts';
import type { PanelContext } from '../panel-context.ts';
import { typeText } from '../order-words.ts';
import type { Order } from '../records.ts';
import { stateOf } from './order-detail.ts';

/** How long typing rests before older orders are searched, in milliseconds. */
const REST_MS = 300;
/** The orders that are read without a search, and in which items are found. */
const RECENT = 100;
const DAY_MS = 86_400_000;

/**
 * Earlier orders, and those of now: found by name, phone and number among all, and by item among the latest.
 * Those that nobody answered in time stay in a list of their own for a day.
 */
export class HistoryPanel {
  /** Only those that nobody answered are shown. */
  isMissedOnly = false;

  #host: LitElement;
  #of: PanelContext;
  #showRates: () => void;
  #query = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #recent: Loaded<Order[]>;
  #found: Loaded<Order[]>;
  #rejected: Loaded<Order[]>;

  constructor(host: LitElement, of: PanelContext, showRates: () => void) {
    this.#host = host;
    this.#of = of;
    this.#showRates = showRates;
    this.#recent = new Loaded(host, () => this.#read({ limit: `${RECENT}` }));
    this.#found = new Loaded(host, () => this.#read({ limit: '50', q: this.#query.trim() }));
    this.#rejected = new Loaded(host, () =>
      this.#read({
        limit: '100',
        state: 'rejected',
        created_from: new Date(of.clock.now() - DAY_MS).toISOString(),
      }),
    );
    host.addController({ hostDisconnected: () => clearTimeout(this.#timer) });
  }

  /** Orders that nobody answered in time. */
  get missed(): readonly Order[] {
    return (this.#rejected.value ?? []).filter(({ fulfillment: { reason } }) => reason === 'timeout');
  }

  loadMissed = (): Promise<void> => this.#rejected.load();

  /** @param isOpen whether the list is in sight */
  async reload(isOpen: boolean): Promise<void> {
    await Promise.all([this.loadMissed(), isOpen ? this.#recent.load() : undefined]);
  }

  reset(): void {
    clearTimeout(this.#timer);
    this.#query = '';
    this.isMissedOnly = false;
    for (const list of [this.#recent, this.#found, this.#rejected]) list.reset();
  }

  render(): TemplateResult {
    const { failures, may } = this.#of;
    const { value, error, load } = this.isMissedOnly ? this.#rejected : this.#recent;
    return html`${textField(
        {
          name: 'find-order',
          label: msg('Name, phone, number or item'),
          value: this.#query,
          type: 'search',
          required: true,
        },
        this.#search,
      )}
      <div class="row" role="group" aria-label=${msg('History')}>
        ${this.#filter(false, msg('All orders'))} ${this.#filter(true, msg('Missed'))}
      </div>
      <div role="status" class=${error ? '' : 'unseen'}>
        ${error ? failureNotice(failures, error, load) : nothing}
      </div>
      ${value ? this.#list(this.#shown) : error ? nothing : skeletonLines(8)}
      ${may('payouts:read') ? button({ label: ratesHeading(), press: this.#showRates }) : nothing}`;
  }

  #filter(isMissedOnly: boolean, label: string): TemplateResult {
    return html`<button
      part="button"
      type="button"
      class="chip"
      aria-pressed=${isMissedOnly === this.isMissedOnly}
      @click=${() => {
        this.isMissedOnly = isMissedOnly;
        this.#host.requestUpdate();
      }}
    >
      ${label}
    </button>`;
  }

  #search = (query: string): void => {
    this.#query = query;
    clearTimeout(this.#timer);
    this.#found.reset();
    if (query.trim()) this.#timer = setTimeout(() => void this.#found.load(), REST_MS);
    this.#host.requestUpdate();
  };

  get #shown(): readonly Order[] {
    const query = this.#query.trim().toLowerCase();
    if (this.isMissedOnly) return this.missed.filter((order) => isFoundBy(order, query));
    const all = [
      ...(this.#recent.value ?? []).filter((order) => isFoundBy(order, query)),
      ...(this.#found.value ?? []),
    ];
    return [...new Map(all.map((order) => [order.id, order])).values()].toSorted((one, other) =>
      other.created_at.localeCompare(one.created_at),
    );
  }

  #list(orders: readonly Order[]): TemplateResult {
    if (orders.length === 0) return statePanel({ kind: 'empty', title: msg('No orders found.') });
    const { locale } = this.#of.writer();
    return html`${[...Map.groupBy(orders, ({ business_date: day }) => day)].map(
      ([day, ofDay]) =>
        html`<h3 class="day">${dayText(day, locale)}</h3>
          <ul class="past" aria-label=${dayText(day, locale)}>
            ${ofDay.map((order) => html`<li>${this.#row(order)}</li>`)}
          </ul>`,
    )}`;
  }

  #row(order: Order): TemplateResult {
    const { time, money } = this.#of.writer();
    const { id, number, customer, placed_at: placedAt, refunded } = order;
    return html`<button
      part="item"
      type="button"
      class="item"
      data-id=${id}
      @click=${() => this.#of.open(id)}
    >
      <b class="number">${number}</b>
      <span
        >${customer ? html`<b class="clip"><bdi>${customer.name}</bdi></b>` : nothing}<span
          class="muted small"
          >${time(placedAt ?? order.created_at, order)} · ${typeText(order)}</span
        ></span
      >
      <span class="amount"
        ><bdi>${money(order.total)}</bdi> ${
          refunded.amount > 0 ? tag('plain', msg('Refunded')) : tag(...stateOf(order))
        }</span
      >
    </button>`;
  }

  async #read(query: Readonly<Record<string, string>>): Promise<Order[]> {
    const location = this.#of.location();
    const all = new URLSearchParams({ ...query, ...(location && { location }) });
    const { data } = await this.#of.api.page<Order>(`/v1/orders?${all}`);
    // A draft is a cart that somebody hasn't paid.
    return data.filter(({ status }) => status !== 'draft');
  }
}

/** The part of the search that looks at the orders that are here; the service knows the others. */
function isFoundBy({ number, customer, lines }: Order, query: string): boolean {
  const texts = [customer?.name ?? '', ...lines.map(({ name }) => name)];
  const digits = query.replaceAll(/\D/g, '');
  return (
    texts.some((text) => text.toLowerCase().includes(query)) ||
    `${number}` === query ||
    (digits.length > 3 && !!customer?.phone.includes(digits.replace(/^0/, '')))
  );
}
