/** Blanks, hyphens, points, slashes and parentheses, and marks that can't be seen: how people write and copy numbers. */
const BETWEEN = /[\s().\uFF08\uFF09\uFF0E/\p{Pd}\p{Cf}\p{Variation_Selector}]/gu;

/**
 * A typed phone number as it is sent, without what stands between its digits. The service reads it into E.164: by its country
 * code, or a national number by the country of the location or merchant, and may still refuse it.
 * @returns `undefined` for what can't be a phone number
 */
export function readPhone(typed: string): string | undefined {
  const number = typed.replaceAll(BETWEEN, '').replace('\uFF0B', '+').replace(/^00/, '+');
  return /^(?:\+(?!0)\p{Nd}{7,16}|\p{Nd}{4,15})$/u.test(number) ? number : undefined;
}
