import { tipLimit } from '../../core/arithmetic/quote.ts';
import { MAX_AMOUNT } from '../../core/money/currency.ts';
import { ApiError } from '../../core/api/errors.ts';
import { invalid, requireCurrency } from './check-pay-link.ts';
import type { LinkPayment } from './contract/pay-link-requests.ts';
import type { PayLinkRow } from './pay-link-records.ts';

/** In minor units of the link's currency. */
export interface Amounts {
  /** Without the tip. */
  readonly amount: number;
  readonly tip: number;
}

/**
 * What a guest pays by a link that isn't for an order.
 * @throws {ApiError} field_missing, field_invalid
 */
export function amountsOfPayment(row: PayLinkRow, body: LinkPayment): Amounts {
  checkCurrencies(row, body);
  const amount = chosenAmount(row, body);
  const tip = body.tip?.amount ?? 0;
  checkTip(row, tip);
  const limit = Math.min(tipLimit(amount, row.currency), MAX_AMOUNT - amount);
  if (tip > limit) throw invalid('tip.amount', `must be at most ${limit}, in minor units.`);
  return { amount, tip };
}

/** @throws {ApiError} field_invalid */
export function checkCurrencies({ currency }: PayLinkRow, { amount, tip }: LinkPayment): void {
  requireCurrency(currency, 'amount', amount);
  requireCurrency(currency, 'tip', tip);
}

/** @throws {ApiError} field_invalid: the link takes none */
export function checkTip({ tip_enabled: isEnabled }: PayLinkRow, tip: number): void {
  if (tip > 0 && !isEnabled) throw invalid('tip', 'must be left out: the link takes no tips.');
}

function chosenAmount({ amount, guest_amount: range }: PayLinkRow, { amount: sent }: LinkPayment): number {
  if (!range) {
    const fixed = Number(amount);
    if (sent && sent.amount !== fixed)
      throw invalid('amount.amount', `must be ${fixed}: the link is for that.`);
    return fixed;
  }
  if (!sent) throw new ApiError('field_missing', { message: 'amount is required.', param: 'amount' });
  const { min, max } = range;
  if (sent.amount < min || sent.amount > max) {
    throw invalid('amount.amount', `must be from ${min} to ${max}, in minor units.`);
  }
  return sent.amount;
}
