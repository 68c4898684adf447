import { halfEven } from '../../core/arithmetic/rounding.ts';
import type { HourSum } from './summed-columns.ts';

type SalesSums = Readonly<Record<HourSum, number>>;

/** What sales are, from sums of the ledger. Amounts are minor units. */
export function salesFigures(sums: SalesSums) {
  const { orders, gross, discounts, charges, refunds, tax_added, tax_included: included, tips } = sums;
  const net = gross - discounts + charges - refunds - included;
  const tax = tax_added + included;
  return {
    orders,
    gross,
    discounts,
    charges,
    refunds,
    included_tax: included,
    net,
    tax,
    tips,
    collected: net + tax + tips,
    average: orders === 0 ? null : halfEven(net, 1, orders),
  };
}

/** The same of payments. */
export function paymentFigures(sums: SalesSums) {
  const { orders, captured, captured_tips, refunded, refund_count, fee_platform, fee_partner } = sums;
  return {
    payments: orders,
    amount: captured,
    tip: captured_tips,
    fee_platform,
    fee_partner,
    refunds: refund_count,
    refunded,
    collected: captured - refunded,
  };
}
