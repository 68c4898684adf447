import type { Tax as SoldTax } from '../../core/arithmetic/sale.ts';
import type { Location } from '../../catalog/locations/contract/location.ts';
import type { Fulfillment } from '../../catalog/locations/contract/fulfillments.ts';
import type { ChosenCharge } from './order-charges.ts';
import type { ChosenLine } from './order-lines.ts';

type LocationTax = Location['taxes'][number];

export interface OrderTax {
  readonly sold: SoldTax;
  readonly name: string;
  readonly categories: readonly string[];
}

/**
 * The location's taxes that apply to an order: by how it reaches its customer, and by the tax categories of its items
 * and charges.
 */
export function taxesOf(
  taxes: readonly LocationTax[],
  type: Fulfillment,
  lines: readonly ChosenLine[],
  charges: readonly ChosenCharge[],
): OrderTax[] {
  return taxes
    .filter(({ fulfillments }) => fulfillments.length === 0 || fulfillments.includes(type))
    .map(({ name, rate_ppm: ratePpm, inclusive, categories }, index) => ({
      name,
      categories,
      sold: {
        uid: `t${index + 1}`,
        ratePpm,
        inclusive,
        lines: lines.filter(({ item }) => isOn(categories, item.taxCategory)).map(({ stored }) => stored.uid),
        charges: categories.length === 0,
      },
    }))
    .filter(
      ({ sold, categories }) =>
        sold.lines.length > 0 || charges.some(({ category }) => isOn(categories, category)),
    );
}

/** The taxes of a charge's own category; undefined: it has none, and bears the taxes of the lines that it goes with. */
export function taxesOfCharge(
  { category }: ChosenCharge,
  taxes: readonly OrderTax[],
): readonly string[] | undefined {
  if (category === null) return undefined;
  return taxes.filter(({ categories }) => isOn(categories, category)).map(({ sold }) => sold.uid);
}

/** Whether a tax on these categories, or on all if there are none, is on what has a category, or none. */
function isOn(categories: readonly string[], category: string | null): boolean {
  return categories.length === 0 || (category !== null && categories.includes(category));
}
