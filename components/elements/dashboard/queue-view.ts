import { nothing, type TemplateResult, type LitElement } from 'lit';
import { failureNotice } from '../../kit/loading/work.ts';
import { statePanel } from '../../kit/loading/state-panel.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { bar, type Bar } from './bar.ts';
import type { Counter } from './counter.ts';
import { later } from './load-later.ts';
import { orderCards, type CardContext } from './order-card.ts';
import { GROUPS, grouped, groupText, type Group } from './order-words.ts';
import type { Panel, PanelContext } from './panel-context.ts';
import type { OpenedPanels } from './panels/opened-panels.ts';
import type { MerchantMenus } from './panels/sold-out-panel.ts';
import type { Order } from './records.ts';

const COLUMNS = ['new', 'preparing', 'ready'] as const;

interface Board {
  readonly orders: readonly Order[];
  /** The group in sight where there is room for one; that of later is in the place of the new ones. */
  readonly view: Group;
  readonly choose: (view: Group) => void;
  readonly panels: Panels;
}

/** The queue by promised time: three columns where there is room, and else one with a switch above it. */
function board({ orders, view, choose, panels }: Board): TemplateResult {
  const groups = grouped(orders);
  const first = view === 'later' ? 'later' : 'new';
  const switches = GROUPS.filter((group) => group !== 'later' || groups.later.length > 0 || view === group);
  return html`<div class="switches" role="group" aria-label=${msg('Orders')}>
      ${switches.map(
        (group) =>
          html`<button
            part="tab"
            type="button"
            aria-pressed=${group === view}
            data-group-switch=${group}
            @click=${() => choose(group)}
          >
            ${groupText(group)} ${count(groups[group])}
          </button>`,
      )}
    </div>
    ${
      orders.length === 0
        ? html`<slot name="empty">${none()}</slot>`
        : html`<div class="columns">
            ${COLUMNS.map((place) => {
              const group = place === 'new' ? first : place;
              return html`<section
                class="column ${group === view ? 'is-chosen' : ''}"
                aria-label=${groupText(group)}
              >
                <header>
                  <h2>${groupText(group)} ${count(groups[group])}</h2>
                  ${place === 'new' ? ofFirst(groups, { first, choose, panels }) : nothing}
                  ${place === 'preparing' ? panels.renderDelay(groups.preparing) : nothing}
                </header>
                ${
                  groups[group].length > 0 ? orderCards(group) : html`<p class="muted">${noneText(group)}</p>`
                }
              </section>`;
            })}
          </div>`
    }`;
}

/** Returns the links of the first column: to orders for later and back, and to unanswered ones. */
function ofFirst(
  groups: Readonly<Record<Group, readonly Order[]>>,
  { first, choose, panels }: Pick<Board, 'choose' | 'panels'> & { readonly first: Group },
): TemplateResult {
  const other = first === 'later' ? 'new' : 'later';
  const { missed } = panels;
  return html`${
    missed > 0
      ? html`<button part="button" type="button" class="quiet missed" @click=${panels.showMissed}>
          ${msg('Missed')} · ${missed}
        </button>`
      : nothing
  }
  ${
    groups[other].length > 0 || first === 'later'
      ? html`<button part="button" type="button" class="quiet to-other" @click=${() => choose(other)}>
          ${groupText(other)} · ${groups[other].length}
        </button>`
      : nothing
  }`;
}

const count = (orders: readonly Order[]): TemplateResult =>
  html`<span class="count ${orders.length > 0 ? 'some' : ''}">${orders.length}</span>`;

const none = (): TemplateResult =>
  statePanel({
    kind: 'waiting',
    title: msg('No orders right now.'),
    advice: msg('New orders appear here automatically.'),
  });

const noneText = (group: Group): string =>
  ({
    new: msg('No new orders.'),
    preparing: msg('Nothing in preparation.'),
    ready: msg('Nothing is waiting to be collected.'),
    later: msg('Nothing is scheduled for later.'),
  })[group];

interface QueueView
  extends Omit<Bar, 'ordering' | 'open' | 'toggle'>, Pick<Board, 'view' | 'choose' | 'panels'> {
  readonly words: { readonly heading: string; readonly loading: string };
}

export const queueSkeleton = (): TemplateResult =>
  html`<div class="columns skeleton bones" inert>
    ${COLUMNS.map(() => html`<div class="column">${[0, 1].map(() => html`<p>&nbsp;</p>`)}</div>`)}
  </div>`;

