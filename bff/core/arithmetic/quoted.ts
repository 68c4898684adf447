/** What a sale costs, part by part: everything that is charged now and refunded later. Amounts are minor units. */
export interface Quote {
  readonly currency: string;
  readonly lines: readonly QuotedLine[];
  readonly discounts: readonly QuotedDiscount[];
  readonly charges: readonly QuotedCharge[];
  readonly taxes: readonly QuotedTax[];
  /** Σ gross of the lines. */
  readonly subtotal: number;
  readonly discountTotal: number;
  /** Σ charges, without the tax that is added to them. */
  readonly chargeTotal: number;
  /** Tax on top of prices. */
  readonly addedTax: number;
  /** Tax that prices contain. */
  readonly includedTax: number;
  /** Both. */
  readonly taxTotal: number;
  readonly tip: number;
  /** Σ net of the lines + charges + added tax + tip. */
  readonly total: number;
}

export interface QuotedLine extends Taxed {
  readonly uid: string;
  readonly quantity: number;
  /** With modifiers. */
  readonly unitPrice: number;
  readonly gross: number;
  readonly discount: number;
  /** gross − discount, with the tax that prices contain. */
  readonly net: number;
}

export interface QuotedCharge extends Taxed {
  readonly uid: string;
  readonly amount: number;
  /** Its shares by the `uid`s of lines, each with the taxes of its line. Without: its taxes are on all of it. */
  readonly shares?: readonly Share[];
}

/** The taxes of a line or a charge. */
export interface Taxed {
  /** Each tax that covers it, in the order's sequence, with its share. */
  readonly taxes: readonly Share[];
  readonly addedTax: number;
  readonly includedTax: number;
  /** Both. */
  readonly tax: number;
  /** With the added tax: what is paid for it. */
  readonly total: number;
}

export interface QuotedDiscount {
  readonly uid: string;
  /** What it took off: a fixed one can be worth more than what was left. */
  readonly amount: number;
  /** The lines it took something off. */
  readonly allocations: readonly Share[];
}

export interface QuotedTax {
  readonly uid: string;
  readonly ratePpm: number;
  readonly inclusive: boolean;
  /** What it was computed of: net of its lines, and its charges or their shares. */
  readonly base: number;
  readonly amount: number;
  /** Of each line and charge that it covers. */
  readonly allocations: readonly Share[];
}

/** A part of an amount. `uid` names the line, charge or tax that it belongs to. */
export interface Share {
  readonly uid: string;
  readonly amount: number;
}
