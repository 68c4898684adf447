import type { PropertyDeclarations, PropertyValues, TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import type { TrellisEventMap } from '../../session/events.ts';
import { SurfaceElement, type SurfaceState } from '../../records/surface-element.ts';
import { Alarm } from './alarm.ts';
import { type View, queueSkeleton, queueView, cardsOf, Panels } from './queue-view.ts';
import { Counter } from './counter.ts';
import { dashboardStyles } from './dashboard.styles.ts';
import type { DashboardChangeDetail, OrderArriveDetail } from './details.ts';
import { later } from './load-later.ts';
import { fillCards } from './order-card.ts';
import { panelContext } from './panel-context.ts';
import { tick } from './clock.ts';

export type { DashboardChangeDetail, OrderArriveDetail } from './details.ts';

/** How often what is said of times is written again. */
const TICK_MS = 15_000;

/**
 * A merchant's live orders, for the counter and the kitchen: a queue by promised time, with accept and its minutes, reject, ready and
 * complete, each of which can be taken back for five seconds; an order with its payments, refunds by line and printed tickets; what is
 * sold out; and a pause of ordering. New orders are announced, and sound until somebody has answered them, once the sound was turned on.
 *
 * It needs the scope `orders:read`. Others are optional, and what needs them is left out without them: `orders:write` to move and cancel
 * orders, `payments:read` for payments and refunds, `payments:refund` to refund, `merchants:read` for locations and their clocks,
 * `merchants:write` to pause ordering, `menus:read` for allergens, `menus:write` for what is sold out, `payouts:read` for what the merchant
 * pays and its next charge,
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
 * @cssprop --trellis-color-accent - The primary button and what is chosen.
 * @cssprop --trellis-color-on-accent - Text on the accent; by default black or white, whichever can be read better.
 * @cssprop --trellis-color-accent-soft - Behind what is chosen.
 * @cssprop --trellis-color-focus - The focus ring; by default the colour of text.
 * @cssprop --trellis-color-success - Success.
 * @cssprop --trellis-color-success-soft - Behind a success.
 * @cssprop --trellis-color-danger - Errors, and what is late.
 * @cssprop --trellis-color-danger-soft - Behind an error.
 * @cssprop --trellis-color-warning - A warning, and what is new.
 * @cssprop --trellis-color-warning-soft - Behind a warning.
 * @cssprop --trellis-control-background - Fields; by default the surface.
 * @cssprop [--trellis-control-height=40px] - Fields and buttons; at least 44px where fingers press.
 * @cssprop [--trellis-radius=8px] - Corners of controls; the cards' are half as large again.
 * @cssprop --trellis-font - Text; by default the page’s.
 * @cssprop --trellis-font-mono - Addresses and code; by default the system's.
 * @cssprop [--trellis-font-weight=600] - Headings, labels and buttons.
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

  #view: View = 'all';
  #counter = new Counter({
    host: this,
    api: this.api,
    session: () => this.link.session,
    info: () => this.info,
    loadMore: () => this.#panels.load(),
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
    return html`${this.#panels.renderBanner()}
    ${this.#counter.opened.id ? this.#panels.renderOrder() : this.#renderQueue()}`;
  }

  #renderQueue(): TemplateResult {
    return queueView({
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
  }

  get #cards() {
    return cardsOf(this.#counter, {
      allergensOf: this.#panels.allergensOf,
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
