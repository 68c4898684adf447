import type { Quote, QuotedCharge, QuotedLine, Share, Refund, RefundedPart } from './sale.ts';

/** The parts of a quote that a refund needs. */
export type Sold = Pick<Quote, 'lines' | 'charges' | 'taxes' | 'tip'>;

/** The amount paid for one line or charge, and the part already refunded. */
export interface Balance {
  readonly uid: string;
  readonly units: number;
  readonly unitsBack: number;
  readonly net: number;
  readonly netBack: number;
  readonly taxes: readonly TaxBalance[];
  /** The remainder of each share, for a charge that was spread over lines. */
  readonly sharesLeft?: readonly Share[];
}

export interface TaxBalance {
  readonly uid: string;
  readonly inclusive: boolean;
  readonly amount: number;
  readonly back: number;
}

export interface Balances {
  readonly lines: readonly Balance[];
  readonly charges: readonly Balance[];
  readonly tipLeft: number;
}

export function balancesOf(sold: Sold, before: readonly Refund[]): Balances {
  const inclusive = new Set(sold.taxes.filter((tax) => tax.inclusive).map((tax) => tax.uid));
  const line = ({ uid, quantity, net, taxes }: QuotedLine): Balance =>
    balanceOf({ uid, units: quantity, net, taxes }, refundsOf(uid, before, 'lines'), inclusive);
  const charge = ({ uid, amount, taxes, shares }: QuotedCharge): Balance => {
    const refunds = refundsOf(uid, before, 'charges');
    const balance = balanceOf({ uid, units: 1, net: amount, taxes }, refunds, inclusive);
    return shares === undefined ? balance : { ...balance, sharesLeft: sharesLeft(shares, refunds) };
  };
  return {
    lines: sold.lines.map(line),
    charges: sold.charges.map(charge),
    tipLeft: sold.tip - before.reduce((sum, refund) => sum + refund.tip, 0),
  };
}

/** Returns the refundable remainder of a line or charge, with its added tax. */
export function leftOf({ net, netBack, taxes }: Balance): number {
  return taxes.reduce((sum, tax) => sum + (tax.inclusive ? 0 : tax.amount - tax.back), net - netBack);
}

/** Returns the refundable remainder of the whole order. */
export function leftOfAll({ lines, charges, tipLeft }: Balances): number {
  return [...lines, ...charges].reduce((sum, part) => sum + leftOf(part), tipLeft);
}

function sharesLeft(shares: readonly Share[], refunds: readonly RefundedPart[]): Share[] {
  const back = refunds.flatMap((part) => part.shares ?? []);
  return shares.map(({ uid, amount }) => ({ uid, amount: amount - amountOf(uid, back) }));
}

const amountOf = (uid: string, shares: readonly Share[]): number =>
  shares.reduce((sum, share) => (share.uid === uid ? sum + share.amount : sum), 0);

const refundsOf = (uid: string, before: readonly Refund[], kind: 'lines' | 'charges'): RefundedPart[] =>
  before.flatMap((refund) => refund[kind].filter((part) => part.uid === uid));

function balanceOf(
  sold: { uid: string; units: number; net: number; taxes: readonly Share[] },
  refunds: readonly RefundedPart[],
  inclusive: ReadonlySet<string>,
): Balance {
  return {
    uid: sold.uid,
    units: sold.units,
    unitsBack: refunds.reduce((sum, part) => sum + part.quantity, 0),
    net: sold.net,
    netBack: refunds.reduce((sum, part) => sum + part.net, 0),
    taxes: sold.taxes.map(({ uid, amount }) => {
      const back = amountOf(
        uid,
        refunds.flatMap((part) => part.taxes),
      );
      return { uid, inclusive: inclusive.has(uid), amount, back };
    }),
  };
}
