import { partsOf, type PartName } from '../../../core/addresses/formats.ts';
import {
  hasNumericCodes,
  postalCodeExample,
  takesPostalCodes,
} from '../../../core/addresses/postal-codes.ts';
import { regionChoices } from '../../../core/addresses/regions.ts';
import { LABELS_ANYWHERE, partLabel } from '../../../core/addresses/address-labels.ts';
import { getMerchant } from '../../../accounts/merchants/contract/merchants.ts';
import { COUNTRIES } from '../../../core/contract/iso-codes.ts';
import { html, type Html } from '../../../core/text/html.ts';
import type { Choice, Form } from '../../shell/forms.ts';
import type { ConsoleContext, PageVisit } from '../context.ts';

/** A field that a country asks for, below `address` or `bank_account`. */
export interface CountryField {
  /** The path of the property in the request: `address.region`. */
  readonly path: string;
  readonly label: string;
  readonly hint?: string;
  readonly choices?: () => readonly Choice[];
  /** Digits alone: a phone shows its keys for them. */
  readonly isNumeric?: true;
}

/** The typed values, by property path. */
export type Typed = Readonly<Record<string, string>>;

const NAMES = Object.keys(LABELS_ANYWHERE) as PartName[];

/** The paths of an address, with its country. */
export const addressPaths = (at: string): string[] => [...NAMES, 'country'].map((name) => `${at}.${name}`);

/**
 * The parts of an address: those of a country in its order and words, and what was given besides; without a
 * country, all of them.
 * @param at where it is in the request: `address`
 * @param country ISO 3166-1; empty: not known
 */
export function addressParts(at: string, country: string, typed: Typed): CountryField[] {
  const parts = country === '' ? [] : partsOf(country).map(({ name }) => name);
  const more = NAMES.filter(
    (name) => !parts.includes(name) && (country === '' || (typed[`${at}.${name}`] ?? '') !== ''),
  );
  return [...parts, ...more].map((name) => partOf(at, name, country));
}

function partOf(at: string, name: PartName, country: string): CountryField {
  const part = partsOf(country).find((one) => one.name === name);
  const regions = name === 'region' && part ? regionChoices(country, 'en') : [];
  const example = name === 'postal_code' ? postalCodeExample(country) : undefined;
  const hints = [
    ...(country !== '' && part?.isRequired !== true ? ['Optional.'] : []),
    ...(example === undefined ? [] : [`Such as ${example}.`]),
  ];
  return {
    path: `${at}.${name}`,
    label: partLabel(name, country),
    ...(hints.length > 0 && { hint: hints.join(' ') }),
    ...(regions.length > 0 && { choices: () => [{ value: '', label: 'Not set' }, ...regions] }),
    ...(name === 'postal_code' && hasNumericCodes(country) && { isNumeric: true }),
  };
}

/** The country of a merchant, whose fields a form has at first. @throws {ApiError} not_found */
export async function homeOf(
  { api }: Pick<ConsoleContext, 'api'>,
  visit: PageVisit,
  id: string,
): Promise<string> {
  return (await api.call(getMerchant, { ...visit, params: { id } })).country;
}

/**
 * An address as it is typed, once another country is chosen: without the region and the postal code that it
 * can't have.
 */
export function movedTo(at: string, country: string, typed: Typed): Typed {
  const regions = regionChoices(country, 'en').map(({ value }) => value);
  const isForeign = regions.length > 0 && !regions.includes(typed[`${at}.region`] ?? '');
  return {
    ...typed,
    ...(isForeign && { [`${at}.region`]: '' }),
    ...(!takesPostalCodes(country) && { [`${at}.postal_code`]: '' }),
  };
}

/** A value that the list lacks, such as a region in other words, stays what it is. */
export function withPresent(choices: readonly Choice[], value: string): readonly Choice[] {
  return choices.some((choice) => choice.value === value) ? choices : [...choices, { value, label: value }];
}

const REDRAWN = 'redrawn';

/**
 * Beside the choice of a country: asks for its fields with what is typed so far, and saves nothing. Enter in
 * a field saves as before, because the form's first button is another one.
 * @param path of the choice, where the page is shown again
 */
export const fieldsOfCountry = (path: string): Html =>
  html`<div class="field beside">
    <button hidden></button>
    <button class="quiet" name="${REDRAWN}" value="${path}" formaction="#${path}" formnovalidate>
      Show this country’s fields
    </button>
  </div>`;

/** Whether a form was sent only for the fields of the country that is chosen in it. */
export const isRedrawn = (form: Form): boolean => form.get(REDRAWN) !== undefined;

let names: Intl.DisplayNames | undefined;

/** Returns a country's English name. */
export function countryName(code: string): string {
  names ??= new Intl.DisplayNames(['en'], { type: 'region' });
  return names.of(code) ?? code;
}

let named: readonly Choice[] | undefined;

/**
 * Returns all countries by their English names. They are loaded with the first form, not when the service
 * starts.
 */
export function countryChoices(): readonly Choice[] {
  named ??= [...COUNTRIES]
    .map((value) => ({ value, label: `${countryName(value)} (${value})` }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
  return named;
}
