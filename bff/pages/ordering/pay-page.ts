import { ApiError } from '../../core/api/errors.ts';
import { html, type Html } from '../../core/text/html.ts';
import { msg, nameOf } from '../../core/text/message.ts';
import type { SitePage, SiteVisit } from '../hosts/site-visit.ts';
import { isCardToken, processorOf, readReturn } from '../../providers/processor/processor.ts';
import { withCard, type CardForm } from './cart.ts';
import { ELEMENT, type OrderingContext, placeOf, type Place } from './place.ts';
import { orderOf, payByCard } from './draft-order.ts';
import type { Order } from '../../orders/orders/contract/order.ts';
import { cardEntry, openCard, type OpenedCard } from '../shell/cards/card-entry.ts';
import { cardProblem } from '../shell/cards/card-form.ts';
import { strokeIcon } from '../shell/icons.ts';
import { placeBar, stepsBar } from './place-header.ts';
import { placeWords, totalsOf } from './words.ts';
import { moneyIn } from '../../core/text/guest-money.ts';

const PATH = '/:merchant/:location/pay';

/**
 * `…/pay`: the card. It goes to the processor, and comes back to {@link cardReturn} as a token. Neither names
 * a surface: an order that was begun here can be paid here, whatever the model of ordering has become.
 */
export function payPage(context: OrderingContext): SitePage {
  return { path: PATH, element: ELEMENT, isLoadedWhole: true, get: show };

  async function show(visit: SiteVisit): Promise<void> {
    const place = await placeOf(visit, context);
    const cart = await place.cart();
    if (cart.order === null || cart.order.isStale) return visit.redirect(place.path('checkout'));
    const { id, total } = cart.order;
    const order = await orderOf(place, id);
    if (order.status !== 'draft') return visit.redirect(place.path('orders'));
    const back = place.path('pay', 'card');
    const card = await newCard(place, { order: id, total, returnTo: back }, context);
    const { problem } = visit.req.query;
    await visit.send({
      title: msg`Pay by card`,
      merchant: place.merchant,
      isPersonal: true,
      takesCards: true,
      header: 'own',
      width: 'full',
      files: [context.styles],
      content: payView({
        place,
        order,
        total,
        card,
        sendTokenTo: back,
        problem: typeof problem === 'string' ? problem : undefined,
      }),
    });
  }
}

/** @returns `undefined` if cards can't be taken now */
async function newCard(
  place: Place,
  { order, total, returnTo }: Pick<CardForm, 'order' | 'total'> & { readonly returnTo: string },
  { deps }: OrderingContext,
): Promise<PayView['card']> {
  const { visit, location } = place;
  try {
    const card = await openCard(processorOf(deps.processors, location.environment), {
      returnUrl: visit.embeddedIn?.url ?? visit.site.origin + returnTo,
      merchantId: place.merchant.id,
      amount: total,
      currency: location.currency,
    });
    const { id, secret } = card;
    await place.change((now) => withCard(now, { id, secret, order, total }));
    return card;
  } catch (error) {
    if (error instanceof ApiError && (error.status >= 500 || error.code === 'state_forbids'))
      return undefined;
    throw error;
  }
}

/**
 * `…/pay/card`: where the processor sends a browser back to, with what its signature shows to be of this
 * browser's own form; and where a script sends the token that it was given for that form.
 */
export function cardReturn(context: OrderingContext): SitePage {
  return { path: `${PATH}/card`, element: ELEMENT, get: receive, post: take };

  async function receive(visit: SiteVisit): Promise<void> {
    const place = await placeOf(visit, context);
    const { cards, order } = await place.cart();
    const query = new URL(visit.req.originalUrl, visit.site.origin).searchParams;
    const form = cards.find(({ id }) => id === query.get('card_form'));
    const came = form && readReturn(query, form);
    const again = (problem: string): void => visit.redirect(`${place.path('pay')}?problem=${problem}`);
    if (!form || !came)
      return visit.redirect(order ? `${place.path('pay')}?problem=card` : place.path('orders'));
    if (order?.id !== form.order || order.isStale) return again('card');
    if ('error' in came) return again(encodeURIComponent(came.error));
    await pay(place, form, came.token, visit.req.originalUrl);
  }

  async function take(visit: SiteVisit): Promise<void> {
    const sent = await visit.form();
    const place = await placeOf(visit, context);
    const { cards, order } = await place.cart();
    const form = cards.find(({ id }) => id === sent.get('card_form'));
    const token = sent.get('card_token') ?? '';
    if (order === null) return visit.redirect(place.path('orders'));
    const isOfThisOrder = form?.order === order.id && !order.isStale;
    if (!isOfThisOrder || !isCardToken(token)) return visit.redirect(`${place.path('pay')}?problem=card`);
    await pay(place, form, token, place.path('orders'));
  }
}

