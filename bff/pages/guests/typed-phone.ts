import type { CountryCode } from 'libphonenumber-js/min';

/** A phone number in E.164, where it is one of the country or has its own; else as typed. */
export async function typedPhone(typed: string, country: string | undefined): Promise<string> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const parsed = parsePhoneNumberFromString(typed, country as CountryCode | undefined);
  return parsed?.isPossible() ? parsed.number : typed;
}
