import type { Quote, Refund } from '../../core/arithmetic/sale.ts';
import type { OrderCharge, OrderDiscount } from './contract/order-parts.ts';

/**
 * The content and cost of an order, as stored. Names and prices are frozen from the menu at the time of the
 * order. Amounts are minor units of the order's currency.
 */
export interface OrderContent {
  readonly lines: readonly StoredLine[];
  readonly discounts: readonly StoredDiscount[];
  readonly charges: readonly StoredCharge[];
  readonly taxes: readonly StoredTax[];
  /**
   * The cost: the parts by their `uid`. Without what isn't available, once the order is accepted without it.
   */
  readonly quote: Quote;
  /** The location's terms when it was quoted. */
  readonly terms: OrderTerms;
  readonly member?: OrderMember | undefined;
  /** The units without which the order was accepted. */
  readonly leftOut?: LeftOut | undefined;
}

export interface LeftOut {
  /** The cost of all that was ordered. */
  readonly ordered: Quote;
  /** The unavailable part, as a refund in advance. */
  readonly part: Refund;
}

export interface StoredLine {
  readonly uid: string;
  readonly item: string;
  readonly variation: string;
  readonly menu: string;
  readonly menuVersion: number;
  readonly name: string;
  readonly variationName: string | null;
  /** The section of the menu. */
  readonly section?: string;
  /** The tax category of the item. */
  readonly category?: string;
  readonly quantity: number;
  readonly modifiers: readonly StoredModifier[];
  readonly note: string | null;
}

export interface StoredModifier {
  readonly modifier: string;
  readonly group: string;
  readonly name: string;
  readonly quantity: number;
  readonly price: number;
}

export interface StoredDiscount extends Omit<OrderDiscount, 'amount'> {
  /** A percentage takes off at most this much, in minor units. */
  readonly cap?: number;
}

export interface StoredCharge extends Pick<OrderCharge, 'uid' | 'type'> {
  readonly taxable: boolean;
  /** Whether it is the location's fee. */
  readonly isFee: boolean;
}

export interface StoredTax {
  readonly uid: string;
  readonly name: string;
}

export interface OrderTerms {
  /** Whether it is accepted by itself once it is placed. */
  readonly isAccepted: boolean;
  /** Minutes that the merchant has to accept it. */
  readonly acceptWithin: number;
  /** Minutes that it takes to prepare. */
  readonly lead: number;
}

/** The member named in the order, with the rewards used. */
export interface OrderMember {
  readonly account: string;
  readonly rewards: readonly MemberReward[];
}

/** The discount of a reward, frozen: later changes of the program don't affect it. */
export interface MemberReward {
  readonly id: string;
  readonly name: string;
  /**
   * `percent`: basis points of the order; `fixed`: minor units off the order; `item`: one unit of one of the
   * items.
   */
  readonly type: 'percent' | 'fixed' | 'item';
  /** 0 for an item. */
  readonly value: number;
  /** The maximum, in minor units. */
  readonly cap: number | null;
  /** Ids of items; empty unless it is for items. */
  readonly items: readonly string[];
}

/** Returns the units of a line that are to be made: those that were ordered, but for those left out. */
export function unitsToMake({ leftOut }: Pick<OrderContent, 'leftOut'>, line: StoredLine): number {
  const out = leftOut?.part.lines.find(({ uid }) => uid === line.uid)?.quantity ?? 0;
  return line.quantity - out;
}

/** A refund of the order that did not fail, part by part. */
export interface StoredRefund extends Refund {
  readonly id: string;
  /** `idempotency.id` of the request. */
  readonly intent: string | null;
  readonly isDone: boolean;
}
