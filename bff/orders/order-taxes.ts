import type { Tax as SoldTax } from '../arithmetic/sale.ts';
import type { Location } from '../locations/contract/location.ts';
import type { Fulfillment } from '../locations/contract/fulfillments.ts';
import type { ChosenLine } from './order-lines.ts';

type LocationTax = Location['taxes'][number];

export interface OrderTaxes {
  readonly sold: SoldTax;
  readonly name: string;
}

/**
 * The location's taxes that apply to an order: by how it reaches its customer, and by the tax category of its items. A
 * tax on certain categories of items is none on charges.
 */
export function taxesOf(
  taxes: readonly LocationTax[],
  type: Fulfillment,
  lines: readonly ChosenLine[],
  hasCharges: boolean,
): OrderTaxes[] {
  return taxes
    .filter(({ fulfillments }) => fulfillments.length === 0 || fulfillments.includes(type))
    .map(({ name, rate_ppm: ratePpm, inclusive, categories }, index) => {
      const isOf = ({ item }: ChosenLine): boolean =>
        categories.length === 0 || categories.includes(item.taxCategory);
      return {
        name,
        sold: {
          uid: `t${index + 1}`,
          ratePpm,
          inclusive,
          lines: lines.filter(isOf).map(({ stored }) => stored.uid),
          charges: categories.length === 0,
        },
      };
    })
    .filter(({ sold }) => sold.lines.length > 0 || (sold.charges && hasCharges));
}
