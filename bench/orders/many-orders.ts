import { copyRow } from '../copy-row.ts';

/** The id of the seeded order with a number, from 1. */
export function seededOrderId(number: number): string {
  return `ord_01${String(number).padStart(24, '0')}`;
}

/**
 * What differs from the order that is copied; `n` is the number of the copy. One of ten is open, so that a
 * page of them is full with a thousand orders too.
 */
const OWN: Readonly<Record<string, string>> = {
  id: `'ord_01' || lpad(n::text, 24, '0')`,
  number: 'n % 9999 + 1',
  status: `case when n % 10 = 0 then 'open' else 'completed' end`,
  fulfillment_state: `case when n % 10 = 0 then 'preparing' else 'completed' end`,
  payment_state: `'captured'`,
  customer_name: `'Guest ' || n`,
  customer_phone: `'+44' || 7000000000 + n`,
  business_date: `to_char(now() - n * interval '1 minute', 'YYYY-MM-DD')`,
  created_at: `now() - n * interval '1 minute'`,
  updated_at: `now() - n * interval '1 minute'`,
};

/** Copies an order: another customer, number and time each. */
export function copyOrder(databaseUrl: string, id: string, count: number): Promise<void> {
  return copyRow(databaseUrl, { table: 'orders', id, own: OWN, count });
}
