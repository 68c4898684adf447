import type { Html } from '../../../core/text/html.ts';
import { chip } from '../parts/pieces.ts';
import type { Fulfillment } from '../../../catalog/locations/contract/fulfillments.ts';
import type { LocationStatus } from '../../../catalog/locations/contract/location.ts';
import type { OrderingState } from '../../../catalog/locations/contract/slots.ts';

const FULFILLMENT_NAMES: Readonly<Record<Fulfillment, string>> = {
  pickup: 'Pickup',
  delivery: 'Delivery',
  dine_in: 'Dine-in',
};

export function fulfillmentName(fulfillment: Fulfillment): string {
  return FULFILLMENT_NAMES[fulfillment];
}

export function locationStatus(status: LocationStatus): Html {
  return status === 'active' ? chip('success', 'Active') : chip('plain', 'Closed');
}

/** Whether an order can be placed for now. */
export function orderingChip(state: OrderingState): Html {
  switch (state) {
    case 'open':
      return chip('success', 'Taking orders');
    case 'paused':
      return chip('warn', 'Paused');
    case 'full':
      return chip('warn', 'Next slot full');
    case 'closed':
      return chip('plain', 'Outside hours');
    default:
      return chip('plain', 'Not offered');
  }
}
