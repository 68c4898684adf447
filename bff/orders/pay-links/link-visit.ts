import { PAY_LINK_LIMITS } from './contract/pay-link-fields.ts';

export const DETAILS = ['amount', 'own_amount', 'tip', 'own_tip', 'name', 'email', 'phone'] as const;
export type Detail = (typeof DETAILS)[number];

/** A guest's details, as typed. */
export type TypedDetails = Readonly<Record<Detail, string>>;

/** A card form that the guest's browser was given. */
export interface LinkCard {
  readonly id: string;
  /** Signs what comes back from the processor. */
  readonly secret: string;
  /** The amount shown to the guest, in minor units, without the tip. */
  readonly amount: number;
  /** `null`: the tip in the order, or none. */
  readonly tip: number | null;
}

/** The one payment that a browser makes. */
interface Paying {
  /** The card form whose card is charged. */
  readonly card: string;
  /** `null` while the outcome is unknown. */
  readonly payment: string | null;
  /** The page where the guest confirms it. */
  readonly challenge: string | null;
  readonly sinceMs: number;
}

/** One browser's entries at one link, and its payment. */
export interface LinkVisit {
  /** `null` until something is filled in. */
  readonly typed: TypedDetails | null;
  /**
   * The order's present cost without its tip, in minor units, if that has changed since the link was made.
   */
  readonly due: number | null;
  readonly cards: readonly LinkCard[];
  readonly paying: Paying | null;
}

export const NEW_VISIT: LinkVisit = { typed: null, due: null, cards: [], paying: null };

const MOST_CARDS = 20;

/** After this time, an unresolved payment has been given up or its outcome is known. */
const UNKNOWN_MS = PAY_LINK_LIMITS.leaseMinutes * 60_000;

export function withCard(visit: LinkVisit, card: LinkCard): LinkVisit {
  return { ...visit, cards: [card, ...visit.cards].slice(0, MOST_CARDS) };
}

/** Other details than those that its card forms were made for. */
export function withDetails(visit: LinkVisit, typed: TypedDetails): LinkVisit {
  return { ...visit, typed, cards: [] };
}

/**
 * The card of one form may be charged: of two windows only one gets here, and the same one however often it
 * is loaded again.
 * @returns the same visit where another card is being charged
 */
export function claimed(visit: LinkVisit, card: string, nowMs: number): LinkVisit {
  const free = { ...visit, paying: { card, payment: null, challenge: null, sinceMs: nowMs } };
  return isPaying(visit, nowMs) ? visit : free;
}

/** Whether this browser has a payment: one that was begun, until it has come to nothing. */
export function isPaying({ paying }: LinkVisit, nowMs: number): boolean {
  return paying !== null && (paying.payment !== null || paying.sinceMs + UNKNOWN_MS > nowMs);
}

/** Notes the payment; no other card form of this browser is charged anymore. */
export function started(visit: LinkVisit, payment: string, challenge: string | null): LinkVisit {
  return visit.paying ? { ...visit, cards: [], paying: { ...visit.paying, payment, challenge } } : visit;
}

/** Notes that nothing was charged: another card may be. */
export function released(visit: LinkVisit): LinkVisit {
  return visit.paying ? { ...visit, paying: null } : visit;
}

/** The guest wants to pay once more. */
export function paidOnce(visit: LinkVisit): LinkVisit {
  return { ...NEW_VISIT, typed: visit.typed && { ...visit.typed, amount: '', own_amount: '' } };
}
