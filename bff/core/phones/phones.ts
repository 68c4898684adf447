import type { CountryCode, parsePhoneNumberFromString, PhoneNumber } from 'libphonenumber-js/min';
import { ApiError } from '../api/errors.ts';
import { visiblePhone } from '../contract/field-rules.ts';

/** The library with its rules is loaded with the first number. */
let parser: Promise<typeof parsePhoneNumberFromString> | undefined;

function loadParser(): Promise<typeof parsePhoneNumberFromString> {
  parser ??= import('libphonenumber-js/min').then((library) => library.parsePhoneNumberFromString);
  return parser;
}

/**
 * Whether a number can be dialed, by its country and length: the assigned ranges change, and those for tests
 * are never assigned. Few numbers begin with a zero; otherwise it is a dialing prefix of a number that is too
 * short.
 */
function canBeDialed(number: PhoneNumber | undefined): number is PhoneNumber {
  if (number?.isPossible() !== true || number.ext !== undefined) return false;
  return !number.nationalNumber.startsWith('0') || number.isValid();
}

/**
 * Reads a phone number into E.164, however it was written: `020 7946 0018` in GB and `+44 (0)20 7946 0018`
 * anywhere are `+442079460018`. The only parser of phone numbers in the service.
 * @param country the country of a national number, ISO 3166-1: the location's, or else the merchant's
 * @returns `undefined` if it can't be a number of its country, or has an extension
 */
export async function readPhone(typed: string, country: string | undefined): Promise<string | undefined> {
  const parse = await loadParser();
  // Full-width characters are equivalent, and so is a code in parentheses.
  const text = visiblePhone(typed)
    .normalize('NFKC')
    .replace(/^\(\+([^()]*)\)/, '+$1 ');
  const options = { defaultCountry: country as CountryCode, extract: false };
  // `00` is dialed before a country code in most countries, but not in all: in others it's only written.
  const spellings = [text, text.replace(/^00\s*(?=[1-9])/, '+')];
  return spellings.map((one) => parse(one, options)).find(canBeDialed)?.number;
}

/**
 * Returns a phone number in its stored form.
 * @param country as in {@link readPhone}
 * @throws {ApiError} field_invalid
 */
export async function phoneOf(text: string, country: string | undefined, param = 'phone'): Promise<string> {
  const phone = await readPhone(text, country);
  if (phone !== undefined) return phone;
  throw new ApiError('field_invalid', {
    message: `${param} must be a phone number, such as +44 20 7946 0018.`,
    param,
  });
}

const E164 = /^\+[1-9]\d{6,14}$/;

/**
 * Returns the stored form for a field that formerly accepted any E.164 number: one that its country can't
 * have is kept.
 * @throws {ApiError} field_invalid
 */
export async function storedPhone<Text extends string | null | undefined>(
  text: Text,
  country: string | undefined,
  param: string,
): Promise<string | Exclude<Text, string>> {
  if (typeof text !== 'string') return text as Exclude<Text, string>;
  const phone = await readPhone(text, country);
  return phone ?? (E164.test(text) ? text : phoneOf(text, country, param));
}

/** Formats a phone number for people: `+44 20 7946 0018`. */
export async function readablePhone(phone: string): Promise<string> {
  const parse = await loadParser();
  return parse(phone)?.formatInternational() ?? phone;
}

/** Returns the country of a number in E.164, ISO 3166-1; `undefined` if several share its code. */
export async function countryOfPhone(phone: string): Promise<string | undefined> {
  const parse = await loadParser();
  return parse(phone)?.country;
}
