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