/** Renders the whole dashboard: its bar, the queue, the open panel, and notices below. */
export function queueView(of: QueueView): TemplateResult {
  const { counter, panels, words } = of;
  const { queue, failures } = counter;
  const { error, loaded, load } = queue;
  const shown = { ...of, isOffline: of.isOffline || error?.type === 'offline' };
  const failed = shown.isOffline ? undefined : error;
  const opened = panels.render();
  return html`<section part="card" class="card appliance" tabindex="-1" aria-label=${words.heading}>
    ${opened}
    <div class="queue" ?inert=${!!opened}>
      ${bar({ ...shown, ordering: panels.renderOrdering(), open: panels.open, toggle: panels.toggle })}
      <div role="status" class="unseen">${loaded || error ? nothing : words.loading}</div>
      ${loaded ? board({ orders: queue.orders, view: of.view, choose: of.choose, panels }) : queueSkeleton()}
    </div>
    <div class="foot">
      <div role="status" class=${failed ? '' : 'unseen'}>
        ${failed ? failureNotice(failures, failed, load) : nothing}
      </div>
      ${panels.renderNotices({ isOffline: shown.isOffline, isPolling: counter.live.isPolling })}
      ${counter.news.render()}
    </div>
  </section>`;
}

/** Returns the context for the cards of a counter's orders. */
export function cardsOf(counter: Counter, of: Pick<CardContext, 'menus' | 'mayMove'>): CardContext {
  const { moves, times, failures, opened, rejecting } = counter;
  const locations = counter.locations.value ?? [];
  const nameOf = (id: string): string => locations.find((one) => one.id === id)?.name ?? '';
  const hasOne = !!counter.location || locations.length < 2;
  return {
    ...of,
    writer: counter.writer,
    moves,
    times,
    failures,
    placeOf: ({ location }) => (hasOne ? '' : nameOf(location)),
    open: (id) => opened.select(id),
    reject: rejecting.open,
    rejecting: rejecting.render,
  };
}

/** The panels beside the queue. Their code is loaded after the first rendering. */
export class Panels {
  #host: LitElement;
  #of: PanelContext;
  #made: OpenedPanels | undefined;

  constructor(host: LitElement, of: PanelContext) {
    this.#host = host;
    this.#of = of;
  }

  get #panels(): OpenedPanels | undefined {
    const made = later.for(this.#host);
    if (made) this.#made ??= new made.OpenedPanels(this.#host, this.#of);
    return this.#made;
  }

  get isLoading(): boolean {
    return !!this.#made?.isLoading;
  }

  get open(): Panel | undefined {
    return this.#made?.panel;
  }

  /** How many orders of today nobody answered in time. */
  get missed(): number {
    return this.#made?.missed ?? 0;
  }

  toggle = (panel: Panel): void => void this.#with((panels) => panels.toggle(panel));
  showMissed = (): void => void this.#with((panels) => panels.showMissed());

  /** Reads what the panels are about: the menus, today's numbers, what is to be settled. */
  load = (): Promise<unknown> => this.#with((panels) => panels.load());

  /** Orders have changed, and today's numbers with them. */
  ordersChanged(): void {
    this.#made?.ordersChanged();
  }

  /** Reads the open order again. */
  reload(): void {
    this.#made?.order.reload();
  }

  reset(): void {
    this.#made?.reset();
  }

  /** An order is open, or none. */
  opened(id: string | undefined): void {
    if (this.#made) this.#made.order.show(id);
    else void this.#with((panels) => panels.order.show(id));
  }

  get menus(): MerchantMenus | undefined {
    return this.#made?.menus;
  }

  renderOrdering = (): unknown => this.#panels?.renderOrdering() ?? nothing;
  renderNotices = (of: Parameters<OpenedPanels['renderNotices']>[0]): unknown =>
    this.#panels?.renderNotices(of) ?? nothing;

  renderDelay = (orders: readonly Order[]): unknown => this.#panels?.renderDelay(orders) ?? nothing;

  /** How long each new order can be answered, in the places that the cards have for it. */
  showAnswers(): void {
    this.#made?.answers.show();
  }

  render = (): TemplateResult | undefined => this.#panels?.render();

  async #with<Result>(act: (panels: OpenedPanels) => Result): Promise<Awaited<Result> | undefined> {
    await later.load();
    const panels = this.#panels;
    return panels && (await act(panels));
  }
}
