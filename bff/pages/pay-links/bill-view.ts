import { html, type Content, type Html } from '../../core/text/html.ts';
import { msg, type Words, nameOf } from '../../core/text/message.ts';
import { moneyIn } from '../../core/text/guest-money.ts';
import type { OpenedLink } from './opened-link.ts';
import { type MerchantRow, isInService } from '../../accounts/merchants/merchants.ts';

/**
 * Renders the payee, the purpose and the amount.
 * @param amount without a tip, in minor units; `undefined` if the guest chooses it
 */
export function billView(opened: OpenedLink, amount: number | undefined): Html {
  const { link, payee, money } = opened;
  return html`<div class="bill">
    <p class="muted">${msg`To ${html`<b>${nameOf(payee.display_name)}</b>`}`}</p>
    <h1>${nameOf(link.description)}</h1>
    ${amount !== undefined && html`<p class="price">${moneyIn(money, amount)}</p>`}
    ${
      link.expires_at !== null &&
      html`<p class="muted">${msg`To be paid by ${timeIn(payee, link.expires_at, money.locale)}`}</p>`
    }
  </div>`;
}

/**
 * Renders the contents of an order; nothing for a link without one.
 * @param due the current amount if it has changed, in minor units
 */
export function orderView({ link: { order }, money }: OpenedLink, due: number | null = null): Content {
  if (!order) return false;
  const was = order.total.amount - order.tip.amount;
  const tax = order.tax_total.amount;
  // Prices may contain their tax: then it is no part of the sum.
  const added = was - order.subtotal.amount + order.discount_total.amount;
  const row = (name: Words, amount: number, sign = ''): Html =>
    html`<div>
      <dt>${name}</dt>
      <dd>${sign}${moneyIn(money, amount)}</dd>
    </div>`;
  return html`<section class="card">
    <h2>
      ${
        order.first_name === null
          ? msg`Order ${order.number}`
          : msg`Order ${order.number}, ${nameOf(order.first_name)}`
      }
    </h2>
    ${linesView(money, order.lines)}
    <dl class="totals">
      ${row(msg`Subtotal`, order.subtotal.amount)}
      ${order.discount_total.amount > 0 && row(msg`Discount`, order.discount_total.amount, '−')}
      ${added > 0 && row(added === tax ? msg`Tax` : msg`Tax and charges`, added)}
      ${order.tip.amount > 0 && row(msg`Tip`, order.tip.amount)}
      <div class="total">
        <dt>${due !== null && due !== was ? msg`Total when it was ordered` : msg`Total`}</dt>
        <dd>${moneyIn(money, order.total)}</dd>
      </div>
      ${added === 0 && tax > 0 && row(msg`Includes tax`, tax)}
      ${due !== null && due !== was && row(msg`Total now, without a tip`, due)}
    </dl>
  </section>`;
}

interface Line {
  readonly name: string;
  readonly variation_name: string | null;
  readonly quantity: number;
  readonly gross: { readonly amount: number; readonly currency: string };
}

/** Renders the paid items, line by line. */
export function linesView(money: OpenedLink['money'], lines: readonly Line[]): Html {
  return html`<ul class="bought">
    ${lines.map(
      ({ name, variation_name: variation, quantity, gross }) =>
        html`<li>
          <span
            >${quantity > 1 && html`<span class="quantity">${quantity} ×</span> `}${nameOf(name)}
            ${variation !== null && html`<span class="muted">${nameOf(variation)}</span>`}</span
          >
          <b>${moneyIn(money, gross)}</b>
        </li>`,
    )}
  </ul>`;
}

/** A date and time where the merchant is: `24 November 2026 at 18:30`. */
export function timeIn(
  { timezone: timeZone }: Pick<MerchantRow, 'timezone'>,
  at: string,
  locale: string,
): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long', timeStyle: 'short' });
  return format.format(new Date(at));
}

/** `Visa •••• 4242`. */
export function cardText({ brand, last4 }: { readonly brand: string; readonly last4: string }): Words {
  const { [brand]: name } = BRANDS;
  return name === undefined ? msg`Card •••• ${last4}` : `${name} •••• ${last4}`;
}

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
};

interface StateWords {
  readonly title: Words;
  readonly advice: Words;
}

/** Returns why a link can't be paid. */
export function endedWords({ link, row, payee, deps }: OpenedLink): StateWords {
  const nothing = msg`Nothing was charged.`;
  const isPast = row.expires_at !== null && row.expires_at.getTime() <= deps.clock.now();
  if (link.status === 'completed') {
    return {
      title: msg`This is paid`,
      advice: msg`This link has been paid as often as it allows. There’s nothing left to pay here.`,
    };
  }
  if (link.status === 'canceled') return { title: msg`This link is canceled`, advice: nothing };
  if (link.status === 'expired' || isPast) return { title: msg`This link has expired`, advice: nothing };
  if (!isInService(payee)) {
    return {
      title: msg`Payments aren’t possible here now`,
      advice: msg`${payee.display_name} takes no payments at the moment. Nothing was charged.`,
    };
  }
  if (link.order)
    return { title: msg`Nothing is due anymore`, advice: msg`The order was paid, placed or canceled.` };
  return {
    title: msg`Someone else is paying`,
    advice: msg`If that payment is not completed, you can pay here.`,
  };
}

/** Renders a link that can't be paid, or no longer, with the merchant's message. */
export function endedView(opened: OpenedLink, { title, advice }: StateWords): Html {
  const { link, payee } = opened;
  return html`<div class="card state">
    <h1>${title}</h1>
    <p>${link.inactive_message === null ? advice : nameOf(link.inactive_message)}</p>
    <p class="muted">${nameOf(link.description)}${amountText(opened)} · ${nameOf(payee.display_name)}</p>
    ${reachView(opened)}
  </div>`;
}

function amountText({ link: { amount }, money }: OpenedLink): Content {
  return amount !== null && html`, ${moneyIn(money, amount)}`;
}

function reachView({ link: { business } }: OpenedLink): Content {
  const { email, phone } = business.support;
  if (email === null && phone === null) return false;
  return html`<p class="ways-on">
    ${phone !== null && html`<a href="tel:${phone}">${msg`Call ${phone}`}</a>`}
    ${email !== null && html`<a href="mailto:${email}">${msg`Write to ${email}`}</a>`}
  </p>`;
}

interface WaitingView {
  readonly opened: OpenedLink;
  readonly title: Words;
  readonly advice: Words;
  /** The address where the guest confirms the payment. */
  readonly challenge?: string | null | undefined;
  /** The label of the retry button. */
  readonly again: string;
}

/** A payment that isn't through yet. */
export function waitingView({ opened, title, advice, challenge, again }: WaitingView): Html {
  const { link, money } = opened;
  const amount = link.payment?.amount;
  return html`<div class="card state" role="status" data-follow>
    <h1>${title}</h1>
    ${amount && html`<p class="price">${moneyIn(money, amount)}</p>`}
    <p class="muted">${nameOf(link.description)}</p>
    <p>${advice}</p>
    <p class="buttons">
      ${
        typeof challenge === 'string' &&
        html`<a class="button" href="${challenge}">${msg`Confirm at your bank`}</a>`
      }
      <a class="button quiet" href="${again}">${msg`Check again`}</a>
    </p>
  </div>`;
}
