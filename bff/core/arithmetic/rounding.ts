/**
 * Returns `amount × numerator / denominator` rounded to the nearest whole number, halves to even. Exact at
 * every size: the product is computed in BigInt if it doesn't fit a number. The result must fit one.
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

/**
 * Divides a whole amount by weights: each gets its exact share rounded down, and the rest goes out in single
 * units to the largest remainders, with ties in their order. The shares add up to the amount, and if the
 * amount is at most the sum of the weights, no share is above its weight.
 *
 * @param amount whole, not negative
 * @param weights whole, not negative
 * @throws {RangeError} if there is an amount but no weight
 */
export function byLargestRemainder(amount: number, weights: readonly number[]): number[] {
  let sum = 0;
  for (const weight of weights) sum += weight;
  if (amount === 0) return weights.map(() => 0);
  if (sum === 0) throw new RangeError('there is nothing to divide the amount by');
  const shares: number[] = [];
  const remainders: number[] = [];
  let left = amount;
  for (const weight of weights) {
    const { quotient, rest } = divide(amount, weight, sum);
    shares.push(quotient);
    remainders.push(rest);
    left -= quotient;
  }
  handOut(left, remainders, shares);
  return shares;
}

/**
 * Adds one unit to each of the `count` largest remainders; the first of equal ones, because the sort is
 * stable.
 */
function handOut(count: number, remainders: readonly number[], shares: number[]): void {
  if (count === 0) return;
  const order = remainders.map((_, index) => index);
  order.sort((a, b) => (remainders[b] ?? 0) - (remainders[a] ?? 0));
  for (const index of order.slice(0, count)) shares[index] = (shares[index] ?? 0) + 1;
}

function divide(amount: number, weight: number, sum: number): { quotient: number; rest: number } {
  const product = amount * weight;
  if (Number.isSafeInteger(product)) {
    const rest = product % sum;
    return { quotient: (product - rest) / sum, rest };
  }
  const exact = BigInt(amount) * BigInt(weight);
  const divisor = BigInt(sum);
  return { quotient: Number(exact / divisor), rest: Number(exact % divisor) };
}
