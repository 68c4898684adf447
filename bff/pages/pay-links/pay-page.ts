import { html, type Content, type Html } from '../../core/text/html.ts';
import { msg, plainNameOf, type Words } from '../../core/text/message.ts';
import type { SitePage, SiteVisit } from '../hosts/site-visit.ts';
import { billView, orderView, endedView, endedWords } from './bill-view.ts';
import { ELEMENT, type LinkContext, openLink, type OpenedLink, toPay } from './opened-link.ts';
import {
  asksDetails,
  detailsIn,
  NOTHING_TYPED,
  readDetails,
  type DetailFaults,
  type Details,
} from './details-form.ts';
import { detailsForm } from './details-view.ts';
import { paidOnce, withDetails, type TypedDetails, withCard } from '../../orders/pay-links/link-visit.ts';
import { ApiError } from '../../core/api/errors.ts';
import { processorOf } from '../../providers/processor/processor.ts';
import { cardEntry, openCard, type OpenedCard } from '../shell/cards/card-entry.ts';
import { cardProblem } from '../shell/cards/card-form.ts';
import { moneyIn } from '../../core/text/guest-money.ts';
import { qrImage } from '../../orders/pay-links/qr-code.ts';

const PATH = '/pay/:token';

/** Serves `/pay/{token}`: the bill and the guest's details; only the card form if no details are needed. */
export function payPage(context: LinkContext): SitePage {
  return { surface: 'pay_links', path: PATH, element: ELEMENT, get: show, post: fillIn };

  async function show(visit: SiteVisit): Promise<void> {
    const opened = await openLink(visit, context);
    await opened.requireHere();
    if (opened.isPaying || opened.link.payment) return visit.redirect(opened.path('payment'));
    if (!opened.link.payable) return sendEnded(opened);
    if (!asksDetails(opened.link)) return showCard(opened, context);
    return sendDetails(opened, opened.mind.typed ?? NOTHING_TYPED, new Map());
  }

  async function fillIn(visit: SiteVisit): Promise<void> {
    const form = await visit.form();
    const opened = await openLink(visit, context);
    if (opened.isPaying || !opened.link.payable) return visit.redirect(opened.path());
    const typed = detailsIn(form);
    const { faults } = await readDetails(toPay(opened), typed);
    if (faults.size > 0) return sendDetails(opened, typed, faults);
    await opened.change((mind) => withDetails(mind, typed));
    visit.redirect(opened.path('card'));
  }
}

/** `/pay/{token}/again`: one more payment of a link that can be paid often. */
export function againPage(context: LinkContext): SitePage {
  return {
    path: `${PATH}/again`,
    element: ELEMENT,
    post: async (visit) => {
      await visit.form();
      const opened = await openLink(visit, context);
      const isThrough = opened.isOwn && opened.link.receipt !== null;
      if (isThrough) await opened.change((mind) => (mind.paying?.payment ? paidOnce(mind) : mind));
      visit.redirect(opened.path());
    },
  };
}

async function sendDetails(opened: OpenedLink, typed: TypedDetails, faults: DetailFaults): Promise<void> {
  const { due, amount: fixed } = { due: opened.mind.due, amount: opened.link.amount };
  const amount = due ?? fixed?.amount;
  const { problem } = opened.visit.req.query;
  const what = plainNameOf(opened.link.description);
  await opened.send({
    title: faults.size > 0 ? msg`Error: Pay for ${what}` : msg`Pay for ${what}`,
    content: html`${billView(opened, amount)}
    ${problemView(typeof problem === 'string' ? problem : undefined)} ${orderView(opened, opened.mind.due)}
    ${detailsForm({ opened, typed, faults, amount })} ${onPhoneView(opened)}`,
  });
}

async function sendEnded(opened: OpenedLink): Promise<void> {
  const words = endedWords(opened);
  await opened.send({ title: words.title, content: endedView(opened, words) });
}

/**
 * `/pay/{token}/card`: the card. It goes to the processor, and comes back as a token. It names no surface:
 * what was begun here can be paid here, whatever the model of pay links has become.
 */
