/** What people write between groups of digits: any space or dash of Unicode, or a point; up to three of them. */
const BETWEEN = /[\s.\p{Pd}]{1,3}/u;

/**
 * Digits as people write them, in groups or not. After `+` they are a phone number, and within a word they belong to
 * an id.
 */
const DIGITS = new RegExp(String.raw`(?<![\w+])\d+(?:${BETWEEN.source}\d+)*(?!\w)`, 'gu');

/**
 * Whether a text has a card's number in it: groups of together 13–19 digits whose check digit is right (ISO/IEC 7812,
 * Luhn), also where an expiry date follows. One in ten other numbers of that length has it by chance.
 */
export function holdsCardNumber(text: string): boolean {
  return (text.match(DIGITS) ?? []).some((found) => {
    const groups = found.split(BETWEEN);
    return groups.some((_, first) => startsWithCard(groups, first));
  });
}

/** Reads no further than a card's number is long, so that a long list of numbers takes no longer than its length. */
function startsWithCard(groups: readonly string[], first: number): boolean {
  let digits = '';
  for (let at = first; at < groups.length && digits.length < 19; at += 1) {
    digits += groups[at];
    if (digits.length >= 13 && digits.length <= 19 && isLuhn(digits)) return true;
  }
  return false;
}

/** Whether the check digit of a card number is right (ISO/IEC 7812). @param digits nothing else */
export function isLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    sum += place % 2 === 0 ? digit : digit > 4 ? 2 * digit - 9 : 2 * digit;
  }
  return sum % 10 === 0;
}
