import { newId } from '../../../core/database/ids.ts';
import type { Db } from '../../../core/database/database.ts';
import type { Owner } from '../../../core/database/owner.ts';
import { recordCounterSale } from '../../../money/ledger/ledger.ts';
import type { Summed } from '../summed-rows.ts';

export interface Seller extends Owner {
  readonly merchantId: string;
}

/** A sale of one line in the ledger, without an order or a payment behind it. */
export async function sell(trx: Db, seller: Seller, amount: number, at: Date): Promise<void> {
  await recordCounterSale(
    trx,
    { ...seller, id: newId('ord'), currency: 'GBP', amount },
    {
      surface: 'api',
      locationId: null,
      orderNumber: 1,
      days: { timezone: 'Europe/London', day_starts_at: '00:00' },
      lines: [
        {
          uid: '1',
          item: 'itm_1',
          variation: 'var_1',
          name: 'Tea',
          variationName: null,
          section: null,
          quantity: 1,
          gross: amount,
          discount: 0,
          taxAdded: 0,
          taxIncluded: 0,
        },
      ],
      charges: 0,
      taxAdded: 0,
      taxIncluded: 0,
      tip: 0,
      taxes: [],
      taxesBack: {},
    },
    at,
  );
}

/** All sales of a seller in a year. */
export const yearOf = ({ merchantId }: Seller, year: number): Summed => ({
  scope: { merchantId, currency: 'GBP', location: null, surface: null },
  period: { from: `${year}-01-01`, to: `${year}-12-31` },
});
