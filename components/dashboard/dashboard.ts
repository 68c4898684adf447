import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { focusOn } from '../kit/focus-on.ts';
import { failureNotice } from '../kit/outcome.ts';
import { msg } from '../localize/message.ts';
import { emit, type TrellisEventMap } from '../session/events.ts';
import type { SessionInfo } from '../session/session.ts';
import { STALE, STATE_FORBIDS, type TrellisError } from '../session/trellis-error.ts';
import { loadFailures } from '../surface/failures.ts';
import { Loaded } from '../surface/loaded.ts';
import { OpenRecord } from '../surface/open-record.ts';
import { SurfaceElement, type SurfaceState } from '../surface/surface-element.ts';
import type { DashboardAction, OrderMove } from './actions.ts';
import { AcceptTimes } from './accept-times.ts';
import { Alarm } from './alarm.ts';
import { board, type View } from './board.ts';
import { ChangedOrders } from './changed-orders.ts';
import { Clock } from './clock.ts';
import { dashboardHead } from './dashboard-head.ts';
import { dashboardStyles } from './dashboard.styles.ts';
import { dashboardWork } from './dashboard-work.ts';
import type { StreamMessage } from './event-stream.ts';
import { LiveUpdates } from './live-updates.ts';
import { later } from './load-later.ts';
import { News } from './news.ts';
import { type CardContext, fillCards } from './order-card.ts';
import { isLate, needsAnswer } from './order-groups.ts';
import { OrderMoves, type PendingMove } from './order-moves.ts';
import { OrderQueue } from './order-queue.ts';
import { arrivedText, becameText } from './order-words.ts';
import { orderWriter, type OrderWriter } from './order-writer.ts';
import { Panels } from './panels.ts';
import type { Location, Order } from './records.ts';
import { Rejecting } from './rejecting.ts';
import { streamPath, subjectOf } from './stream-events.ts';
import { tick } from './ticking.ts';

/** The detail of `trellis-before-change` and `trellis-changed`: what is done, and to which order. */
export interface DashboardChangeDetail {
  action: DashboardAction | OrderMove;
  order?: string;
}

/** The detail of `trellis-order-arrive`: orders that need an answer. */
export interface OrderArriveDetail {
  ids: string[];
}

/** How often what is said of times is written again. */
const TICK_MS = 15_000;

