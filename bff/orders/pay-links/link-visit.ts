import { PAY_LINK_LIMITS } from './contract/pay-link-fields.ts';
import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { deleteSome } from '../../core/database/prepared.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import { hashOf } from '../../core/http/secrets.ts';
import { ownerOf, type PayLinkRow } from './pay-link-records.ts';

export const DETAILS = ['amount', 'own_amount', 'tip', 'own_tip', 'name', 'email', 'phone'] as const;
export type Detail = (typeof DETAILS)[number];

/** What a guest has filled in, as typed. */
export type TypedDetails = Readonly<Record<Detail, string>>;

/** A card form that the guest's browser was given. */
export interface LinkCard {
  readonly id: string;
  /** Signs what comes back from the processor. */
  readonly secret: string;
  /** What the guest saw, in minor units, without the tip. */
  readonly amount: number;
  /** null: as it is in the order, or none. */
  readonly tip: number | null;
}

/** The one payment that a browser makes. */
interface Paying {
  /** The card form whose card is charged. */
  readonly card: string;
  /** null: its outcome isn't known yet. */
  readonly payment: string | null;
  /** Where the guest confirms it. */
  readonly challenge: string | null;
  readonly sinceMs: number;
}

/** What one browser has in mind at one link, and its payment. */
export interface LinkVisit {
  /** null: nothing was filled in yet. */
  readonly typed: TypedDetails | null;
  /** What an order costs now, without its tip, where that is not what it cost when the link was made. In minor units. */
  readonly due: number | null;
  readonly cards: readonly LinkCard[];
  readonly paying: Paying | null;
}

const NEW_VISIT: LinkVisit = { typed: null, due: null, cards: [], paying: null };

const MOST_CARDS = 20;

/** By then a payment that nobody heard of has been given up, or its outcome is known. */
const UNKNOWN_MS = PAY_LINK_LIMITS.leaseMinutes * 60_000;

export function withCard(visit: LinkVisit, card: LinkCard): LinkVisit {
  return { ...visit, cards: [card, ...visit.cards].slice(0, MOST_CARDS) };
}

/** Other details than those that its card forms were made for. */
export function withDetails(visit: LinkVisit, typed: TypedDetails): LinkVisit {
  return { ...visit, typed, cards: [] };
}

/**
 * The card of one form may be charged: of two windows only one gets here, and the same one however often it is loaded again.
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

/** The payment is known; no other card form of this browser is charged any more. */
export function started(visit: LinkVisit, payment: string, challenge: string | null): LinkVisit {
  return visit.paying ? { ...visit, cards: [], paying: { ...visit.paying, payment, challenge } } : visit;
}

/** Nothing was charged: another card may be. */
export function released(visit: LinkVisit): LinkVisit {
  return visit.paying ? { ...visit, paying: null } : visit;
}

/** The guest wants to pay once more. */
export function paidOnce(visit: LinkVisit): LinkVisit {
  return { ...NEW_VISIT, typed: visit.typed && { ...visit.typed, amount: '', own_amount: '' } };
}

/** A browser at a link. @param guest its secret; undefined: it has none */
export async function readVisit(db: Db, guest: string | undefined, link: string): Promise<LinkVisit> {
  if (guest === undefined) return NEW_VISIT;
  const row = await db
    .selectFrom('pay_link_visits')
    .select('content')
    .where('guest_hash', '=', hashOf(guest))
    .where('pay_link_id', '=', link)
    .executeTakeFirst();
  return row?.content ?? NEW_VISIT;
}

/**
 * Changes what a browser has in mind, one request after the other.
 * @param change returns what it is to be, or the same: then nothing is written
 */
export async function changeVisit(
  db: Db,
  { guest, link, nowMs }: { readonly guest: string; readonly link: PayLinkRow; readonly nowMs: number },
  change: (visit: LinkVisit) => LinkVisit,
): Promise<LinkVisit> {
  const key = { guest_hash: hashOf(guest), pay_link_id: link.id };
  const { partnerId: partner_id, environment } = ownerOf(link);
  const updated_at = new Date(nowMs);
  return inTransaction(db, async (work) => {
    await work.db
      .insertInto('pay_link_visits')
      .values({ ...key, partner_id, environment, content: JSON.stringify(NEW_VISIT), updated_at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const visits = work.db.selectFrom('pay_link_visits').select('content');
    const { content } = await visits
      .where('guest_hash', '=', key.guest_hash)
      .where('pay_link_id', '=', link.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const changed = change(content);
    if (changed === content) return content;
    await work.db
      .updateTable('pay_link_visits')
      .set({ content: JSON.stringify(changed), updated_at })
      .where('guest_hash', '=', key.guest_hash)
      .where('pay_link_id', '=', link.id)
      .execute();
    return changed;
  });
}

/** What nobody has touched for a day: a browser keeps its cookie for a shorter time. @returns whether there may be more */
export async function forgetVisits(db: Db, nowMs: number): Promise<boolean> {
  return deleteSome(db, 'pay_link_visits', { where: sql`updated_at < ${new Date(nowMs - KEPT_MS)}` });
}

const KEPT_MS = 24 * 60 * 60 * 1000;
