import { html, type Content, type Html } from '../../core/text/html.ts';
import { msg, type Words, nameOf } from '../../core/text/message.ts';
import type { SitePage, SiteVisit } from '../hosts/site-visit.ts';
import { ELEMENT, type LinkContext, openLink, type OpenedLink } from './opened-link.ts';
import { released } from '../../orders/pay-links/link-visit.ts';
import { waitingView, linesView, cardText, timeIn } from './bill-view.ts';
import { addressText } from '../../core/addresses/addresses.ts';
import { moneyIn } from '../../core/text/guest-money.ts';
import { CHARGE_WORDS, registrationWords } from '../../core/text/order-words.ts';
import { rateText, taxName, taxTable, type ReceiptTax } from '../../core/text/tax-table.ts';
import type { Receipt } from '../../orders/pay-links/contract/payment-receipt.ts';

/**
 * `/pay/{token}/payment`: what becomes of the payment of this browser, or of the only one that a link has. It
 * can be loaded again, kept and printed, whatever the model of pay links has become.
 */
export function paymentPage(context: LinkContext): SitePage {
  return { path: '/pay/:token/payment', element: ELEMENT, get: show };

  async function show(visit: SiteVisit): Promise<void> {
    const opened = await openLink(visit, context);
    const { link, isOwn, mind } = opened;
    if (link.receipt) {
      return opened.send({ title: msg`Receipt`, content: receiptView(opened, link.receipt) });
    }
    const status = link.payment?.status;
    if (status === 'authorized') return sendWaiting(opened, authorized(opened));
    if (status === 'unpaid' && isOwn) {
      const { challenge = null } = mind.paying ?? {};
      return sendWaiting(opened, challenge === null ? UNKNOWN : { ...CONFIRM, challenge });
    }
    if (status === 'unpaid' || (opened.isPaying && !link.payment)) return sendWaiting(opened, ELSEWHERE);
    if (!isOwn) return visit.redirect(opened.path());
    // The payment failed: the guest starts again, with the earlier input.
    await opened.change((now) => (now.paying?.payment === link.payment?.id ? released(now) : now));
    visit.redirect(`${opened.path()}?problem=unconfirmed`);
  }
}

/** Renders the paid amount, for this browser and later visitors, and a receipt to keep. */
function receiptView(opened: OpenedLink, receipt: Receipt): Html {
  const { isOwn, link, money } = opened;
  const isRefunded = receipt.refunded.amount > 0;
  return html`<div class="bill outcome" role="status">
      <p class="done" aria-hidden="true">✓</p>
      <h1>${isOwn ? msg`Paid. Thank you.` : msg`This is paid`}</h1>
      <p class="price">${moneyIn(money, receipt.total)}</p>
      ${!isOwn && html`<p class="muted">${msg`There’s nothing left to pay here.`}</p>`}
      ${isRefunded && html`<p class="notice ok">${msg`Refunded: ${moneyIn(money, receipt.refunded)}.`}</p>`}
    </div>
    ${
      link.redirect_url !== null &&
      isOwn &&
      html`<p class="onward">
        <a class="button" href="${link.redirect_url}"
          >${msg`Continue to ${new URL(link.redirect_url).host}`}</a
        >
      </p>`
    }
    ${paperOf(opened, receipt)} ${payAgain(opened)}
    ${isOwn && html`<data hidden value="link-paid" data-id="${receipt.payment}"></data>`}`;
}

function paperOf(opened: OpenedLink, receipt: Receipt): Html {
  const { money, payee } = opened;
  const row = (name: Content, amount: number, sign = ''): Html =>
    html`<div>
      <dt>${name}</dt>
      <dd>${sign}${moneyIn(money, amount)}</dd>
    </div>`;
  const added = receipt.taxes.filter(({ included }) => !included);
  const hasParts = receipt.subtotal.amount !== receipt.total.amount;
  return html`<article class="card receipt" aria-label="${msg`Receipt`}">
    <h2>${msg`Receipt`}</h2>
    ${businessView(receipt)}
    ${receipt.order_number !== null && html`<p><b>${msg`Order ${receipt.order_number}`}</b></p>`}
    ${linesView(money, receipt.lines)}
    <dl class="totals">
      ${hasParts && row(msg`Subtotal`, receipt.subtotal.amount)}
      ${receipt.discount_total.amount > 0 && row(msg`Discount`, receipt.discount_total.amount, '−')}
      ${receipt.charges.map(({ type, amount }) => row(CHARGE_WORDS[type], amount.amount))}
      ${added.map(({ name, rate_ppm: rate, amount }) =>
        row(taxName(name, rateText(money.locale, rate)), amount.amount),
      )}
      ${receipt.tip.amount > 0 && row(msg`Tip`, receipt.tip.amount)}
      <div class="total">
        <dt>${msg`Paid`}</dt>
        <dd>${moneyIn(money, receipt.total)}</dd>
      </div>
      ${receipt.refunded.amount > 0 && row(msg`Refunded`, receipt.refunded.amount, '−')}
    </dl>
    ${taxTable(receipt.taxes.map(taxOf), { ...money, country: opened.payee.country })}
    <dl class="facts">
      ${fact(msg`Date`, timeIn(payee, receipt.paid_at, money.locale))}
      ${fact(msg`Card`, receipt.card && cardText(receipt.card))} ${contactFacts(opened)}
      ${fact(msg`Reference`, html`<span class="reference">${receipt.payment}</span>`)}
    </dl>
  </article>`;
}

