import { addressText } from '../../core/addresses/addresses.ts';
import { html, type Content, type Html } from '../../core/text/html.ts';
import { leftToRight, msg, type Words, nameOf } from '../../core/text/message.ts';
import type { Order } from '../../orders/orders/contract/order.ts';
import { type OrderPoints, pointsWords } from '../../orders/loyalty/loyalty.ts';
import { browserButton, type BrowserOffer } from './browser-messages.ts';
import type { Place } from './place.ts';
import { placeWords, timeAt, totalsOf } from './words.ts';
import { moneyIn } from '../../core/text/guest-money.ts';
import {
  allergyWords,
  FULFILLMENT_WORDS,
  registrationWords,
  unavailableWords,
} from '../../core/text/order-words.ts';
import { taxTable } from '../../core/text/tax-table.ts';
import type { Fulfillment } from '../../catalog/locations/contract/fulfillments.ts';
import { strokeIcon } from '../shell/icons.ts';
import { mapOf, phoneNumberOf, placeBar } from './place-header.ts';

interface OrderView {
  readonly place: Place;
  readonly order: Order;
  /** The points, only for those who may see them. */
  readonly points: OrderPoints | undefined;
  /** Whether this browser has ordered it. */
  readonly isBuyer: boolean;
  /** The buyer's, as people read one. */
  readonly phone: string;
  readonly browser: BrowserOffer;
  readonly cancelPath: string;
  /** Receives the form that fills the cart with the same again. */
  readonly againPath: string;
}

export function orderView(view: OrderView): Html {
  const { place, order } = view;
  const end = html`<p class="order-number">${orderName(order)}</p>`;
  return html`${placeBar(place, { path: place.path(), name: msg`Menu` }, end)}
    <div class="two">
      <div class="main-column">
        <div class="card stage" role="status" ${followed(order)}>${stageOf(view)} ${stepsOf(order)}</div>
        ${browserButton(place, order, view.browser)} ${payAgain(view)} ${pointsNote(view.points)}
        <div class="card receipt">
          <h2>${msg`Receipt`}</h2>
          <p class="muted">${placeWords(place)}</p>
          <ul class="lines">
            ${order.lines.map((line) => lineOf(place, line))}
          </ul>
          ${leftOut(view)} ${totalsOf(place.location, order)} ${sellerOf(view)}
          <p class="muted">${paymentWords(view)}</p>
        </div>
        ${waysOn(view)}
      </div>
      <div class="side-column">${whereOf(view)} ${contactOf(view)}</div>
    </div>
    ${placedNews(view)}`;
}

/** Renders the state of an order: its time large, or what happened to it and to the money. */
function stageOf(view: OrderView): Html {
  const { place, order } = view;
  const { title, advice } = stateWords(view);
  const time = largeTime(place, order);
  if (time === undefined)
    return html`<h1>${title}</h1>
      <p>${advice}</p>`;
  return html`<h1><span class="of-time">${title}</span> <b class="time-large">${time}</b></h1>
    <p class="muted">${advice}</p>`;
}

/** Returns when the order will be ready; `undefined` if it is over, ready already, or without a time. */
function largeTime({ location, now }: Place, { status, fulfillment }: Order): string | undefined {
  const { state, ready_at: ready } = fulfillment;
  const isWaiting = state === 'proposed' || state === 'accepted' || state === 'preparing';
  return status === 'open' && isWaiting && ready !== null ? timeAt(location, ready, now) : undefined;
}

