import type { Share } from './quoted.ts';

/** Units of lines, whole charges and a part of the tip; or an amount, whatever it is for. */
export type RefundRequest =
  | {
      readonly lines?: readonly { readonly uid: string; readonly quantity: number }[];
      /** The `uid`s of charges: what is left of each. */
      readonly charges?: readonly string[];
      readonly tip?: number;
    }
  | { readonly amount: number };

/** What goes back, part by part, in minor units. All refunds of an order add up to its total at most. */
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
  /** With the tax that prices contain. */
  readonly net: number;
  /** Added and included; those of which nothing goes back are left out. */
  readonly taxes: readonly Share[];
  readonly addedTax: number;
  readonly includedTax: number;
  /** Net and added tax. */
  readonly total: number;
  /** Of a charge with shares: how much of each goes back. */
  readonly shares?: readonly Share[];
}
