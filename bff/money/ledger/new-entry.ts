import type { Insertable } from 'kysely';
import { newId } from '../../core/database/ids.ts';
import type { Owner } from '../../core/database/owner.ts';
import { businessMomentOf, type BusinessDays } from '../../catalog/locations/locations.ts';
import {
  daysAfter,
  localDateOf,
  type MerchantStatus,
  type PayoutSchedule,
} from '../../accounts/merchants/merchants.ts';
import type { EntryType, LedgerSale, LedgerTax, Tender } from './ledger-sale.ts';
import type { SaleItem, SaleParts } from './sale-parts.ts';
import type { LedgerEntriesTable } from './tables.ts';

/** A movement, before it is dated. Amounts are minor units. */
export interface NewEntry extends Owner {
  readonly merchantId: string;
  readonly type: EntryType;
  readonly currency: string;
  readonly gross: number;
  readonly fee: EntryFee;
  /** The id of what caused it. */
  readonly source: string;
  readonly at: Date;
  readonly sale?: EntrySale;
  /** The payout that holds it from the beginning. */
  readonly payoutId?: string;
}

export interface EntryFee {
  readonly platform: number;
  readonly partner: number;
}

export const NO_FEE: EntryFee = { platform: 0, partner: 0 };

/** The sale, or the part that is refunded. */
export interface EntrySale {
  readonly of: LedgerSale;
  readonly tender: Tender;
  readonly orderId: string | null;
  readonly payLinkId: string | null;
  readonly paymentId: string | null;
  readonly card: { readonly brand: string; readonly last4: string } | null;
  readonly parts: SaleParts;
  readonly items: readonly SaleItem[];
  /** Negative for what a refund gives back. */
  readonly taxes: readonly LedgerTax[];
}

/** The fields of an entry's merchant that determine the entry's dates. */
export interface EntryMerchant {
  readonly status: MerchantStatus;
  readonly timezone: string;
  readonly schedule: PayoutSchedule;
  readonly created_at: Date;
}

export type EntryRow = Insertable<LedgerEntriesTable>;

/** Whether the money came to us, or left us: what was paid at a counter is no part of a balance. */
export function isOurs({ sale }: Pick<NewEntry, 'sale'>): boolean {
  return sale === undefined || sale.tender === 'card';
}

/**
 * The entry as it is stored: with the business date of its place, and the day from which it can be paid out.
 */
export async function datedEntry(entry: NewEntry, merchant: EntryMerchant): Promise<EntryRow> {
  const { sale, fee, gross, at } = entry;
  const days: BusinessDays = sale?.of.days ?? { timezone: merchant.timezone, day_starts_at: '00:00' };
  const { date, hour } = await businessMomentOf(days, at);
  const fees = fee.platform + fee.partner;
  return {
    id: newId('ble'),
    partner_id: entry.partnerId,
    environment: entry.environment,
    merchant_id: entry.merchantId,
    type: entry.type,
    currency: entry.currency,
    gross: String(gross),
    fee: String(fees),
    fee_platform: String(fee.platform),
    fee_partner: String(fee.partner),
    amount: String(isOurs(entry) ? gross - fees : 0),
    source: entry.source,
    business_date: date,
    local_hour: hour,
    available_on: availableOn(entry, merchant),
    occurred_at: at,
    ...columnsOfSale(sale),
  };
}

/** Card payments are available after the merchant's `delay_days`; everything else at once. */
function availableOn({ type, at }: NewEntry, { timezone, schedule }: EntryMerchant): string {
  return daysAfter(localDateOf(at, timezone), type === 'payment' ? schedule.delay_days : 0);
}

const digits = (amount: number | undefined): string => String(amount ?? 0);

function columnsOfSale(sale: EntrySale | undefined) {
  const parts = sale?.parts;
  return {
    location_id: sale?.of.locationId ?? null,
    order_id: sale?.orderId ?? null,
    pay_link_id: sale?.payLinkId ?? null,
    payment_id: sale?.paymentId ?? null,
    surface: sale?.of.surface ?? null,
    tender: sale?.tender ?? null,
    order_number: sale?.of.orderNumber ?? null,
    card_brand: sale?.card?.brand ?? null,
    card_last4: sale?.card?.last4 ?? null,
    sale_gross: digits(parts?.sale_gross),
    discounts: digits(parts?.discounts),
    charges: digits(parts?.charges),
    tax_added: digits(parts?.tax_added),
    tax_included: digits(parts?.tax_included),
    tips: digits(parts?.tips),
    orders: parts?.orders ?? 0,
  };
}
