import { wholeRate } from './bounds.ts';
import { byLargestRemainder } from './largest-remainder.ts';
import { halfEven } from './money.ts';
import type { QuotedTax, Share } from './quoted.ts';
import { Refusal } from './refused.ts';
import type { Tax } from './sale.ts';

/** What taxes are of: the net of a line, or a charge. */
export interface TaxablePart {
  readonly uid: string;
  readonly kind: 'line' | 'charge';
  readonly net: number;
  /** Whether it is a charge that taxes of charges cover. */
  readonly taxable: boolean;
}

/** The taxes of one part; filled while the taxes are computed. */
export interface PartTaxes {
  readonly taxes: Share[];
  addedTax: number;
  includedTax: number;
}

export interface TaxResult {
  readonly taxes: readonly QuotedTax[];
  /** Of each part, in their sequence. */
  readonly ofParts: readonly PartTaxes[];
}

const MILLION = 1_000_000;

/**
 * Each tax is computed once for the order, of the sum of what it covers, and rounded once (Square; Japan's rule for
 * invoices). The parts share it by largest remainder of their net.
 *
 * @throws {Refusal} `inclusive_tax_mixed`
 * @throws {RangeError} for a rate above 100 %, or a tax of a line that doesn't exist
 */
export function applyTaxes(parts: readonly TaxablePart[], taxes: readonly Tax[]): TaxResult {
  const ofParts = parts.map((): PartTaxes => ({ taxes: [], addedTax: 0, includedTax: 0 }));
  const quoted = taxes.map((tax) => applyTax(tax, parts, ofParts));
  for (const [index, { uid, kind }] of parts.entries()) {
    const own = ofParts[index]?.taxes ?? [];
    if (own.length > 1 && own.some((share) => taxes.find((tax) => tax.uid === share.uid)?.inclusive)) {
      throw new Refusal({ refused: 'inclusive_tax_mixed', part: kind, uid });
    }
  }
  return { taxes: quoted, ofParts };
}

function applyTax(tax: Tax, parts: readonly TaxablePart[], ofParts: readonly PartTaxes[]): QuotedTax {
  const { uid, ratePpm, inclusive } = tax;
  wholeRate(ratePpm, MILLION);
  const covered = coveredBy(tax, parts);
  const nets = covered.map((index) => parts[index]?.net ?? 0);
  const base = nets.reduce((sum, net) => sum + net, 0);
  const amount = halfEven(base, ratePpm, inclusive ? MILLION + ratePpm : MILLION);
  const allocations = byLargestRemainder(amount, nets).map((share, position): Share => {
    const index = covered[position] ?? 0;
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

function coveredBy({ lines, charges }: Tax, parts: readonly TaxablePart[]): number[] {
  const covered: number[] = [];
  let found = 0;
  for (const [index, part] of parts.entries()) {
    const isLine = part.kind === 'line';
    if (isLine ? lines.includes(part.uid) : charges && part.taxable) {
      covered.push(index);
      if (isLine) found += 1;
    }
  }
  if (found < lines.length) throw new RangeError('a tax names a line twice, or one that does not exist');
  return covered;
}
