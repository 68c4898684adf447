/**
 * A sale as the caller describes it. Amounts are whole minor units and not negative. `uid`s are chosen by the
 * caller, and unique among lines and charges, among discounts, and among taxes.
 */
export interface Sale {
  /** ISO 4217. */
  readonly currency: string;
  readonly lines: readonly SaleLine[];
  readonly discounts?: readonly Discount[];
  readonly charges?: readonly Charge[];
  readonly taxes?: readonly Tax[];
  readonly tip?: Tip;
}

export interface SaleLine {
  readonly uid: string;
  /** The price of one unit of the variation, without its modifiers. */
  readonly price: number;
  readonly quantity: number;
  /** Modifiers of one unit. */
  readonly modifiers?: readonly { readonly price: number; readonly quantity: number }[];
}

/** A discount on one line, or on the whole order if there is no `line`. */
export type Discount = {
  readonly uid: string;
  readonly line?: string;
} &
  /** Deducts at most `cap`. */
  (
    | { readonly type: 'percent'; readonly bps: number; readonly cap?: number }
    | { readonly type: 'fixed'; readonly amount: number }
  );

export interface Charge {
  readonly uid: string;
  readonly amount: number;
  /** Whether any taxes apply. */
  readonly taxable: boolean;
  /**
   * The `uid`s of the taxes on the whole charge, in addition to those that cover charges. If omitted, it
   * follows the lines: it is shared over them by their net, and each share bears the taxes of its line.
   */
  readonly taxes?: readonly string[];
}

export interface Tax {
  readonly uid: string;
  /** Parts per million: 88750 is 8.875%. */
  readonly ratePpm: number;
  /** Whether prices already contain it. */
  readonly inclusive: boolean;
  /** The `uid`s of the lines it covers. */
  readonly lines: readonly string[];
  /** Whether it covers all of each taxable charge. */
  readonly charges: boolean;
}

/** An amount, or basis points of the lines' net. */
export type Tip = { readonly amount: number } | { readonly bps: number };

/**
 * The price of a sale, part by part: everything that is charged now and refunded later. Amounts are minor
 * units.
 */
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
  /** Added and included tax. */
  readonly taxTotal: number;
  readonly tip: number;
  /** Σ net of the lines + charges + added tax + tip. */
  readonly total: number;
}

export interface QuotedLine extends Taxed {
  readonly uid: string;
  readonly quantity: number;
  /** The price of one unit with its modifiers. */
  readonly unitPrice: number;
  readonly gross: number;
  readonly discount: number;
  /** gross − discount, with the tax that prices contain. */
  readonly net: number;
}

export interface QuotedCharge extends Taxed {
  readonly uid: string;
  readonly amount: number;
  /**
   * Its shares by the `uid`s of lines, each with the taxes of its line. If omitted, its taxes are on all of
   * it.
   */
  readonly shares?: readonly Share[];
}

/** The taxes of a line or a charge. */
interface Taxed {
  /** Each tax that covers it, in the order's sequence, with its share. */
  readonly taxes: readonly Share[];
  readonly addedTax: number;
  readonly includedTax: number;
  /** Added and included tax. */
  readonly tax: number;
  /** The amount paid, including added tax. */
  readonly total: number;
}

export interface QuotedDiscount {
  readonly uid: string;
  /** The amount deducted: a fixed discount can be worth more than what remained. */
  readonly amount: number;
  /** The lines that it reduced. */
  readonly allocations: readonly Share[];
}

export interface QuotedTax {
  readonly uid: string;
  readonly ratePpm: number;
  readonly inclusive: boolean;
  /** The amount that the tax is computed on: the net of its lines, and its charges or their shares. */
  readonly base: number;
  readonly amount: number;
  /** The tax on each line and charge that it covers. */
  readonly allocations: readonly Share[];
}

/** A part of an amount. `uid` names the line, charge or tax that it belongs to. */
export interface Share {
  readonly uid: string;
  readonly amount: number;
}

/** Units of lines, whole charges and a part of the tip; or a free amount. */
export type RefundRequest =
  | {
      readonly lines?: readonly { readonly uid: string; readonly quantity: number }[];
      /** The `uid`s of charges whose remainder to refund. */
      readonly charges?: readonly string[];
      readonly tip?: number;
    }
  | { readonly amount: number };

/** A refund, part by part, in minor units. The refunds of an order never add up to more than its total. */
export interface Refund {
  /** Net and added tax of the lines and charges, and the tip. */
  readonly amount: number;
  readonly lines: readonly RefundedPart[];
  readonly charges: readonly RefundedPart[];
  readonly tip: number;
}

export interface RefundedPart {
  readonly uid: string;
  /** Units of a line; 0 for a charge, and for a share of a free amount. */
  readonly quantity: number;
  /** The net, including the tax that prices contain. */
  readonly net: number;
  /** Added and included taxes; those with nothing to refund are omitted. */
  readonly taxes: readonly Share[];
  readonly addedTax: number;
  readonly includedTax: number;
  /** Net and added tax. */
  readonly total: number;
  /** The refunded part of each share, for a charge with shares. */
  readonly shares?: readonly Share[];
}
