import { createHash } from 'node:crypto';
import { ApiError } from '../../core/api/errors.ts';
import { payGuestPayLink } from '../../orders/pay-links/contract/pay-links.ts';
import type { GuestPaidLink } from '../../orders/pay-links/contract/guest-pay-link.ts';
import type { LinkPayment } from '../../orders/pay-links/contract/pay-link-requests.ts';
import { NOTHING_TYPED, readDetails } from './details-form.ts';
import { released, started, type LinkCard } from '../../orders/pay-links/link-visit.ts';
import { type OpenedLink, toPay } from './opened-link.ts';

/** Where the guest goes on, on the bank's site or ours, what went wrong before anything was charged, or that nobody knows yet. */
export type Outcome =
  | { readonly bank: string }
  | { readonly goTo: string }
  | { readonly problem: string }
  | { readonly isUnknown: true };

/** Pays with the card of a form that this browser has claimed: once, however often its way back is loaded. */
export async function payByCard(opened: OpenedLink, card: LinkCard, token: string): Promise<Outcome> {
  try {
    const { body } = await opened.api.call(payGuestPayLink, {
      params: { token: opened.token },
      body: await bodyOf(opened, card, token),
      idempotencyKey: keyOf(opened, card),
    });
    const { payment, next_action: next } = body as GuestPaidLink;
    const challenge = next?.url ?? null;
    await opened.change((mind) => (payment ? started(mind, payment.id, challenge) : mind));
    return challenge === null ? { goTo: paymentPage(opened, payment?.id) } : { bank: challenge };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return refused(opened, error);
  }
}

/** With the payment's id where the link alone doesn't name it: that address can be kept. */
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

/** Of one card form of one browser. */
function keyOf({ visit, row }: OpenedLink, { id }: LinkCard): string {
  const parts = JSON.stringify([visit.guest ?? '', row.id, id]);
  return createHash('sha256').update(parts).digest('base64url');
}

const UNKNOWN: ReadonlySet<string> = new Set(['upstream_failed', 'upstream_slow', 'unavailable']);

/** @throws {ApiError} what no page of a link can say better */
async function refused(opened: OpenedLink, fault: ApiError): Promise<Outcome> {
  // The same form, sent twice: the first one is being paid.
  if (fault.code === 'idempotency_in_progress') return { goTo: opened.path('payment') };
  if (UNKNOWN.has(fault.code)) return { isUnknown: true };
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
    case 'already_paid':
    case 'state_forbids':
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

/** What the order costs now, without its tip, in minor units. */
function dueIn({ details }: ApiError): number {
  const { total, tip } = details.quote as Record<'total' | 'tip', { readonly amount: number }>;
  return total.amount - tip.amount;
}
