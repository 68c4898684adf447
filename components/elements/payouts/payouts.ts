// The element needs a session, so its element comes along.
import '../../session/session.ts';
import { nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import { define, html } from '../../session/base-element.ts';
import { skeletonLines } from '../../kit/loading/state-panel.ts';
import { Loaded, OpenRecord } from '../../records/record.ts';
import { RecordList } from '../../records/record-list.ts';
import { type SurfaceState, WaitingSurface } from '../../records/surface-element.ts';
import { balanceCard, detailCard, settingsCard } from './cards.ts';
import { lateForms, OpenedForm } from './opened-form.ts';
import { PayoutFile } from './payout-file.ts';
import { isNarrowed, readFilters } from './payout-filters.ts';
import { payoutList } from './payout-list.ts';
import { type PayoutWriter, payoutWriter } from './payout-words.ts';
import { payoutsStyles } from './payouts.styles.ts';
import { payoutsWork } from './payouts-work.ts';
import type { Balance, Merchant, Payout, PayoutWithEntries } from './records.ts';
import type { OrderPanel, RatesCard } from './forms.ts';

export type { PayoutChangeDetail, PayoutsEventMap } from './payouts-work.ts';

const DEFAULT_PAGE_SIZE = 20;

/**
 * A merchant's payouts: its balance and next payout, a list with each payout's entries, reasons for failures
 * and what to do, instant payouts with their fee shown beforehand, the schedule, the bank account, and its
 * rates with the next charge.
 *
 * It needs the scope `payouts:read`. Others are optional, and without them their controls are omitted:
 * `payouts:write` for instant payouts and to cancel, `merchants:read` to show the schedule and the account,
 * `merchants:write` to change the schedule, `onboarding:write` to change the account, `reports:read` and
 * `reports:export` to download a table, `orders:read` to open the order of an entry. A change keeps its
 * idempotency key until its response is known, so retrying never pays twice. An account's number is never
 * shown again.
 *
 * To reserve its space before the script has loaded:
 * `trellis-payouts:not(:defined) { display: block; min-height: 1120px }`, 1240px on phones.
 *
 * @tagname trellis-payouts
 *
 * @attr {string} session - ID of the `<trellis-session>` to use, unless it is the closest around.
 * @attr {string} heading - The heading of the balance; by default "Balance".
 * @attr {boolean} hide-heading - Hides that heading.
 * @attr {string} default-filters - The initial filters of the list: `status=failed&order=oldest`; by
 *   `status`, `method`, `arrival_from`, `arrival_to`, `order`.
 * @attr {string} columns - The columns of the list after the first, by the names of the API's fields:
 *   `status, method, destination, gross, fees, amount`.
 * @attr {string} locale - Language tag of amounts and dates, such as `de-AT`; by default that of the texts.
 * @attr {number} page-size - Payouts on a page of the list, 1–100; by default 20.
 * @attr {'waiting'|'loading'|'empty'|'ready'|'busy'|'done'|'error'|'offline'|'missing-scope'|
 *   'no-session'} state - Its state (read only).
 *
 * @fires {CustomEvent<void>} trellis-ready - The element can be used.
 * @fires {CustomEvent<{id: string, object?: 'order'}>} trellis-record-select - A payout was chosen: `{id}`,
 *   or the order of one of its entries: `{object: 'order', id}`; prevent it to open your own page.
 * @fires {CustomEvent<Record<string, string>>} trellis-filter-change - The filters of the list changed:
 *   `status`, `method`, `arrival_from`, `arrival_to`, and the `order`, by time, amount or arrival.
 * @fires {CustomEvent<PayoutChangeDetail>} trellis-before-change - A change is about to be sent: `{action}`;
 *   prevent it to cancel.
 * @fires {CustomEvent<PayoutChangeDetail>} trellis-changed - A change was made: `{action}`.
 * @fires {CustomEvent<TrellisErrorDetail>} trellis-error - A request failed:
 *   `{type, code, message, status, requestId, retryable}`.
 * @fires {CustomEvent<{needed: string[]}>} trellis-missing-scope - The session lacks scopes: `{needed}`.
 *
 * @slot heading - Replaces the heading of the balance.
 * @slot actions - Additional buttons beside "Pay out now".
 * @slot empty - Replaces the message shown if there are no payouts.
 * @slot fallback - Replaces the explanation shown if the element can't be used: no session, or a missing
 *   scope.
 *
 * @csspart card - Each card.
 * @csspart heading - The heading of the balance.
 * @csspart figures - The three figures of the balance.
 * @csspart table - The payouts, and a payout's entries.
 * @csspart row - A row of a table.
 * @csspart pages - The pagination of a list.
 * @csspart state - The message in place of an empty list.
 * @csspart field - A label with its control and hint.
 * @csspart label - A field's label.
 * @csspart input - A field's control.
 * @csspart hint - A field's hint.
 * @csspart error - A field's error, which replaces its hint.
 * @csspart button - Every button.
 * @csspart submit - The button of a form.
 * @csspart notice - A message with its icon.
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
export class TrellisPayouts extends WaitingSurface {
  static override styles = payoutsStyles;

  static override properties: PropertyDeclarations = {
    ...WaitingSurface.properties,
    defaultFilters: { attribute: 'default-filters' },
    columns: {},
    locale: {},
    pageSize: { type: Number, attribute: 'page-size' },
  };

  declare defaultFilters: string | undefined;
  declare columns: string | undefined;
  declare locale: string | undefined;
  declare pageSize: number | undefined;

  #balance = new Loaded(this, () => this.api.get<Balance>('/v1/balance'));
  #merchant = new Loaded(this, () => this.api.get<Merchant>(`/v1/merchants/${this.info?.merchant}`));
  #detail = new Loaded(this, () =>
    this.api.get<PayoutWithEntries>(`/v1/payouts/${this.#opened.id}?expand=entries`),
  );
  #list = new RecordList(
    this,
    (query) => this.api.page<Payout>(`/v1/payouts?${query}`),
    () => this.pageSize || DEFAULT_PAGE_SIZE,
  );
  #opened = new OpenRecord(this, () => {
    this.#detail.reset();
    this.#order?.forget();
    this.#work.invalidate();
    if (this.#opened.id) void this.#detail.load();
  });
  #work = payoutsWork(this);
  /** Once its code is loaded. */
  #rates: RatesCard | undefined;
  #order: OrderPanel | undefined;
  #file = new PayoutFile(this, this.api);
  #form = new OpenedForm(this, {
    api: this.api,
    work: this.#work,
    balance: this.#balance,
    merchant: this.#merchant,
    changed: () => this.#refresh(),
  });

  constructor() {
    super('payouts:read');
  }

  protected override get words() {
    return {
      heading: msg('Balance'),
      notAllowed: msg('This page isn’t allowed to show payouts.'),
    };
  }

  protected override forget(): void {
    for (const part of [this.#balance, this.#merchant, this.#detail, this.#list]) part.reset();
    this.#opened.id = this.#rates = undefined;
    this.#order?.forget();
    this.#work.invalidate();
    this.#form.close();
  }

  protected override begin(): void {
    this.forget();
    void this.#list.filter(readFilters(this.defaultFilters));
    void this.#loadStanding();
    void lateForms.load();
  }

  protected override get ownState(): SurfaceState {
    if (this.#work.busy) return 'busy';
    const parts = [this.#balance, this.#list, this.#opened.id ? this.#detail : this.#list];
    const error = this.#work.failure?.error ?? parts.find((part) => part.error)?.error;
    if (this.link.offline || error?.type === 'offline') return 'offline';
    if (error) return 'error';
    if (!this.#balance.value || this.#list.isReading || (this.#opened.id && !this.#detail.value))
      return 'loading';
    if (this.#work.done) return 'done';
    return this.#list.rows.length === 0 && !isNarrowed(this.#list) ? 'empty' : 'ready';
  }

  protected override renderContent(): TemplateResult {
    // Parts of constant height come first; the list and the parts below it may grow.
    return html`${this.#renderBalance()}
    ${this.#mayOrWaits('merchants:read') ? this.#renderSettings() : nothing}
    ${this.#opened.id ? this.#renderDetail() : this.#renderList()} ${this.#renderRates()}`;
  }

  /** While its session is not known yet, it is laid out for one that may do everything. */
  #mayOrWaits(scope: string): boolean {
    return !this.info || this.may(scope);
  }

  /** The device is back online: what failed for want of that is loaded again. */
  reconnected(): void {
    if (this.#work.failure?.error.type === 'offline') this.#work.invalidate();
    for (const part of [this.#balance, this.#merchant, this.#detail])
      if (part.error?.type === 'offline') void part.load();
    if (this.#list.error?.type === 'offline') void this.#list.reload();
    this.#rates?.reconnected();
  }

  /** Renders the balance card. */
  async #loadStanding(): Promise<void> {
    const both = [this.#balance.load(), this.may('merchants:read') ? this.#merchant.load() : undefined];
    await Promise.all(both);
  }

  /** After a change: all that may have become different. */
  #refresh = (): void => {
    void this.#loadStanding();
    void this.#list.reload();
    if (this.#opened.id) void this.#detail.load();
  };

  get #writer(): PayoutWriter {
    return payoutWriter(this.locale);
  }

  #renderBalance(): TemplateResult {
    return balanceCard({
      balance: this.#balance,
      work: this.#work,
      form: this.#form,
      writer: this.#writer,
      mayPay: this.may('payouts:write'),
      heading: this.renderHeading(),
      label: this.words.heading,
    });
  }

  #renderList(): TemplateResult {
    const isExportable = this.may('reports:read') && this.may('reports:export');
    return payoutList(this, {
      list: this.#list,
      work: this.#work,
      writer: this.#writer,
      file: isExportable ? this.#file : undefined,
      today: this.#balance.value?.today,
      columns: this.columns,
      open: (id) => this.#opened.select(id),
    });
  }

  #renderDetail(): TemplateResult {
    return detailCard({
      payout: this.#detail,
      work: this.#work,
      close: this.#opened.close,
      render: (payout) =>
        this.#late?.payoutDetail(payout, {
          order: this.may('orders:read') ? this.#order : undefined,
          api: this.api,
          host: this,
          open: (id) => this.#opened.select(id),
          work: this.#work,
          writer: this.#writer,
          changed: this.#refresh,
          mayCancel: this.may('payouts:write'),
          changeAccount: this.may('onboarding:write') ? () => this.#form.open('account') : undefined,
        }) ?? nothing,
    });
  }

  /** The forms that load late. */
  get #late(): typeof lateForms.module {
    const late = lateForms.for(this);
    if (late) this.#order ??= new late.OrderPanel(this, this.api);
    return late;
  }

  #renderRates(): unknown {
    const late = (this.#list.loaded || this.#list.error) && this.#late;
    if (late) this.#rates ??= new late.RatesCard(this, this.api);
    return (
      this.#rates?.render(this.#work, this.locale) ??
      html`<section part="card" class="card" aria-busy="true">${skeletonLines(9)}</section>`
    );
  }

  #renderSettings(): TemplateResult {
    return settingsCard({
      merchant: this.#merchant,
      work: this.#work,
      form: this.#form,
      writer: this.#writer,
      mayChangeSchedule: this.#mayOrWaits('merchants:write'),
      mayChangeAccount: this.#mayOrWaits('onboarding:write'),
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'trellis-payouts': TrellisPayouts;
  }
}

define('trellis-payouts', TrellisPayouts);
