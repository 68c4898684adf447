import type { TrellisEventMap } from '../session/events.ts';
import type { NavigateDetail } from './emit.ts';
import { GuestSurface } from './guest-surface.ts';

/**
 * Where guests of a merchant join its program by a code to their phone, see their points, redeem them and leave. It shows the pages that
 * the partner's site has, in the partner's theme; custom properties of the page win over that. The page's origin has to be registered, and
 * its policy has to name the site in `connect-src` and `img-src`. It needs no session. A guest who has signed in stays so in this
 * tab, in `<trellis-ordering>` too.
 *
 * @tagname trellis-loyalty
 *
 * @attr {string} href - The program of a merchant on the partner's site: `https://order.example/rosies-kitchen/rewards`.
 * @attr {string} locale - Language tag of texts, amounts, dates and times, such as `en-US`; by default the language that the guest has chosen or the browser asks for.
 * @attr {'loading'|'ready'|'error'|'offline'} state - What it shows (read only).
 *
 * @fires {CustomEvent<void>} trellis-ready - It can be used.
 * @fires {CustomEvent<NavigateDetail>} trellis-navigate - The guest has chosen a link: `{url}`; prevent it to lead somewhere else.
 * @fires {CustomEvent<TrellisErrorDetail>} trellis-error - A page couldn't be loaded: `{type, code, message, status, requestId, retryable}`.
 *
 * @slot fallback - Shown until the first page has come, such as a link to the same page.
 *
 * @csspart page - Around the page that is shown.
 *
 * @cssprop --trellis-color-background - What a partner's page has behind it.
 * @cssprop --trellis-color-surface - Behind cards, fields and buttons.
 * @cssprop --trellis-color-text - Text.
 * @cssprop --trellis-color-muted - What is less important.
 * @cssprop --trellis-color-border - The lines of cards.
 * @cssprop --trellis-color-control-border - The lines of quiet buttons.
 * @cssprop --trellis-color-accent - Links.
 * @cssprop --trellis-color-on-accent - Text on the accent; by default black or white, whichever can be read better.
 * @cssprop --trellis-color-accent-soft - Behind what is chosen.
 * @cssprop --trellis-color-focus - The focus ring; by default the colour of text.
 * @cssprop --trellis-color-success - Success.
 * @cssprop --trellis-color-success-soft - Behind a success.
 * @cssprop --trellis-color-danger - What went wrong.
 * @cssprop --trellis-color-danger-soft - Behind that.
 * @cssprop --trellis-color-warning - What needs attention.
 * @cssprop --trellis-color-warning-soft - Behind that.
 * @cssprop --trellis-control-background - Fields; by default the surface.
 * @cssprop [--trellis-control-height=40px] - Fields and buttons; at least 44px where fingers press.
 * @cssprop [--trellis-radius=8px] - Corners.
 * @cssprop --trellis-font - Text; by default the page’s.
 * @cssprop --trellis-font-mono - Addresses and code; by default the system's.
 * @cssprop [--trellis-font-weight=600] - Headings, labels and buttons.
 * @cssprop [--trellis-space=4px] - The step of all gaps.
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
