import fc from 'fast-check';
import type { Charge, Discount, Sale, SaleLine, Tax, Tip } from '../sale.ts';

/** Scales on both sides of 2^53 for the products of amounts. */
const scale = fc.constantFrom(1, 1, 10, 1_000, 1_000_000);
const bps = fc.integer({ min: 0, max: 10_000 });
const optional = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.option(value, { nil: undefined });

/** Sales that no bound refuses: each line has either one included tax, or any number of added ones. */
export const anySale: fc.Arbitrary<Sale> = scale.chain((unit) => {
  const price = fc.integer({ min: 0, max: 1000 * unit });
  const modifier = fc.record({
    price: fc.integer({ min: 0, max: 200 * unit }),
    quantity: fc.integer({ min: 1, max: 2 }),
  });
  const line = fc.record({
    price,
    quantity: fc.integer({ min: 1, max: 5 }),
    modifiers: fc.array(modifier, { maxLength: 2 }),
  });
  return fc
    .record({
      currency: fc.constantFrom('USD', 'JPY', 'KWD'),
      lines: fc.array(line, { minLength: 1, maxLength: 5 }),
      discounts: fc.array(anyDiscount(price), { maxLength: 4 }),
      charges: fc.array(fc.record({ amount: price, taxable: fc.boolean(), hasCategory: fc.boolean() }), {
        maxLength: 2,
      }),
      taxes: fc.array(anyTax, { maxLength: 3 }),
      tip: optional(fc.integer({ min: 0, max: 1000 }).map((share): Tip => ({ bps: share }))),
    })
    .map(({ currency, tip, ...parts }): Sale => {
      const lines = parts.lines.map((one, index): SaleLine => ({ uid: `line ${index}`, ...one }));
      const taxes = taxesOf(parts.taxes, lines);
      const charges = parts.charges.map(({ hasCategory, ...one }, index): Charge => ({
        uid: `charge ${index}`,
        ...one,
        ...(hasCategory && { taxes: ownTaxes(taxes) }),
      }));
      return {
        currency,
        lines,
        charges,
        discounts: parts.discounts.map((one, index) => discountOf(one, index, lines)),
        taxes,
        ...(tip === undefined ? {} : { tip }),
      };
    });
});

interface DiscountDraft {
  readonly line: number | undefined;
  readonly bps: number;
  readonly cap: number | undefined;
  readonly amount: number | undefined;
}

const anyDiscount = (price: fc.Arbitrary<number>): fc.Arbitrary<DiscountDraft> =>
  fc.record({ line: optional(fc.nat(4)), bps, cap: optional(price), amount: optional(price) });

function discountOf(draft: DiscountDraft, index: number, lines: readonly SaleLine[]): Discount {
  const uid = `discount ${index}`;
  const line = draft.line === undefined ? undefined : lines[draft.line]?.uid;
  const scope = line === undefined ? { uid } : { uid, line };
  if (draft.amount !== undefined) return { ...scope, type: 'fixed', amount: draft.amount };
  const cap = draft.cap === undefined ? {} : { cap: draft.cap };
  return { ...scope, type: 'percent', bps: draft.bps, ...cap };
}

const anyTax = fc.record({
  ratePpm: fc.integer({ min: 0, max: 300_000 }),
  inclusive: fc.boolean(),
  covered: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
  charges: fc.boolean(),
});
type TaxDraft = typeof anyTax extends fc.Arbitrary<infer Draft> ? Draft : never;

function taxesOf(drafts: readonly TaxDraft[], lines: readonly SaleLine[]): Tax[] {
  const taxed = new Map<string, 'added' | 'included'>();
  const fits = (uid: string, inclusive: boolean): boolean =>
    taxed.get(uid) !== 'included' && !(inclusive && taxed.has(uid));
  const takes = (uid: string, inclusive: boolean): boolean => {
    if (!fits(uid, inclusive)) return false;
    taxed.set(uid, inclusive ? 'included' : 'added');
    return true;
  };
  // A tax on all charges is one without categories, so it covers all lines too.
  return drafts.map(({ ratePpm, inclusive, covered, charges: all }, index) => {
    const charges = all && lines.every((line) => fits(line.uid, inclusive)) && takes('charges', inclusive);
    return {
      uid: `tax ${index}`,
      ratePpm,
      inclusive,
      lines: lines
        .filter((line, position) => (charges || covered[position] === true) && takes(line.uid, inclusive))
        .map((line) => line.uid),
      charges,
    };
  });
}

/**
 * Returns the taxes of a category: one that prices contain, or all others, except those that cover charges
 * anyway.
 */
function ownTaxes(taxes: readonly Tax[]): string[] {
  if (taxes.some(({ charges, inclusive }) => charges && inclusive)) return [];
  const [first] = taxes;
  const isAlone = first?.inclusive === true && !taxes.some(({ charges }) => charges);
  return isAlone ? [first.uid] : taxes.filter(({ inclusive }) => !inclusive).map(({ uid }) => uid);
}