/**
 * A merchant's live orders, for the counter and the kitchen: a queue by promised time, with accept and its minutes, reject, ready and
 * complete, each of which can be taken back for five seconds; an order with its payments, refunds by line and printed tickets; what is
 * sold out; and a pause of ordering. New orders are announced, and sound until somebody has answered them, once the sound was turned on.
 *
 * It needs the scope `orders:read`. Others are optional, and what needs them is left out without them: `orders:write` to move and cancel
 * orders, `payments:read` for payments and refunds, `payments:refund` to refund, `merchants:read` for locations and their clocks,
 * `merchants:write` to pause ordering, `menus:read` for allergens, `menus:write` for what is sold out,
 * `onboarding:read` for what the merchant has to settle. While the stream of events is interrupted it looks every ten seconds.
 *
 * To hold its place before the script has arrived: `trellis-dashboard:not(:defined) { display: block; min-height: 480px }`.
 *
 * @tagname trellis-dashboard
 *
 * @attr {string} session - Id of the `<trellis-session>` to use, if it is not the closest around.
 * @attr {string} heading - Its heading; by default "Orders".
 * @attr {boolean} hide-heading - Without that heading.
 * @attr {string} location - Id of the only location whose orders are shown; by default all, with a choice.
 * @attr {string} locale - Language tag of amounts and dates, such as `de-AT`; by default that of the texts.
 * @attr {'80'|'58'} paper-width - Width of the paper of receipts, in millimetres; by default 80.
 * @attr {string} set-up-url - Where the page has `<trellis-onboarding>`: what is due leads there.
 * @attr {string} payouts-url - Where the page has `<trellis-payouts>`: a failed payout leads there.
 * @attr {'waiting'|'loading'|'empty'|'ready'|'busy'|'done'|'error'|'offline'|'missing-scope'|'no-session'} state - What it shows (read only).
 *
 * @fires {CustomEvent<void>} trellis-ready - It can be used.
 * @fires {CustomEvent<OrderArriveDetail>} trellis-order-arrive - New orders need an answer: `{ids}`.
 * @fires {CustomEvent<{id: string}>} trellis-record-select - An order was chosen: `{id}`; prevent it to open a page of your own.
 * @fires {CustomEvent<DashboardChangeDetail>} trellis-before-change - About to change something: `{action, order}`; prevent it to stop that.
 * @fires {CustomEvent<DashboardChangeDetail>} trellis-changed - A change is made: `{action, order}`.
 * @fires {CustomEvent<TrellisErrorDetail>} trellis-error - It failed: `{type, code, message, status, requestId, retryable}`.
 * @fires {CustomEvent<{needed: string[]}>} trellis-missing-scope - The session may not do this: `{needed}`.
 *
 * @slot heading - Instead of the heading.
 * @slot actions - More buttons beside those of the head.
 * @slot empty - Instead of what is said while there are no orders.
 * @slot fallback - Instead of the explanation where it cannot be used: no session, or its scope is missing.
 *
 * @csspart card - The card of the queue, and of an order.
 * @csspart heading - The heading.
 * @csspart order - An order in the queue.
 * @csspart tab - The choice of a group of orders.
 * @csspart state - What is said in the place of an empty list.
 * @csspart field - A label with its control and hint.
 * @csspart label - A field's label.
 * @csspart input - A field's control.
 * @csspart hint - What a field is for.
 * @csspart error - What is wrong with a field, in the hint's place.
 * @csspart button - Every button.
 * @csspart submit - The button of a form.
 * @csspart link - A link.
 * @csspart notice - What happened, with its icon.
 *
 * @cssprop --trellis-color-background - What a partner's page has behind the card.
 * @cssprop --trellis-color-surface - The cards and their inputs.
 * @cssprop --trellis-color-text - Text.
 * @cssprop --trellis-color-muted - Hints, placeholders, the skeleton.
 * @cssprop --trellis-color-border - The lines of cards.
 * @cssprop --trellis-color-control-border - The lines of inputs and quiet buttons.
 * @cssprop --trellis-color-accent - The primary button and the focus ring.
 * @cssprop --trellis-color-on-accent - Text on the primary button.
 * @cssprop --trellis-color-accent-soft - Behind what is chosen.
 * @cssprop --trellis-color-success - Success.
 * @cssprop --trellis-color-success-soft - Behind a success.
 * @cssprop --trellis-color-danger - Errors, and what is late.
 * @cssprop --trellis-color-danger-soft - Behind an error.
 * @cssprop --trellis-color-warning - A warning, and what is new.
 * @cssprop --trellis-color-warning-soft - Behind a warning.
 * @cssprop [--trellis-radius=8px] - Corners of controls; the cards' are half as large again.
 * @cssprop --trellis-font - Text; by default the system's.
 * @cssprop --trellis-font-mono - Addresses and code; by default the system's.
 * @cssprop [--trellis-space=4px] - The step of all gaps.
 */
export class TrellisDashboard extends SurfaceElement {
  static override styles = dashboardStyles;

  static override properties: PropertyDeclarations = {
    ...SurfaceElement.properties,
    location: {},
    locale: {},
    paperWidth: { attribute: 'paper-width' },
    setUpUrl: { attribute: 'set-up-url' },
    payoutsUrl: { attribute: 'payouts-url' },
  };

  declare location: string | undefined;
  declare locale: string | undefined;
  declare paperWidth: '80' | '58' | undefined;
  declare setUpUrl: string | undefined;
  declare payoutsUrl: string | undefined;

