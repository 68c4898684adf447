import type { Sold } from './balances.ts';
import type { Share, Refund } from './sale.ts';

/** The base and amount of one tax, in minor units. */
export interface TaxBase {
  readonly uid: string;
  /** The net that the tax covers, excluding the tax itself if prices contain it. */
  readonly net: number;
  readonly tax: number;
  /** The part of `net` that no earlier tax covers: these add up to everything that bears a tax. */
  readonly netOnce: number;
}

/** A line, a charge or a share of one, with the `uid`s of its taxes in the order's sequence. */
interface Segment {
  readonly net: number;
  readonly taxes: readonly string[];
}

/**
 * Returns the base of each tax of an order: of everything sold, or of what a refund gives back. The refunds
 * of everything add up to what was sold.
 */
export function taxBasesOf(sold: Sold, back?: Refund): TaxBase[] {
  const { lines, charges } = back ?? {
    lines: sold.lines,
    charges: sold.charges.map((charge) => ({ ...charge, net: charge.amount })),
  };
  const taxesOf = new Map(sold.lines.map(({ uid, taxes }) => [uid, taxes.map((tax) => tax.uid)]));
  const segments = [
    ...lines.map(({ uid, net }): Segment => ({ net, taxes: taxesOf.get(uid) ?? [] })),
    ...charges.flatMap((charge) => segmentsOf(charge, sold, taxesOf)),
  ];
  const parts = [...lines, ...charges];
  return sold.taxes.map(({ uid, inclusive }) => {
    const covered = segments.filter(({ taxes }) => taxes.includes(uid));
    const tax = sumOf(parts.flatMap(({ taxes }) => taxes.filter((share) => share.uid === uid)));
    const contained = inclusive ? tax : 0;
    const first = covered.filter(({ taxes }) => taxes[0] === uid);
    return { uid, net: netOf(covered) - contained, tax, netOnce: netOf(first) - contained };
  });
}

function segmentsOf(
  { uid, net, shares }: { uid: string; net: number; shares?: readonly Share[] },
  { charges }: Sold,
  taxesOf: ReadonlyMap<string, readonly string[]>,
): Segment[] {
  if (shares) return shares.map((share) => ({ net: share.amount, taxes: taxesOf.get(share.uid) ?? [] }));
  const taxes = charges.find((charge) => charge.uid === uid)?.taxes ?? [];
  return [{ net, taxes: taxes.map((tax) => tax.uid) }];
}

const netOf = (segments: readonly Segment[]): number => segments.reduce((sum, { net }) => sum + net, 0);
const sumOf = (shares: readonly Share[]): number => shares.reduce((sum, { amount }) => sum + amount, 0);
