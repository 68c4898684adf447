import type { SitePage } from '../hosts/site-page.ts';
import type { SiteVisit } from '../hosts/site-visit.ts';
import { readReturn } from '../../providers/processor/processor.ts';
import { ELEMENT, type LinkContext } from './context.ts';
import { asksDetails } from './details-form.ts';
import { claimed, type LinkCard } from '../../orders/pay-links/link-visit.ts';
import { openLink, type OpenedLink } from './opened-link.ts';
import { payByCard } from './pay-by-card.ts';
import { UNKNOWN } from './payment-page.ts';
import { waitingView } from './state-view.ts';

const TOKEN = /^tok_\w{1,100}$/;

/**
 * `/pay/{token}/card/back`: where the processor sends a browser to, with what its signature shows to be of this browser's own form; and
 * where a script sends the token that it was given for that form.
 */
export function cardBack(context: LinkContext): SitePage {
  return { path: '/pay/:token/card/back', element: ELEMENT, get: receive, post: take };

  async function receive(visit: SiteVisit): Promise<void> {
    const opened = await openLink(visit, context);
    const query = new URL(visit.req.originalUrl, visit.site.origin).searchParams;
    const card = cardOf(opened, query.get('card_form'));
    const came = card && readReturn(query, card);
    if (!card || !came) return withoutCard(opened);
    if ('error' in came) return again(opened, came.error);
    await pay(opened, card, { token: came.token, page: visit.req.originalUrl });
  }

  async function take(visit: SiteVisit): Promise<void> {
    const form = await visit.form();
    const opened = await openLink(visit, context);
    const card = cardOf(opened, form.get('card_form'));
    const token = form.get('card_token') ?? '';
    if (!card || !TOKEN.test(token)) return withoutCard(opened);
    await pay(opened, card, { token, page: opened.path('payment') });
  }
}

/** A form that this browser was given, and that no payment has taken the place of. */
function cardOf({ mind }: OpenedLink, id: string | null | undefined): LinkCard | undefined {
  return mind.cards.find((card) => card.id === id);
}

function withoutCard(opened: OpenedLink): void {
  if (opened.mind.paying) opened.visit.redirect(opened.path('payment'));
  else again(opened, 'card');
}

/** To the card form, with what went wrong. */
function again(opened: OpenedLink, problem: string): void {
  const page = asksDetails(opened.link) ? opened.path('card') : opened.path();
  opened.visit.redirect(`${page}?problem=${encodeURIComponent(problem)}`);
}

/** @param page where the guest looks again while nobody knows whether it is paid */
async function pay(
  opened: OpenedLink,
  card: LinkCard,
  { token, page }: { readonly token: string; readonly page: string },
): Promise<void> {
  const { deps, visit } = opened;
  const { paying } = await opened.change((now) => claimed(now, card.id, deps.clock.now()));
  if (paying?.card !== card.id) return visit.redirect(opened.path('payment'));
  const outcome = await payByCard(opened, card, token);
  if ('bank' in outcome) return visit.leave(outcome.bank, opened.path('payment'));
  if ('goTo' in outcome) return visit.redirect(outcome.goTo);
  if ('problem' in outcome) return again(opened, outcome.problem);
  await opened.send({
    status: 503,
    title: UNKNOWN.title,
    content: waitingView({ opened, ...UNKNOWN, again: page }),
  });
}
