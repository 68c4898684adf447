// The element needs a session, so its element comes along.
import '../../session/session.ts';
import { nothing, type PropertyValues, type TemplateResult } from 'lit';
import { failureNotice } from '../../kit/loading/work.ts';
import { spanText } from '../../i18n/format.ts';
import { msg, str } from '../../i18n/message.ts';
import { define, BaseElement, html } from '../../session/base-element.ts';
import { type LinkState, SessionLink } from '../../session/session-link.ts';
import type { SessionInfo, TrellisSession } from '../../session/session.ts';
import { DeliveriesCard } from './deliveries-card.ts';
import { EndpointsCard } from './endpoints-card.ts';
import { LoadedEndpoints } from './loaded-endpoints.ts';
import { later, webhooksWork } from './load-later.ts';
import { WebhooksApi } from './webhooks-api.ts';
import { styles } from './webhooks.styles.ts';
import type { WebhooksEventMap } from './webhooks-work.ts';

export type { WebhookAction, WebhookChangeDetail, WebhooksEventMap } from './webhooks-work.ts';

/** The state of the element, also in its attribute `state`. `empty`: there is no endpoint. */
export type WebhooksState = LinkState | 'empty' | 'busy' | 'done';

const SCOPE = 'webhooks:read';
const DEFAULT_REFRESH_S = 3;

