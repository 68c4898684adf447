import { isUrlText } from './text-fields.ts';

/**
 * Whether a text is a time zone. An alias such as Asia/Kolkata is accepted; other letter case, an offset or
 * an abbreviation is not.
 */
export function isTimezone(text: string): boolean {
  if (!/^(?:UTC|[A-Z][A-Za-z]+(?:\/[A-Z][\w+-]*)+)$/.test(text)) return false;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions();
    return timeZone === text || timeZone.toLowerCase() !== text.toLowerCase();
  } catch {
    return false;
  }
}

let languageNames: Intl.DisplayNames | undefined;

/**
 * Whether a text is a language tag of language, script and region, each with a known name: no variants,
 * extensions or private use.
 */
export function isLanguage(text: string): boolean {
  if (!/^[A-Za-z]{2,3}(?:-[A-Za-z]{4})?(?:-(?:[A-Za-z]{2}|\d{3}))?$/.test(text)) return false;
  try {
    const { language } = new Intl.Locale(text);
    languageNames ??= new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
    return languageNames.of(language) !== undefined && languageNames.of(text) !== undefined;
  } catch {
    return false;
  }
}

/** Returns the stored form: `EN-gb` → `en-GB`. */
export function canonicalLanguage(text: string): string {
  return Intl.getCanonicalLocales(text)[0] ?? text;
}

/** The rule of HTML's email field, with a dot required in the domain and the lengths that SMTP sets. */
const EMAIL = new RegExp(
  [
    /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@/,
    /(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+/,
    /[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/,
  ]
    .map(({ source }) => source)
    .join(''),
);

export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text) && !/^\.|\.\.|\.@/.test(text);
}

export function isHttpsUrl(text: string): boolean {
  if (text.length > 2000 || !/^https:\/\//i.test(text) || !isUrlText(text)) return false;
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
}

/** Marks that are copied along with a number: zero-width characters, text directions, variation selectors. */
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}]/gu;

/** Returns a phone number without invisible characters. */
export function visiblePhone(text: string): string {
  return text.replaceAll(INVISIBLE, '').trim();
}

const LONGEST_PHONE = 40;
const PHONE = /^[+(]*[0-9][0-9\s()./\p{Pd}]*$/u;
const FEWEST_DIGITS = 4;
/** Line breaks: they aren't stray marks copied with a number, but make it text of several lines. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Whether a text consists of digits in any grouping. A country decides whether they are a valid number. */
export function isTypedPhone(text: string): boolean {
  if (text.length > LONGEST_PHONE || BREAKS.test(text) || !PHONE.test(visiblePhone(text))) return false;
  return text.replaceAll(/[^0-9]/g, '').length >= FEWEST_DIGITS;
}
