import { expect, test } from 'vitest';
import { KNOWN_COUNTRIES, partsOf } from './formats.ts';
import { addressLines, addressText, hasPostalCodes, isCodeFirst, type PostalAddress } from './addresses.ts';

test.each<[string, PostalAddress, string]>([
  [
    'GB',
    { line1: '12 Mill Lane', city: 'Reading', postal_code: 'RG1 2AB' },
    '12 Mill Lane, Reading, RG1 2AB',
  ],
  [
    'US',
    { line1: '45 Main Street', line2: 'Apt 3', city: 'Brooklyn', region: 'NY', postal_code: '11201' },
    '45 Main Street, Apt 3, Brooklyn, NY 11201',
  ],
  [
    'SG',
    { line1: '1 Raffles Place', city: 'Singapore', postal_code: '048616' },
    '1 Raffles Place, SINGAPORE 048616',
  ],
  ['', { line1: '12 Mill Lane', city: 'Reading', postal_code: 'RG1 2AB' }, '12 Mill Lane, Reading, RG1 2AB'],
  ['DE', { line1: 'Marktplatz 1', city: 'Bonn', postal_code: '53111' }, 'Marktplatz 1, 53111 Bonn'],
  ['FR', { line1: '3 rue Cler', city: 'Paris', postal_code: '75007' }, '3 rue Cler, 75007 Paris'],
  [
    'JP',
    { line1: '銀座1-2-3', city: '中央区', region: '東京都', postal_code: '104-0061' },
    '〒104-0061 東京都 中央区 銀座1-2-3',
  ],
  ['JP', { line1: '銀座1-2-3', city: '東京都中央区' }, '東京都中央区 銀座1-2-3'],
  ['AE', { line1: 'Sheikh Zayed Road 5', city: 'Dubai' }, 'Sheikh Zayed Road 5, Dubai'],
  ['AE', { line1: 'Corniche 1', city: 'Al Ain', region: 'Abu Dhabi' }, 'Corniche 1, Al Ain, Abu Dhabi'],
  ['HU', { line1: 'Fő utca 1', city: 'Budapest', postal_code: '1011' }, 'Budapest, Fő utca 1, 1011'],
  [
    'AU',
    { line1: '1 George St', city: 'Sydney', region: 'NSW', postal_code: '2000' },
    '1 George St, Sydney NSW 2000',
  ],
])('in %s, %j is written as its country writes it', (country, address, text) => {
  expect(addressText(address, country)).toBe(text);
  expect(addressText({ ...address, country: country || null }, country && 'GB')).toBe(text);
});

const COUNTRIES =
  'AE AT AU BE BR CA CH CN DE DK ES FI FR GB HK HU IE IN IT JP KR KW MX NL NO PL PT SE SG TR TW US ZA';
test.each(COUNTRIES.split(' '))(
  'nothing that was given in %s is lost but what its country never writes',
  (country) => {
    const given = { line1: 'Line one', line2: 'Line two', city: 'Town', postal_code: '12345' };
    const text = addressText(
      { ...given, ...(hasPostalCodes(country) ? {} : { postal_code: null }) },
      country,
    );
    for (const part of ['Line one', 'Line two', 'Town']) expect(text).toContain(part);
    expect(text.includes('12345')).toBe(hasPostalCodes(country));
    expect(addressLines({}, country).join('')).toMatch(/^(?:SINGAPORE)?$/);
  },
);

test('a form asks for the postal code before the town where both are written so', () => {
  expect(['DE', 'FR', 'JP', 'IT'].map(isCodeFirst)).toEqual([true, true, true, true]);
  expect(['GB', 'US', 'AU', 'CA', 'IE'].map(isCodeFirst)).toEqual([false, false, false, false, false]);
});

test.each(KNOWN_COUNTRIES)('what is printed in %s has every part of its country once', (country) => {
  const parts = partsOf(country).map(({ name }) => [name, `<${name}>`] as const);
  const text = addressText(Object.fromEntries(parts), country);
  for (const [name, given] of parts) expect([name, text.split(given).length - 1]).toEqual([name, 1]);
});
