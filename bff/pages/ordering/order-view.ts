import { addressText } from '../../core/addresses/addresses.ts';
import { html, type Content, type Html } from '../../core/text/html.ts';
import { leftToRight, msg, type Words, nameOf } from '../../core/text/message.ts';
import type { Order } from '../../orders/orders/contract/order.ts';
import { type OrderPoints, pointsWords } from '../../orders/loyalty/loyalty.ts';
import type { Place } from './place.ts';
import { totalsOf, timeAt } from './words.ts';
import { moneyIn } from '../../core/text/guest-money.ts';
import { FULFILLMENT_WORDS, registrationWords } from '../../core/text/order-words.ts';
import { taxTable } from '../../core/text/tax-table.ts';

interface OrderView {
  readonly place: Place;
  readonly order: Order;
  /** The points, only for those who may see them. */
  readonly points: OrderPoints | undefined;
  /** Whether this browser has ordered it. */
  readonly isBuyer: boolean;
  /** The buyer's, as people read one. */
  readonly phone: string;
  readonly cancelPath: string;
}

export function orderView(view: OrderView): Html {
  const { place, order } = view;
  const { title, advice } = stateWords(view);
  return html`<div class="intro" role="status" ${followed(order)}>
      <p class="muted">${orderName(order)}</p>
      <h1>${title}</h1>
      <p>${advice}</p>
    </div>
    ${stepsOf(order)} ${payAgain(view)} ${pointsNote(view.points)}
    <div class="card receipt">
      <h2>${nameOf(place.merchant.displayName)}, ${nameOf(place.location.record.name)}</h2>
      <ul class="basket">
        ${order.lines.map((line) => lineOf(place, line))}
      </ul>
      ${totalsOf(place.location, order)} ${sellerOf(view)}
      <p class="muted">${paymentWords(view)}</p>
    </div>
    ${contactOf(view)} ${waysOn(view)} ${placedNews(view)}`;
}

/** Renders the seller, and net, tax and gross by rate, which make the page a receipt. */
function sellerOf({ place: { merchant, location }, order }: OrderView): Html {
  const { legalName, displayName, registration } = merchant;
  const { country } = merchant;
  return html`${taxTable(order.taxes, { ...location, country })}
  ${legalName !== displayName && html`<p class="muted">${nameOf(legalName)}</p>`}
  ${registration !== null && html`<p class="muted">${registrationWords(registration)}</p>`}`;
}

/**
 * A script looks again while something can change, and notifies the page around it of an order that was
 * placed.
 */
function followed({ status }: Order): Content {
  return (status === 'draft' || status === 'open') && html`data-follow`;
}

function placedNews({ order, isBuyer }: OrderView): Content {
  const { id, number, status } = order;
  return (
    isBuyer &&
    status === 'open' &&
    html`<data hidden value="order-placed" data-id="${id}" data-number="${number}"></data>`
  );
}

function orderName({ number, customer }: Order): Words {
  const name = customer?.name.split(' ', 1)[0];
  return name === undefined ? msg`Order ${number}` : msg`Order ${number}, ${nameOf(name)}`;
}

function stateWords({ place, order }: OrderView): { readonly title: Words; readonly advice: Content } {
  const { status, fulfillment } = order;
  const ready = fulfillment.ready_at !== null && timeAt(place.location, fulfillment.ready_at, place.now);
  const isDelivery = fulfillment.type === 'delivery';
  if (status === 'draft') {
    return order.payment === null
      ? {
          title: msg`Not paid yet`,
          advice: msg`The order isn’t placed before it is paid. Nothing was charged.`,
        }
      : {
          title: msg`Waiting for your payment`,
          advice: msg`As soon as it is confirmed, the order is placed.`,
        };
  }
  if (status === 'canceled') {
    const { reason } = fulfillment;
    const why = reason === 'timeout' ? msg`The place didn’t answer in time.` : (reason ?? '');
    return {
      title: fulfillment.state === 'rejected' ? msg`The place couldn’t take the order` : msg`Canceled`,
      advice: html`${why} ${moneyBack(order)}`,
    };
  }
  switch (fulfillment.state) {
    case 'proposed':
      return {
        title: msg`Order sent`,
        advice: html`${msg`${nameOf(place.location.record.name)} has to accept it.`}
        ${ready !== false && msg`Planned for ${ready}.`}`,
      };
    case 'accepted':
      return {
        title: msg`Accepted`,
        advice: ready !== false ? msg`Ready about ${ready}.` : msg`It will be prepared.`,
      };
    case 'preparing':
      return {
        title: msg`Being prepared`,
        advice: ready !== false ? msg`Ready about ${ready}.` : msg`Soon ready.`,
      };
    case 'ready':
      return {
        title: isDelivery ? msg`On its way` : msg`Ready`,
        advice: isDelivery ? msg`It will be with you soon.` : msg`You can get it now.`,
      };
    default:
      return { title: msg`Done`, advice: msg`Thank you. Enjoy it.` };
  }
}

