// The element needs a session, so its element comes along.
import '../../session/session.ts';
import { nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import { skeletonLines } from '../../kit/loading/state-panel.ts';
import { Polling } from '../../kit/loading/polling.ts';
import { failureNotice, outcome } from '../../kit/loading/work.ts';
import { CsvDownload } from '../../records/csv-download.ts';
import { Loaded, OpenRecord } from '../../records/record.ts';
import { RecordList } from '../../records/record-list.ts';
import { type SurfaceState, WaitingSurface } from '../../records/surface-element.ts';
import { define, html } from '../../session/base-element.ts';
import type { SessionInfo } from '../../session/session.ts';
import { own } from '../../session/trellis-error.ts';
import { lateDetail } from './load-later.ts';
import type { PaymentPanels } from './payment-detail.ts';
import { choose, isNarrowed, queryOf, readFilters } from './payment-filters.ts';
import { paymentList } from './payment-list.ts';
import { type PaymentWriter, paymentWriter } from './payment-words.ts';
import { paymentsWork } from './payments-work.ts';
import { paymentsStyles } from './payments.styles.ts';
import { type Payment, type PaymentDetail, type PaymentSummary, readDetail } from './records.ts';

export type { PaymentChangeDetail, PaymentsEventMap } from './payments-work.ts';

/** Payments on a page of the list. */
const DEFAULT_PAGE_SIZE = 20;
/** How long a list in sight stays as it is. */
const REFRESH_MS = 30_000;
/** How long the search rests before it is sent. */
const TYPED_MS = 350;

/**
 * A merchant's card payments: what was paid, held, refunded and disputed, a list that is searched and
 * filtered, and each payment with what happened, what the merchant keeps, refunds in whole or in part, and
 * evidence for a dispute.
 *
 * It needs the scope `payments:read`. Others are optional, and without them their parts are left out:
 * `payments:refund` to refund and to answer disputes, `orders:read` for guests, orders and refunds by items,
 * `payouts:read` for the payout that has the money, `reports:read` and `reports:export` for the CSV. A change
 * keeps its idempotency key until its response is known, so retrying never refunds twice.
 *
 * To reserve its space before the script has loaded:
 * `trellis-payments:not(:defined) { display: block; min-height: 640px }`.
 *
 * @tagname trellis-payments
 *
 * @attr {string} session - ID of the `<trellis-session>` to use, unless it is the closest around.
 * @attr {string} heading - The heading; "Payments" by default.
 * @attr {boolean} hide-heading - Hides the heading: your page has its own.
 * @attr {string} default-filters - The initial filters of the list: `status=disputed&period=this-month`; by
 *   `period`, `status`, `brand`, `q`.
 * @attr {string} locale - Language tag of amounts and dates, such as `de-AT`; by default that of the texts.
 * @attr {number} page-size - Payments on a page of the list, 1–100; by default 20.
 * @attr {'waiting'|'loading'|'empty'|'ready'|'busy'|'done'|'error'|'offline'|'missing-scope'|
 *   'no-session'} state - Its state (read only).
 *
 * @fires {CustomEvent<void>} trellis-ready - The element can be used.
 * @fires {CustomEvent<{id: string}>} trellis-record-select - A payment was chosen: `{id}`; prevent it to open
 *   your own page.
 * @fires {CustomEvent<Record<string, string>>} trellis-filter-change - The filters of the list changed:
 *   `period`, `status`, `brand`, `q`.
 * @fires {CustomEvent<PaymentChangeDetail>} trellis-before-change - A change is about to be sent:
 *   `{action, payment, dispute}`; prevent it to cancel.
 * @fires {CustomEvent<PaymentChangeDetail>} trellis-changed - A change was made:
 *   `{action, payment, dispute}`.
 * @fires {CustomEvent<TrellisErrorDetail>} trellis-error - A request failed:
 *   `{type, code, message, status, requestId, retryable}`.
 * @fires {CustomEvent<{needed: string[]}>} trellis-missing-scope - The session lacks scopes: `{needed}`.
 *
 * @slot heading - Replaces the heading.
 * @slot actions - Additional buttons beside "Download CSV".
 * @slot empty - Replaces the message shown if there are no payments.
 * @slot fallback - Replaces the explanation shown if the element can't be used: no session, or a missing
 *   scope.
 *
 * @csspart card - The list, and the payment beside it.
 * @csspart heading - The heading.
 * @csspart figures - The sums above the list.
 * @csspart table - The list.
 * @csspart row - A row of the list.
 * @csspart pages - The pagination of the list.
 * @csspart state - The message in place of an empty list.
 * @csspart field - A label with its control and hint.
 * @csspart label - A field's label.
 * @csspart input - A field's control.
 * @csspart hint - A field's hint.
 * @csspart error - A field's error, which replaces its hint.
 * @csspart details - Further evidence, which opens.
 * @csspart dialog - The question before a loss is accepted.
 * @csspart progress - The progress of an upload.
 * @csspart button - Every button.
 * @csspart submit - The button of a form.
 * @csspart notice - A message with its icon.
 *
 * @cssprop --trellis-color-background - The background of the page, and of rows under the pointer.
 * @cssprop --trellis-color-surface - The cards and their inputs.
 * @cssprop --trellis-color-text - Text.
 * @cssprop --trellis-color-muted - Hints, placeholders, the skeleton.
 * @cssprop --trellis-color-border - The lines in cards and tables.
 * @cssprop --trellis-color-control-border - The border of inputs and secondary buttons.
 * @cssprop --trellis-color-accent - The primary button, and what has happened.
 * @cssprop --trellis-color-on-accent - Text on the accent; by default black or white, whichever is more
 *   legible.
 * @cssprop --trellis-color-accent-soft - The background of the open row and of filters that are set.
 * @cssprop --trellis-color-focus - The focus ring; by default the color of text.
 * @cssprop --trellis-color-success - Success.
 * @cssprop --trellis-color-success-soft - The background of a success.
 * @cssprop --trellis-color-danger - Errors, refunds and disputes.
 * @cssprop --trellis-color-danger-soft - The background of an error, and of a deadline.
 * @cssprop --trellis-color-warning - Warnings.
 * @cssprop --trellis-color-warning-soft - The background of a warning.
 * @cssprop --trellis-control-background - The background of fields; by default the surface.
 * @cssprop [--trellis-control-height=40px] - The height of fields and buttons; at least 44px on touch
 *   screens.
 * @cssprop [--trellis-radius=10px] - The corner radius of controls; that of cards is half as large again.
 * @cssprop --trellis-font - The font of text; by default the page’s.
 * @cssprop --trellis-font-mono - The font of digits; by default the system's.
 * @cssprop [--trellis-font-weight=600] - The weight of headings, labels and buttons.
 * @cssprop [--trellis-space=4px] - The unit of all spacing.
 */
export class TrellisPayments extends WaitingSurface {
  static override styles = paymentsStyles;

  static override properties: PropertyDeclarations = {
    ...WaitingSurface.properties,
    defaultFilters: { attribute: 'default-filters' },
    locale: {},
    pageSize: { type: Number, attribute: 'page-size' },
  };

  declare defaultFilters: string | undefined;
  declare locale: string | undefined;
  declare pageSize: number | undefined;

  #summary = new Loaded(this, () => this.api.get<PaymentSummary>('/v1/payments/summary'));
  #list = new RecordList(
    this,
    (query) => this.#readPage(query),
    () => this.pageSize || DEFAULT_PAGE_SIZE,
  );
  #detail = new Loaded<PaymentDetail>(this, () =>
    readDetail(this.api, this.#opened.id ?? '', (scope) => this.may(scope)),
  );
  #opened = new OpenRecord(this, () => {
    this.#detail.reset();
    this.#work.invalidate();
    if (this.#opened.id) void this.#detail.load();
  });
  #work = paymentsWork(this);
  #download = new CsvDownload(this, this.api);
  #refreshing = new Polling(this, () => this.#look());
  /** Once its code is loaded. */
  #panels: PaymentPanels | undefined;
  /** Whether the list is being read without anybody asking for it. */
  #isQuiet = false;
  /** How far the clock of the environment is ahead of this device's, in milliseconds. */
  #aheadMs = 0;
  #typed: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super('payments:read');
  }

  protected override get words() {
    return {
      heading: msg('Payments'),
      notAllowed: msg('This page isn’t allowed to show payments.'),
    };
  }

  protected override forget(): void {
    for (const part of [this.#summary, this.#list, this.#detail]) part.reset();
    this.#opened.id = this.#panels = undefined;
    this.#work.invalidate();
    clearTimeout(this.#typed);
  }

  protected override begin(): void {
    this.forget();
    const { now } = own(this.info ?? {}) as Partial<SessionInfo> & { now?: string };
    this.#aheadMs = (Date.parse(now ?? '') || Date.now()) - Date.now();
    void this.#summary.load();
    void this.#list.filter(readFilters(this.defaultFilters));
    void lateDetail.load();
  }

  protected override get ownState(): SurfaceState {
    if (this.#work.busy) return 'busy';
    const parts = [this.#summary, this.#list, this.#opened.id ? this.#detail : this.#list];
    const error = this.#work.failure?.error ?? parts.find((part) => part.error)?.error;
    if (this.link.offline || error?.type === 'offline') return 'offline';
    if (error) return 'error';
    const isReading = this.#list.isReading && !this.#isQuiet;
    if (!this.#summary.value || isReading || (this.#opened.id && !this.#panels?.shows(this.#detail.value)))
      return 'loading';
    if (this.#work.done) return 'done';
    return this.#list.rows.length === 0 && !isNarrowed(this.#list) ? 'empty' : 'ready';
  }

  override willUpdate(): void {
    const late = this.info && this.#opened.id ? lateDetail.for(this) : undefined;
    if (late)
      this.#panels ??= new late.PaymentPanels(this, {
        api: this.api,
        work: this.#work,
        writer: () => this.#writer,
        may: (scope) => this.may(scope),
        now: () => Date.now() + this.#aheadMs,
        changed: this.#changed,
        close: this.#opened.close,
      });
    super.willUpdate();
    this.#refreshing.turn(!!this.info && this.#list.loaded);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#typed);
  }

  /** The device is back online: what failed for want of that is loaded again. */
  reconnected(): void {
    if (this.#work.failure?.error.type === 'offline') this.#work.invalidate();
    if (this.#summary.error?.type === 'offline') void this.#summary.load();
    if (this.#detail.error?.type === 'offline') void this.#detail.load();
    if (this.#list.error?.type === 'offline') void this.#list.reload();
  }

  protected override renderContent(): TemplateResult {
    const { id } = this.#opened;
    return html`<div class="split ${id ? 'open' : ''}">
      ${paymentList({
        host: this,
        list: this.#list,
        summary: this.#summary,
        work: this.#work,
        writer: this.#writer,
        heading: this.renderHeading(),
        label: this.words.heading,
        download:
          this.#mayOrWaits('reports:read') && this.#mayOrWaits('reports:export') ? this.#download : undefined,
        hasOrders: this.#mayOrWaits('orders:read'),
        opened: id,
        isQuiet: this.#isQuiet,
        open: (one) => this.#opened.select(one),
        search: this.#search,
      })}
      ${id ? this.#renderDetail() : nothing}
    </div>`;
  }

  /** While its session is not known yet, it is laid out for one that may do everything. */
  #mayOrWaits(scope: string): boolean {
    return !this.info || this.may(scope);
  }

  #renderDetail(): TemplateResult {
    const { value, error, load } = this.#detail;
    const content = value && this.#panels?.render(value);
    return html`<section
      part="card"
      class="card side"
      tabindex="-1"
      aria-label=${msg('Payment')}
      aria-busy=${!content && !error}
      @keydown=${({ key, defaultPrevented }: KeyboardEvent) =>
        key === 'Escape' && !defaultPrevented && !this.#work.busy && this.#opened.close()}
    >
      ${content ?? html`<div class="head"><h2 data-record tabindex="-1">${msg('Payment')}</h2></div>`}
      ${outcome(this.#work, 'detail')}
      <div role="status" class=${error ? '' : 'unseen'}>
        ${error ? failureNotice(this.#work, error, load) : nothing}
      </div>
      ${content || error ? nothing : skeletonLines(12)}
    </section>`;
  }

  get #writer(): PaymentWriter {
    const { timezone, today } = this.#summary.value ?? {};
    return paymentWriter(
      this.locale,
      timezone ?? 'UTC',
      today ?? new Date(Date.now() + this.#aheadMs).toISOString().slice(0, 10),
    );
  }

  /** Reads a page of the list. Days are those of the merchant, whose zone the summary has. */
  async #readPage(query: URLSearchParams): ReturnType<typeof this.api.page<Payment>> {
    if (query.has('period') && !this.#summary.value) {
      await this.#summary.load();
      if (!this.#summary.value) throw this.#summary.error;
    }
    const asked = queryOf(query, this.#summary.value);
    if (this.may('orders:read')) asked.set('expand', 'purchase');
    return this.api.page<Payment>(`/v1/payments?${asked}`);
  }

  #search = (text: string): void => {
    clearTimeout(this.#typed);
    this.#typed = setTimeout(() => choose(this, this.#list, { q: text.trim() }), TYPED_MS);
  };

  /**
   * Reads again what is in sight, once nothing else is under way. @returns milliseconds until the next time
   */
  async #look(): Promise<number> {
    if (this.#work.busy || this.#list.isReading || !this.#summary.value) return REFRESH_MS;
    if (this.#isFresh) {
      this.#isFresh = false;
      return REFRESH_MS;
    }
    await this.#readAgain();
    return Math.max(REFRESH_MS, (this.#list.error?.detail.retryAfterS ?? 0) * 1000);
  }

  /** The list was just read: the first look has nothing to do. */
  #isFresh = true;

  /** After a change: all that may have become different. */
  #changed = (): void => void this.#readAgain();

  async #readAgain(): Promise<void> {
    this.#isQuiet = true;
    await Promise.all([this.#list.reload(), this.#summary.load(), this.#opened.id && this.#detail.load()]);
    this.#isQuiet = false;
    this.requestUpdate();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'trellis-payments': TrellisPayments;
  }
}

define('trellis-payments', TrellisPayments);