function businessView({ business }: Receipt): Html {
  const { display_name, legal_name, address, support, tax_registration: registration } = business;
  const place = addressText(address, '');
  const reached = [support.email, support.phone].filter(Boolean).join(' · ');
  return html`<p class="business">
    <b>${nameOf(display_name)}</b>
    ${legal_name !== display_name && html`<span>${nameOf(legal_name)}</span>`}
    ${place !== '' && html`<span>${nameOf(place)}</span>`}
    ${reached !== '' && html`<span>${nameOf(reached)}</span>`}
    ${registration !== null && html`<span>${registrationWords(registration)}</span>`}
  </p>`;
}

function taxOf({ name, rate_ppm, included, net, gross, amount }: Receipt['taxes'][number]): ReceiptTax {
  return { name, rate_ppm, inclusive: included, base: included ? gross : net, amount };
}

/** Renders the payer's contact, only for the browser that paid. */
function contactFacts({ isOwn, mind: { typed }, link: { collect } }: OpenedLink): Content {
  if (!isOwn || !typed) return false;
  return (['name', 'email', 'phone'] as const).map(
    (name) => collect[name] !== 'no' && typed[name] !== '' && fact(WORDS[name], nameOf(typed[name])),
  );
}

const WORDS = { name: msg`Paid by`, email: msg`Email`, phone: msg`Phone` } as const;

function fact(name: Words, value: Content | null): Content {
  return (
    value !== null &&
    html`<div>
      <dt>${name}</dt>
      <dd>${value}</dd>
    </div>`
  );
}

/** Renders the button to pay again, for a link that can be paid several times. */
function payAgain(opened: OpenedLink): Content {
  const { link, isOwn, visit } = opened;
  if (!link.payable || !isOwn) return false;
  return html`<form method="post" action="${opened.path('again')}">
    ${visit.csrfField()}<button class="quiet">${msg`Pay once more`}</button>
  </form>`;
}

interface Waiting {
  readonly title: Words;
  readonly advice: Words;
  readonly challenge?: string | null | undefined;
}

const CONFIRM: Waiting = {
  title: msg`Confirm the payment at your bank`,
  advice: msg`As soon as it is confirmed, you find the receipt here. Nothing was charged yet.`,
};

/** The processor may have authorized it. */
export const UNKNOWN: Waiting = {
  title: msg`Not confirmed yet`,
  advice: msg`The payment processor hasn’t answered. It’s safe to check again: you are charged once.`,
};

const ELSEWHERE: Waiting = {
  title: msg`It is being paid in another window`,
  advice: msg`If that payment is not completed within 15 minutes, it can be paid again. Nobody is charged
    twice.`,
};

function authorized({ payee, link: { order } }: OpenedLink): Waiting {
  if (!order) return { title: msg`Paid`, advice: msg`The receipt is here in a moment.` };
  return {
    title: msg`Paid. The order was sent.`,
    advice: msg`Your card is charged once ${payee.display_name} accepts the order. Then you find the receipt
      here.`,
  };
}

/** Without script it is loaded again by itself. */
const REFRESH: Content = html`<noscript><meta http-equiv="refresh" content="15" /></noscript>`;

async function sendWaiting(opened: OpenedLink, waiting: Waiting): Promise<void> {
  await opened.send({
    title: waiting.title,
    head: REFRESH,
    content: waitingView({ opened, ...waiting, again: opened.visit.req.originalUrl }),
  });
}
