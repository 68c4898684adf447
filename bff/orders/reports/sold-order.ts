import { sql } from 'kysely';
import { referenceOf } from '../orders/orders.ts';

/** Of an entry's order, what a table names it by; all null without one. */
export interface SoldOrder {
  readonly order_id: string | null;
  readonly order_number: number | null;
  readonly order_date: string | null;
  readonly order_round: number | null;
  readonly slug: string | null;
}

/** Joins it to entries `e`, with the slug of their location. */
export const soldOrder = sql`left join orders o on o.id = e.order_id left join locations l on l.id = e.location_id`;
export const soldOrderColumns = sql`e.order_id, e.order_number, o.business_date as order_date,
  o.number_round as order_round, l.slug`;

/** A number that no other order of the merchant has; null: there is no order. */
export function orderReference(order: SoldOrder): string | null {
  const { order_number: number, order_date: date, order_round: round, slug } = order;
  if (number === null || date === null || slug === null) return null;
  return referenceOf(slug, { business_date: date, number, number_round: round ?? 1 });
}
