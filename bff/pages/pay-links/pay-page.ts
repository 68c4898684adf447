import { html } from '../../core/text/html.ts';
import { msg, plainNameOf } from '../../core/text/message.ts';
import type { SitePage } from '../hosts/site-page.ts';
import type { SiteVisit } from '../hosts/site-visit.ts';
import { billView, orderView } from './bill-view.ts';
import { showCard, problemView, onPhoneView } from './card-page.ts';
import { ELEMENT, type LinkContext, openLink, type OpenedLink, toPay } from './opened-link.ts';
import { asksDetails, detailsIn, NOTHING_TYPED, readDetails, type DetailFaults } from './details-form.ts';
import { detailsForm } from './details-view.ts';
import { paidOnce, withDetails, type TypedDetails } from '../../orders/pay-links/link-visit.ts';
import { endedView, endedWords } from './state-view.ts';

const PATH = '/pay/:token';

/** Serves `/pay/{token}`: the bill and the guest's details; only the card form if no details are needed. */
export function payPage(context: LinkContext): SitePage {
  return { surface: 'pay_links', path: PATH, element: ELEMENT, get: show, post: fillIn };

  async function show(visit: SiteVisit): Promise<void> {
    const opened = await openLink(visit, context);
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
