import type { SitePage, SiteVisit } from '../hosts/site-visit.ts';
import { isCardToken, readReturn } from '../../providers/processor/processor.ts';
import { ELEMENT, type LinkContext, openLink, type OpenedLink, toPay } from './opened-link.ts';
import { asksDetails, NOTHING_TYPED, readDetails } from './details-form.ts';
import { claimed, type LinkCard, released, started } from '../../orders/pay-links/link-visit.ts';
import { UNKNOWN } from './payment-page.ts';
import { waitingView } from './bill-view.ts';
import { createHash } from 'node:crypto';
import { ApiError } from '../../core/api/errors.ts';
import { payGuestPayLink } from '../../orders/pay-links/contract/pay-links.ts';
import type { LinkPayment } from '../../orders/pay-links/contract/pay-link-requests.ts';

/**
 * `/pay/{token}/card/back`: where the processor sends a browser to, with what its signature shows to be of
 * this browser's own form; and where a script sends the token that it was given for that form.
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
    if (!card || !isCardToken(token)) return withoutCard(opened);
    await pay(opened, card, { token, page: opened.path('payment') });
  }
}

/**
 * The guest's next page, on the bank's site or ours; an error before anything was charged; or an unknown
 * state.
 */
type Outcome =
  | { readonly bank: string }
  | { readonly goTo: string }
  | { readonly problem: string }
  | { readonly isUnknown: true };

/** Pays with the card of a form that this browser has claimed: once, however often its way back is loaded. */
async function payByCard(opened: OpenedLink, card: LinkCard, token: string): Promise<Outcome> {
  try {
    const { payment, next_action: next } = await opened.api.call(payGuestPayLink, {
      ...opened.guest,
      params: { token: opened.token },
      body: await bodyOf(opened, card, token),
      idempotencyKey: keyOf(opened, card),
    });
    const challenge = next?.url ?? null;
    await opened.change((mind) => (payment ? started(mind, payment.id, challenge) : mind));
    return challenge === null ? { goTo: paymentPage(opened, payment?.id) } : { bank: challenge };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return refused(opened, error);
  }
}

/**
 * Returns the payment's page, with the payment's ID if the link alone doesn't identify it, so that the
 * address can be kept.
 */
function paymentPage(opened: OpenedLink, id: string | undefined): string {
  const page = opened.path('payment');
  return opened.row.reusable && id !== undefined ? `${page}?payment=${id}` : page;
}

async function bodyOf(opened: OpenedLink, card: LinkCard, token: string): Promise<LinkPayment> {
  const { link, mind } = opened;
  const { currency } = link;
  const { details } = await readDetails(toPay(opened), mind.typed ?? NOTHING_TYPED);
  return {
    amount: { amount: card.amount, currency },
    ...(link.tip_enabled && card.tip !== null && { tip: { amount: card.tip, currency } }),
    source: { token },
    ...(Object.keys(details.contact).length > 0 && { contact: details.contact }),
  };
}

/** Returns the idempotency key of one card form in one browser. */
function keyOf({ visit, row }: OpenedLink, { id }: LinkCard): string {
  const parts = JSON.stringify([visit.guest ?? '', row.id, id]);
  return createHash('sha256').update(parts).digest('base64url');
}

const UNKNOWN_CODES: ReadonlySet<string> = new Set(['upstream_failed', 'upstream_slow', 'unavailable']);

/** @throws {ApiError} what no page of a link can say better */
async function refused(opened: OpenedLink, fault: ApiError): Promise<Outcome> {
  // The form was sent twice: the first payment is in progress.
  if (fault.code === 'idempotency_in_progress') return { goTo: opened.path('payment') };
  if (UNKNOWN_CODES.has(fault.code)) return { isUnknown: true };
  if (fault.status >= 500) throw fault;
  const due = fault.code === 'price_changed' ? dueIn(fault) : opened.mind.due;
  await opened.change((mind) => ({ ...released(mind), due }));
  switch (fault.code) {
    case 'card_declined':
      return { problem: fault.details.decline_code ?? 'generic_decline' };
    case 'price_changed':
    case 'not_available':
      return { problem: fault.code };
    case 'time_not_available':
      return { problem: 'time' };
    case 'state_forbids':
      return fault.param === 'source' ? { problem: 'merchant' } : { goTo: opened.path() };
    case 'already_paid':
    case 'field_missing':
      return { goTo: opened.path() };
    case 'field_invalid':
      return fault.param === undefined || fault.param.startsWith('source')
        ? { problem: 'card_used' }
        : { goTo: opened.path() };
    default:
      throw fault;
  }
}

/** Returns the order's current cost without tip, in minor units. */
function dueIn({ details }: ApiError): number {
  const { total, tip } = details.quote as Record<'total' | 'tip', { readonly amount: number }>;
  return total.amount - tip.amount;
}

/** A form that this browser was given, and that no payment has taken the place of. */
function cardOf({ mind }: OpenedLink, id: string | null | undefined): LinkCard | undefined {
  return mind.cards.find((card) => card.id === id);
}

function withoutCard(opened: OpenedLink): void {
  if (opened.mind.paying) opened.visit.redirect(opened.path('payment'));
  else again(opened, 'card');
}

/** Redirects to the card form, with the error. */
function again(opened: OpenedLink, problem: string): void {
  const page = asksDetails(opened.link) ? opened.path('card') : opened.path();
  opened.visit.redirect(`${page}?problem=${encodeURIComponent(problem)}`);
}

/** @param page where the guest checks again while it is unknown whether the link is paid */
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
