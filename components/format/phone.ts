/**
 * Reads a phone number into E.164: a plus, the country's digits, at most 15 digits in all. Blanks, hyphens, points and
 * parentheses are how people write; a national number, without the plus, is not guessed at.
 * @returns `undefined` for what is no such number
 */
export function readPhone(typed: string): string | undefined {
  const number = typed.replaceAll(/[\s().\-\u00a0]/g, '').replace(/^00/, '+');
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : undefined;
}
