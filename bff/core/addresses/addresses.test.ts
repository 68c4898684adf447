import { expect, test } from 'vitest';
import { KNOWN_COUNTRIES, partsOf } from './formats.ts';
import { addressLines, addressText, isCodeFirst, type PostalAddress } from './addresses.ts';
import { hasNumericCodes, hasPostalCodes, isPostalCode, takesPostalCodes } from './postal-codes.ts';

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
  [
    'JP',
    { line1: '道玄坂1-2-3', city: '渋谷区', region: 'Tokyo', postal_code: '150-0043' },
    '〒150-0043 東京都 渋谷区 道玄坂1-2-3',
  ],
  [
    'JP',
    { line1: 'Dogenzaka 1-2-3', city: 'Shibuya-ku', region: 'Tokyo', postal_code: '150-0043' },
    '〒150-0043, Tokyo, Shibuya-ku, Dogenzaka 1-2-3',
  ],
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

test.each([
  ['GB', 'RG1 2AB, rg12ab, W1A-4ZZ, BFPO61', 'RG1, 11201, 1RG2AB, RG12ABC'],
  ['US', '11201, 11201-1234, 112011234', '1120, 112011, RG12AB, 11201-12'],
  ['JP', '150-0001, 1500001, １５０－０００１, 150ー0001', '150, 15000011, 東京都'],
  ['CA', 'M5V2T6, m5v-2t6', 'M5V, D5V2T6, M5VO2T'],
  ['DE', '53111, DE-53111', '5311, 531111'],
  ['LV', 'LV-1010, 1010', 'EE-1010, 101'],
  ['LU', 'L-2998, 2998', 'B-2998'],
  ['SV', '1101', '9999'],
  ['SA', '11564, 11564-2121', '11564-21'],
  ['KZ', '050012, A15X7M8', 'A15X7'],
  ['GG', 'GY1-1AA', 'RG1-2AB, 11'],
  ['AE', '', '00000, 12345'],
  ['HK', '', '999077'],
  // A country with recent codes and no pattern; and an unknown country.
  ['TT', '120110', ''],
  ['ZZ', 'anything', ''],
])('in %s, the postal codes are: %s; and not: %s', (country, good, bad) => {
  const isOne = (code: string) => isPostalCode(code, country);
  expect(good.split(', ').filter((code) => code !== '' && !isOne(code))).toEqual([]);
  expect(bad.split(', ').filter((code) => code !== '' && isOne(code))).toEqual([]);
});

test('a phone shows its digits where codes have no letters', () => {
  expect(['US', 'JP', 'DE', 'BR', 'PL'].map(hasNumericCodes)).toEqual([true, true, true, true, true]);
  expect(['GB', 'CA', 'NL', 'IE', 'LV', 'AE', 'ZZ'].some(hasNumericCodes)).toBe(false);
});

test('an address that needs a postal code can have one', () => {
  const needs = KNOWN_COUNTRIES.filter((country) =>
    partsOf(country).some(({ name, isRequired }) => name === 'postal_code' && isRequired),
  );
  expect(needs.filter((country) => !takesPostalCodes(country))).toEqual([]);
});
