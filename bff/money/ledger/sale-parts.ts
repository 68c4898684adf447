import type { LedgerReturn, LedgerSale } from './ledger-sale.ts';

/**
 * The amounts of a sale in an entry, in minor units: sale_gross − discounts + charges + tax_added + tips =
 * gross.
 */
export interface SaleParts {
  readonly sale_gross: number;
  readonly discounts: number;
  readonly charges: number;
  readonly tax_added: number;
  /** Inside `sale_gross` and `charges`. */
  readonly tax_included: number;
  readonly tips: number;
  readonly orders: number;
}

/** The parts of an entry that sells nothing and takes nothing back. */
export const NO_PARTS: SaleParts = {
  sale_gross: 0,
  discounts: 0,
  charges: 0,
  tax_added: 0,
  tax_included: 0,
  tips: 0,
  orders: 0,
};

/** One line of it. */
export interface SaleItem {
  readonly item_id: string | null;
  readonly variation_id: string | null;
  readonly item_name: string;
  readonly variation_name: string | null;
  readonly section: string | null;
  readonly quantity: number;
  readonly gross: number;
  readonly discounts: number;
  readonly net: number;
  readonly tax_added: number;
  readonly tax_included: number;
}

export function partsOfSale({ lines, charges, taxAdded, taxIncluded, tip }: LedgerSale): SaleParts {
  return {
    sale_gross: sum(lines, ({ gross }) => gross),
    discounts: sum(lines, ({ discount }) => discount),
    charges,
    tax_added: taxAdded,
    tax_included: taxIncluded,
    tips: tip,
    orders: 1,
  };
}

export function itemsOfSale({ lines }: LedgerSale): SaleItem[] {
  return lines.map((line) => ({
    ...namesOf(line),
    quantity: line.quantity,
    gross: line.gross,
    discounts: line.discount,
    net: line.gross - line.discount,
    tax_added: line.taxAdded,
    tax_included: line.taxIncluded,
  }));
}

/**
 * The returned amounts, negative. An amount that no part names is for the whole sale.
 * @param amount tip included
 */
export function partsOfReturn(amount: number, returns: readonly LedgerReturn[]): SaleParts {
  const charges = sum(returns, (part) => (part.target === 'charge' ? part.net : 0));
  const tips = sum(returns, (part) => (part.target === 'tip' ? part.total : 0));
  const added = sum(returns, addedIn);
  return {
    sale_gross: negative(amount - charges - tips - added),
    discounts: 0,
    charges: negative(charges),
    tax_added: negative(added),
    tax_included: negative(sum(returns, includedIn)),
    tips: negative(tips),
    orders: 0,
  };
}

/**
 * The lines that get something back, with the names they were sold under; the rest is an amount without an
 * item.
 */
export function itemsOfReturn(
  amount: number,
  returns: readonly LedgerReturn[],
  { lines }: LedgerSale,
): SaleItem[] {
  const items = returns.flatMap((part) => {
    const line = part.target === 'line' ? lines.find(({ uid }) => uid === part.uid) : undefined;
    return line ? [itemBack(line, part)] : [];
  });
  const rest = partsOfReturn(amount, returns).sale_gross - sum(items, ({ net }) => net);
  if (rest === 0) return items;
  const whole = { item: null, variation: null, variationName: null, section: null };
  const line = { ...whole, name: lines.length === 1 ? (lines[0]?.name ?? '') : '' };
  return [...items, itemBack(line, { net: -rest, tax: 0, total: -rest, quantity: 0 })];
}

type Part = Pick<LedgerReturn, 'net' | 'tax' | 'total' | 'quantity'>;
type Names = Pick<LedgerSale['lines'][number], 'item' | 'variation' | 'name' | 'variationName' | 'section'>;

function itemBack(line: Names, part: Part): SaleItem {
  return {
    ...namesOf(line),
    quantity: negative(part.quantity),
    gross: negative(part.net),
    discounts: 0,
    net: negative(part.net),
    tax_added: negative(addedIn(part)),
    tax_included: negative(includedIn(part)),
  };
}

function namesOf({ item, variation, name, variationName, section }: Names) {
  return {
    item_id: item,
    variation_id: variation,
    item_name: name,
    variation_name: variationName,
    section,
  };
}

const addedIn = ({ net, total }: Pick<Part, 'net' | 'total'>): number => total - net;
const includedIn = (part: Pick<Part, 'net' | 'tax' | 'total'>): number => part.tax - addedIn(part);

/** Never −0. */
const negative = (amount: number): number => 0 - amount;

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
