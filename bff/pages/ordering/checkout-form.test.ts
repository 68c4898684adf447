import { expect, test } from 'vitest';
import { KNOWN_COUNTRIES, partsOf, type PartName } from '../../core/addresses/formats.ts';
import { hasNumericCodes, postalCodeExample } from '../../core/addresses/postal-codes.ts';
import { regionChoices } from '../../core/addresses/regions.ts';
import { write, type Content } from '../../core/text/html.ts';
import { ENGLISH } from '../../core/text/language.ts';
import { addressFaults, addressFields } from './checkout-form.ts';
import type { Place } from './place.ts';

const NOTHING = { line1: '', line2: '', city: '', region: '', postal_code: '' };

const placeIn = (country: string): Place =>
  ({ country, merchant: { language: 'en' }, visit: { languageFor: () => 'en' } }) as unknown as Place;
const written = (content: Content): string => write(content, ENGLISH);
const said = (country: string, values: Partial<Record<PartName, string>>): Record<string, string> =>
  Object.fromEntries(
    addressFaults(placeIn(country), { ...NOTHING, ...values }).map(([name, words]) => [name, written(words)]),
  );

test.each(KNOWN_COUNTRIES)('checkout in %s asks for the parts of its country and checks them', (country) => {
  const parts = partsOf(country);
  const text = written(addressFields({ place: placeIn(country), values: NOTHING, faults: new Map() }));
  const controls = [...text.matchAll(/<(input|select)\s+id="(\w+)"([^>]*)>/g)];
  expect(
    controls.map(([, element, name, attributes = '']) => [
      name,
      element,
      attributes.includes('required'),
      attributes.includes('inputmode="numeric"'),
    ]),
  ).toEqual(
    parts.map(({ name, isRequired }) => [
      name,
      name === 'region' && regionChoices(country, 'en').length > 0 ? 'select' : 'input',
      isRequired,
      name === 'postal_code' && hasNumericCodes(country),
    ]),
  );
  const required = parts.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  expect(Object.keys(said(country, {}))).toEqual(required);
  const example = postalCodeExample(country);
  if (example === undefined) return;
  expect(said(country, { postal_code: '?!' })).toMatchObject({
    postal_code: `Check this code. Example: ${example}`,
  });
  expect(said(country, { postal_code: example })).not.toHaveProperty('postal_code');
});
