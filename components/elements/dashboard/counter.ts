import type { LitElement } from 'lit';
import { focusOn, emit } from '../../session/base-element.ts';
import type { SessionApi } from '../../kit/loading/session-api.ts';
import type { SessionInfo, TrellisSession } from '../../session/session.ts';
import { STALE, STATE_FORBIDS, type TrellisError } from '../../session/trellis-error.ts';
import { loadFailures } from '../../records/load-later.ts';
import { Loaded, OpenRecord } from '../../records/record.ts';
import { AcceptTimes, orderWriter, type OrderWriter } from './accept-times.ts';
import { ChangedOrders, OrderQueue, News } from './order-queue.ts';
import { Clock, type PanelContext } from './panel-context.ts';
import { type OrderArriveDetail } from './details.ts';
import { type StreamMessage, streamPath, subjectOf } from './event-stream.ts';
import { LiveUpdates } from './live-updates.ts';
import { needsAnswer, arrivedText, isLate } from './order-words.ts';
import { OrderMoves, type PendingMove } from './order-moves.ts';
import type { Location, Order } from './records.ts';
import { dashboardWork, later, Rejecting } from './load-later.ts';
import { type CardContext, steps } from './order-card.ts';

/** The element, as far as what it is made of needs it. */
export interface CounterHost extends LitElement {
  readonly location: string | undefined;
  readonly locale: string | undefined;
  may: (scope: string) => boolean;
}

export interface CounterOptions {
  readonly host: CounterHost;
  readonly api: SessionApi;
  readonly session: () => TrellisSession | undefined;
  readonly info: () => SessionInfo | undefined;
  /** Reads whatever else is shown. */
  readonly loadMore: () => Promise<unknown>;
  /** New orders need an answer. */
  readonly arrived: () => unknown;
  /** Orders have changed. */
  readonly ordersChanged: () => void;
  /** Another order is open, or none. */
  readonly opened: (id: string | undefined) => void;
  /** The open order has changed. */
  readonly reloadOpened: () => void;
}

/** The orders of a counter: what there is, what arrives by itself, and what is done to them. */
export class Counter {
  readonly clock = new Clock();
  readonly news: News;
  readonly failures: ReturnType<typeof loadFailures>;
  readonly work: ReturnType<typeof dashboardWork>;
  readonly locations: Loaded<Location[]>;
  readonly queue: OrderQueue;
  readonly moves: OrderMoves;
  readonly live: LiveUpdates;
  readonly times: AcceptTimes;
  readonly rejecting: Rejecting;
  readonly opened: OpenRecord;
  readonly #changed: ChangedOrders;
  readonly #of: CounterOptions;
  #chosenLocation = '';

  constructor(of: CounterOptions) {
    const { host, api, session, info } = of;
    this.#of = of;
    this.news = new News(host);
    this.failures = loadFailures(host);
    this.work = dashboardWork(host);
    this.locations = new Loaded(host, async () => {
      const { data } = await api.page<Location>(`/v1/merchants/${info()?.merchant}/locations?limit=100`);
      return data.toSorted((one, other) => one.name.localeCompare(other.name));
    });
    this.queue = new OrderQueue(
      host,
      api,
      () => this.location,
      (orders) => this.#arrived(orders),
    );
    this.#changed = new ChangedOrders(api, this.queue);
    this.moves = new OrderMoves(host, {
      session,
      moved: (order) => this.#moved(order),
      refused: (pending, error) => this.#refused(pending, error),
    });
    this.live = new LiveUpdates(host, {
      session,
      path: () => streamPath((scope) => host.may(scope)),
      readAll: () => this.readAll(),
      message: (message) => this.#hear(message),
    });
    const places = (): readonly Location[] => this.locations.value ?? [];
    this.times = new AcceptTimes(host, places, () => this.clock.now());
    this.rejecting = new Rejecting(host, (order, reason) => this.moves.ask(order, 'reject', { reason }));
    this.opened = new OpenRecord(host, () => of.opened(this.opened.id));
  }