/** Renders where the order is: the address with a map, and the phone. */
function whereOf({ place, order }: OrderView): Content {
  const { record } = place.location;
  const address = addressText({ ...record.address, line2: null }, place.country);
  const phone = phoneNumberOf(place);
  if (order.fulfillment.type === 'delivery' || (address === '' && phone === null)) return false;
  return html`<div class="card">
    <h2>${placeWords(place)}</h2>
    ${address !== '' && html`<p class="muted">${nameOf(address)}</p>`}
    <div class="buttons">
      ${
        address !== '' &&
        html`<a class="button quiet" href="${mapOf(address)}" target="_blank" rel="noopener"
          >${strokeIcon('pin')}${msg`Directions`}</a
        >`
      }
      ${
        phone !== null &&
        html`<a class="button quiet" href="tel:${phone}"
          >${strokeIcon('phone')}${msg`Call`}<span class="unseen"> ${nameOf(record.name)}</span></a
        >`
      }
    </div>
  </div>`;
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
  const isDelivery = fulfillment.type === 'delivery';
  const hasTime = fulfillment.ready_at !== null;
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
  const name = nameOf(place.merchant.displayName);
  if (status === 'canceled') {
    const { reason } = fulfillment;
    const why = reason === 'timeout' ? msg`They didn’t answer in time.` : reason !== null && nameOf(reason);
    return {
      title: fulfillment.state === 'rejected' ? msg`${name} couldn’t take your order` : msg`Canceled`,
      advice: html`<b>${moneyBack(place, order)}</b> ${why}`,
    };
  }
  switch (fulfillment.state) {
    case 'proposed':
      return {
        title: hasTime ? msg`Planned for` : msg`Order sent`,
        advice: msg`Waiting for ${name} to accept.`,
      };
    case 'accepted':
      return {
        title: hasTime ? READY_AT[fulfillment.type] : msg`Accepted`,
        advice: msg`${name} has accepted your order.`,
      };
    case 'preparing':
      return {
        title: hasTime ? READY_AT[fulfillment.type] : msg`Being prepared`,
        advice: msg`Your order is being prepared.`,
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

const READY_AT: Readonly<Record<Fulfillment, Words>> = {
  pickup: msg`Ready for pickup at`,
  delivery: msg`With you about`,
  dine_in: msg`At your table about`,
};

/** Says what a canceled order means for the guest's money. */
function moneyBack({ location }: Place, { payment, at_pickup: atPickup, refunded, total }: Order): Words {
  if (payment === null || atPickup) return msg`You were not charged.`;
  return refunded.amount > 0
    ? msg`${moneyIn(location, refunded)} is on its way back to your card.`
    : msg`You were not charged. The hold of ${moneyIn(location, total)} is released.`;
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
          <span>${words[step]}</span>
        </li>`,
    )}
  </ol>`;
}

function payAgain({ place, order, isBuyer }: OrderView): Content {
  if (order.status !== 'draft' || !isBuyer) return false;
  return html`<p><a class="button" href="${place.path('pay')}">${msg`Pay for the order`}</a></p>`;
}

/** Renders what isn't available of the order, and what that does to its price. */
function leftOut({
  place: { location },
  order: { lines, total, unavailable_total: less },
}: OrderView): Content {
  const missing = lines.filter((line) => line.unavailable_quantity > 0);
  if (missing.length === 0) return false;
  const before = { ...total, amount: total.amount + less.amount };
  return html`<div class="notice">
    ${missing.map((line) => html`<p>${unavailableWords(line)}</p>`)}
    ${
      less.amount > 0 &&
      html`<p><b>${msg`You pay ${moneyIn(location, total)} instead of ${moneyIn(location, before)}.`}</b></p>`
    }
  </div>`;
}

/** A line as far as it is available. */
function lineOf({ location }: Place, line: Order['lines'][number]): Content {
  const units = line.quantity - line.unavailable_quantity;
  if (units === 0) return false;
  const choices = [
    ...(line.variation_name === null ? [] : [line.variation_name]),
    ...line.modifiers.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)),
  ];
  return html`<li>
    <span class="quantity">${units} ×</span> <span>${nameOf(line.name)}</span>
    <span class="amount">${moneyIn(location, line.gross)}</span>
    ${choices.length > 0 && html`<span class="muted">${choices.join(', ')}</span>`}
    ${line.note !== null && html`<span class="muted">“${line.note}”</span>`}
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
      ${nameOf(customer.name)}<br />${leftToRight(phone)}${
        customer.email !== null && html`<br />${customer.email}`
      }
    </p>
    ${address !== '' && html`<p>${nameOf(address)}</p>`}
    ${fulfillment.table !== null && html`<p>${msg`Table ${nameOf(fulfillment.table)}`}</p>`}
    ${customer.allergies.length > 0 && html`<p>${allergyWords(customer.allergies)}</p>`}
    ${fulfillment.note !== null && html`<p>“${fulfillment.note}”</p>`}
  </div>`;
}

function waysOn({ place, order, isBuyer, cancelPath, againPath }: OrderView): Html {
  const canCancel = isBuyer && order.status === 'open' && order.fulfillment.state === 'proposed';
  const isOver = order.status === 'canceled' || order.status === 'completed';
  return html`<div class="ways-on">
    ${
      isBuyer &&
      order.status !== 'draft' &&
      html`<form method="post" action="${againPath}">
        ${place.visit.csrfField()}
        <button class="${isOver ? 'tall' : 'quiet'}">
          ${strokeIcon('refund')}${AGAIN[order.status === 'canceled' ? 'retry' : 'again']}
        </button>
      </form>`
    }
    ${
      order.status === 'canceled' &&
      place.hasSiblings &&
      html`<a class="button quiet" href="${place.visit.pathOf(place.merchant.slug)}"
        >${msg`Order at another location`}</a
      >`
    }
    ${canCancel && html`<a href="${cancelPath}">${msg`Cancel the order`}</a>`}
    <a href="${place.path()}">${msg`Back to the menu`}</a>
  </div>`;
}

const AGAIN = { again: msg`Order again`, retry: msg`Try again` } as const;

/** Renders the points that an order earns or has earned. */
function pointsNote(points: OrderPoints | undefined): Content {
  if (!points || points.points === 0) return false;
  const words = pointsWords(points.points, points.terminology);
  return html`<p class="notice ok">
    ${points.isEarned ? msg`You earned ${words}.` : msg`You earn ${words} once the order is done.`}
  </p>`;
}
