import type { Owner } from '../../core/database/owner.ts';
import type { Fee, FeeAt } from '../pricing/pricing.ts';
import type { PaymentRow } from './payment-records.ts';
import type { PaymentDeps } from './payment-work.ts';

/** What the merchant pays for a payment: by its price sheet's line for what is paid, and where that was sold. Not inside a transaction. */
export function feesOf(
  { featureDeps }: Pick<PaymentDeps, 'featureDeps'>,
  owner: Owner,
  { merchant_id: merchantId, currency, pay_link_id, surface }: PaymentRow,
): Promise<FeeAt> {
  const sale =
    pay_link_id === null
      ? ({ line: 'order.online', surface } as const)
      : ({ line: 'payment.pay_link', surface: 'pay_link' } as const);
  return featureDeps().prices.feesOf(owner, { merchantId, currency }, sale);
}

export function feeColumn(fee: Fee | null | undefined): string | null {
  return fee ? JSON.stringify(fee) : null;
}
