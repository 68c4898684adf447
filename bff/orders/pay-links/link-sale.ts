import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import type { LedgerSale } from '../../money/ledger/ledger.ts';
import type { Payment } from '../../money/payments/payments.ts';
import { lockOwnPayLink, viewOfLink } from './pay-link-records.ts';
import { payeeOf } from './payee.ts';

/** Its days are those of the merchant: a link has no location with a day of its own. */
const MIDNIGHT = '00:00';

/** What a link without an order was sold as: one untaxed line. */
export async function saleOfLink(trx: Db, owner: Owner, payment: Payment): Promise<LedgerSale> {
  const row = await lockOwnPayLink(trx, owner, payment.pay_link ?? '');
  const { timezone } = await payeeOf(trx, viewOfLink(row), row.merchant_id);
  const tip = payment.tip.amount;
  return {
    surface: 'pay_link',
    locationId: null,
    orderNumber: null,
    days: { timezone, day_starts_at: MIDNIGHT },
    lines: [
      {
        uid: row.id,
        item: null,
        variation: null,
        name: inOneLine(row.description),
        variationName: null,
        section: null,
        quantity: 1,
        gross: payment.amount.amount - tip,
        discount: 0,
        taxAdded: 0,
        taxIncluded: 0,
      },
    ],
    charges: 0,
    taxAdded: 0,
    taxIncluded: 0,
    tip,
    taxes: [],
    taxesBack: {},
  };
}

/** As a line of a report has it. */
function inOneLine(description: string): string {
  return description.replaceAll(/\s+/g, ' ');
}
