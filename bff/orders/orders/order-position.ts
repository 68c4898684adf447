import type { Owner } from '../../core/database/owner.ts';
import type { OrderRow } from './order-records.ts';
import type { OrderPosition } from './order-states.ts';

export function positionOf(row: OrderRow): OrderPosition {
  return { status: row.status, state: row.fulfillment_state, payment: row.payment_state };
}

export function ownerOf({ partner_id: partnerId, environment }: OrderRow): Owner {
  return { partnerId, environment };
}
