import { html, type Content } from '../../core/text/html.ts';
import { msg, type Words } from '../../core/text/message.ts';
import type { SitePage } from '../hosts/site-page.ts';
import type { SiteVisit } from '../hosts/site-visit.ts';
import { ELEMENT, type LinkContext } from './context.ts';
import { released } from '../../orders/pay-links/link-visit.ts';
import { openLink, type OpenedLink } from './opened-link.ts';
import { receiptView } from './receipt-view.ts';
import { waitingView } from './state-view.ts';

/**
 * `/pay/{token}/payment`: what becomes of the payment of this browser, or of the only one that a link has. It can be loaded again, kept
 * and printed, whatever the model of pay links has become.
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
    // It came to nothing: the guest begins again, with what was filled in before.
    await opened.change((now) => (now.paying?.payment === link.payment?.id ? released(now) : now));
    visit.redirect(`${opened.path()}?problem=unconfirmed`);
  }
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
  advice: msg`If that payment is not completed within 15 minutes, it can be paid again. Nobody is charged twice.`,
};

function authorized({ payee, link: { order } }: OpenedLink): Waiting {
  if (!order) return { title: msg`Paid`, advice: msg`The receipt is here in a moment.` };
  return {
    title: msg`Paid. The order was sent.`,
    advice: msg`Your card is charged once ${payee.display_name} accepts the order. Then you find the receipt here.`,
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
