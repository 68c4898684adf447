import { given, wholeQuantity, within, orRefused, type Refused, wholeRate, Refusal } from './refused.ts';
import { applyDiscounts } from './discounts.ts';
import { byLargestRemainder, halfEven } from './rounding.ts';
import type { Quote, QuotedCharge, QuotedLine, Share, Charge, Sale, SaleLine, Tax, Tip } from './sale.ts';
import { applyTaxes, type PartTaxes, type TaxablePart } from './taxes.ts';
import { majorUnits } from '../money/amount.ts';

/** A hundred times the net; the actual limit of a tip applies to its amount. */
const MAX_BPS = 1_000_000;
const ALWAYS_ALLOWED_MAJOR_UNITS = 50;

/**
 * Returns the tip in minor units. A percentage applies to the lines' net: without charges and added tax.
 *
 * @throws {Refusal} `tip_too_large`: above both the total without it and 50 major units
 */
export function tipOf(tip: Tip | undefined, sale: { currency: string; net: number; total: number }): number {
  if (tip === undefined) return 0;
  const amount =
    'amount' in tip ? given('tip', tip.amount) : halfEven(sale.net, wholeRate(tip.bps, MAX_BPS), 10_000);
  const limit = tipLimit(sale.total, sale.currency);
  if (amount > limit) throw new Refusal({ refused: 'tip_too_large', part: 'tip', limit });
  return amount;
}

/**
 * Returns the largest tip on a total without one: the total, or 50 major units if that is more. In minor
 * units.
 */
export function tipLimit(total: number, currency: string): number {
  return Math.max(total, majorUnits(ALWAYS_ALLOWED_MAJOR_UNITS, currency));
}

/**
 * Computes the price of a sale, to the minor unit: units with their modifiers, discounts, each tax once for
 * the order, and the tip. The same sale always gives the same quote. Each percentage is rounded half to even,
 * once.
 *
 * @throws {RangeError} if the caller failed to check the sale: an amount or quantity is negative or not
 * whole, or a discount or tax refers to an unknown line
 */
export const quoteOf = (sale: Sale): Quote | Refused => orRefused(() => compute(sale));

function compute(sale: Sale): Quote {
  const priced = sale.lines.map(priceOf);
  const subtotal = within('subtotal', sumOf(priced, 'gross'));
  const { net, discounts } = applyDiscounts(priced, sale.discounts ?? []);
  const charges = sale.charges ?? [];
  const parts = partsOf(priced, net, charges, sale.taxes ?? []);
  const { taxes, ofParts } = applyTaxes(parts, sale.taxes ?? []);

  const lines = priced.map((line, index) => lineOf(line, net[index] ?? 0, ofParts[index]));
  const quotedCharges = charges.map((charge, index) => {
    const at = lines.length + index;
    return chargeOf(charge, parts[at]?.shares, ofParts[at]);
  });
  const netTotal = sumOf(lines, 'net');
  const chargeTotal = sumOf(charges, 'amount');
  const addedTax = sumOf(ofParts, 'addedTax');
  const includedTax = sumOf(ofParts, 'includedTax');
  const beforeTip = within('total', netTotal + chargeTotal + addedTax);
  const tip = tipOf(sale.tip, { currency: sale.currency, net: netTotal, total: beforeTip });
  return {
    currency: sale.currency,
    lines,
    discounts,
    charges: quotedCharges,
    taxes,
    subtotal,
    discountTotal: subtotal - netTotal,
    chargeTotal,
    addedTax,
    includedTax,
    taxTotal: addedTax + includedTax,
    tip,
    total: within('total', beforeTip + tip),
  };
}

interface PricedLine {
  readonly uid: string;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly gross: number;
}

function priceOf({ uid, price, quantity, modifiers }: SaleLine): PricedLine {
  let unitPrice = given('line', price, uid);
  for (const modifier of modifiers ?? []) {
    unitPrice += given('line', modifier.price, uid) * wholeQuantity(modifier.quantity);
  }
  within('line', unitPrice, uid);
  if (quantity === 0) throw new RangeError('a line has at least one unit');
  const gross = within('line', unitPrice * wholeQuantity(quantity), uid);
  return { uid, quantity, unitPrice, gross };
}

function partsOf(
  lines: readonly PricedLine[],
  net: readonly number[],
  charges: readonly Charge[],
  taxes: readonly Tax[],
): TaxablePart[] {
  const parts = lines.map(({ uid }, index): TaxablePart => ({
    uid,
    kind: 'line',
    net: net[index] ?? 0,
    isCovered: (tax) => tax.lines.includes(uid),
  }));
  for (const { uid, amount, taxable, taxes: own } of charges) {
    const isCovered = (tax: Tax): boolean => taxable && (tax.charges || own?.includes(tax.uid) === true);
    const isShared = taxable && !own && taxes.some((tax) => tax.lines.length > 0 && !isCovered(tax));
    parts.push({
      uid,
      kind: 'charge',
      net: given('charge', amount, uid),
      shares: isShared ? sharesOf(amount, lines, net) : undefined,
      isCovered,
    });
  }
  return parts;
}

/**
 * Shares a charge over the goods that it belongs to, by their net: incidental charges are taxed like the
 * goods (EU VAT Directive, article 78; HMRC VAT Notice 700/24). Goods that cost nothing have no share.
 */
function sharesOf(
  amount: number,
  lines: readonly PricedLine[],
  net: readonly number[],
): readonly Share[] | undefined {
  if (net.every((one) => one === 0)) return undefined;
  return byLargestRemainder(amount, net)
    .map((share, index) => ({ uid: lines[index]?.uid ?? '', amount: share }))
    .filter((share) => share.amount > 0);
}

const UNTAXED: PartTaxes = { taxes: [], addedTax: 0, includedTax: 0 };

function lineOf(line: PricedLine, net: number, own: PartTaxes = UNTAXED): QuotedLine {
  const { uid, quantity, unitPrice, gross } = line;
  const { taxes, addedTax, includedTax } = own;
  const tax = addedTax + includedTax;
  return {
    uid,
    quantity,
    unitPrice,
    gross,
    discount: gross - net,
    net,
    taxes,
    addedTax,
    includedTax,
    tax,
    total: net + addedTax,
  };
}

function chargeOf(
  { uid, amount }: Charge,
  shares: readonly Share[] | undefined,
  own: PartTaxes = UNTAXED,
): QuotedCharge {
  const { taxes, addedTax, includedTax } = own;
  const tax = addedTax + includedTax;
  const cost = { uid, amount, taxes, addedTax, includedTax, tax, total: amount + addedTax };
  return shares === undefined ? cost : { ...cost, shares };
}

function sumOf<Name extends string>(
  parts: readonly { readonly [name in Name]: number }[],
  name: Name,
): number {
  let sum = 0;
  for (const part of parts) sum += part[name];
  return sum;
}
