// The element needs a session, so its element comes along.
import '../../session/session.ts';
import type { PropertyDeclarations, PropertyValues, TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import { define, type TrellisEventMap } from '../../session/base-element.ts';
import { SurfaceElement, type SurfaceState } from '../../records/surface-element.ts';
import { Alarm } from './alarm.ts';
import { queueSkeleton, queueView, cardsOf, Panels } from './queue-view.ts';
import { Counter, panelContext } from './counter.ts';
import { dashboardStyles } from './dashboard.styles.ts';
import type { DashboardChangeDetail, OrderArriveDetail } from './details.ts';
import { later } from './load-later.ts';
import { fillCards } from './order-card.ts';
import type { Group } from './order-words.ts';
import { tick } from './panel-context.ts';

export type { DashboardAction, DashboardChangeDetail, OrderArriveDetail, OrderMove } from './details.ts';

/** How often what is said of times is written again. */
const TICK_MS = 15_000;

/**
 * A merchant's live orders, as an appliance for the counter and the kitchen: as high as the screen, with
 * columns that scroll by themselves. New orders show how long they can still be answered, are announced, and
 * sound until they are answered, from the first press in it on. Accept with its minutes, reject, ready and
 * complete can be undone for five seconds. Beside the queue open earlier orders with a search, an order with
 * its payments, refunds by line and printed tickets, what is sold out, and pausing.
 *
 * It needs the scope `orders:read`. Others are optional, and without them their controls are omitted:
 * `orders:write` to move and cancel orders, `payments:read` for payments and refunds, `payments:refund` to
 * refund, `merchants:read` for locations and their clocks, `merchants:write` to pause ordering, `menus:read`
 * for allergens, `menus:write` for availability, `payouts:read` for the merchant's rates and next charge,
 * `onboarding:read` for open requirements. While the event stream is interrupted, it polls every ten seconds.
 *
 * To reserve its space before the script has loaded: `trellis-dashboard:not(:defined) { display: block;
 * height: 100dvh; min-height: 480px }`. Your style sheet can give it another `height`, as where your page has
 * a header.
 *
 * @tagname trellis-dashboard
 *
 * @attr {string} session - ID of the `<trellis-session>` to use, unless it is the closest around.
 * @attr {string} heading - The heading; by default "Orders".
 * @attr {boolean} hide-heading - Hides that heading.
 * @attr {string} location - ID of the only location whose orders are shown; by default all, with a filter.
 * @attr {string} locale - Language tag of amounts and dates, such as `de-AT`; by default that of the texts.
 * @attr {'80'|'58'} paper-width - Width of the receipt paper, in millimeters; by default 80.
 * @attr {string} set-up-url - URL of the page with `<trellis-onboarding>`: requirements link to it.
 * @attr {string} payouts-url - URL of the page with `<trellis-payouts>`: a failed payout links to it.
 * @attr {'waiting'|'loading'|'empty'|'ready'|'busy'|'done'|'error'|'offline'|
 *   'missing-scope'|'no-session'} state - Its state (read only).
 *
 * @fires {CustomEvent<void>} trellis-ready - The element can be used.
 * @fires {CustomEvent<OrderArriveDetail>} trellis-order-arrive - New orders need a response: `{ids}`.
 * @fires {CustomEvent<{id: string}>} trellis-record-select - An order was chosen: `{id}`; prevent it to open
 *   your own page.
 * @fires {CustomEvent<DashboardChangeDetail>} trellis-before-change - A change is about to be sent:
 *   `{action, order}`; prevent it to cancel.
 * @fires {CustomEvent<DashboardChangeDetail>} trellis-changed - A change was made: `{action, order}`.
 * @fires {CustomEvent<TrellisErrorDetail>} trellis-error - A request failed:
 *   `{type, code, message, status, requestId, retryable}`.
 * @fires {CustomEvent<{needed: string[]}>} trellis-missing-scope - The session lacks scopes: `{needed}`.
 *
 * @slot heading - Replaces the heading.
 * @slot actions - Additional buttons at the end of the bar.
 * @slot empty - Replaces the message shown if there are no orders.
 * @slot fallback - Replaces the explanation shown if the element can't be used: no session, or a missing
 *   scope.
 *
 * @csspart card - The card of the queue, and of an order.
 * @csspart heading - The heading.
 * @csspart order - An order in the queue.
 * @csspart item - An order in the history.
 * @csspart tab - A button that shows a group of orders, where one fits.
 * @csspart state - The message in place of an empty list.
 * @csspart field - A label with its control and hint.
 * @csspart label - A field's label.
 * @csspart input - A field's control.
 * @csspart hint - A field's hint.
 * @csspart error - A field's error, which replaces its hint.
 * @csspart button - Every button.
 * @csspart submit - The button of a form.
 * @csspart link - A link.
 * @csspart notice - A message with its icon.
 *
 * @cssprop --trellis-color-background - The background of the page, behind the card.
 * @cssprop --trellis-color-surface - The cards and their inputs.
 * @cssprop --trellis-color-text - Text.
 * @cssprop --trellis-color-muted - Hints, placeholders, the skeleton.
 * @cssprop --trellis-color-border - The border of cards.
 * @cssprop --trellis-color-control-border - The border of inputs and secondary buttons.
 * @cssprop --trellis-color-accent - The primary button and what is selected.
 * @cssprop --trellis-color-on-accent - Text on the accent; by default black or white, whichever is more
 *   legible.
 * @cssprop --trellis-color-accent-soft - The background of what is selected.
 * @cssprop --trellis-color-focus - The focus ring; by default the color of text.
 * @cssprop --trellis-color-success - Success.
 * @cssprop --trellis-color-success-soft - The background of a success.
 * @cssprop --trellis-color-danger - Errors and late orders.
 * @cssprop --trellis-color-danger-soft - The background of an error.
 * @cssprop --trellis-color-warning - Warnings and new orders.
 * @cssprop --trellis-color-warning-soft - The background of a warning.
 * @cssprop --trellis-control-background - The background of fields; by default the surface.
 * @cssprop [--trellis-control-height=40px] - The height of fields and buttons; at least 44px on touch
 *   screens.
 * @cssprop [--trellis-radius=10px] - The corner radius of controls; that of cards is half as large again.
 * @cssprop --trellis-font - The font of text; by default the page’s.
 * @cssprop --trellis-font-mono - The font of addresses and code; by default the system's.
 * @cssprop [--trellis-font-weight=600] - The weight of headings, labels and buttons.
 * @cssprop [--trellis-space=4px] - The unit of all spacing.
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

  #view: Group = 'new';
  #counter = new Counter({
    host: this,
    api: this.api,
    session: () => this.link.session,
    info: () => this.info,
    loadMore: () => this.#panels.load(),
    arrived: () => this.#view === 'later' && (this.#view = 'new'),
    ordersChanged: () => this.#panels.ordersChanged(),
    opened: (id) => this.#panels.opened(id),
    reloadOpened: () => this.#panels.reload(),
  });
  #alarm = new Alarm(this, () => this.#counter.isUnanswered);
  #panels = new Panels(
    this,
    panelContext(this, this.#counter, {
      api: this.api,
      merchant: () => `${this.info?.merchant}`,
      cards: () => this.#cards,
      alarm: this.#alarm,
    }),
  );

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
    this.#panels.reset();
    this.#counter.begin();
    void later.load();
  }

  override willUpdate(): void {
    super.willUpdate();
    this.#counter.live.turn(!!this.info && this.link.state === 'ready' && this.isConnected);
  }

  protected override get ownState(): SurfaceState {
    const { moves, work, queue } = this.#counter;
    if (moves.isSending || work.busy) return 'busy';
    const error = moves.failure ?? work.failure?.error ?? queue.error;
    if (this.link.offline || error?.type === 'offline') return 'offline';
    if (error) return 'error';
    if (!queue.loaded || this.#panels.isLoading) return 'loading';
    if (work.done) return 'done';
    return queue.orders.length > 0 ? 'ready' : 'empty';
  }

  /** The device is back online: what failed for want of that is read again. */
  reconnected(): void {
    void this.#counter.readAll();
  }

  protected override renderSkeleton(): TemplateResult {
    return queueSkeleton();
  }

  protected override renderContent(): TemplateResult {
    return queueView({
      host: this,
      counter: this.#counter,
      panels: this.#panels,
      alarm: this.#alarm,
      heading: this.renderHeading(),
      words: this.words,
      hasOneLocation: !!this.location,
      isSandbox: this.info?.environment === 'sandbox',
      isOffline: this.link.offline,
      view: this.#view,
      choose: (view) => {
        this.#view = view;
        this.requestUpdate();
      },
    });
  }

  override updated(changed: PropertyValues): void {
    super.updated(changed);
    fillCards(this.renderRoot as ShadowRoot, this.#counter.queue.orders, this.#cards);
    this.#panels.showAnswers();
  }

  get #cards() {
    return cardsOf(this.#counter, {
      menus: this.#panels.menus,
      mayMove: this.may('orders:write'),
    });
  }
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

define('trellis-dashboard', TrellisDashboard);
