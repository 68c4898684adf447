import { ApiError } from '../../core/api/errors.ts';
import type { OrderToQuote } from './contract/order-requests.ts';

interface Sent {
  readonly currency: string;
}

/** Every amount of an order is in the merchant's currency. @throws {ApiError} field_invalid */
export function checkCurrency(
  currency: string,
  { tip, charges = [] }: Pick<OrderToQuote, 'tip' | 'charges'>,
): void {
  requireCurrency(currency, 'tip', tip);
  for (const [index, { amount }] of charges.entries()) {
    requireCurrency(currency, `charges.${index}.amount`, amount);
  }
}

/** @param name the field, as the caller wrote it */
export function requireCurrency(currency: string, name: string, sent: Sent | undefined): void {
  if (!sent || sent.currency === currency) return;
  const param = `${name}.currency`;
  throw new ApiError('field_invalid', {
    message: `${param} must be ${currency}, the merchant's currency.`,
    param,
  });
}
