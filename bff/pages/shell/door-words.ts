import type { ApiError } from '../../core/api/errors.ts';
import type { ErrorName } from '../../core/contract/error-codes.ts';
import { type Message, msg, onlyInEnglish, type Words } from '../../core/text/message.ts';

/** The fault of a field for an address. */
export const NO_ADDRESS = msg`Must be an email address, such as rosie@example.com.`;
const NO_MAIL = msg`The email can’t be sent right now. Try again in a few minutes.`;

/** The words for a refused sign-in. */
const WORDS: Readonly<Partial<Record<ErrorName, Message>>> = {
  code_wrong: msg`This code is wrong or too old. Check the newest email, or ask for another one.`,
  limit_address: msg`Too many tries. Wait a while, then try again.`,
  unavailable: NO_MAIL,
  field_invalid: NO_ADDRESS,
  credential_invalid: msg`This passkey wasn’t accepted. Try again, or use your email address.`,
};

/** Returns a refusal in the language of the page. */
export const doorWords = ({ code, publicMessage }: ApiError): Words =>
  WORDS[code] ?? onlyInEnglish(publicMessage, NO_MAIL);

/** Returns a refusal in its own words on an English page, and in general ones on others. */
export const exactDoorWords = ({ code, publicMessage }: ApiError, text = publicMessage): Words =>
  onlyInEnglish(text, WORDS[code] ?? NO_MAIL);

/** Tokens of what browsers call themselves; of several that fit, the first counts. */
const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/**
 * Returns a browser's name for people, in any language, from what it calls itself: `Chrome · macOS`.
 * @returns `undefined` for an unknown browser
 */
export function browserName(text: string | null): string | undefined {
  const nameIn = (names: readonly (readonly [string, string])[]) =>
    names.find(([token]) => text?.includes(token))?.[1];
  const [browser, system] = [nameIn(BROWSERS), nameIn(SYSTEMS)];
  return browser === undefined || system === undefined ? browser : `${browser} · ${system}`;
}
