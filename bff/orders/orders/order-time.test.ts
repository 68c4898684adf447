import { expect, test } from 'vitest';
import { KNOWN_COUNTRIES, partsOf } from '../../core/addresses/formats.ts';
import { postalCodeExample } from '../../core/addresses/postal-codes.ts';
import { regionChoices } from '../../core/addresses/regions.ts';
import { ADDRESS_LABELS } from '../../core/addresses/address-labels.ts';
import type { OrderingLocation } from '../../catalog/locations/locations.ts';
import { checkAddress } from './order-time.ts';

const locationIn = (country: string, prefixes: readonly string[] = []): OrderingLocation =>
  ({
    country,
    record: { fulfillments: { delivery: { postal_prefixes: prefixes }, dine_in: { table_required: false } } },
  }) as unknown as OrderingLocation;

const faultOf = (country: string, address: object, prefixes: readonly string[] = [], version?: string) => {
  try {
    checkAddress(locationIn(country, prefixes), { type: 'delivery', address } as never, version);
    return 'taken';
  } catch (error) {
    const { param, message } = error as { param?: string; message?: string };
    return `${param} ${message}`;
  }
};

test.each(KNOWN_COUNTRIES)('a delivery in %s has the parts that its country requires', (country) => {
  const required = partsOf(country).filter(({ isRequired }) => isRequired);
  const code = postalCodeExample(country);
  const textOf = (name: string) => (name === 'postal_code' ? (code ?? '') : 'Text 1');
  const whole = Object.fromEntries(required.map(({ name }) => [name, textOf(name)]));
  expect(faultOf(country, whole)).toBe('taken');
  expect(faultOf('GB', { ...whole, country })).toBe('taken');
  for (const { name, kind } of required) {
    const { [name]: _, ...rest } = whole;
    const fault = faultOf(country, rest);
    expect(fault).toContain(`fulfillment.address.${name} `);
    expect(fault).toContain(`in ${country}: the ${ADDRESS_LABELS[kind]}.`);
    expect(faultOf(country, { ...whole, [name]: ' ' })).toBe(fault);
  }
  if (code === undefined) return;
  expect(faultOf(country, { ...whole, postal_code: code })).toBe('taken');
  const { kind = 'postal' } = partsOf(country).find(({ name }) => name === 'postal_code') ?? {};
  const fault = faultOf(country, { ...whole, postal_code: '?!' });
  expect(fault).toBe(
    `fulfillment.address.postal_code fulfillment.address.postal_code must be a valid ${ADDRESS_LABELS[kind]} in ${country}, such as ${code}.`,
  );
  expect(faultOf(country, { ...whole, postal_code: '?!' }, [], '2026-11-01')).toBe('taken');
});

test.each<[string, object, string]>([
  ['GB', { line1: '12 Mill Lane', city: 'Reading', postal_code: 'RG1 2AB' }, 'taken'],
  ['US', { line1: '45 Main St', city: 'Brooklyn', postal_code: '11201' }, 'region … the state.'],
  ['US', { line1: '45 Main St', region: 'NY', postal_code: '11201' }, 'city … the town or city.'],
  ['US', { line1: '45 Main St', city: 'Brooklyn', region: 'NY' }, 'postal_code … the ZIP code.'],
  ['GB', { line1: '12 Mill Lane', city: 'Reading' }, 'postal_code … the postcode.'],
  // What is written into another part is no part.
  ['GB', { line1: '12 Mill Lane, RG1 2AB Reading' }, 'city … the post town.'],
  ['GB', { line1: '12 Mill Lane', city: 'RG1 2AB Reading' }, 'postal_code … the postcode.'],
  ['GB', { line1: '12 Mill Lane', city: 'Reading', postal_code: '11201' }, 'postal_code … valid postcode'],
  ['US', { line1: '45 Main St', city: '11201 Brooklyn', region: 'NY' }, 'postal_code … the ZIP code.'],
  ['US', { line1: '45 Main St', city: 'Brooklyn', region: 'NY', postal_code: '11201' }, 'taken'],
  ['US', { line1: '1 A St', city: 'B', region: 'NY', postal_code: '1120' }, 'postal_code … such as 95014.'],
  ['JP', { line1: '銀座1-2-3', region: '東京都', postal_code: '１５００００１' }, 'taken'],
  ['AE', { line1: 'Corniche 1', city: 'Dubai', postal_code: '00000' }, 'postal_code … must be left out'],
  ['AE', { line1: 'Sheikh Zayed Road 5' }, 'region … the emirate.'],
  ['AE', { line1: 'Sheikh Zayed Road 5', region: 'Dubai' }, 'taken'],
  // A town that is its own emirate, or begins with its prefecture, says it.
  ['AE', { line1: 'Sheikh Zayed Road 5', city: 'Dubai' }, 'taken'],
  ['AE', { line1: 'Corniche 1', city: 'Al Ain' }, 'region … the emirate.'],
  ['JP', { line1: '銀座1-2-3', city: '東京都中央区', postal_code: '104-0061' }, 'taken'],
  ['JP', { line1: '銀座1-2-3', city: '中央区', postal_code: '104-0061' }, 'region … the prefecture.'],
  ['JP', { line1: '銀座1-2-3', region: '東京都' }, 'postal_code … the postal code.'],
  ['IN', { line1: '1 MG Road', city: 'Bengaluru', region: 'Karnataka' }, 'postal_code … the PIN code.'],
  ['IE', { line1: '1 Main St', city: 'Cork' }, 'taken'],
  ['HK', { line1: '1 Nathan Road', city: 'Kowloon' }, 'taken'],
  ['ZZ', { line1: '1 Main St', city: 'Nowhere' }, 'taken'],
])('in %s, %j: %s', (country, address, expected) => {
  const [name = '', words = ''] = expected.split(' … ');
  expect(faultOf(country, address)).toMatch(
    words === ''
      ? /^taken$/
      : new RegExp(`^fulfillment\\.address\\.${name} .*${words.replaceAll('.', '\\.')}`),
  );
});

test.each(['2026-09-01', '2026-11-01'])('%s asks for the street and the postal code alone', (version) => {
  expect(faultOf('US', { line1: '45 Main St', postal_code: '11201' }, [], version)).toBe('taken');
  expect(faultOf('AE', { line1: 'Sheikh Zayed Road 5' }, [], version)).toBe('taken');
  expect(faultOf('GB', { line1: '12 Mill Lane' }, [], version)).toMatch(/^fulfillment\.address\.postal_code/);
});

test('a location that delivers to some postal codes takes no other', () => {
  const address = { line1: '12 Mill Lane', city: 'Reading', postal_code: 'SW1A 1AA' };
  expect(faultOf('GB', address, ['RG1'])).toMatch(/\.postal_code must be one that/);
});

test('each region of a list is one value of a form', () => {
  for (const country of KNOWN_COUNTRIES) {
    const choices = regionChoices(country, 'ja').map(({ value }) => value);
    expect([country, new Set(choices).size]).toEqual([country, choices.length]);
    expect(choices.every((value) => value.trim() !== '')).toBe(true);
  }
  expect(regionChoices('US', 'en')).toContainEqual({ value: 'NY', label: 'New York' });
  expect(regionChoices('JP', 'ja')).toContainEqual({ value: '東京都', label: '東京都' });
  expect(regionChoices('AE', 'en')).toContainEqual({ value: 'Dubai', label: 'Dubai' });
});