/**
 * A partner's webhooks: its endpoints, a live log of deliveries with each attempt, redelivery, simulated
 * events in the sandbox, and the code that verifies a signature.
 *
 * It needs the scope `webhooks:read`, which only a partner key may hold, so session tokens can't be used. It
 * works where a server keeps the credential: in the partner console, and on your own pages through a proxy on
 * your server, with `<trellis-session api="/trellis-webhooks" cookie>` (the demo's
 * `server/trellis-webhooks.ts` is one to copy). Without `webhooks:write` nothing can be changed, without
 * `events:read` no event can be shown, without `sandbox:write` and outside the sandbox none can be simulated.
 * A change keeps its idempotency key until its response is known, so retrying never acts twice. A secret is
 * shown once, and is in no attribute, storage or event.
 *
 * To reserve its space before the script has loaded:
 * `trellis-webhooks:not(:defined) { display: block; min-height: 480px }`.
 *
 * @tagname trellis-webhooks
 *
 * @attr {string} session - ID of the `<trellis-session>` to use, unless it is the closest around.
 * @attr {string} heading - The heading of the endpoints; by default "Endpoints".
 * @attr {number} refresh - Seconds between two polls of the deliveries; by default 3.
 * @attr {'waiting'|'loading'|'empty'|'ready'|'busy'|'done'|'error'|'offline'|'missing-scope'|
 *   'no-session'} state - Its state (read only).
 *
 * @fires {CustomEvent<void>} trellis-ready - The element can be used.
 * @fires {CustomEvent<WebhookChangeDetail>} trellis-before-change - A change is about to be sent:
 *   `{action, endpoint?}`; prevent it to cancel.
 * @fires {CustomEvent<WebhookChangeDetail>} trellis-changed - A change was made: `{action, endpoint?}`.
 * @fires {CustomEvent<TrellisErrorDetail>} trellis-error - A request failed:
 *   `{type, code, message, status, requestId, retryable}`.
 * @fires {CustomEvent<{needed: string[]}>} trellis-missing-scope - The session lacks scopes: `{needed}`.
 *
 * @slot heading - Replaces the heading of the endpoints.
 * @slot actions - Additional buttons beside "Add endpoint".
 * @slot fallback - Replaces the explanation shown if the element can't be used: no session, or a missing
 *   scope.
 *
 * @csspart card - Each card.
 * @csspart heading - Each card's heading.
 * @csspart endpoint - The line of an endpoint.
 * @csspart table - The deliveries.
 * @csspart row - A delivery.
 * @csspart detail - The details of a delivery.
 * @csspart field - A label with its control and hint.
 * @csspart label - A field's label.
 * @csspart input - A field's control.
 * @csspart hint - A field's hint.
 * @csspart error - A field's error, which replaces its hint.
 * @csspart button - Every button.
 * @csspart submit - The button of a form.
 * @csspart notice - A message with its icon.
 * @csspart code - The code that verifies a signature.
 *
 * @cssprop --trellis-color-background - The background of the page, behind the card.
 * @cssprop --trellis-color-surface - The cards and their inputs.
 * @cssprop --trellis-color-text - Text.
 * @cssprop --trellis-color-muted - Hints, placeholders, the skeleton.
 * @cssprop --trellis-color-border - The lines in cards and tables.
 * @cssprop --trellis-color-control-border - The border of inputs and secondary buttons.
 * @cssprop --trellis-color-accent - The primary button and what is selected.
 * @cssprop --trellis-color-on-accent - Text on the accent; by default black or white, whichever is more
 *   legible.
 * @cssprop --trellis-color-accent-soft - The background of what is selected.
 * @cssprop --trellis-color-focus - The focus ring; by default the color of text.
 * @cssprop --trellis-color-success - Success.
 * @cssprop --trellis-color-success-soft - The background of a success.
 * @cssprop --trellis-color-danger - Errors.
 * @cssprop --trellis-color-danger-soft - The background of an error.
 * @cssprop --trellis-color-warning - Warnings.
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
export class TrellisWebhooks extends BaseElement {
  static override styles = styles;

  static override properties = {
    session: {},
    heading: {},
    refresh: { type: Number },
    state: { reflect: true },
  };

  declare session: string | TrellisSession | undefined;
  declare heading: string | undefined;
  declare refresh: number | undefined;
  declare state: WebhooksState;

  #link = new SessionLink(this, SCOPE);
  #api = new WebhooksApi(() => this.#link.session);
  #work = webhooksWork(this);
  #deliveries = new DeliveriesCard(this, this.#api, this.#work);
  #endpoints = new LoadedEndpoints(this, this.#api, this.#work);
  #card = new EndpointsCard(this, this.#api, this.#work, this.#endpoints, this.#deliveries);
  /** The information of the session that is shown. */
  #info: SessionInfo | undefined;

  constructor() {
    super();
    this.state = 'waiting';
    this.#deliveries.changed = () => {
      void this.#endpoints.refresh();
      void this.#readClock();
    };
  }

  override willUpdate(): void {
    this.#follow();
    this.#deliveries.show(this.#info && this.#endpoints.chosen);
    this.#deliveries.refreshMs = (this.refresh || DEFAULT_REFRESH_S) * 1000;
    this.state = this.#currentState();
  }

  override firstUpdated(): void {
    void later.load();
  }

  override updated(changed: PropertyValues<this>): void {
    this.#deliveries.fill();
    if (changed.has('session')) queueMicrotask(this.#link.look);
  }

  override render(): TemplateResult {
    const { state } = this;
    const { error, loaded, chosen } = this.#endpoints;
    const isExplained = state === 'missing-scope' || state === 'no-session';
    const isUsable = !isExplained && loaded;
    const failure = this.#link.state === 'error' || this.#link.state === 'offline' ? this.#link.error : error;
    const isWaiting = state === 'waiting' || state === 'loading';
    return html`<section
        part="card"
        class="card ${isWaiting ? 'skeleton' : ''}"
        tabindex="-1"
        aria-labelledby="endpoints"
        aria-busy=${isWaiting || state === 'busy'}
      >
        <slot name="heading"><h2 part="heading" id="endpoints">${this.heading || msg('Endpoints')}</h2></slot>
        <div role="status" class=${isExplained || (failure && !isWaiting) ? '' : 'unseen'}>
          ${isExplained ? this.#explanation() : nothing} ${isWaiting ? msg('Loading webhooks…') : nothing}
          ${failure && !isExplained && !isWaiting ? failureNotice(this.#work, failure, this.#again) : nothing}
        </div>
        ${isWaiting ? skeleton() : nothing} ${isUsable ? this.#renderClock() : nothing}
        ${isUsable ? this.#card.render(this.#deliveries.isAsking) : nothing}
      </section>
      ${isUsable && chosen ? this.#deliveries.render(chosen) : nothing}
      ${isUsable ? later.for(this)?.signatureCode(chosen?.url) : nothing}`;
  }

  /** A session that has come to know what it may do is taken up, once. */
  #follow(): void {
    const { state, session } = this.#link;
    const info = state === 'ready' ? session?.info : undefined;
    if (state === 'error' || state === 'offline' || info === this.#info) return;
    this.#info = info;
    this.#endpoints.reset();
    this.#card.reset();
    this.#deliveries.reset();
    this.#work.invalidate();
    if (!info) return;
    const may = (scope: string): boolean => info.scopes.includes(scope);
    this.#card.mayWrite = may('webhooks:write');
    this.#deliveries.may = {
      redeliver: may('webhooks:write'),
      readEvents: may('events:read'),
      simulate: info.environment === 'sandbox' && may('sandbox:write'),
    };
    this.#deliveries.aheadS = 0;
    void this.#card.load();
    void this.#readClock();
  }

  /**
   * Attempts, retries and overlaps are on the sandbox's clock. Where that is not the real one, the page says
   * so.
   */
  async #readClock(): Promise<void> {
    if (!this.#deliveries.may.simulate) return;
    const before = this.#deliveries.aheadS;
    this.#deliveries.aheadS = await this.#api.ahead().catch(() => before);
    this.requestUpdate();
  }

  #currentState(): WebhooksState {
    const { state, offline } = this.#link;
    if (state !== 'ready') return state;
    const { all, loaded, error } = this.#endpoints;
    if (this.#work.busy) return 'busy';
    const failure = this.#work.failure?.error ?? error ?? this.#deliveries.error;
    if (offline || failure?.type === 'offline') return 'offline';
    if (failure || this.#card.isWrong) return 'error';
    if (!loaded) return 'loading';
    if (this.#work.done) return 'done';
    return all.length === 0 ? 'empty' : 'ready';
  }

  /** The device is back online: what failed for want of that is loaded again, or can be sent again. */
  reconnected(): void {
    if (this.#work.failure?.error.type === 'offline') this.#work.invalidate();
    if (this.#endpoints.error?.type === 'offline') this.#again();
  }

  #again = (): void => {
    if (this.#link.state === 'ready') void this.#card.load();
    else this.#link.look();
  };

  #renderClock(): TemplateResult | typeof nothing {
    const { aheadS } = this.#deliveries;
    if (aheadS < 60) return nothing;
    return html`<p class="muted small">
      ${msg(str`Times on this page are sandbox time, ${spanText(aheadS)} ahead of real time.`)}
    </p>`;
  }

  #explanation(): unknown {
    const lacks = this.state === 'missing-scope' ? SCOPE : undefined;
    return (
      later.for(this)?.explanation(!!this.#link.session, lacks) ?? msg('This isn’t available right now.')
    );
  }
}

/** Endpoints to come, painted over. */
const skeleton = (): TemplateResult =>
  html`<div class="about" inert>
    ${['', '', ''].map(() => html`<p>&nbsp;</p>`)}
    <div class="row"><button type="button" disabled>${msg('Add endpoint')}</button></div>
  </div>`;

declare global {
  interface HTMLElementTagNameMap {
    'trellis-webhooks': TrellisWebhooks;
  }
  interface HTMLElementEventMap extends WebhooksEventMap {}
}

define('trellis-webhooks', TrellisWebhooks);
