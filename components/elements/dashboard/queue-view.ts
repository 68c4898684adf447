import { nothing, type TemplateResult, type LitElement } from 'lit';
import { failureNotice } from '../../kit/loading/outcome.ts';
import { html } from '../../session/base-element.ts';
import type { Alarm } from './alarm.ts';
import type { Counter } from './counter.ts';

import { button } from '../../kit/controls/button.ts';
import { options, isolated } from '../../kit/forms/select-field.ts';
import { notice } from '../../kit/loading/notice.ts';
import { tag } from '../../kit/controls/tag.ts';
import { msg } from '../../i18n/message.ts';
import type { LiveUpdates } from './live-updates.ts';
import type { Location, Order } from './records.ts';
import { statePanel } from '../../kit/loading/state-panel.ts';
import { tabs } from '../../kit/controls/tabs.ts';
import { GROUPS, grouped, type Group, groupText } from './order-words.ts';
import { orderCards, type CardContext, type AllergensOf } from './order-card.ts';
import { later } from './load-later.ts';
import type { OpenedPanels } from './opened-panels.ts';
import type { PanelContext } from './panel-context.ts';

/** What is shown: one group, or all that are of now. */
export type View = Group | 'all';

const OF_NOW = ['new', 'preparing', 'ready'] as const;

interface Board {
  orders: readonly Order[];
  view: View;
  choose: (view: View) => void;
}

/**
 * The queue by promised time: columns where there is room, below each other where there isn't; or one group
 * alone.
 */
function board({ orders, view, choose }: Board): TemplateResult {
  const groups = grouped(orders);
  const ofNow = OF_NOW.reduce((sum, group) => sum + groups[group].length, 0);
  return tabs(
    {
      label: msg('Orders'),
      chosen: view,
      tabs: [
        { id: 'all', label: counted(msg('Now'), ofNow) },
        ...GROUPS.map((group) => ({ id: group, label: counted(groupText(group), groups[group].length) })),
      ],
      content: view === 'all' ? all(groups, ofNow) : one(view, groups[view]),
    },
    (id) => choose(id as View),
  );
}

function all(groups: Record<Group, Order[]>, count: number): TemplateResult {
  if (count === 0) return html`<slot name="empty">${nothing}${none('all')}</slot>`;
  return html`<div class="columns">
    ${OF_NOW.map(
      (group) =>
        html`<section
          class="column ${groups[group].length > 0 ? '' : 'is-empty'}"
          aria-label=${groupText(group)}
        >
          <h3>${groupText(group)} <span class="muted">${groups[group].length}</span></h3>
          ${groups[group].length > 0 ? orderCards(group) : html`<p class="muted">${noneText(group)}</p>`}
        </section>`,
    )}
  </div>`;
}

const one = (group: Group, orders: readonly Order[]): TemplateResult =>
  orders.length > 0 ? orderCards(group) : none(group);

const none = (view: View): TemplateResult =>
  statePanel({
    kind: view === 'all' ? 'waiting' : 'empty',
    title: noneText(view),
    advice: view === 'all' ? msg('New orders appear here by themselves.') : undefined,
  });

const noneText = (view: View): string =>
  ({
    all: msg('No orders right now.'),
    new: msg('Nothing to answer.'),
    preparing: msg('Nothing in preparation.'),
    ready: msg('Nothing is waiting to be collected.'),
    later: msg('Nothing is scheduled for later.'),
  })[view];

const counted = (text: string, count: number): string => (count > 0 ? `${text} (${count})` : text);

interface Head {
  heading: unknown;
  alarm: Alarm;
  live: LiveUpdates;
  /** One to choose from only where there are several. */
  locations: readonly Location[];
  location: string;
  chooseLocation: (id: string) => void;
  /** Further buttons: what opens panels. */
  more: unknown;
  isSandbox: boolean;
  isOffline: boolean;
}

/** Above the queue: where one is, whether it is live, whether it can be heard. */
function dashboardHead(of: Head): TemplateResult {
  const { alarm, live } = of;
  return html`<div class="head">
      ${of.heading} ${live.isLive ? tag('live', msg('Live')) : nothing}
      ${of.isSandbox ? tag('plain', msg('Sandbox: no real money')) : nothing} ${locationChoice(of)}
    </div>
    <div class="row">
      ${button({
        label: alarm.isOn ? msg('Turn sound off') : msg('Turn sound on'),
        action: 'sound',
        press: () => alarm.turn(!alarm.isOn),
      })}
      ${of.more}<slot name="actions"></slot>
    </div>
    <div role="status" class=${hasNews(of) ? 'stack' : 'unseen'}>${news(of)}</div>`;
}

