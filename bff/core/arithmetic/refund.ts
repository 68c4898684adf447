import { wholeQuantity, Refusal, orRefused, type Refused } from './refused.ts';
import { balancesOf, leftOf, leftOfAll, type Balance, type Balances, type Sold } from './balances.ts';
import { byLargestRemainder, halfEven } from './rounding.ts';
import type { Share, Refund, RefundedPart, RefundRequest } from './sale.ts';

/**
 * Computes the next refund of a sale. For k of a line's n units, including those refunded before, it gives
 * back half_even(share × k ÷ n) of its net and of each of its taxes, less what was already refunded: so in
 * any order, singly or together, refunds add up to what was paid. An amount is spread over the remainders of
 * lines and charges by largest remainder, and comes out of the tip last. Discounts stay as they were sold.
 *
 * @param before every earlier refund of the order that didn't fail
 * @returns `more_than_left` with the limit in minor units, or for a line in units
 * @throws {RangeError} for amounts and quantities that aren't whole or are negative
 */
export const refundOf = (sold: Sold, before: readonly Refund[], request: RefundRequest): Refund | Refused =>
  orRefused(() => {
    const balances = balancesOf(sold, before);
    return 'amount' in request ? ofAmount(balances, request.amount) : ofParts(balances, request);
  });

/**
 * Takes from a refund what exceeds a multiple of a step, for currencies whose cards know only such amounts:
 * from the largest part, which gets it back with its next refund, or else from the tip.
 * @returns the refund as it is if neither is large enough, or less than a step is refunded
 */
export function refundInSteps(refund: Refund, step: number): Refund {
  const over = refund.amount % step;
  const amount = refund.amount - over;
  if (over === 0 || amount === 0) return refund;
  const largest = Math.max(...[...refund.lines, ...refund.charges].map(({ net }) => net), 0);
  if (largest < 2 * step) return refund.tip < over ? refund : { ...refund, amount, tip: refund.tip - over };
  const place = refund.lines.findIndex(({ net }) => net === largest);
  const lines = refund.lines.map((line, at) => (at === place ? lessBy(over, line) : line));
  if (place >= 0) return { ...refund, amount, lines };
  const charge = refund.charges.findIndex(({ net }) => net === largest);
  const charges = refund.charges.map((one, at) => (at === charge ? lessBy(over, one) : one));
  return { ...refund, amount, charges };
}

function lessBy(over: number, refunded: RefundedPart): RefundedPart {
  const net = refunded.net - over;
  const less = { ...refunded, net, total: refunded.total - over };
  return refunded.shares === undefined ? less : { ...less, shares: sharesBack(net, refunded.shares) };
}

/** Returns the refundable remainder of the order, in minor units. */
export const leftToRefund = (sold: Sold, before: readonly Refund[]): number =>
  leftOfAll(balancesOf(sold, before));

function ofParts(balances: Balances, request: Exclude<RefundRequest, { amount: number }>): Refund {
  const quantities = new Map<string, number>();
  for (const { uid, quantity } of request.lines ?? []) {
    quantities.set(uid, (quantities.get(uid) ?? 0) + wholeQuantity(quantity));
  }
  const lines = [...quantities].map(([uid, quantity]) => units(find(balances.lines, 'line', uid), quantity));
  const charges = [...new Set(request.charges)].map((uid) => rest(find(balances.charges, 'charge', uid)));
  const tip = wholeQuantity(request.tip ?? 0);
  if (tip > balances.tipLeft) throw moreThan(balances.tipLeft, { part: 'tip' });
  return refund(lines, charges, tip);
}

function units(line: Balance, quantity: number): RefundedPart {
  const left = line.units - line.unitsBack;
  if (quantity > left) throw moreThan(left, { part: 'line', uid: line.uid });
  const soFar = line.unitsBack + quantity;
  const next = (share: number, back: number): number =>
    Math.max(0, halfEven(share, soFar, line.units) - back);
  return part(
    line,
    quantity,
    next(line.net, line.netBack),
    line.taxes.map((tax) => next(tax.amount, tax.back)),
  );
}

function rest(charge: Balance): RefundedPart {
  if (leftOf(charge) === 0) throw moreThan(0, { part: 'charge', uid: charge.uid });
  return part(
    charge,
    0,
    charge.net - charge.netBack,
    charge.taxes.map((tax) => tax.amount - tax.back),
  );
}

function ofAmount(balances: Balances, amount: number): Refund {
  const left = leftOfAll(balances);
  if (wholeQuantity(amount) > left) throw moreThan(left, { part: 'amount' });
  const tip = Math.max(0, amount - (left - balances.tipLeft));
  const parts = [...balances.lines, ...balances.charges];
  const shares = byLargestRemainder(amount - tip, parts.flatMap(leftByPiece)).values();
  const nextShare = (): number => shares.next().value ?? 0;
  const refunded = parts.map((balance) => {
    const net = nextShare();
    const taxes = balance.taxes.map((tax) => (tax.inclusive ? contained(tax, balance, net) : nextShare()));
    return part(balance, 0, net, taxes);
  });
  return refund(
    refunded.slice(0, balances.lines.length).filter(isAny),
    refunded.slice(balances.lines.length).filter(isAny),
    tip,
  );
}

const isAny = ({ total, taxes }: RefundedPart): boolean => total > 0 || taxes.length > 0;

/** Returns the separately paid pieces of a line or charge: its net, and each added tax. */
function leftByPiece({ net, netBack, taxes }: Balance): number[] {
  return [net - netBack, ...taxes.filter((tax) => !tax.inclusive).map((tax) => tax.amount - tax.back)];
}

/** Returns the tax that a refunded net contains. */
function contained(tax: { amount: number; back: number }, { net, netBack }: Balance, next: number): number {
  return net === 0 ? 0 : Math.max(0, halfEven(tax.amount, netBack + next, net) - tax.back);
}

function part(balance: Balance, quantity: number, net: number, amounts: readonly number[]): RefundedPart {
  const taxes: Share[] = [];
  let addedTax = 0;
  let includedTax = 0;
  for (const [index, { uid, inclusive }] of balance.taxes.entries()) {
    const amount = amounts[index] ?? 0;
    if (amount === 0) continue;
    taxes.push({ uid, amount });
    if (inclusive) includedTax += amount;
    else addedTax += amount;
  }
  const refunded = { uid: balance.uid, quantity, net, taxes, addedTax, includedTax, total: net + addedTax };
  const { sharesLeft } = balance;
  return sharesLeft === undefined ? refunded : { ...refunded, shares: sharesBack(net, sharesLeft) };
}

/** Splits the refund of a charge over its shares in proportion, except for rounding. */
function sharesBack(net: number, left: readonly Share[]): Share[] {
  const weights = left.map(({ amount }) => amount);
  return byLargestRemainder(net, weights).map((amount, index) => ({ uid: left[index]?.uid ?? '', amount }));
}

function refund(lines: readonly RefundedPart[], charges: readonly RefundedPart[], tip: number): Refund {
  const amount = [...lines, ...charges].reduce((sum, { total }) => sum + total, tip);
  return { amount, lines, charges, tip };
}

function find(parts: readonly Balance[], kind: 'line' | 'charge', uid: string): Balance {
  const found = parts.find((one) => one.uid === uid);
  if (found === undefined) throw new Refusal({ refused: 'unknown_part', part: kind, uid });
  return found;
}

const moreThan = (limit: number, where: Pick<Refused, 'part' | 'uid'>): Refusal =>
  new Refusal({ refused: 'more_than_left', ...where, limit });
