import { readDate } from '../../kit/forms/date-field.ts';
import { readPhone } from '../../kit/forms/phone-field.ts';
import { msg } from '../../i18n/message.ts';

/** One field of a step: how it is asked for, and what of it is sent. */
export interface FormField {
  /** Where the record has it: `business.tax_id`. With hyphens it is the id of its control. */
  path: string;
  label: string;
  kind: 'text' | 'phone' | 'select' | 'radio' | 'checks' | 'check' | 'date' | 'secret';
  isRequired: boolean;
  hint?: string;
  options?: readonly (readonly [value: string, label: string])[];
  inputmode?: 'numeric' | 'decimal';
  type?: 'email' | 'url';
  /** The kind of value that browsers may fill in, by the names of the HTML standard. */
  autocomplete?: string;
  /** It identifies someone: it is in no storage, as no secret is. */
  isPrivate?: boolean;
  /** The last characters of a saved secret. */
  last4?: string | null;
  /** Returns the text for the problem of a typed value. */
  check?: (text: string) => string | undefined;
  /** Returns the value to send for a text. Defaults to the trimmed text, or null if it is empty. */
  read?: (text: string) => unknown;
}

/** The id of its control. */
export const idOf = ({ path }: Pick<FormField, 'path'>, prefix: string): string =>
  `${prefix}-${path.replaceAll('.', '-')}`;

/** Rules that can be checked before anything is sent. They are the API's, in the language of the page. */
type Check = (text: string) => string | undefined;

export const checkLine =
  (longest: number): Check =>
  (text) =>
    [...text].length > longest ? msg('This is too long.') : undefined;

export const checkEmail: Check = (text) =>
  text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
    ? undefined
    : msg('Enter an email address, such as alex@riverside.example.');

export const checkPhone: Check = (text) =>
  readPhone(text) ? undefined : msg('Enter the number with its country code, such as +44 20 7946 0018.');

export const checkWebsite: Check = (text) =>
  /^https:\/\/[^\s.]+\.\S+$/i.test(text) && URL.canParse(text)
    ? undefined
    : msg('Enter an address that begins with https://.');

export const checkNumber: Check = (text) =>
  /^[A-Za-z0-9 ./-]{4,30}$/.test(text) && text.replaceAll(/[^A-Za-z0-9]/g, '').length >= 4
    ? undefined
    : msg('Use 4 to 30 letters and digits.');

export const checkCategory: Check = (text) =>
  /^\d{4}$/.test(text) ? undefined : msg('Use four digits, such as 5812.');

export const checkShare: Check = (text) =>
  /^\d{1,3}$/.test(text) && Number(text) >= 25 && Number(text) <= 100
    ? undefined
    : msg('Enter a whole number from 25 to 100.');

/** Between 18 years ago and 1900. */
export const checkBirthDate: Check = (text) => {
  const date = readDate(text);
  if (!date) return msg('Enter a day, a month and a year, such as 17 5 1984.');
  const comesOfAge = `${Number(date.slice(0, 4)) + 18}${date.slice(4)}`;
  const today = new Date().toISOString().slice(0, 10);
  return comesOfAge > today || date < '1900' ? msg('Must be at least 18 years ago.') : undefined;
};

export const checkPastDate: Check = (text) => {
  const date = readDate(text);
  if (!date) return msg('Enter a day, a month and a year, such as 14 3 1998.');
  return date > new Date().toISOString().slice(0, 10) ? msg('Must be in the past.') : undefined;
};
