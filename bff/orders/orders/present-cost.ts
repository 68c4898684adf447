import type { Money } from '../../core/contract/money.ts';
import type { OrderCharge, OrderDiscount, OrderLine, OrderTax } from './contract/order-parts.ts';
import { unitsToMake, type OrderContent, type StoredRefund } from './order-content.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { OrderToQuote } from './contract/order-requests.ts';

export const inCurrency =
  (currency: string) =>
  (amount: number): Money => ({ amount, currency });

/**
 * The lines of an order, what is taken off, added and taxed, and the totals: of an order and of its quote.
 */
export function costOf(content: OrderContent, currency: string, refunds: readonly StoredRefund[]) {
  const { quote } = content;
  const money = inCurrency(currency);
  const { menu, version } = menuOf(content);
  return {
    lines: linesOf(content, refunds, money),
    discounts: content.discounts.map(({ cap: _cap, reward = null, ...discount }): OrderDiscount => ({
      ...discount,
      reward,
      amount: money(partOf(quote.discounts, discount.uid)?.amount ?? 0),
    })),
    charges: chargesOf(content, refunds, money),
    taxes: taxesOf(content, money),
    tip: money(quote.tip),
    subtotal: money(quote.subtotal),
    discount_total: money(quote.discountTotal),
    tax_total: money(quote.taxTotal),
    total: money(quote.total),
    loyalty_account: content.member?.account ?? null,
    menu,
    menu_version: version,
  };
}

type InCurrency = ReturnType<typeof inCurrency>;

function linesOf(content: OrderContent, refunds: readonly StoredRefund[], money: InCurrency): OrderLine[] {
  const { lines, quote } = content;
  return lines.map((line) => {
    const cost = partOf(quote.lines, line.uid);
    const back = refunds.flatMap((refund) => refund.lines.filter(({ uid }) => uid === line.uid));
    return {
      uid: line.uid,
      item: line.item,
      variation: line.variation,
      menu: line.menu,
      menu_version: line.menuVersion,
      name: line.name,
      variation_name: line.variationName,
      quantity: line.quantity,
      unavailable_quantity: line.quantity - unitsToMake(content, line),
      modifiers: line.modifiers.map(({ price, ...modifier }) => ({ ...modifier, unit_price: money(price) })),
      note: line.note,
      unit_price: money(cost?.unitPrice ?? 0),
      gross: money(cost?.gross ?? 0),
      discount: money(cost?.discount ?? 0),
      net: money(cost?.net ?? 0),
      tax: money(cost?.tax ?? 0),
      total: money(cost?.total ?? 0),
      refunded_quantity: back.reduce((sum, { quantity }) => sum + quantity, 0),
      refunded: money(back.reduce((sum, { total }) => sum + total, 0)),
    };
  });
}

function chargesOf(
  { charges, quote }: OrderContent,
  refunds: readonly StoredRefund[],
  money: InCurrency,
): OrderCharge[] {
  return charges.map(({ uid, type }) => {
    const cost = partOf(quote.charges, uid);
    const back = refunds.flatMap((refund) => refund.charges.filter((charge) => charge.uid === uid));
    return {
      uid,
      type,
      amount: money(cost?.amount ?? 0),
      tax: money(cost?.tax ?? 0),
      total: money(cost?.total ?? 0),
      refunded: money(back.reduce((sum, { total }) => sum + total, 0)),
    };
  });
}

function taxesOf({ taxes, quote }: OrderContent, money: InCurrency): OrderTax[] {
  return quote.taxes.map(({ uid, ratePpm, inclusive, base, amount }) => ({
    name: taxes.find((tax) => tax.uid === uid)?.name ?? '',
    rate_ppm: ratePpm,
    inclusive,
    base: money(base),
    amount: money(amount),
  }));
}

/** The parts of a quote keep the order of what was quoted, and are few. */
function partOf<Part extends { readonly uid: string }>(
  parts: readonly Part[],
  uid: string,
): Part | undefined {
  return parts.find((part) => part.uid === uid);
}

/** The menu of the lines, if it is one. */
function menuOf({ lines }: OrderContent): { menu: string | null; version: number | null } {
  const [first] = lines;
  const isOne = first && lines.every(({ menu }) => menu === first.menu);
  return isOne ? { menu: first.menu, version: first.menuVersion } : { menu: null, version: null };
}

interface Sent {
  readonly currency: string;
}

/** Every amount of an order is in the merchant's currency. @throws {ApiError} field_invalid */
export function checkCurrency(
  currency: string,
  { tip, charges = [] }: Pick<OrderToQuote, 'tip' | 'charges'>,
): void {
  requireCurrency(currency, 'tip', tip);
  for (const [index, { amount }] of charges.entries()) {
    requireCurrency(currency, `charges.${index}.amount`, amount);
  }
}

/**
 * @param name the field, as the caller wrote it
 * @throws {ApiError} field_invalid: the currency isn't the merchant's
 */
export function requireCurrency(currency: string, name: string, sent: Sent | undefined): void {
  if (!sent || sent.currency === currency) return;
  const param = `${name}.currency`;
  throw new ApiError('field_invalid', {
    message: `${param} must be ${currency}, the merchant's currency.`,
    param,
  });
}