const hasNews = ({ live, alarm, isOffline }: Head): boolean => live.isPolling || isOffline || alarm.isStopped;

function news({ live, alarm, isOffline }: Head): unknown {
  return html`${
    isOffline
      ? notice({
          kind: 'danger',
          title: msg('This device is offline.'),
          advice: msg('New orders can’t be seen. They are here as soon as there is a connection.'),
        })
      : live.isPolling
        ? notice({
            kind: 'warning',
            title: msg('Live updates are interrupted.'),
            advice: msg('Looking every 10 seconds.'),
          })
        : nothing
  }${
    alarm.isStopped
      ? notice({
          kind: 'warning',
          title: msg('The browser has stopped the sound.'),
          action: button({ label: msg('Turn sound on'), press: () => alarm.turn(true) }),
        })
      : nothing
  }`;
}

function locationChoice({ locations, location, chooseLocation }: Head): TemplateResult | typeof nothing {
  if (locations.length < 2) return nothing;
  const all = [
    ['', msg('All locations')] as const,
    ...locations.map(({ id, name }) => [id, isolated(name)] as const),
  ];
  return html`<select
    part="input"
    class="slim"
    aria-label=${msg('Location')}
    @change=${({ target }: Event) => chooseLocation((target as HTMLSelectElement).value)}
  >
    ${options({ value: location, options: all })}
  </select>`;
}

interface QueueViewOptions {
  readonly counter: Counter;
  readonly panels: Panels;
  readonly alarm: Alarm;
  readonly heading: unknown;
  readonly words: { readonly heading: string; readonly loading: string };
  /** There is a choice of several otherwise. */
  readonly hasOneLocation: boolean;
  readonly isSandbox: boolean;
  readonly isOffline: boolean;
  readonly view: View;
  readonly choose: (view: View) => void;
}

export const queueSkeleton = (): TemplateResult =>
  html`<div class="skeleton bones" inert>${[0, 1, 2].map(() => html`<p>&nbsp;</p>`)}</div>`;

/** The queue with what stands above it. */
export function queueView(of: QueueViewOptions): TemplateResult {
  const { counter, panels, words } = of;
  const { queue, locations, failures } = counter;
  const { error, loaded, load } = queue;
  const isOffline = of.isOffline || error?.type === 'offline';
  const failed = isOffline ? undefined : error;
  return html`<section part="card" class="card" tabindex="-1" aria-label=${words.heading}>
    ${dashboardHead({
      heading: of.heading,
      alarm: of.alarm,
      live: counter.live,
      locations: of.hasOneLocation ? [] : (locations.value ?? []),
      location: counter.location,
      chooseLocation: counter.chooseLocation,
      more: panels.renderButtons(),
      isSandbox: of.isSandbox,
      isOffline,
    })}
    ${counter.news.render()} ${panels.render()}
    <div role="status" class=${failed ? '' : 'unseen'}>
      ${failed ? failureNotice(failures, failed, load) : nothing} ${loaded || error ? nothing : words.loading}
    </div>
    ${loaded ? board({ orders: queue.orders, view: of.view, choose: of.choose }) : queueSkeleton()}
  </section>`;
}

/** What the cards of a counter's orders share. */
export function cardsOf(counter: Counter, of: Pick<CardContext, 'allergensOf' | 'mayMove'>): CardContext {
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

/**
 * What opens beside the queue. Its code comes behind the first rendering; until then there are no buttons for
 * it.
 */
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

  /** Reads what the panels are about: the menus, today's numbers, what is to be settled. */
  async load(): Promise<void> {
    if (await later.load()) await this.#panels?.load();
  }

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
    void later.load().then(() => this.#panels?.order.show(id));
  }

  allergensOf: AllergensOf = (item) => this.#made?.allergensOf(item) ?? [];

  renderBanner = (): unknown => this.#panels?.renderBanner() ?? nothing;
  renderButtons = (): unknown => this.#panels?.renderButtons() ?? nothing;
  render = (): unknown => this.#panels?.render() ?? nothing;
  renderOrder = (): unknown => this.#panels?.order.render() ?? nothing;
}
