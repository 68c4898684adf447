import { formatAddress } from 'localized-address-format';
import { KNOWN_COUNTRIES } from './formats.ts';
import { hasPostalCodes } from './postal-codes.ts';
import { regionsOf } from './regions.ts';

/** An address as in records. */
export interface PostalAddress {
  readonly line1?: string | null | undefined;
  readonly line2?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly region?: string | null | undefined;
  readonly postal_code?: string | null | undefined;
  readonly country?: string | null | undefined;
}

/** Countries that write the largest part first, in their own script. */
const LARGEST_FIRST: ReadonlySet<string> = new Set(['JP', 'CN', 'HK', 'KR', 'MO', 'TW']);

/**
 * Returns the lines of an address in the order and with the separators of its country, by Google's address
 * data: the postal code comes last in GB and first in JP, and US writes city, state and ZIP on one line.
 * @param home the country of an address that doesn't contain one: its merchant's; empty if not known
 */
export function addressLines(address: PostalAddress, home: string): string[] {
  const { line1, line2, city, region, postal_code } = address;
  const country = address.country ?? home;
  // Nothing can be omitted for a country without known rules.
  if (!KNOWN_COUNTRIES.includes(country)) {
    return [line1, line2, city, region, postal_code].filter(isGiven);
  }
  const lines = [line1, line2].filter(isGiven);
  // Some countries write only a region or only a city below the street.
  const hasCity = writes(country, 'locality');
  const isCityAlone = !isGiven(region) && !hasCity && writes(country, 'administrativeArea');
  const area = isCityAlone ? city : inScriptOf(city, region, country);
  const rest = isGiven(city) && !hasCity && !isCityAlone && !isSaid(city, country) ? [city] : [];
  const written = formatAddress({
    postalCountry: country,
    ...(isGiven(area) && { administrativeArea: area }),
    ...(isGiven(city) && { locality: city }),
    ...(isGiven(postal_code) && { postalCode: postal_code }),
    addressLines: LARGEST_FIRST.has(country) ? [...rest, ...lines] : [...lines, ...rest],
  });
  const code =
    isGiven(postal_code) && hasPostalCodes(country) && !writes(country, 'postalCode') ? [postal_code] : [];
  return [...written, ...code].map((line) => line.trim()).filter((line) => line !== '' && line !== '〒');
}

/**
 * Returns a region in the script of its town: forms keep `Tokyo`, and 渋谷区 is in 東京都. An address in Latin
 * letters keeps the Latin name.
 */
function inScriptOf(
  city: string | null | undefined,
  region: string | null | undefined,
  country: string,
): string | null | undefined {
  if (!isGiven(region) || !EAST_ASIAN.test(city ?? '')) return region;
  return regionsOf(country).find(({ latin }) => latin === region)?.name ?? region;
}

/** Whether a country writes the postal code before the town. */
export function isCodeFirst(country: string): boolean {
  const text = addressText({ city: 'C', postal_code: 'Z', region: 'S' }, country);
  return text.indexOf('Z') < text.indexOf('C');
}

/**
 * Returns the address on one line, for people: with commas, or with spaces in the scripts of East Asia, whose
 * addresses have no commas.
 */
export function addressText(address: PostalAddress, home: string): string {
  const lines = addressLines(address, home);
  return lines.join(lines.some((line) => EAST_ASIAN.test(line)) ? ' ' : ', ');
}

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const isGiven = (text: string | null | undefined): text is string => typeof text === 'string' && text !== '';

/** Whether a country's addresses contain this part. */
function writes(country: string, part: 'locality' | 'administrativeArea' | 'postalCode'): boolean {
  return formatAddress({ postalCountry: country, [part]: PROBE }).some((line) => line.includes(PROBE));
}

const PROBE = '\u{E000}';

/** Whether every address of a country already contains this city, as in Singapore. */
function isSaid(city: string, country: string): boolean {
  const said = formatAddress({ postalCountry: country, postalCode: PROBE }).join(' ').replace(PROBE, '');
  return said.trim().toLowerCase() === city.toLowerCase();
}
