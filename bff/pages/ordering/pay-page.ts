import { ApiError } from '../../core/api/errors.ts';
import { html } from '../../core/text/html.ts';
import { msg } from '../../core/text/message.ts';
import type { SitePage } from '../hosts/site-page.ts';
import type { SiteVisit } from '../hosts/site-visit.ts';
import { processorOf, readReturn } from '../../providers/processor/processor.ts';
import { withCard, type CardForm } from './cart.ts';
import { ELEMENT, type OrderingContext } from './context.ts';
import { orderOf } from './draft-order.ts';
import { payByCard } from './pay-draft.ts';
import { payView, type PayView } from './pay-view.ts';
import { placeOf, type Place } from './place.ts';

const PATH = '/:merchant/:location/pay';
const TOKEN = /^tok_\w{1,100}$/;

/**
 * `…/pay`: the card. It goes to the processor, and comes back to {@link cardReturn} as a token. Neither names a surface: an order that
 * was begun here can be paid here, whatever the model of ordering has become.
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

/** @returns undefined: no card can be taken now */
async function newCard(
  place: Place,
  { order, total, returnTo }: Pick<CardForm, 'order' | 'total'> & { readonly returnTo: string },
  { deps }: OrderingContext,
): Promise<PayView['card']> {
  const { visit, location } = place;
  try {
    const processor = processorOf(deps.processors, location.environment);
    const { id, secret } = await processor.createCardForm(
      visit.embeddedIn?.url ?? visit.site.origin + returnTo,
    );
    await place.change((now) => withCard(now, { id, secret, order, total }));
    return { action: `${processor.publicUrl}/tokens`, form: id };
  } catch (error) {
    if (error instanceof ApiError && (error.status >= 500 || error.code === 'state_forbids'))
      return undefined;
    throw error;
  }
}

/**
 * `…/pay/card`: where the processor sends a browser back to, with what its signature shows to be of this browser's own form; and where a
 * script sends the token that it was given for that form.
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
    if (!isOfThisOrder || !TOKEN.test(token)) return visit.redirect(`${place.path('pay')}?problem=card`);
    await pay(place, form, token, place.path('orders'));
  }
}

/** Goes on to the page of the order, or to the bank. @param page where the guest looks again while nobody knows whether it is paid */
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
    content: html`<div class="empty" role="status">
      <h1>${msg`Not confirmed yet`}</h1>
      <p>
        ${msg`The payment processor hasn’t answered. It’s safe to check again: you are charged once, and your cart is kept until then.`}
      </p>
      <a class="button" href="${page}">${msg`Check again`}</a>
    </div>`,
  });
}
