import type { TrellisEventMap } from '../session/base-element.ts';
import { emit, type NavigateDetail } from './emit.ts';
import { GuestSurface } from './guest-surface.ts';

export type { NavigateDetail } from './emit.ts';

/** A link that this guest has paid. */
export interface LinkPaidDetail {
  /** The ID of the payment: `pay_…`. */
  id: string;
}

/**
 * The payment of a pay link, for a guest: amount, tip, contact, card and receipt. It shows the pages that the
 * partner's site has, in the partner's theme; custom properties of the page take precedence. The page's
 * origin must be registered, and its policy must allow the site in `connect-src` and `img-src`, and the
 * payment processor in `connect-src`. It needs no session.
 *
 * @tagname trellis-pay-link
 *
 * @attr {string} href - The `url` of a pay link: `https://order.example/pay/lnk_…`.
 * @attr {string} locale - Language tag of texts, amounts, dates and times, such as `en-US`; by default the
 *   language that the guest chose or the browser requests.
 * @attr {'loading'|'ready'|'error'|'offline'} state - Its state (read only).
 *
 * @fires {CustomEvent<void>} trellis-ready - The element can be used.
 * @fires {CustomEvent<NavigateDetail>} trellis-navigate - The guest chose a link: `{url}`; prevent it to
 *   navigate elsewhere.
 * @fires {CustomEvent<LinkPaidDetail>} trellis-link-paid - The guest has paid, reported once: `{id}` of the
 *   payment; prevent it to show your own page instead of the receipt.
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
export class TrellisPayLink extends GuestSurface {
  protected override tell(news: string, { id = '' }: Readonly<Record<string, string | undefined>>): boolean {
    if (news !== 'link-paid') return true;
    return emit(this, 'trellis-link-paid', { id } satisfies LinkPaidDetail, true);
  }
}

/** The events of this element by name, for `addEventListener`. */
export interface PayLinkEventMap extends Pick<TrellisEventMap, 'trellis-ready' | 'trellis-error'> {
  'trellis-navigate': CustomEvent<NavigateDetail>;
  'trellis-link-paid': CustomEvent<LinkPaidDetail>;
}

declare global {
  interface HTMLElementTagNameMap {
    'trellis-pay-link': TrellisPayLink;
  }
}

if (globalThis.customElements && !customElements.get('trellis-pay-link'))
  customElements.define('trellis-pay-link', TrellisPayLink);
