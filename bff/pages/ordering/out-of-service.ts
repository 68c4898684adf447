import type { SitePage } from '../hosts/site-page.ts';
import type { SiteVisit } from '../hosts/site-visit.ts';
import { ApiError } from '../../core/api/errors.ts';
import { html } from '../../core/text/html.ts';
import { msg, nameOf } from '../../core/text/message.ts';
import type { BegunCart } from './cart-records.ts';

/** A place that takes no orders any more, where this browser has something in its cart: it hears what became of that. */
export class OutOfService extends ApiError {
  readonly cart: BegunCart;

  constructor(cart: BegunCart) {
    super('not_found');
    this.cart = cart;
  }
}

/** The same page, which says so where it is the case. For everybody else the place is unknown. */
export function sayingOutOfService(page: SitePage): SitePage {
  const { get, post } = page;
  return { ...page, ...(get && { get: around(get) }), ...(post && { post: around(post) }) };
}

function around(handle: NonNullable<SitePage['get']>): NonNullable<SitePage['get']> {
  return async (visit) => {
    try {
      await handle(visit);
    } catch (error) {
      if (!(error instanceof OutOfService)) throw error;
      await say(visit, error);
    }
  };
}

function say(visit: SiteVisit, { cart }: OutOfService): Promise<void> {
  const place = nameOf(cart.merchant);
  return visit.send({
    status: 404,
    title: msg`No orders at the moment`,
    isPersonal: true,
    content: html`<div class="empty" role="alert">
      <h1>${msg`No orders at the moment`}</h1>
      <p>
        ${
          cart.isUnpaid
            ? msg`${place} takes no orders now. Nothing was ordered or charged. Your cart is kept.`
            : msg`${place} takes no orders now. Your cart is kept.`
        }
      </p>
    </div>`,
  });
}
