import { expect, test } from 'vitest';
import type { OrderingLocation } from '../locations/locations.ts';
import { checkAddress } from './order-time.ts';

const locationIn = (country: string, prefixes: readonly string[] = []): OrderingLocation =>
  ({
    country,
    record: { fulfillments: { delivery: { postal_prefixes: prefixes }, dine_in: { table_required: false } } },
  }) as unknown as OrderingLocation;
const faultOf = (country: string, address: object, prefixes: readonly string[] = []): unknown => {
  try {
    checkAddress(locationIn(country, prefixes), { type: 'delivery', address } as never);
    return 'taken';
  } catch (error) {
    return (error as { param?: string }).param;
  }
};

test.each(['AE', 'QA', 'HK', 'BO', 'AG'])('a delivery in %s has no postal code', (country) => {
  expect(faultOf(country, { line1: 'Sheikh Zayed Road 5', city: 'Dubai' })).toBe('taken');
  expect(faultOf(country, { city: 'Dubai' })).toBe('fulfillment.address.line1');
  // The address of another country is that country's.
  expect(faultOf(country, { line1: '12 Mill Lane', country: 'GB' })).toBe('fulfillment.address.postal_code');
});

test.each(['GB', 'US', 'JP', 'DE'])('and one in %s has', (country) => {
  expect(faultOf(country, { line1: '12 Mill Lane' })).toBe('fulfillment.address.postal_code');
  expect(faultOf(country, { line1: '12 Mill Lane', postal_code: 'RG1 2AB' })).toBe('taken');
  expect(faultOf(country, { line1: '12 Mill Lane', postal_code: 'SW1' }, ['RG1'])).toBe(
    'fulfillment.address.postal_code',
  );
});
