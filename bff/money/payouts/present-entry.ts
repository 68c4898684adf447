import type { Selectable } from 'kysely';
import type { Money } from '../../core/contract/money.ts';
import type { Tables } from '../../core/database/tables.ts';
import type { BalanceEntry } from './contract/balance-entry.ts';

export function presentEntry(row: Selectable<Tables['ledger_entries']>): BalanceEntry {
  const money = (amount: string): Money => ({ amount: Number(amount), currency: row.currency });
  return {
    id: row.id,
    object: 'balance_entry',
    environment: row.environment,
    merchant: row.merchant_id,
    type: row.type,
    gross: money(row.gross),
    fee: money(row.fee),
    amount: money(row.amount),
    source: row.source,
    order: row.order_id,
    pay_link: row.pay_link_id,
    payment: row.payment_id,
    business_date: row.business_date,
    available_on: row.available_on,
    occurred_at: row.occurred_at.toISOString(),
  };
}
