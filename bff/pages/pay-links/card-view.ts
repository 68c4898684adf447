import { html, type Content, type Html } from '../../core/text/html.ts';
import { msg, type Words } from '../../core/text/message.ts';
import { cardForm, cardProblem } from '../shell/guests/guest-forms.ts';
import { moneyIn } from '../../core/text/guest-money.ts';
import { billView, orderView } from './bill-view.ts';
import type { Details } from './details-form.ts';
import type { OpenedLink } from './opened-link.ts';
import { qrImage } from '../../orders/pay-links/qr-code.ts';

export interface CardView {
  readonly opened: OpenedLink;
  readonly details: Details;
  /** Where the card goes to, and the processor's name of the form; undefined: it doesn't answer, or there is none. */
  readonly card: { readonly action: string; readonly form: string } | undefined;
  /** What went wrong before, as the address has it. */
  readonly problem: string | undefined;
  /** Whether there is something to change before the card. */
  readonly canChange: boolean;
}

/** The sum, and the fields of the card. */
export function cardView(view: CardView): Html {
  const { opened, details, card, problem, canChange } = view;
  const { money, mind, link } = opened;
  const tip = details.tip ?? link.order?.tip.amount ?? 0;
  const sum = moneyIn(money, details.amount + tip);
  return html`${canChange && html`<p class="back"><a href="${opened.path()}">${msg`Change the details`}</a></p>`}
  ${billView(opened, details.amount + tip)} ${problemView(problem)}
  ${!canChange && orderView(opened, mind.due)} ${tip > 0 && tipView(view, tip)}
  ${
    card
      ? cardForm({
          ...card,
          problem,
          sum,
          note: link.order ? msg`It is charged once the order is accepted.` : '',
          isSandbox: opened.isSandbox,
          token: { action: opened.path('card', 'back'), fields: opened.visit.csrfField() },
        })
      : html`<p class="notice warn" role="alert">
          ${msg`Cards can’t be taken at the moment. Nothing was charged.`}
          <a href="${opened.path('card')}">${msg`Try again`}</a>
        </p>`
  }
  ${onPhoneView(opened)}`;
}

function tipView({ opened: { money }, details }: CardView, tip: number): Html {
  return html`<dl class="totals card">
    <div>
      <dt>${msg`Amount`}</dt>
      <dd>${moneyIn(money, details.amount)}</dd>
    </div>
    <div>
      <dt>${msg`Tip`}</dt>
      <dd>${moneyIn(money, tip)}</dd>
    </div>
  </dl>`;
}

/** What is said above the form. */
export function problemView(problem: string | undefined): Content {
  const words = (problem !== undefined && ORDER_PROBLEMS[problem]) || cardProblem(problem);
  return words !== undefined && html`<p class="notice danger" role="alert">${words}</p>`;
}

const ORDER_PROBLEMS: Readonly<Record<string, Words>> = {
  not_available: msg`Something of this order is sold out by now. Nothing was charged. Ask who sent you the link.`,
  time: msg`The time of this order is gone by now. Nothing was charged. Ask who sent you the link.`,
};

/** QR code for guests at a desk whose card is on their phone; shown where there is room. */
export function onPhoneView(opened: OpenedLink): Html {
  const url = `${opened.visit.site.origin}${opened.path()}`;
  return html`<aside class="card on-phone" aria-label="${msg`Pay on your phone`}">
    ${qrImage(url, msg`QR code of this page`)}
    <div>
      <h2>${msg`Pay on your phone`}</h2>
      <p class="muted">
        ${msg`Scan the code with its camera, or send yourself ${html`<a href="${url}">${msg`the address of this page`}</a>`}.`}
      </p>
    </div>
  </aside>`;
}