function moneyBack({ payment, at_pickup: atPickup, refunded }: Order): Words {
  if (payment === null || atPickup) return msg`Nothing was charged.`;
  return refunded.amount > 0
    ? msg`Your money is on its way back to your card.`
    : msg`Your card is not charged.`;
}

const STEPS = ['proposed', 'accepted', 'preparing', 'ready', 'completed'] as const;

function stepsOf({ status, fulfillment: { state, type } }: Order): Content {
  if (status === 'draft' || status === 'canceled') return false;
  const at = STEPS.findIndex((step) => step === state);
  const words = {
    proposed: msg`Sent`,
    accepted: msg`Accepted`,
    preparing: msg`Preparing`,
    ready: type === 'delivery' ? msg`On its way` : msg`Ready`,
    completed: msg`Done`,
  };
  return html`<ol class="steps" aria-label="${msg`Progress`}">
    ${STEPS.map(
      (step, index) =>
        html`<li class="${index <= at ? 'past' : 'to-come'}" ${index === at && html`aria-current="step"`}>
          ${words[step]}
        </li>`,
    )}
  </ol>`;
}

function payAgain({ place, order, isBuyer }: OrderView): Content {
  if (order.status !== 'draft' || !isBuyer) return false;
  return html`<p><a class="button" href="${place.path('pay')}">${msg`Pay for the order`}</a></p>`;
}

function lineOf({ location }: Place, line: Order['lines'][number]): Html {
  const choices = [
    ...(line.variation_name === null ? [] : [line.variation_name]),
    ...line.modifiers.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)),
  ];
  return html`<li>
    <div class="what">
      <b><span class="quantity">${line.quantity} ×</span> ${nameOf(line.name)}</b>
      ${choices.length > 0 && html`<span class="muted">${choices.join(', ')}</span>`}
      ${line.note !== null && html`<span class="muted">“${line.note}”</span>`}
    </div>
    <b class="amount">${moneyIn(location, line.gross)}</b>
  </li>`;
}

function paymentWords({ place, order }: OrderView): Words {
  const { at_pickup: atPickup, payment_state: state, status, refunded } = order;
  if (status === 'canceled' || status === 'draft') return '';
  if (refunded.amount > 0) return msg`Refunded: ${moneyIn(place.location, refunded)}.`;
  if (atPickup && state !== 'captured') return msg`To be paid when you get it.`;
  return state === 'authorized' ? msg`Paid by card. It is charged when the order is accepted.` : msg`Paid.`;
}

/** Renders the contact, only for the browser that ordered. */
function contactOf({ order, place, isBuyer, phone }: OrderView): Content {
  const { customer, fulfillment } = order;
  if (!isBuyer || !customer) return false;
  const address = addressText(fulfillment.address ?? {}, place.country);
  return html`<div class="card contact">
    <h2>${FULFILLMENT_WORDS[fulfillment.type]}</h2>
    <p>
      ${nameOf(customer.name)}<br />${leftToRight(phone)}${customer.email !== null && html`<br />${customer.email}`}
    </p>
    ${address !== '' && html`<p>${nameOf(address)}</p>`}
    ${fulfillment.table !== null && html`<p>${msg`Table ${nameOf(fulfillment.table)}`}</p>`}
    ${fulfillment.note !== null && html`<p>“${fulfillment.note}”</p>`}
  </div>`;
}

function waysOn({ place, order, isBuyer, cancelPath }: OrderView): Html {
  const { phone } = place.location.record;
  const canCancel = isBuyer && order.status === 'open' && order.fulfillment.state === 'proposed';
  return html`<div class="ways-on">
    ${phone !== null && html`<a href="tel:${phone}">${msg`Call ${nameOf(place.location.record.name)}`}</a>`}
    ${canCancel && html`<a href="${cancelPath}">${msg`Cancel the order`}</a>`}
    <a href="${place.path()}">${msg`Back to the menu`}</a>
  </div>`;
}

/** Renders the points that an order earns or has earned. */
function pointsNote(points: OrderPoints | undefined): Content {
  if (!points || points.points === 0) return false;
  const words = pointsWords(points.points, points.terminology);
  return html`<p class="notice ok">
    ${points.isEarned ? msg`You earned ${words}.` : msg`You earn ${words} once the order is done.`}
  </p>`;
}
