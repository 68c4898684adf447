import { ApiError } from '../../core/api/errors.ts';
import { msg, plainNameOf } from '../../core/text/message.ts';
import type { SitePage } from '../hosts/site-page.ts';
import type { SiteVisit } from '../hosts/site-visit.ts';
import { processorOf } from '../../providers/processor/processor.ts';
import { cardView, type CardView } from './card-view.ts';
import { ELEMENT, type LinkContext } from './context.ts';
import { asksDetails, NOTHING_TYPED, readDetails, type Details } from './details-form.ts';
import { withCard } from '../../orders/pay-links/link-visit.ts';
import { openLink, type OpenedLink, toPay } from './opened-link.ts';

/**
 * `/pay/{token}/card`: the card. It goes to the processor, and comes back as a token. It names no surface: what was begun here can be
 * paid here, whatever the model of pay links has become.
 */
export function cardPage(context: LinkContext): SitePage {
  return {
    path: '/pay/:token/card',
    element: ELEMENT,
    get: async (visit: SiteVisit) => {
      const opened = await openLink(visit, context);
      const { link, mind, isPaying } = opened;
      const isReady = link.payable && !isPaying && (mind.typed !== null || !asksDetails(link));
      return isReady ? showCard(opened, context) : visit.redirect(opened.path());
    },
  };
}

/** The sum and the card form; what has to be filled in before comes first. */
export async function showCard(opened: OpenedLink, context: LinkContext): Promise<void> {
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

/** @returns undefined: no card can be taken now */
async function newCard(
  opened: OpenedLink,
  { amount, tip }: Details,
  { deps }: LinkContext,
): Promise<CardView['card']> {
  const { row, visit } = opened;
  try {
    const processor = processorOf(deps.processors, row.environment);
    const returnUrl = visit.embeddedIn?.url ?? `${visit.site.origin}${opened.path('card', 'back')}`;
    const { id, secret } = await processor.createCardForm(returnUrl);
    await opened.change((mind) => withCard(mind, { id, secret, amount, tip }));
    return { action: `${processor.publicUrl}/tokens`, form: id };
  } catch (error) {
    if (error instanceof ApiError && (error.status >= 500 || error.code === 'state_forbids'))
      return undefined;
    throw error;
  }
}
