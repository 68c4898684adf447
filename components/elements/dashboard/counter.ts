import type { LitElement } from 'lit';
import { focusOn } from '../../kit/controls/focus-on.ts';
import type { SessionApi } from '../../kit/loading/session-api.ts';
import { emit } from '../../session/events.ts';
import type { SessionInfo, TrellisSession } from '../../session/session.ts';
import { STALE, STATE_FORBIDS, type TrellisError } from '../../session/trellis-error.ts';
import { loadFailures } from '../../records/failures.ts';
import { Loaded } from '../../records/loaded.ts';
import { OpenRecord } from '../../records/open-record.ts';
import { AcceptTimes, orderWriter, type OrderWriter } from './accept-times.ts';
import { ChangedOrders, OrderQueue, News } from './order-queue.ts';
import { Clock } from './clock.ts';
import { dashboardWork, type OrderArriveDetail } from './details.ts';
import { type StreamMessage, streamPath, subjectOf } from './event-stream.ts';
import { LiveUpdates } from './live-updates.ts';
import { needsAnswer, arrivedText, becameText } from './order-words.ts';
import { OrderMoves, type PendingMove, Rejecting } from './order-moves.ts';
import type { Location, Order } from './records.ts';

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
  readonly loadMore: () => Promise<void>;
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
    this.news.show(becameText(now));
    if (order.id === this.opened.id) this.#of.reloadOpened();
    return true;
  }
}
