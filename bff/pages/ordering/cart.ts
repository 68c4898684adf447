import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Fulfillment } from '../../catalog/locations/contract/fulfillments.ts';

export interface CartModifier {
  readonly modifier: string;
  readonly quantity: number;
}

/**
 * A line as the guest chose it: the guest is shown what changes until it is ordered. Nothing here is charged.
 */
export interface SeenLine {
  readonly name: string;
  /** Variation and modifiers, for people. */
  readonly choices: readonly string[];
  /** The price of one unit, in minor units. */
  readonly unitPrice: number;
}

export interface CartLine {
  /** Names the intent that added it: a form sent twice adds it once. */
  readonly uid: string;
  readonly item: string;
  readonly variation: string;
  readonly quantity: number;
  readonly modifiers: readonly CartModifier[];
  readonly note: string | null;
  readonly seen: SeenLine;
  /** The intents that added more of the same to this line. */
  readonly more?: readonly string[];
}

export type CartTip = { readonly bps: number } | { readonly amount: number };

/** A card form that the guest's browser was given. */
export interface CardForm {
  readonly id: string;
  /** Signs what comes back from the processor. */
  readonly secret: string;
  readonly order: string;
  /** The total that the guest saw, in minor units. */
  readonly total: number;
}

/** A browser's choices at one location, and its orders there. */
export interface CartContent {
  readonly lines: readonly CartLine[];
  readonly fulfillment: Fulfillment | null;
  readonly tip: CartTip | null;
  /** The table from the scanned address. */
  readonly table?: string | undefined;
  /** The reward of the signed-in member. */
  readonly reward?: string;
  /** Counts the changes: the same form, sent for the same cart, is one order. */
  readonly revision: number;
  /**
   * The draft that is to be paid; a stale one is of the cart before it was changed, and is replaced before
   * another is paid.
   */
  readonly order: {
    readonly id: string;
    readonly total: number;
    readonly isStale: boolean;
    /** The mark (`markOf`) of the cart that it was made from. */
    readonly mark?: string;
  } | null;
  readonly cards: readonly CardForm[];
  /** The mark of the last ordered cart. */
  readonly ordered?: string | undefined;
  /** Orders that were placed, newest first. */
  readonly placed: readonly string[];
  /** Whether the guest wants to find the details of the last order filled in. */
  readonly remembers?: boolean | undefined;
}

export const EMPTY_CART: CartContent = {
  lines: [],
  fulfillment: null,
  tip: null,
  revision: 0,
  order: null,
  cards: [],
  placed: [],
};

/** Another cart than the one that its draft was made of. */
export function edited(cart: CartContent, changes: Partial<CartContent>): CartContent {
  return { ...cart, ...changes, order: cart.order && { ...cart.order, isStale: true } };
}

const MOST_LINES = 100;
const MOST_QUANTITY = 99;
const MOST_KEPT = 20;

/**
 * Adds a line, or raises the quantity of one that was chosen in the same way.
 * @returns `undefined` if the cart is full
 */
export function withLine(cart: CartContent, line: CartLine): CartContent | undefined {
  const { uid } = line;
  if (cart.lines.some((one) => one.uid === uid || one.more?.includes(uid))) return cart;
  const twin = cart.lines.find((one) => isAlike(one, line));
  if (!twin || twin.quantity + line.quantity > MOST_QUANTITY) {
    return cart.lines.length < MOST_LINES ? edited(cart, { lines: [...cart.lines, line] }) : undefined;
  }
  const quantity = twin.quantity + line.quantity;
  const more = [uid, ...(twin.more ?? [])].slice(0, MOST_KEPT);
  return edited(cart, { lines: cart.lines.map((one) => (one === twin ? { ...twin, quantity, more } : one)) });
}

const isAlike = (one: CartLine, other: CartLine): boolean =>
  one.item === other.item &&
  one.variation === other.variation &&
  one.note === other.note &&
  one.seen.unitPrice === other.seen.unitPrice &&
  isDeepStrictEqual(one.modifiers, other.modifiers);

/**
 * Replaces a line by what was chosen for it instead, in its place; adds it if the line is gone.
 * @returns `undefined` if the cart is full
 */
export function withLineChanged(cart: CartContent, uid: string, line: CartLine): CartContent | undefined {
  if (!cart.lines.some((one) => one.uid === uid)) return withLine(cart, line);
  return edited(cart, { lines: cart.lines.map((one) => (one.uid === uid ? line : one)) });
}

/** @param quantity 0 removes the line */
export function withQuantity(cart: CartContent, uid: string, quantity: number): CartContent {
  const most = Math.min(Math.max(Math.trunc(quantity), 0), MOST_QUANTITY);
  const lines = cart.lines.map((line) => (line.uid === uid ? { ...line, quantity: most } : line));
  return edited(cart, { lines: lines.filter((line) => line.quantity > 0) });
}

export function withCard(cart: CartContent, card: CardForm): CartContent {
  return { ...cart, cards: [card, ...cart.cards].slice(0, MOST_KEPT) };
}

/** The order was placed: its lines are no longer wanted. */
export function afterPlaced(cart: CartContent, id: string): CartContent {
  if (cart.placed.includes(id)) return cart;
  const placed = [id, ...cart.placed].slice(0, MOST_KEPT);
  const { fulfillment, table, revision, order, remembers } = cart;
  const ordered = order?.id === id ? order.mark : undefined;
  return { ...EMPTY_CART, fulfillment, table, remembers, ordered, revision: revision + 1, placed };
}

/**
 * Returns an identifier of a cart's content: a form made for other content shows the change before anything
 * is ordered.
 */
export function markOf({ lines, fulfillment, tip, reward }: CartContent): string {
  const wanted = lines.map(({ seen: _seen, more: _more, ...line }) => line);
  return hash('sha256', JSON.stringify([wanted, fulfillment, tip, reward ?? null]), 'base64url').slice(0, 22);
}

export const unitsIn = ({ lines }: CartContent): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether this browser placed the order, so that it may see the contact. */
export const isBuyerOf = ({ order, placed }: CartContent, id: string): boolean =>
  order?.id === id || placed.includes(id);
