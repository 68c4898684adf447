import type { CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { ApiError } from '../gateway/errors.ts';

/** The library with its rules is loaded with the first number. */
let parser: Promise<typeof parsePhoneNumberFromString> | undefined;

/**
 * A phone number as it is stored, however it was written: `020 7946 0018` at a merchant in GB is `+442079460018`.
 * @param country of the merchant, ISO 3166-1
 * @throws {ApiError} field_invalid
 */
export async function phoneOf(text: string, country: string, param = 'phone'): Promise<string> {
  parser ??= import('libphonenumber-js/min').then((library) => library.parsePhoneNumberFromString);
  const parse = await parser;
  const number = parse(text, { defaultCountry: country as CountryCode, extract: false });
  // Which ranges are given out changes, and those for tests never are: its country and length are what counts.
  if (number?.isPossible() === true && number.ext === undefined) return number.number;
  throw new ApiError('field_invalid', {
    message: `${param} must be a phone number, such as +44 20 7946 0018.`,
    param,
  });
}