export function cardPage(context: LinkContext): SitePage {
  return {
    path: '/pay/:token/card',
    element: ELEMENT,
    // A provider's script puts its fields into the page, which then has to be loaded.
    isLoadedWhole: true,
    get: async (visit: SiteVisit) => {
      const opened = await openLink(visit, context);
      const { link, mind, isPaying } = opened;
      const isReady = link.payable && !isPaying && (mind.typed !== null || !asksDetails(link));
      return isReady ? showCard(opened, context) : visit.redirect(opened.path());
    },
  };
}

/** The sum and the card form; what has to be filled in before comes first. */
async function showCard(opened: OpenedLink, context: LinkContext): Promise<void> {
  const { link, mind, visit } = opened;
  const { details, faults } = await readDetails(toPay(opened), mind.typed ?? NOTHING_TYPED);
  const canChange = asksDetails(link);
  if (faults.size > 0) return visit.redirect(opened.path());
  const { problem } = visit.req.query;
  await opened.send({
    title: msg`Pay for ${plainNameOf(link.description)}`,
    content: cardView({
      opened,
      details,
      card: await newCard(opened, details, context),
      problem: typeof problem === 'string' ? problem : undefined,
      canChange,
    }),
  });
}

/** @returns `undefined` if cards can't be taken now */
async function newCard(
  opened: OpenedLink,
  { amount, tip }: Details,
  { deps }: LinkContext,
): Promise<CardView['card']> {
  const { row, visit } = opened;
  try {
    const card = await openCard(processorOf(deps.processors, row.environment), {
      returnUrl: visit.embeddedIn?.url ?? `${visit.site.origin}${opened.path('card', 'back')}`,
      merchantId: row.merchant_id,
      amount: amount + (tip ?? opened.link.order?.tip.amount ?? 0),
      currency: opened.link.currency,
    });
    const { id, secret } = card;
    await opened.change((mind) => withCard(mind, { id, secret, amount, tip }));
    return card;
  } catch (error) {
    if (error instanceof ApiError && (error.status >= 500 || error.code === 'state_forbids'))
      return undefined;
    throw error;
  }
}

interface CardView {
  readonly opened: OpenedLink;
  readonly details: Details;
  /** `undefined` if the processor doesn't respond or there is none. */
  readonly card: OpenedCard | undefined;
  /** The previous error, from the address. */
  readonly problem: string | undefined;
  /** Whether there is something to change before the card. */
  readonly canChange: boolean;
}

/** The sum, and the fields of the card. */
function cardView(view: CardView): Html {
  const { opened, details, card, problem, canChange } = view;
  const { money, mind, link } = opened;
  const tip = details.tip ?? link.order?.tip.amount ?? 0;
  const sum = moneyIn(money, details.amount + tip);
  return html`${
    canChange && html`<p class="back"><a href="${opened.path()}">${msg`Change the details`}</a></p>`
  }
  ${billView(opened, details.amount + tip)} ${problemView(problem)}
  ${!canChange && orderView(opened, mind.due)} ${tip > 0 && tipView(view, tip)}
  ${
    card
      ? cardEntry({
          card,
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

/** Renders the message above the form. */
function problemView(problem: string | undefined): Content {
  const words = (problem !== undefined && ORDER_PROBLEMS[problem]) || cardProblem(problem);
  return words !== undefined && html`<p class="notice danger" role="alert">${words}</p>`;
}

const ORDER_PROBLEMS: Readonly<Record<string, Words>> = {
  not_available: msg`Something of this order is sold out by now. Nothing was charged. Ask who sent you the
    link.`,
  time: msg`The time of this order is gone by now. Nothing was charged. Ask who sent you the link.`,
};

/** QR code for guests at a desk whose card is on their phone; shown where there is room. */
function onPhoneView(opened: OpenedLink): Html {
  const url = `${opened.visit.site.origin}${opened.path()}`;
  return html`<aside class="card on-phone" aria-label="${msg`Pay on your phone`}">
    ${qrImage(url, msg`QR code of this page`)}
    <div>
      <h2>${msg`Pay on your phone`}</h2>
      <p class="muted">
        ${msg`Scan the code with its camera, or send yourself
          ${html`<a href="${url}">${msg`the address of this page`}</a>`}.`}
      </p>
    </div>
  </aside>`;
}