/**
 * Redirects to the page of the order, or to the bank.
 * @param page where the guest checks again while it is unknown whether the order is paid
 */
async function pay(place: Place, form: CardForm, token: string, page: string): Promise<void> {
  const { visit } = place;
  const next = await payByCard(place, form, token);
  if (next?.startsWith('/')) return visit.redirect(next);
  if (next !== undefined) return visit.leave(next, place.path('orders'));
  await visit.send({
    status: 503,
    title: msg`Not confirmed yet`,
    merchant: place.merchant,
    isPersonal: true,
    header: 'own',
    content: html`${placeBar(place, { path: page, name: msg`Back` })}
      <div class="empty" role="status">
        <h1>${msg`Not confirmed yet`}</h1>
        <p>
          ${msg`The payment processor hasn’t answered. It’s safe to check again: you are charged once, and your
          cart is kept until then.`}
        </p>
        <a class="button" href="${page}">${msg`Check again`}</a>
      </div>`,
  });
}

interface PayView {
  readonly place: Place;
  readonly order: Order;
  /** The amount to charge, in minor units. */
  readonly total: number;
  /** `undefined` if the processor doesn't respond or there is none. */
  readonly card: OpenedCard | undefined;
  /** The address for the card's token from a script. */
  readonly sendTokenTo: string;
  /** The previous error, from the return address. */
  readonly problem: string | undefined;
}

function payView(view: PayView): Html {
  const { place, order, total, card, sendTokenTo, problem } = view;
  // A payment in progress may have been authorized, whatever the URL states about an earlier one.
  const isBeingPaid = order.payment !== null;
  const words = isBeingPaid ? undefined : cardProblem(problem);
  const sum = moneyIn(place.location, total);
  const hasChanged = total !== order.total.amount;
  return html`${placeBar(place, { path: place.path('checkout'), name: msg`Checkout` }, stepsBar('payment'))}
    <div class="two">
      <div class="main-column">
        <h1>${msg`Pay by card`}</h1>
        ${words !== undefined && html`<p class="notice danger" role="alert">${words}</p>`}
        ${
          card
            ? cardEntry({
                card,
                problem,
                sum,
                note: msg`It is charged once the order is accepted.`,
                isSandbox: place.location.environment === 'sandbox',
                token: { action: sendTokenTo, fields: place.visit.csrfField() },
              })
            : html`<p class="notice warn" role="alert">
                ${
                  isBeingPaid
                    ? msg`The payment processor hasn’t answered. It’s safe to check again: you are charged
                      once, and your cart is kept until then.`
                    : msg`Cards can’t be taken at the moment. Nothing was charged, and your cart is kept.`
                }
                <a href="${place.path('pay')}">${msg`Try again`}</a>
              </p>`
        }
      </div>
      <div class="side-column">
        <details class="card summary" ${hasChanged && html`open`}>
          <summary><span>${msg`Your order`}${strokeIcon('down', 16)}</span> <b>${sum}</b></summary>
          <p class="muted">${placeWords(place)}</p>
          <ul class="lines">
            ${order.lines.map(
              ({ quantity, name, gross }) =>
                html`<li>
                  <span class="quantity">${quantity} ×</span> <span>${nameOf(name)}</span>
                  <span class="amount">${moneyIn(place.location, gross)}</span>
                </li>`,
            )}
          </ul>
          ${
            hasChanged
              ? html`<p class="sum">
                  <span>${msg`Total now, was ${moneyIn(place.location, order.total)}`}</span><b>${sum}</b>
                </p>`
              : totalsOf(place.location, order)
          }
        </details>
      </div>
    </div>`;
}
