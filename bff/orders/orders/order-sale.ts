import { taxBasesOf, type TaxBase } from '../../core/arithmetic/tax-bases.ts';
import type { Db } from '../../core/database/database.ts';
import {
  recordCounterSale,
  type LedgerLine,
  type LedgerSale,
  type LedgerTax,
} from '../../money/ledger/ledger.ts';
import { findLocation, type OrderingLocation } from '../../catalog/locations/locations.ts';
import { ownerOf, type OrderRow } from './order-records.ts';
import type { OrderContent, StoredRefund } from './order-content.ts';

/**
 * The sale of an order for the ledger, from its frozen content.
 * @throws {Error} the location is gone
 */
export async function saleOf(trx: Db, row: OrderRow): Promise<LedgerSale> {
  const location = await findLocation(trx, { ...ownerOf(row), only: row.merchant_id }, row.location_id);
  if (!location) throw new Error(`there is no location ${row.location_id}`);
  const { timezone, day_starts_at } = location.record;
  const { quote } = row.content;
  return {
    surface: row.source,
    locationId: row.location_id,
    orderNumber: row.number,
    days: { timezone, day_starts_at },
    lines: soldLinesOf(row.content),
    charges: quote.chargeTotal,
    taxAdded: quote.addedTax,
    taxIncluded: quote.includedTax,
    tip: quote.tip,
    ...soldTaxesOf(row.content, row.refunds, location),
  };
}

/** The base of each tax, for the whole sale and for each refund. */
function soldTaxesOf(
  { quote, taxes }: OrderContent,
  refunds: readonly StoredRefund[],
  location: Pick<OrderingLocation, 'country' | 'record'>,
): Pick<LedgerSale, 'taxes' | 'taxesBack'> {
  const jurisdiction = jurisdictionOf(location);
  const named = (bases: readonly TaxBase[]): LedgerTax[] =>
    bases.map(({ uid, ...amounts }) => ({
      name: taxes.find((tax) => tax.uid === uid)?.name ?? '',
      jurisdiction,
      ratePpm: quote.taxes.find((tax) => tax.uid === uid)?.ratePpm ?? 0,
      ...amounts,
    }));
  return {
    taxes: named(taxBasesOf(quote)),
    taxesBack: Object.fromEntries(refunds.map((refund) => [refund.id, named(taxBasesOf(quote, refund))])),
  };
}

/** Countries whose states and provinces levy taxes. */
const FEDERAL: ReadonlySet<string> = new Set(['US', 'CA']);

function jurisdictionOf({ country, record }: Pick<OrderingLocation, 'country' | 'record'>): string {
  const { region } = record.address;
  return FEDERAL.has(country) && region !== null ? `${country}-${region}` : country;
}

export function soldLinesOf({ lines, quote }: OrderContent): LedgerLine[] {
  const stored = new Map(lines.map((line) => [line.uid, line]));
  return quote.lines.flatMap(({ uid, quantity, gross, discount, addedTax, includedTax }) => {
    const line = stored.get(uid);
    // A line that was left out was not sold.
    if (!line || quantity === 0) return [];
    const { item, variation, name, variationName, section = null } = line;
    const names = { item, variation, name, variationName, section };
    return [{ uid, ...names, quantity, gross, discount, taxAdded: addedTax, taxIncluded: includedTax }];
  });
}

/**
 * An order that was paid at the counter, or cost nothing, counts when it is completed: before, it can be
 * canceled.
 */
export async function enterCounterSale(trx: Db, row: OrderRow, at: Date): Promise<void> {
  const { id, merchant_id: merchantId, currency, content } = row;
  const order = { ...ownerOf(row), id, merchantId, currency, amount: content.quote.total };
  await recordCounterSale(trx, order, await saleOf(trx, row), at);
}
