import { Temporal } from 'temporal-polyfill';
import type { Money } from '../../core/contract/money.ts';
import type { MerchantRow } from '../../accounts/merchants/merchants.ts';
import type { OrderTax } from '../orders/contract/order-parts.ts';
import { presentOrder, type OrderRow } from '../orders/orders.ts';
import type { Payment } from '../../money/payments/payments.ts';
import type { Receipt } from './contract/payment-receipt.ts';
import { presentBusiness, type PresentDeps } from './present-pay-link.ts';
import type { PayLinkRow } from './pay-link-records.ts';

export interface ReceiptParts {
  readonly row: PayLinkRow;
  readonly payment: Payment;
  readonly payee: MerchantRow;
  /** The order paid by the link, if any. */
  readonly order: OrderRow | undefined;
}

/**
 * Returns the guest's receipt: no fee, no contact.
 * @returns `null` if no money was taken
 */
export function receiptOf({ row, payment, payee, order }: ReceiptParts, deps: PresentDeps): Receipt | null {
  const { captured_at: paidAt } = payment;
  if (paidAt === null) return null;
  return {
    object: 'receipt',
    payment: payment.id,
    business: presentBusiness(payee),
    ...(order ? contentOfOrder(order, deps) : contentOfLink(row, payment)),
    tip: payment.tip,
    total: payment.captured ?? payment.amount,
    refunded: payment.refunded,
    card: payment.card,
    paid_at: paidAt,
    paid_at_local: Temporal.Instant.from(paidAt).toString({
      timeZone: payee.timezone,
      smallestUnit: 'second',
    }),
    timezone: payee.timezone,
  };
}

type Content = Pick<Receipt, 'order_number' | 'lines' | 'subtotal' | 'discount_total' | 'charges' | 'taxes'>;

/** One untaxed line. */
function contentOfLink({ description }: PayLinkRow, { amount, tip }: Payment): Content {
  const money = (minor: number): Money => ({ amount: minor, currency: amount.currency });
  const gross = money(amount.amount - tip.amount);
  return {
    order_number: null,
    lines: [{ name: description, variation_name: null, quantity: 1, gross }],
    subtotal: gross,
    discount_total: money(0),
    charges: [],
    taxes: [],
  };
}

const CHARGES = { delivery: 'Delivery', service: 'Service', packaging: 'Packaging' } as const;

function contentOfOrder(row: OrderRow, deps: PresentDeps): Content {
  const { number, lines, subtotal, discount_total, charges, taxes } = presentOrder(row, deps);
  return {
    order_number: number,
    lines: lines.flatMap(({ name, variation_name, quantity: ordered, unavailable_quantity: out, gross }) =>
      ordered > out ? [{ name, variation_name, quantity: ordered - out, gross }] : [],
    ),
    subtotal,
    discount_total,
    charges: charges.map(({ type, amount }) => ({ type, name: CHARGES[type], amount, included: false })),
    taxes: taxes.map(taxOf),
  };
}

function taxOf({ name, amount, inclusive, base, rate_ppm }: OrderTax): Receipt['taxes'][number] {
  const { currency } = amount;
  const net = base.amount - (inclusive ? amount.amount : 0);
  return {
    name,
    amount,
    included: inclusive,
    rate_ppm,
    net: { amount: net, currency },
    gross: { amount: net + amount.amount, currency },
  };
}