  /** Forgets what was known, and loads. */
  begin(): void {
    this.clock.set((this.#of.info() as (SessionInfo & { now?: string }) | undefined)?.now);
    this.queue.reset();
    this.locations.reset();
    this.opened.id = undefined;
    this.work.invalidate();
    this.news.clear();
    this.live.turn(false);
    void this.queue.load();
    void this.#loadRest();
  }

  async readAll(): Promise<void> {
    await Promise.all([this.queue.load(), this.#loadRest()]);
  }

  /** The only location that is shown; empty: all. */
  get location(): string {
    return this.#of.host.location || this.#chosenLocation;
  }

  /** The locations that take orders and are shown. */
  get shownLocations(): readonly Location[] {
    const active = (this.locations.value ?? []).filter(({ status }) => status === 'active');
    return active.filter(({ id }) => !this.location || id === this.location);
  }

  chooseLocation = (id: string): void => {
    this.#chosenLocation = id;
    this.queue.reset();
    void this.queue.load();
    void this.#of.loadMore();
    void focusOn(this.#of.host, 'select');
  };

  get writer(): OrderWriter {
    return orderWriter(this.#of.host.locale, this.locations.value ?? [], this.clock.now());
  }

  /** Somebody waits for an answer that nobody has pressed yet. */
  get isUnanswered(): boolean {
    return this.queue.orders.some((order) => needsAnswer(order) && !this.moves.pending(order.id));
  }

  async #loadRest(): Promise<void> {
    const { host, loadMore } = this.#of;
    await Promise.all([
      host.may('merchants:read') ? this.locations.load() : undefined,
      loadMore(),
      this.#loadClock(),
    ]);
  }

  /** A sandbox's clock can be moved while this is open. */
  async #loadClock(): Promise<void> {
    try {
      this.clock.set((await this.#of.api.get<{ now?: string }>('/v1/sessions/current')).now);
    } catch {
      // It goes on as it went.
    }
  }

  #hear(message: StreamMessage): void {
    const subject = subjectOf(message);
    if (!subject) return;
    if (subject.order) {
      this.#changed.add(subject.order, subject.version);
      this.#of.ordersChanged();
    } else if (subject.kind === 'location') void this.locations.load();
    else void this.#of.loadMore();
    if (subject.order && subject.order === this.opened.id) this.#of.reloadOpened();
  }

  #arrived(orders: readonly Order[]): void {
    this.news.say(arrivedText(orders));
    this.#of.arrived();
    const detail: OrderArriveDetail = { ids: orders.map(({ id }) => id) };
    emit(this.#of.host, 'trellis-order-arrive', detail);
  }

  #moved(order: Order): void {
    void this.queue.take(order);
    if (order.id === this.opened.id) this.#of.reloadOpened();
  }

  /** Somebody else was quicker: what the order has become is shown, and said. */
  async #refused({ order }: PendingMove, { code }: TrellisError): Promise<boolean> {
    if (code !== STATE_FORBIDS && code !== STALE) return false;
    const now = await this.#changed.read(order.id);
    if (!now || now.version === order.version) return false;
    const words = await later.load();
    if (!words) return false;
    this.news.show(words.becameText(now));
    if (order.id === this.opened.id) this.#of.reloadOpened();
    return true;
  }
}

/** The settings and permissions of the element that panels need. */
interface PanelHost {
  readonly paperWidth: '80' | '58' | undefined;
  readonly setUpUrl: string | undefined;
  readonly payoutsUrl: string | undefined;
  may: (scope: string) => boolean;
}

/** Returns what the panels share with the queue of a counter. */
export function panelContext(
  host: PanelHost,
  counter: Counter,
  { cards, ...of }: Pick<PanelContext, 'api' | 'merchant' | 'alarm'> & { cards: () => CardContext },
): PanelContext {
  const { work, failures, clock, locations, queue } = counter;
  return {
    ...of,
    work,
    failures,
    clock,
    locations,
    may: (scope) => host.may(scope),
    location: () => counter.location,
    shownLocations: () => counter.shownLocations,
    open: (id) => counter.opened.select(id),
    shiftTimes: (minutes) => counter.times.shift(queue.orders.filter(needsAnswer), minutes),
    writer: () => counter.writer,
    orders: () => queue.orders,
    say: (text) => counter.news.say(text),
    take: (order) => void queue.take(order),
    late: () => queue.orders.filter((order) => isLate(order, clock.now())).length,
    paperWidth: () => host.paperWidth || '80',
    setUpUrl: () => host.setUpUrl,
    payoutsUrl: () => host.payoutsUrl,
    close: () => counter.opened.close(),
    delay: counter.moves.delay,
    acceptWithout: (order, unavailable) =>
      counter.moves.ask(order, 'accept', { ...counter.times.valuesOf(order), unavailable }),
    isMoving: ({ id }) => !!counter.moves.pending(id),
    steps: (order) => steps(order, cards()),
  };
}
