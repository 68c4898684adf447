import type { TrellisEventMap } from '../session/events.ts';
import { emit, type NavigateDetail } from './emit.ts';
import { GuestSurface } from './guest-surface.ts';

/** A link that this guest has paid. */
export interface LinkPaidDetail {
  /** The ID of the payment: `pay_…`. */
  id: string;
}

/**
 * Where a guest pays a link: amount, tip, contact, card and receipt. It shows the pages that the partner's site has, in the partner's
 * theme; custom properties of the page win over that. The page's origin has to be registered, and its policy has to name the site in
 * `connect-src` and `img-src`, and the payment processor in `connect-src`. It needs no session.
 *
 * @tagname trellis-pay-link
 *
 * @attr {string} href - The `url` of a pay link: `https://order.example/pay/lnk_…`.
 * @attr {string} locale - Language tag of texts, amounts, dates and times, such as `en-US`; by default the language that the guest has chosen or the browser asks for.
 * @attr {'loading'|'ready'|'error'|'offline'} state - What it shows (read only).
 *
 * @fires {CustomEvent<void>} trellis-ready - It can be used.
 * @fires {CustomEvent<NavigateDetail>} trellis-navigate - The guest has chosen a link: `{url}`; prevent it to lead somewhere else.
 * @fires {CustomEvent<LinkPaidDetail>} trellis-link-paid - The guest has paid, told once: `{id}` of the payment; prevent it to show a page of your own instead of the receipt.
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
