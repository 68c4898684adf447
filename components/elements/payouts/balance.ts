// The element needs a session, so its element comes along.
import '../../session/session.ts';
import { nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { failureNotice } from '../../kit/loading/work.ts';
import { msg } from '../../i18n/message.ts';
import { loadFailures } from '../../records/load-later.ts';
import { Loaded } from '../../records/record.ts';
import { type SurfaceState, WaitingSurface } from '../../records/surface-element.ts';
import { define, html } from '../../session/base-element.ts';
import { balanceFigures, balanceStyles } from './balance-figures.ts';
import { payoutWriter } from './payout-words.ts';
import type { Balance } from './records.ts';

export type { TrellisEventMap as BalanceEventMap } from '../../session/base-element.ts';

/**
 * A merchant's balance: available and pending amounts, and the next payout, or the reason that nothing is
 * scheduled. It is read-only. It needs the scope `payouts:read`.
 *
 * To reserve its space before the script has loaded:
 * `trellis-balance:not(:defined) { display: block; min-height: 180px }`.
 *
 * @tagname trellis-balance
 *
 * @attr {string} session - ID of the `<trellis-session>` to use, unless it is the closest around.
 * @attr {string} heading - The heading; by default "Balance".
 * @attr {boolean} hide-heading - Hides the heading.
 * @attr {string} locale - Language tag of amounts and dates, such as `de-AT`; by default that of the texts.
 * @attr {'waiting'|'loading'|'ready'|'error'|'offline'|'missing-scope'|'no-session'} state - Its state (read
 *   only).
 *
 * @fires {CustomEvent<void>} trellis-ready - The element can be used.
 * @fires {CustomEvent<TrellisErrorDetail>} trellis-error - A request failed:
 *   `{type, code, message, status, requestId, retryable}`.
 * @fires {CustomEvent<{needed: string[]}>} trellis-missing-scope - The session lacks scopes: `{needed}`.
 *
 * @slot heading - Replaces the heading.
 * @slot actions - Buttons or links beside the heading, such as the one to the payouts.
 * @slot fallback - Replaces the explanation shown if the element can't be used: no session, or a missing
 *   scope.
 *
 * @csspart card - The card.
 * @csspart heading - The heading.
 * @csspart figures - The three figures.
 * @csspart button - Every button.
 * @csspart notice - A failure with its icon.
 *
 * @cssprop --trellis-color-background - The background of the page, behind the card.
 * @cssprop --trellis-color-surface - The card.
 * @cssprop --trellis-color-text - Text.
 * @cssprop --trellis-color-muted - Labels, the skeleton.
 * @cssprop --trellis-color-border - The border of the card.
 * @cssprop --trellis-color-control-border - The border of secondary buttons.
 * @cssprop --trellis-color-accent - The focus ring.
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
 * @cssprop [--trellis-radius=10px] - The corner radius of controls; that of the card is half as large again.
 * @cssprop --trellis-font - The font of text; by default the page’s.
 * @cssprop --trellis-font-mono - The font of addresses and code; by default the system's.
 * @cssprop [--trellis-font-weight=600] - The weight of headings, labels and buttons.
 * @cssprop [--trellis-space=4px] - The unit of all spacing.
 */
export class TrellisBalance extends WaitingSurface {
  static override styles = balanceStyles;

  static override properties: PropertyDeclarations = { ...WaitingSurface.properties, locale: {} };

  declare locale: string | undefined;

  #balance = new Loaded(this, () => this.api.get<Balance>('/v1/balance'));
  #failures = loadFailures(this);

  constructor() {
    super('payouts:read');
  }

  /** Reads it again, after the page has changed something. What is shown stays until then. */
  refresh = (): Promise<void> => this.#balance.load();

  protected override get words() {
    return {
      heading: msg('Balance'),
      notAllowed: msg('This page isn’t allowed to show the balance.'),
    };
  }

  protected override forget(): void {
    this.#balance.reset();
  }

  protected override begin(): void {
    this.forget();
    void this.refresh();
  }

  protected override get ownState(): SurfaceState {
    const { value, error } = this.#balance;
    if (this.link.offline || error?.type === 'offline') return 'offline';
    if (error) return 'error';
    return value ? 'ready' : 'loading';
  }

  /** The device is back online: what failed for want of that is loaded again. */
  reconnected(): void {
    if (this.#balance.error?.type === 'offline') void this.refresh();
  }

  protected override renderContent(): TemplateResult {
    const { value, error } = this.#balance;
    const isLoading = !value && !error;
    return html`<section
      part="card"
      class="card ${isLoading ? 'bones' : ''}"
      tabindex="-1"
      aria-label=${this.heading || this.words.heading}
      aria-busy=${isLoading}
    >
      <div class="head">${this.renderHeading()}<slot name="actions"></slot></div>
      <div role="status" class=${error ? '' : 'unseen'}>
        ${error ? failureNotice(this.#failures, error, this.refresh) : nothing}
      </div>
      ${error && !value ? nothing : balanceFigures(value, payoutWriter(this.locale))}
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'trellis-balance': TrellisBalance;
  }
}

define('trellis-balance', TrellisBalance);
