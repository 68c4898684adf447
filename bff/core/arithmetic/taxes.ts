import { wholeRate, Refusal } from './refused.ts';
import { byLargestRemainder, halfEven } from './rounding.ts';
import type { QuotedTax, Share, Tax } from './sale.ts';

/** A part that taxes apply to: the net of a line, or a charge. */
export interface TaxablePart {
  readonly uid: string;
  readonly kind: 'line' | 'charge';
  readonly net: number;
  /** The shares of a charge that is spread over the lines, by the lines' `uid`s. */
  readonly shares?: readonly Share[] | undefined;
  /** Whether a tax covers all of it. */
  readonly isCovered: (tax: Tax) => boolean;
}

/** The taxes of one part; filled while the taxes are computed. */
export interface PartTaxes {
  readonly taxes: Share[];
  addedTax: number;
  includedTax: number;
}

export interface TaxResult {
  readonly taxes: readonly QuotedTax[];
  /** The taxes of each part, in the order of the parts. */
  readonly ofParts: readonly PartTaxes[];
}

const MILLION = 1_000_000;

/**
 * Computes each tax once for the order, on the sum of what it covers, and rounds it once (Square; Japan's
 * rule for invoices). It is split over the parts by largest remainder: lines in their order, then charges and
 * their shares.
 *
 * @throws {Refusal} `inclusive_tax_mixed`
 * @throws {RangeError} for a rate above 100%, or a tax on a line that doesn't exist
 */
export function applyTaxes(parts: readonly TaxablePart[], taxes: readonly Tax[]): TaxResult {
  const ofParts = parts.map((): PartTaxes => ({ taxes: [], addedTax: 0, includedTax: 0 }));
  const quoted = taxes.map((tax) => applyTax(tax, parts, ofParts));
  for (const part of parts) requireUnmixed(part, taxes);
  return { taxes: quoted, ofParts };
}

/**
 * Refuses a part with mixed taxes. A share of a charge has the taxes of its line, so only taxes that cover a
 * part as a whole can be mixed.
 */
function requireUnmixed({ uid, kind, isCovered }: TaxablePart, taxes: readonly Tax[]): void {
  const own = taxes.filter(isCovered);
  if (own.length > 1 && own.some(({ inclusive }) => inclusive)) {
    throw new Refusal({ refused: 'inclusive_tax_mixed', part: kind, uid });
  }
}

function applyTax(tax: Tax, parts: readonly TaxablePart[], ofParts: readonly PartTaxes[]): QuotedTax {
  const { uid, ratePpm, inclusive } = tax;
  wholeRate(ratePpm, MILLION);
  const bearers = bearersOf(tax, parts);
  const weights = bearers.map(({ weight }) => weight);
  const base = weights.reduce((sum, weight) => sum + weight, 0);
  const amount = halfEven(base, ratePpm, inclusive ? MILLION + ratePpm : MILLION);
  const byPart = new Map<number, number>();
  for (const [position, share] of byLargestRemainder(amount, weights).entries()) {
    const index = bearers[position]?.index ?? 0;
    byPart.set(index, (byPart.get(index) ?? 0) + share);
  }
  const allocations = [...byPart].map(([index, share]): Share => {
    const own = ofParts[index];
    if (own !== undefined) {
      own.taxes.push({ uid, amount: share });
      if (inclusive) own.includedTax += share;
      else own.addedTax += share;
    }
    return { uid: parts[index]?.uid ?? '', amount: share };
  });
  return { uid, ratePpm, inclusive, base, amount, allocations };
}

/** A part that a tax is on, or a share of one. */
interface Bearer {
  readonly index: number;
  readonly weight: number;
}

function bearersOf(tax: Tax, parts: readonly TaxablePart[]): Bearer[] {
  const bearers: Bearer[] = [];
  let found = 0;
  for (const [index, { kind, net, shares = [], isCovered }] of parts.entries()) {
    if (isCovered(tax)) {
      bearers.push({ index, weight: net });
      if (kind === 'line') found += 1;
    } else {
      for (const { uid, amount } of shares)
        if (tax.lines.includes(uid)) bearers.push({ index, weight: amount });
    }
  }
  if (found < tax.lines.length) {
    throw new RangeError('a tax names a line twice, or one that does not exist');
  }
  return bearers;
}
