/**
 * The largest size of an amount, in minor units: 999,999,999.99 in a currency with two decimals. It leaves room for
 * a hundred of them in one exact number.
 */
export const MAX_AMOUNT = 99_999_999_999;

/** Whether a number is an amount: whole minor units within the bounds, of either sign. */
export const isAmount = (value: number): boolean =>
  Number.isSafeInteger(value) && value <= MAX_AMOUNT && value >= -MAX_AMOUNT;

/** Currencies whose minor unit isn't a hundredth (ISO 4217, list one). The runtime's own list follows usage instead. */
const NO_DECIMALS = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '));
const THREE_DECIMALS = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

/** How many decimals a currency's amounts have: 2 for `USD`, 0 for `JPY`. */
export function decimalsOf(currency: string): number {
  if (NO_DECIMALS.has(currency)) return 0;
  return THREE_DECIMALS.has(currency) ? 3 : 2;
}

/** An amount of whole major units in minor units: 50 `USD` are 5000, 50 `JPY` are 50. */
export const majorUnits = (count: number, currency: string): number => count * 10 ** decimalsOf(currency);

/**
 * `amount × numerator / denominator` to the nearest whole number, halves to the even one. Exact at every size: the
 * product is computed in BigInt where it doesn't fit a number. The result has to fit one.
 *
 * @param denominator above 0
 */
export function halfEven(amount: number, numerator: number, denominator: number): number {
  const product = amount * numerator;
  if (!Number.isSafeInteger(product)) return halfEvenOfBig(BigInt(amount) * BigInt(numerator), denominator);
  if (product < 0) return 0 - halfEvenOfWhole(-product, denominator);
  return halfEvenOfWhole(product, denominator);
}

function halfEvenOfWhole(product: number, denominator: number): number {
  const rest = product % denominator;
  const quotient = (product - rest) / denominator;
  const above = rest - (denominator - rest);
  return above > 0 || (above === 0 && quotient % 2 === 1) ? quotient + 1 : quotient;
}

function halfEvenOfBig(product: bigint, denominator: number): number {
  if (product < 0n) return 0 - halfEvenOfBig(-product, denominator);
  const divisor = BigInt(denominator);
  const quotient = product / divisor;
  const above = 2n * (product % divisor) - divisor;
  return Number(above > 0n || (above === 0n && quotient % 2n === 1n) ? quotient + 1n : quotient);
}
