import { nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { failureNotice } from '../../kit/loading/outcome.ts';
import { msg } from '../../i18n/message.ts';
import { loadFailures } from '../../records/failures.ts';
import { Loaded } from '../../records/loaded.ts';
import { SurfaceElement, type SurfaceState } from '../../records/surface-element.ts';
import { html } from '../../session/base-element.ts';
import { balanceFigures, balanceStyles, figuresSkeleton } from './balance-figures.ts';
import { payoutWriter } from './payout-writer.ts';
import type { Balance } from './records.ts';

/**
 * A merchant's balance: what is available, what is pending, and what is paid out next or why nothing is. It reads, and changes
 * nothing. It needs the scope `payouts:read`.
 *
 * To hold its place before the script has arrived: `trellis-balance:not(:defined) { display: block; min-height: 180px }`.
 *
 * @tagname trellis-balance
 *
 * @attr {string} session - Id of the `<trellis-session>` to use, if it is not the closest around.
 * @attr {string} heading - Its heading; by default "Balance".
 * @attr {boolean} hide-heading - Without the heading.
 * @attr {string} locale - Language tag of amounts and dates, such as `de-AT`; by default that of the texts.
 * @attr {'waiting'|'loading'|'ready'|'error'|'offline'|'missing-scope'|'no-session'} state - What it shows (read only).
 *
 * @fires {CustomEvent<void>} trellis-ready - It can be used.
 * @fires {CustomEvent<TrellisErrorDetail>} trellis-error - It failed: `{type, code, message, status, requestId, retryable}`.
 * @fires {CustomEvent<{needed: string[]}>} trellis-missing-scope - The session may not do this: `{needed}`.
 *
 * @slot heading - Instead of the heading.
 * @slot actions - Buttons or links beside the heading, such as the one to the payouts.
 * @slot fallback - Instead of the explanation where it cannot be used: no session, or its scope is missing.
 *
 * @csspart card - The card.
 * @csspart heading - The heading.
 * @csspart figures - The three figures.
 * @csspart button - Every button.
 * @csspart notice - What went wrong, with its icon.
 *
 * @cssprop --trellis-color-background - What a partner's page has behind the card.
 * @cssprop --trellis-color-surface - The card.
 * @cssprop --trellis-color-text - Text.
 * @cssprop --trellis-color-muted - Labels, the skeleton.
 * @cssprop --trellis-color-border - The lines of the card.
 * @cssprop --trellis-color-control-border - The lines of quiet buttons.
 * @cssprop --trellis-color-accent - The focus ring.
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
 * @cssprop [--trellis-radius=8px] - Corners of controls; the card's are half as large again.
 * @cssprop --trellis-font - Text; by default the page’s.
 * @cssprop --trellis-font-mono - Addresses and code; by default the system's.
 * @cssprop [--trellis-font-weight=600] - Headings, labels and buttons.
 * @cssprop [--trellis-space=4px] - The step of all gaps.
 */
export class TrellisBalance extends SurfaceElement {
  static override styles = balanceStyles;

  static override properties: PropertyDeclarations = { ...SurfaceElement.properties, locale: {} };

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
      loading: msg('Loading the balance…'),
      notAllowed: msg('This page isn’t allowed to show the balance.'),
    };
  }

  protected override begin(): void {
    this.#balance.reset();
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

  protected override renderSkeleton(): TemplateResult {
    return figuresSkeleton();
  }

  protected override renderContent(): TemplateResult {
    const { value, error } = this.#balance;
    const isLoading = !value && !error;
    return html`<section
      part="card"
      class="card ${isLoading ? 'skeleton' : ''}"
      tabindex="-1"
      aria-label=${this.heading || this.words.heading}
      aria-busy=${isLoading}
    >
      <div class="head">${this.renderHeading()}<slot name="actions"></slot></div>
      <div role="status" class=${error ? '' : 'unseen'}>
        ${error ? failureNotice(this.#failures, error, this.refresh) : nothing}
        ${isLoading ? this.words.loading : nothing}
      </div>
      ${value ? balanceFigures(value, payoutWriter(this.locale)) : isLoading ? figuresSkeleton() : nothing}
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'trellis-balance': TrellisBalance;
  }
}
