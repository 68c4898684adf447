import type { ReactiveControllerHost } from 'lit';
import type { PartKind, PartName } from '../../bff/core/addresses/formats.ts';
import { isPostalCode, postalCodeExample } from '../../bff/core/addresses/postal-codes.ts';
import type * as Regions from '../../bff/core/addresses/regions.ts';
import { language } from '../i18n/format.ts';
import { msg, str } from '../i18n/message.ts';
import { Late } from '../kit/loading/late.ts';
import { own } from '../session/trellis-error.ts';

/** ISO 3166-1 alpha-2, as the API takes them; a test compares the two. */
const CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV ' +
  'BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ' +
  'ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE ' +
  'IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY ' +
  'MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU ' +
  'NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM ' +
  'SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE ' +
  'VG VI VN VU WF WS YE YT ZA ZM ZW';

export const countryCodes = (): string[] => CODES.split(' ');

/** A country by its name in the language of the elements. */
export const countryText = (code: string): string =>
  new Intl.DisplayNames([language()], own({ type: 'region', fallback: 'code' })).of(code) ?? code;

const made = new Map<string, [code: string, name: string][]>();

/** All countries, by their names: made once for each language. */
export function countryOptions(): [code: string, name: string][] {
  const known = made.get(language());
  if (known) return known;
  const { compare } = new Intl.Collator(language());
  const names = new Intl.DisplayNames([language()], own({ type: 'region', fallback: 'code' }));
  const options = countryCodes()
    .map((code): [string, string] => [code, names.of(code) ?? code])
    .toSorted(([, one], [, other]) => compare(one, other));
  made.set(language(), options);
  return options;
}

/** The regions of all countries: loaded once an address of a country that has some is asked for. */
export const lateRegions = new Late<typeof Regions>(() => import('../../bff/core/addresses/regions.ts'));

/** The kinds of values that browsers may fill in, by the API's names. */
export const ADDRESS_AUTOCOMPLETE: Readonly<Partial<Record<PartName | 'country', string>>> = {
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postal_code: 'postal-code',
  country: 'country',
};

/** Returns the problem of a postal code that its country can’t have. */
export function postalCodeProblem(text: string, country: string): string | undefined {
  if (isPostalCode(text, country)) return undefined;
  return msg(str`Check this code. Example: ${postalCodeExample(country) ?? '–'}`);
}

/**
 * The regions that a country lists, with the one that is saved; empty where it lists none, and until the list
 * is there.
 */
export function regionOptions(
  country: string,
  host: ReactiveControllerHost,
  saved: { readonly country: string | null; readonly region: string | null } | undefined,
): (readonly [value: string, label: string])[] {
  const listed = lateRegions.for(host)?.regionChoices(country, language()) ?? [];
  const options = listed.map(({ value, label }) => [value, label] as const);
  const region = saved?.country === country ? saved.region : null;
  if (!region || options.length === 0 || options.some(([one]) => one === region)) return options;
  return [...options, [region, region]];
}

/** Returns the label of a part of an address, in the word that its country uses. */
export function addressLabel(kind: PartKind): string {
  const words: Record<PartKind, string> = {
    street: msg('Street and number'),
    more: msg('Flat, floor or building'),
    city: msg('Town or city'),
    post_town: msg('Town or city'),
    suburb: msg('Suburb'),
    province: msg('Province'),
    state: msg('State'),
    emirate: msg('Emirate'),
    prefecture: msg('Prefecture'),
    county: msg('County'),
    department: msg('Department'),
    region: msg('Region'),
    area: msg('Area'),
    district: msg('District'),
    parish: msg('Parish'),
    island: msg('Island'),
    oblast: msg('Oblast'),
    do_si: msg('Province or city'),
    postal: msg('Postal code'),
    zip: msg('ZIP code'),
    postcode: msg('Postcode'),
    eircode: msg('Eircode'),
    pin: msg('PIN code'),
  };
  return words[kind];
}
