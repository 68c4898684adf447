import type { TrellisEventMap } from '../session/events.ts';
import { emit, type NavigateDetail } from './emit.ts';
import { GuestSurface } from './guest-surface.ts';

/** An order that was placed. */
export interface OrderPlacedDetail {
  /** `ord_…` */
  id: string;
  /** The number that people call it by. */
  number: number;
}

/**
 * Where guests order from a merchant's location: menu, cart, checkout, payment and the page of the order. It shows the pages that the
 * partner's site has, in the partner's theme; custom properties of the page win over that. The page's origin has to be registered, and its
 * policy has to name the site in `connect-src` and `img-src`, and the payment processor in `connect-src`. It needs no session.
 *
 * @tagname trellis-ordering
 *
 * @attr {string} href - The menu of a location on the partner's site: `https://order.example/rosies-kitchen/mill-lane`.
 * @attr {string} fulfillment - The only ways in which guests get their orders here, of `pickup`, `delivery` and `dine_in`, with spaces between them: `dine_in` on a page for tables. By default, and where the location offers none of them, all that it offers.
 * @attr {string} locale - Language tag of texts, amounts, dates and times, such as `en-US`; by default the language that the guest has chosen or the browser asks for.
 * @attr {'loading'|'ready'|'error'|'offline'} state - What it shows (read only).
 *
 * @fires {CustomEvent<void>} trellis-ready - It can be used.
 * @fires {CustomEvent<NavigateDetail>} trellis-navigate - The guest has chosen a link: `{url}`; prevent it to lead somewhere else.
 * @fires {CustomEvent<OrderPlacedDetail>} trellis-order-placed - An order was placed, told once: `{id, number}`; prevent it to show a page of your own instead of the order's.
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
export class TrellisOrdering extends GuestSurface {
  static override observedAttributes = [...GuestSurface.observedAttributes, 'fulfillment'];

  /** The only ways in which guests get their orders here. */
  get fulfillment(): string | null {
    return this.getAttribute('fulfillment');
  }
  set fulfillment(value: string | null) {
    this.put('fulfillment', value);
  }

  protected override tell(
    news: string,
    { id = '', number }: Readonly<Record<string, string | undefined>>,
  ): boolean {
    if (news !== 'order-placed') return true;
    return emit(
      this,
      'trellis-order-placed',
      { id, number: Number(number) } satisfies OrderPlacedDetail,
      true,
    );
  }
}

/** The events of this element by name, for `addEventListener`. */
export interface OrderingEventMap extends Pick<TrellisEventMap, 'trellis-ready' | 'trellis-error'> {
  'trellis-navigate': CustomEvent<NavigateDetail>;
  'trellis-order-placed': CustomEvent<OrderPlacedDetail>;
}

declare global {
  interface HTMLElementTagNameMap {
    'trellis-ordering': TrellisOrdering;
  }
}
