import type { OrderingLocation } from '../../catalog/locations/locations.ts';
import type { OrderToQuote } from './contract/order-requests.ts';
import type { StoredCharge } from './order-content.ts';
import { type ChosenLine, uniqueUids } from './order-lines.ts';

/** A charge with its price. */
export interface ChosenCharge extends StoredCharge {
  readonly amount: number;
  /** The tax category that the location gives to charges of its type; null: none, it follows the lines. */
  readonly category: string | null;
}

/** The location's own fee; lines and charges have one set of uids. */
const DELIVERY = 'delivery';

/**
 * The charges of an order: those that were sent, and the location's fee for this kind of fulfillment.
 * @throws {ApiError} field_invalid: a uid that another part has
 */
export function chargesOf(
  { charges = [], fulfillment }: Pick<OrderToQuote, 'charges' | 'fulfillment'>,
  { record }: OrderingLocation,
  lines: readonly ChosenLine[],
): ChosenCharge[] {
  const fee = record.fulfillments[fulfillment.type].fee.amount;
  const taken = [...lines.map(({ stored }) => stored.uid), DELIVERY];
  const uids = uniqueUids('charges', charges, 'c', taken);
  const sent = charges.map(({ type, amount, taxable = true }, index) => ({
    uid: uids[index] ?? '',
    type,
    amount: amount.amount,
    category: record.charge_categories[type],
    taxable,
    isFee: false,
  }));
  if (fee === 0) return sent;
  const type = fulfillment.type === 'delivery' ? ('delivery' as const) : ('service' as const);
  const category = record.charge_categories[type];
  return [{ uid: DELIVERY, type, amount: fee, category, taxable: true, isFee: true }, ...sent];
}
