import type { Location as WholeLocation } from '../../../bff/catalog/locations/contract/location.ts';
import type { Availability } from '../../../bff/catalog/menus/contract/availability.ts';
import type { Menu, MenuItem } from '../../../bff/catalog/menus/contract/menu.ts';
import type { OrderLine } from '../../../bff/orders/orders/contract/order-parts.ts';
import type { Order } from '../../../bff/orders/orders/contract/order.ts';
import type { Payment } from '../../../bff/money/payments/contract/payment.ts';
import type { Refund } from '../../../bff/money/payments/contract/refund.ts';

/** The parts of the API's records that the element uses, from the contract's types. */
export type { Availability, Menu, MenuItem, Order, OrderLine, Payment, Refund };

export type Location = Pick<
  WholeLocation,
  'id' | 'name' | 'timezone' | 'pause' | 'accept' | 'fulfillments' | 'version' | 'status' | 'day_starts_at'
>;

/** Units of a line that aren't available. */
export interface UnitsOut {
  uid: string;
  quantity: number;
}

/** An amount of money as the API has it. */
export type Money = Order['total'];
