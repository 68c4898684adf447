/**
 * What is sold, as the caller knows it. Amounts are whole minor units and not negative; `uid`s are the caller's names
 * of the parts, each its own among lines and charges, among discounts and among taxes.
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
  /** One unit of the variation, without its modifiers. */
  readonly price: number;
  readonly quantity: number;
  /** For one unit. */
  readonly modifiers?: readonly { readonly price: number; readonly quantity: number }[];
}

/** Of one line, or, without `line`, of the whole order. */
export type Discount = {
  readonly uid: string;
  readonly line?: string;
} &
  /** Takes off `cap` at most. */
  (
    | { readonly type: 'percent'; readonly bps: number; readonly cap?: number }
    | { readonly type: 'fixed'; readonly amount: number }
  );

export interface Charge {
  readonly uid: string;
  readonly amount: number;
  /** Whether it bears taxes at all. */
  readonly taxable: boolean;
  /**
   * The `uid`s of the taxes on all of it, beside those that cover charges. Without: it follows the lines. It is shared over
   * them by their net, and each share bears the taxes of its line.
   */
  readonly taxes?: readonly string[];
}

export interface Tax {
  readonly uid: string;
  /** Parts per million: 88750 is 8.875 %. */
  readonly ratePpm: number;
  /** Whether prices already contain it. */
  readonly inclusive: boolean;
  /** The `uid`s of the lines it covers. */
  readonly lines: readonly string[];
  /** Whether it covers all of each charge that is taxable. */
  readonly charges: boolean;
}

/** An amount, or basis points of the lines' net. */
export type Tip = { readonly amount: number } | { readonly bps: number };
