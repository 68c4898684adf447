import type { TrellisEventMap } from '../session/base-element.ts';
import { emit, type NavigateDetail } from './emit.ts';
import { GuestSurface } from './guest-surface.ts';

export type { NavigateDetail } from './emit.ts';

/** An order that was placed. */
export interface OrderPlacedDetail {
  /** `ord_…` */
  id: string;
  /** The number that people call it by. */
  number: number;
}

/**
 * The ordering pages of a merchant's location, for guests: menu, cart, checkout, payment and the page of the
 * order. It shows the pages that the partner's site has, in the partner's theme; custom properties of the
 * page take precedence. The page's origin must be registered, and its policy must allow the site in
 * `connect-src` and `img-src`, and the payment processor in `connect-src`. It needs no session.
 *
 * @tagname trellis-ordering
 *
 * @attr {string} href - The menu of a location on the partner's site:
 *   `https://order.example/rosies-kitchen/mill-lane`.
 * @attr {string} fulfillment - The fulfillments offered here, of `pickup`, `delivery` and `dine_in`,
 *   separated by spaces: `dine_in` on a page for tables. By default, and if the location offers none of them,
 *   all that it offers.
 * @attr {string} locale - Language tag of texts, amounts, dates and times, such as `en-US`; by default the
 *   language that the guest chose or the browser requests.
 * @attr {'loading'|'ready'|'error'|'offline'} state - Its state (read only).
 *
 * @fires {CustomEvent<void>} trellis-ready - The element can be used.
 * @fires {CustomEvent<NavigateDetail>} trellis-navigate - The guest chose a link: `{url}`; prevent it to
 *   navigate elsewhere.
 * @fires {CustomEvent<OrderPlacedDetail>} trellis-order-placed - An order was placed, reported once:
 *   `{id, number}`; prevent it to show your own page instead of the order's.
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

if (globalThis.customElements && !customElements.get('trellis-ordering'))
  customElements.define('trellis-ordering', TrellisOrdering);
