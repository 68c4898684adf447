import { nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import type { TrellisEventMap } from '../../session/events.ts';
import { Loaded } from '../../records/loaded.ts';
import { OpenRecord } from '../../records/open-record.ts';
import { RecordList } from '../../records/record-list.ts';
import { SurfaceElement, type SurfaceState } from '../../records/surface-element.ts';
import { balanceCard } from './balance-card.ts';
import { figuresSkeleton } from './balance-figures.ts';
import { detailCard, settingsCard } from './settings-card.ts';
import { lateForms } from './load-forms.ts';
import { OpenedForm } from './opened-form.ts';
import { PayoutFile } from './payout-file.ts';
import { isNarrowed, readFilters } from './payout-filters.ts';
import { payoutList } from './payout-list.ts';
import { type PayoutWriter, payoutWriter } from './payout-writer.ts';
import { payoutsStyles } from './payouts.styles.ts';
import { type PayoutAction, payoutsWork } from './payouts-work.ts';
import type { Balance, Merchant, Payout, PayoutWithEntries } from './records.ts';
import type { RatesCard } from './rates-card.ts';

/** The detail of `trellis-before-change` and `trellis-changed`: what is done. */
export interface PayoutChangeDetail {
  action: PayoutAction;
  payout?: string;
}

const DEFAULT_PAGE_SIZE = 20;

/**
 * A merchant's payouts: its balance and next payout, a list with each payout's entries, which add up to it, why one failed and
 * what to do, payouts at once with their fee shown before, the schedule, the bank account, and its rates with the next charge.
 *
 * It needs the scope `payouts:read`. Others are optional, and what needs them is left out without them: `payouts:write` to pay
 * out at once and to cancel, `merchants:read` to show the schedule and the account, `merchants:write` to change the schedule,
 * `onboarding:write` to change the account, `reports:read` and `reports:export` to download a table. A change is sent under one
 * idempotency key until its response is known, so trying again never pays twice. An account's number is never shown again.
 *
 * To hold its place before the script has arrived: `trellis-payouts:not(:defined) { display: block; min-height: 560px }`.
 *
 * @tagname trellis-payouts
 *
 * @attr {string} session - Id of the `<trellis-session>` to use, if it is not the closest around.
 * @attr {string} heading - The heading of the balance; by default "Balance".
 * @attr {boolean} hide-heading - Without that heading.
 * @attr {string} default-filters - How the list is narrowed at first: `status=failed&order=oldest`; by `status`, `method`, `arrival_from`, `arrival_to`, `order`.
 * @attr {string} columns - Which columns the list has besides the first, by the names of the API's fields: `status, method, destination, gross, fees, amount`.
 * @attr {string} locale - Language tag of amounts and dates, such as `de-AT`; by default that of the texts.
 * @attr {number} page-size - How many payouts a page of the list has, 1–100; by default 20.
 * @attr {'waiting'|'loading'|'empty'|'ready'|'busy'|'done'|'error'|'offline'|'missing-scope'|'no-session'} state - What it shows (read only).
 *
 * @fires {CustomEvent<void>} trellis-ready - It can be used.
 * @fires {CustomEvent<{id: string}>} trellis-record-select - A payout was chosen: `{id}`; prevent it to open a page of your own.
 * @fires {CustomEvent<Record<string, string>>} trellis-filter-change - The list is narrowed: by `status`, `method`, `arrival_from`, `arrival_to`, or put in another `order`: by time, amount or arrival.
 * @fires {CustomEvent<PayoutChangeDetail>} trellis-before-change - About to send a change: `{action}`; prevent it to stop that.
 * @fires {CustomEvent<PayoutChangeDetail>} trellis-changed - A change is made: `{action}`.
 * @fires {CustomEvent<TrellisErrorDetail>} trellis-error - It failed: `{type, code, message, status, requestId, retryable}`.
 * @fires {CustomEvent<{needed: string[]}>} trellis-missing-scope - The session may not do this: `{needed}`.
 *
 * @slot heading - Instead of the heading of the balance.
 * @slot actions - More buttons beside "Pay out now".
 * @slot empty - Instead of what is said while there are no payouts.
 * @slot fallback - Instead of the explanation where it cannot be used: no session, or its scope is missing.
 *
 * @csspart card - Each card.
 * @csspart heading - The heading of the balance.
 * @csspart figures - The three figures of the balance.
 * @csspart table - The payouts, and a payout's entries.
 * @csspart row - A row of a table.
 * @csspart pages - The way to other pages of a list.
 * @csspart state - What is said in the place of an empty list.
 * @csspart field - A label with its control and hint.
 * @csspart label - A field's label.
 * @csspart input - A field's control.
 * @csspart hint - What a field is for.
 * @csspart error - What is wrong with a field, in the hint's place.
 * @csspart button - Every button.
 * @csspart submit - The button of a form.
 * @csspart notice - What happened, with its icon.
 *
 * @cssprop --trellis-color-background - What a partner's page has behind the card.
 * @cssprop --trellis-color-surface - The cards and their inputs.
 * @cssprop --trellis-color-text - Text.
 * @cssprop --trellis-color-muted - Hints, placeholders, the skeleton.
 * @cssprop --trellis-color-border - The lines of cards and tables.
 * @cssprop --trellis-color-control-border - The lines of inputs and quiet buttons.
 * @cssprop --trellis-color-accent - The primary button and what is chosen.
 * @cssprop --trellis-color-on-accent - Text on the accent; by default black or white, whichever can be read better.
 * @cssprop --trellis-color-accent-soft - Behind what is chosen.
 * @cssprop --trellis-color-focus - The focus ring; by default the colour of text.
 * @cssprop --trellis-color-success - Success.
 * @cssprop --trellis-color-success-soft - Behind a success.
 * @cssprop --trellis-color-danger - Errors.
 * @cssprop --trellis-color-danger-soft - Behind an error.
 * @cssprop --trellis-color-warning - A warning.
 * @cssprop --trellis-color-warning-soft - Behind a warning.
 * @cssprop --trellis-control-background - Fields; by default the surface.
 * @cssprop [--trellis-control-height=40px] - Fields and buttons; at least 44px where fingers press.
 * @cssprop [--trellis-radius=8px] - Corners of controls; the cards' are half as large again.
 * @cssprop --trellis-font - Text; by default the page’s.
 * @cssprop --trellis-font-mono - Addresses and code; by default the system's.
 * @cssprop [--trellis-font-weight=600] - Headings, labels and buttons.
 * @cssprop [--trellis-space=4px] - The step of all gaps.
 */
export class TrellisPayouts extends SurfaceElement {
  static override styles = payoutsStyles;

  static override properties: PropertyDeclarations = {
    ...SurfaceElement.properties,
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
    this.#work.invalidate();
    if (this.#opened.id) void this.#detail.load();
  });
  #work = payoutsWork(this);
  /** Once its code is loaded. */
  #rates: RatesCard | undefined;
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
      loading: msg('Loading payouts…'),
      notAllowed: msg('This page isn’t allowed to show payouts.'),
    };
  }

  protected override begin(): void {
    for (const part of [this.#balance, this.#merchant, this.#detail, this.#list]) part.reset();
    this.#opened.id = this.#rates = undefined;
    this.#work.invalidate();
    this.#form.close();
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
    if (!this.#balance.value || !this.#list.loaded || (this.#opened.id && !this.#detail.value))
      return 'loading';
    if (this.#work.done) return 'done';
    return this.#list.rows.length === 0 && !isNarrowed(this.#list) ? 'empty' : 'ready';
  }

  protected override renderContent(): TemplateResult {
    return html`${this.#renderBalance()} ${this.#opened.id ? this.#renderDetail() : this.#renderList()}
    ${this.may('merchants:read') ? this.#renderSettings() : nothing} ${this.#renderRates()}`;
  }

  protected override renderSkeleton(): TemplateResult {
    return figuresSkeleton();
  }

  /** The device is back online: what failed for want of that is loaded again. */
  reconnected(): void {
    if (this.#work.failure?.error.type === 'offline') this.#work.invalidate();
    for (const part of [this.#balance, this.#merchant, this.#detail])
      if (part.error?.type === 'offline') void part.load();
    if (this.#list.error?.type === 'offline') void this.#list.reload();
    this.#rates?.reconnected();
  }

  /** What money moves: the balance, and where it goes. */
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
      loading: this.words.loading,
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
        lateForms.for(this)?.payoutDetail(payout, {
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

  #renderRates(): unknown {
    const late = lateForms.for(this);
    if (late) this.#rates ??= new late.RatesCard(this, this.api);
    return this.#rates?.render(this.#work, this.locale);
  }

  #renderSettings(): TemplateResult {
    return settingsCard({
      merchant: this.#merchant,
      work: this.#work,
      form: this.#form,
      writer: this.#writer,
      mayChangeSchedule: this.may('merchants:write'),
      mayChangeAccount: this.may('onboarding:write'),
      render: lateForms.for(this)?.settings,
    });
  }
}

/** The events of this element by name, for `addEventListener`. */
export interface PayoutsEventMap extends TrellisEventMap {
  'trellis-record-select': CustomEvent<{ id: string }>;
  'trellis-filter-change': CustomEvent<Record<string, string>>;
  'trellis-before-change': CustomEvent<PayoutChangeDetail>;
  'trellis-changed': CustomEvent<PayoutChangeDetail>;
}

declare global {
  interface HTMLElementTagNameMap {
    'trellis-payouts': TrellisPayouts;
  }
}
