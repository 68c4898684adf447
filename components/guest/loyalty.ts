import type { TrellisEventMap } from '../session/base-element.ts';
import type { NavigateDetail } from './emit.ts';
import { GuestSurface } from './guest-surface.ts';

export type { NavigateDetail } from './emit.ts';

/**
 * A merchant's loyalty program, for guests: they join it by a code to their phone, see their points, redeem
 * them and leave. It shows the pages that the partner's site has, in the partner's theme; custom properties
 * of the page take precedence. The page's origin must be registered, and its policy must allow the site in
 * `connect-src` and `img-src`. It needs no session. A guest who has signed in stays signed in in this tab, in
 * `<trellis-ordering>` too.
 *
 * @tagname trellis-loyalty
 *
 * @attr {string} href - The program of a merchant on the partner's site:
 *   `https://order.example/rosies-kitchen/rewards`.
 * @attr {string} locale - Language tag of texts, amounts, dates and times, such as `en-US`; by default the
 *   language that the guest chose or the browser requests.
 * @attr {'loading'|'ready'|'error'|'offline'} state - Its state (read only).
 *
 * @fires {CustomEvent<void>} trellis-ready - The element can be used.
 * @fires {CustomEvent<NavigateDetail>} trellis-navigate - The guest chose a link: `{url}`; prevent it to
 *   navigate elsewhere.
 * @fires {CustomEvent<TrellisErrorDetail>} trellis-error - A page couldn't be loaded:
 *   `{type, code, message, status, requestId, retryable}`.
 *
 * @slot fallback - Shown until the first page has loaded, such as a link to the same page.
 *
 * @csspart page - The container of the page that is shown.
 *
 * @cssprop --trellis-color-background - The background of the page, behind the element.
 * @cssprop --trellis-color-surface - The background of cards, fields and buttons.
 * @cssprop --trellis-color-text - Text.
 * @cssprop --trellis-color-muted - Secondary text.
 * @cssprop --trellis-color-border - The border of cards.
 * @cssprop --trellis-color-control-border - The border of secondary buttons.
 * @cssprop --trellis-color-accent - Links.
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
 * @cssprop [--trellis-radius=10px] - The corner radius.
 * @cssprop --trellis-font - The font of text; by default the page’s.
 * @cssprop --trellis-font-mono - The font of addresses and code; by default the system's.
 * @cssprop [--trellis-font-weight=600] - The weight of headings, labels and buttons.
 * @cssprop [--trellis-space=4px] - The unit of all spacing.
 */
export class TrellisLoyalty extends GuestSurface {}

/** The events of this element by name, for `addEventListener`. */
export interface LoyaltyEventMap extends Pick<TrellisEventMap, 'trellis-ready' | 'trellis-error'> {
  'trellis-navigate': CustomEvent<NavigateDetail>;
}

declare global {
  interface HTMLElementTagNameMap {
    'trellis-loyalty': TrellisLoyalty;
  }
}

if (globalThis.customElements && !customElements.get('trellis-loyalty'))
  customElements.define('trellis-loyalty', TrellisLoyalty);
