/** Separators between groups of digits: up to three spaces, dashes (any of Unicode) or points. */
const BETWEEN = /[\s.\p{Pd}]{1,3}/u;

/**
 * Digits as people write them, grouped or not. After `+` they are a phone number, and within a word they
 * belong to an ID.
 */
const DIGITS = new RegExp(String.raw`(?<![\w+])\d+(?:${BETWEEN.source}\d+)*(?!\w)`, 'gu');

/** The numbers of one network: their first digits, as a range of equally long prefixes, and their lengths. */
interface CardRange {
  readonly from: number;
  readonly to: number;
  readonly lengths: readonly number[];
}

const range = (from: number, to: number, ...lengths: number[]): CardRange => ({ from, to, lengths });

/** The networks' issuer identification numbers (ISO/IEC 7812), as published by the networks. */
const RANGES: readonly CardRange[] = [
  // Visa
  range(4, 4, 13, 16, 19),
  // Mastercard
  range(51, 55, 16),
  range(2221, 2720, 16),
  // American Express
  range(34, 34, 15),
  range(37, 37, 15),
  // Discover, and RuPay and Troy with it
  range(60, 60, 16, 17, 18, 19),
  range(644, 659, 16, 17, 18, 19),
  // Diners Club
  range(300, 305, 14, 16, 17, 18, 19),
  range(3095, 3095, 14, 16, 17, 18, 19),
  range(36, 36, 14, 16, 17, 18, 19),
  range(38, 39, 14, 16, 17, 18, 19),
  // JCB
  range(3528, 3589, 16, 17, 18, 19),
  // UnionPay, and RuPay in its range
  range(62, 62, 16, 17, 18, 19),
  range(81, 82, 16, 17, 18, 19),
  // Maestro, Elo, Verve and RuPay
  range(50, 50, 16, 17, 18, 19),
  range(56, 58, 16, 17, 18, 19),
  range(63, 63, 16, 17, 18, 19),
  range(67, 67, 16, 17, 18, 19),
  // Mir
  range(2200, 2204, 16, 17, 18, 19),
  // Troy
  range(9792, 9792, 16),
];

/** The fewest and the most digits of any network. */
const SHORTEST = 13;
const LONGEST = 19;

/**
 * Whether a text contains a card number: groups of 13–19 digits in total that have a network's prefix and
 * length, and a valid check digit (ISO/IEC 7812, Luhn), even if an expiry date follows. So timestamps, IMEIs
 * and article numbers aren't mistaken for cards, although one in ten of them has a valid check digit by
 * chance.
 */
export function holdsCardNumber(text: string): boolean {
  // Full-width digits count too.
  return (text.normalize('NFKC').match(DIGITS) ?? []).some((found) => {
    const groups = found.split(BETWEEN);
    return groups.some((_, first) => startsWithCard(groups, first));
  });
}

/**
 * Whether the groups start with a card number. Reads no further than its length, so that a long list of
 * numbers takes linear time.
 */
function startsWithCard(groups: readonly string[], first: number): boolean {
  let digits = '';
  for (let at = first; at < groups.length && digits.length < LONGEST; at += 1) {
    digits += groups[at];
    if (digits.length >= SHORTEST && digits.length <= LONGEST && isCardNumber(digits)) return true;
  }
  return false;
}

function isCardNumber(digits: string): boolean {
  const isIssued = RANGES.some(({ from, to, lengths }) => {
    const prefix = Number(digits.slice(0, String(from).length));
    return lengths.includes(digits.length) && from <= prefix && prefix <= to;
  });
  return isIssued && isLuhn(digits) && !isArticleNumber(digits);
}

/**
 * Whether 13 digits are an article number (EAN-13, GS1), by its different check digit. Visa no longer issues
 * numbers of that length, and those of many German and Japanese goods begin like them.
 */
function isArticleNumber(digits: string): boolean {
  if (digits.length !== 13) return false;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** Whether the check digit of a card number is valid (ISO/IEC 7812). @param digits digits only */
export function isLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    sum += place % 2 === 0 ? digit : digit > 4 ? 2 * digit - 9 : 2 * digit;
  }
  return sum % 10 === 0;
}