  #clock = new Clock();
  #view: View = 'all';
  #chosenLocation = '';
  #failures = loadFailures(this);
  #news = new News(this);
  #locations = new Loaded(this, async () => {
    const { data } = await this.api.page<Location>(
      `/v1/merchants/${this.info?.merchant}/locations?limit=100`,
    );
    return data.toSorted((one, other) => one.name.localeCompare(other.name));
  });
  #queue = new OrderQueue(
    this,
    this.api,
    () => this.#shownLocation,
    (orders) => this.#arrived(orders),
  );
  #changed = new ChangedOrders(this.api, this.#queue);
  #moves = new OrderMoves(this, {
    session: () => this.link.session,
    moved: (order) => void this.#queue.take(order),
    refused: (pending, error) => this.#refused(pending, error),
  });
  #live = new LiveUpdates(this, {
    session: () => this.link.session,
    path: () => streamPath((scope) => this.may(scope)),
    readAll: () => this.#readAll(),
    message: (message) => this.#hear(message),
  });
  #alarm = new Alarm(this, () => this.#unanswered);
  #times = new AcceptTimes(
    this,
    () => this.#locations.value ?? [],
    () => this.#clock.now(),
  );
  #work = dashboardWork(this);
  #rejecting = new Rejecting(this, (order, reason) => this.#moves.ask(order, 'reject', { reason }));
  #opened = new OpenRecord(this, () => this.#panels.opened(this.#opened.id));
  #panels = new Panels(this, {
    api: this.api,
    work: this.#work,
    failures: this.#failures,
    clock: this.#clock,
    may: (scope) => this.may(scope),
    merchant: () => `${this.info?.merchant}`,
    location: () => this.#shownLocation,
    locations: this.#locations,
    writer: () => this.#writer,
    take: (order) => void this.#queue.take(order),
    late: () => this.#queue.orders.filter((order) => isLate(order, this.#clock.now())).length,
    paperWidth: () => this.paperWidth || '80',
    setUpUrl: () => this.setUpUrl,
    payoutsUrl: () => this.payoutsUrl,
    close: () => this.#opened.close(),
  });

  constructor() {
    super('orders:read');
    tick(this, TICK_MS);
  }

  protected override get words() {
    return {
      heading: msg('Orders'),
      loading: msg('Loading orders…'),
      notAllowed: msg('This page isn’t allowed to show orders.'),
    };
  }

  protected override begin(): void {
    this.#clock.set((this.info as SessionInfo & { now?: string }).now);
    this.#queue.reset();
    this.#locations.reset();
    this.#panels.reset();
    this.#opened.id = undefined;
    this.#work.invalidate();
    this.#news.clear();
    this.#live.turn(false);
    void this.#queue.load();
    void this.#loadRest();
    void later.load();
  }

  override willUpdate(): void {
    super.willUpdate();
    this.#live.turn(!!this.info && this.link.state === 'ready' && this.isConnected);
  }

  protected override get ownState(): SurfaceState {
    if (this.#moves.isSending || this.#work.busy) return 'busy';
    const error = this.#moves.failure ?? this.#work.failure?.error ?? this.#queue.error;
    if (this.link.offline || error?.type === 'offline') return 'offline';
    if (error) return 'error';
    if (!this.#queue.loaded || this.#panels.isLoading) return 'loading';
    if (this.#work.done) return 'done';
    return this.#queue.orders.length > 0 ? 'ready' : 'empty';
  }

  /** The device is back online: what failed for want of that is read again. */
  reconnected(): void {
    void this.#readAll();
  }

  protected override renderSkeleton(): TemplateResult {
    return html`<div class="skeleton bones" inert>${[0, 1, 2].map(() => html`<p>&nbsp;</p>`)}</div>`;
  }

  protected override renderContent(): TemplateResult {
    return html`${this.#panels.renderBanner()}
    ${this.#opened.id ? this.#panels.renderOrder() : this.#renderQueue()}`;
  }

  #renderQueue(): TemplateResult {
    const { error, loaded, load } = this.#queue;
    const isOffline = this.link.offline || error?.type === 'offline';
    const failed = isOffline ? undefined : error;
    return html`<section part="card" class="card" tabindex="-1" aria-label=${this.words.heading}>
      ${dashboardHead({
        heading: this.renderHeading(),
        alarm: this.#alarm,
        live: this.#live,
        locations: this.location ? [] : (this.#locations.value ?? []),
        location: this.#shownLocation,
        chooseLocation: this.#chooseLocation,
        more: this.#panels.renderButtons(),
        isSandbox: this.info?.environment === 'sandbox',
        isOffline,
      })}
      ${this.#news.render()} ${this.#panels.render()}
      <div role="status" class=${failed ? '' : 'unseen'}>
        ${failed ? failureNotice(this.#failures, failed, load) : nothing}
        ${loaded || error ? nothing : this.words.loading}
      </div>
      ${loaded ? this.#renderBoard() : this.renderSkeleton()}
    </section>`;
  }

  #renderBoard(): TemplateResult {
    return board({
      orders: this.#queue.orders,
      view: this.#view,
      choose: (view) => {
        this.#view = view;
        this.requestUpdate();
      },
    });
  }

  override updated(changed: PropertyValues): void {
    super.updated(changed);
    fillCards(this.renderRoot as ShadowRoot, this.#queue.orders, this.#cards);
  }

  get #cards(): CardContext {
    const locations = this.#locations.value ?? [];
    const nameOf = (id: string): string => locations.find((one) => one.id === id)?.name ?? '';
    const hasOne = !!this.#shownLocation || locations.length < 2;
    return {
      writer: this.#writer,
      moves: this.#moves,
      times: this.#times,
      failures: this.#failures,
      allergensOf: this.#panels.allergensOf,
      mayMove: this.may('orders:write'),
      placeOf: ({ location }) => (hasOne ? '' : nameOf(location)),
      open: (id) => this.#opened.select(id),
      reject: this.#rejecting.open,
      rejecting: this.#rejecting.render,
    };
  }

  /** The only location that is shown; empty: all. */
  get #shownLocation(): string {
    return this.location || this.#chosenLocation;
  }

  get #writer(): OrderWriter {
    return orderWriter(this.locale, this.#locations.value ?? [], this.#clock.now());
  }

  /** Somebody waits for an answer that nobody has pressed yet. */
  get #unanswered(): boolean {
    return this.#queue.orders.some((order) => needsAnswer(order) && !this.#moves.pending(order.id));
  }

  async #readAll(): Promise<void> {
    await Promise.all([this.#queue.load(), this.#loadRest()]);
  }

  async #loadRest(): Promise<void> {
    await Promise.all([
      this.may('merchants:read') ? this.#locations.load() : undefined,
      this.#panels.load(),
      this.#loadClock(),
    ]);
  }

  /** A sandbox's clock can be moved while this is open. */
  async #loadClock(): Promise<void> {
    try {
      this.#clock.set((await this.api.get<{ now?: string }>('/v1/sessions/current')).now);
    } catch {
      // It goes on as it went.
    }
  }

  #hear(message: StreamMessage): void {
    const subject = subjectOf(message);
    if (!subject) return;
    if (subject.order) this.#changed.add(subject.order, subject.version);
    else if (subject.kind === 'location') void this.#locations.load();
    else void this.#panels.load();
    if (subject.order && subject.order === this.#opened.id) this.#panels.reload();
  }

  #arrived(orders: readonly Order[]): void {
    this.#news.say(arrivedText(orders));
    emit(this, 'trellis-order-arrive', { ids: orders.map(({ id }) => id) } satisfies OrderArriveDetail);
  }

  /** Somebody else was quicker: what the order has become is shown, and said. */
  async #refused({ order }: PendingMove, { detail: { code } }: TrellisError): Promise<boolean> {
    if (code !== STATE_FORBIDS && code !== STALE) return false;
    const now = await this.#changed.read(order.id);
    if (!now || now.version === order.version) return false;
    this.#news.show(becameText(now));
    return true;
  }

  #chooseLocation = (id: string): void => {
    this.#chosenLocation = id;
    this.#queue.reset();
    void this.#queue.load();
    void this.#panels.load();
    void focusOn(this, 'select');
  };
}

/** The events of this element by name, for `addEventListener`. */
export interface DashboardEventMap extends TrellisEventMap {
  'trellis-order-arrive': CustomEvent<OrderArriveDetail>;
  'trellis-record-select': CustomEvent<{ id: string }>;
  'trellis-before-change': CustomEvent<DashboardChangeDetail>;
  'trellis-changed': CustomEvent<DashboardChangeDetail>;
}

declare global {
  interface HTMLElementTagNameMap {
    'trellis-dashboard': TrellisDashboard;
  }
}
