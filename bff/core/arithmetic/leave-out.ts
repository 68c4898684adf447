import { isRefused, Refusal, orRefused, type Refused } from './refused.ts';
import { refundOf } from './refund.ts';
import { byLargestRemainder } from './rounding.ts';
import type { Quote, QuotedDiscount, QuotedLine, QuotedTax, Refund, RefundedPart, Share } from './sale.ts';

/** A sale without some of its units. */
export interface ReducedSale {
  /**
   * The order that is left to pay for. Lines keep their places: the quantity of one can be 0. Charges and the
   * tip stay.
   */
  readonly quote: Quote;
  /** The part that was left out, as a refund in advance. */
  readonly part: Refund;
}

/** Units of a line that are left out. */
export interface UnitsOut {
  readonly uid: string;
  readonly quantity: number;
}

/**
 * Computes a sale without some units, before it is paid. Each line gives up what a refund of the units would
 * return: discounts and taxes keep their shares and aren't computed again. So what is paid and what is
 * refunded later add up to what was quoted, to the minor unit.
 *
 * @returns `more_than_left` with the limit in units: of the line, or of the `total`, of which one stays
 * @throws {RangeError} for quantities that aren't whole or are negative
 */
export const leaveOut = (quote: Quote, units: readonly UnitsOut[]): ReducedSale | Refused =>
  orRefused(() => {
    const part = refundOf(quote, [], { lines: units });
    if (isRefused(part)) throw new Refusal(part);
    const all = quote.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    if (part.lines.reduce((sum, { quantity }) => sum + quantity, 0) === all) {
      throw new Refusal({ refused: 'more_than_left', part: 'total', limit: all - 1 });
    }
    return { quote: without(quote, part), part };
  });

function without(quote: Quote, part: Refund): Quote {
  const out = new Map(part.lines.map((line) => [line.uid, line]));
  const lines = quote.lines.map((line) => lineWithout(line, out.get(line.uid)));
  const byUid = new Map(lines.map((line) => [line.uid, line]));
  const discounts = discountsWithout(quote, byUid, out);
  const taxes = quote.taxes.map((tax) => taxWithout(tax, byUid, out));
  const addedTax = quote.addedTax - sumOf(part.lines, 'addedTax');
  const includedTax = quote.includedTax - sumOf(part.lines, 'includedTax');
  return {
    ...quote,
    lines,
    discounts,
    taxes,
    subtotal: sumOf(lines, 'gross'),
    discountTotal: sumOf(lines, 'discount'),
    addedTax,
    includedTax,
    taxTotal: addedTax + includedTax,
    total: quote.total - part.amount,
  };
}

type Out = ReadonlyMap<string, RefundedPart>;
type Lines = ReadonlyMap<string, QuotedLine>;

function lineWithout(line: QuotedLine, out: RefundedPart | undefined): QuotedLine {
  if (out === undefined) return line;
  const quantity = line.quantity - out.quantity;
  const gross = line.unitPrice * quantity;
  const net = line.net - out.net;
  const addedTax = line.addedTax - out.addedTax;
  const includedTax = line.includedTax - out.includedTax;
  return {
    ...line,
    quantity,
    gross,
    discount: gross - net,
    net,
    taxes: line.taxes.map(({ uid, amount }) => ({ uid, amount: amount - amountOf(out.taxes, uid) })),
    addedTax,
    includedTax,
    tax: addedTax + includedTax,
    total: net + addedTax,
  };
}

/** Divides the remaining discount of each line among its discounts, in proportion to what they took off. */
function discountsWithout({ discounts }: Quote, lines: Lines, out: Out): QuotedDiscount[] {
  const shares = new Map<string, number[]>();
  for (const uid of out.keys()) {
    const taken = discounts.map(({ allocations }) => amountOf(allocations, uid));
    shares.set(uid, byLargestRemainder(lines.get(uid)?.discount ?? 0, taken));
  }
  return discounts.map((discount, index) => {
    const allocations = discount.allocations.map(({ uid, amount }) => ({
      uid,
      amount: shares.get(uid)?.[index] ?? amount,
    }));
    return { ...discount, allocations, amount: sumOf(allocations, 'amount') };
  });
}

function taxWithout(tax: QuotedTax, lines: Lines, out: Out): QuotedTax {
  const allocations = tax.allocations.map(({ uid, amount }) => {
    const line = out.has(uid) ? lines.get(uid) : undefined;
    return { uid, amount: line ? amountOf(line.taxes, tax.uid) : amount };
  });
  const covered = [...out.values()].filter(({ uid }) =>
    lines.get(uid)?.taxes.some((share) => share.uid === tax.uid),
  );
  return {
    ...tax,
    base: tax.base - sumOf(covered, 'net'),
    amount: sumOf(allocations, 'amount'),
    allocations,
  };
}

/** Σ of the shares with a `uid`. */
function amountOf(shares: readonly Share[], of: string): number {
  return shares.reduce((sum, { uid, amount }) => (uid === of ? sum + amount : sum), 0);
}

function sumOf<Name extends string>(
  parts: readonly { readonly [name in Name]: number }[],
  name: Name,
): number {
  return parts.reduce((sum, part) => sum + part[name], 0);
}
