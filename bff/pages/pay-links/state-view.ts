import { html, type Content, type Html } from '../../core/text/html.ts';
import { msg, type Words, nameOf } from '../../core/text/message.ts';
import { moneyIn } from '../../core/text/guest-money.ts';
import { isInService } from '../../accounts/merchants/merchants.ts';
import type { OpenedLink } from './opened-link.ts';

export interface StateWords {
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
      advice: msg`It was paid as often as it can be. There’s nothing left to pay here.`,
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
    return { title: msg`Nothing is due any more`, advice: msg`The order was paid, placed or canceled.` };
  return {
    title: msg`Somebody else is paying`,
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

export interface WaitingView {
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
      ${typeof challenge === 'string' && html`<a class="button" href="${challenge}">${msg`Confirm at your bank`}</a>`}
      <a class="button quiet" href="${again}">${msg`Check again`}</a>
    </p>
  </div>`;
}
