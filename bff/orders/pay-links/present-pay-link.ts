import type { Db } from '../../core/database/database.ts';
import { siteOriginOf } from '../../accounts/domains/domains.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import type { Money } from '../../core/contract/money.ts';
import type { PayLink } from './contract/pay-link.ts';
import { ownerOf, type PayLinkRow } from './pay-link-records.ts';

export type PresentDeps = Pick<FeatureDeps, 'publicUrl' | 'guestLinks' | 'siteAddresses'>;

/** Where guests of a link are sent: the site of its partner, wherever that is now. @param db a transaction, where one is open */
export function originOf(db: Db, { siteAddresses }: PresentDeps, row: PayLinkRow): Promise<string> {
  const { merchant_id: merchantId } = row;
  return siteOriginOf({ db, siteAddresses }, ownerOf(row), { merchantId, surface: 'pay_links' });
}

/** Where a guest pays. @param origin of the site */
export function urlOf({ guestLinks }: PresentDeps, id: string, origin: string): string {
  return `${origin}/pay/${guestLinks.tokenOf('pay_link', id)}`;
}

/** The record of the API. @param db a transaction, where one is open */
export async function presentPayLink(db: Db, row: PayLinkRow, deps: PresentDeps): Promise<PayLink> {
  return presentAt(row, deps, await originOf(db, deps, row));
}

/** The same where the site of the link is known. @param origin of the site */
export function presentAt(row: PayLinkRow, deps: PresentDeps, origin: string): PayLink {
  const isPending = row.status === 'payment_pending';
  return {
    id: row.id,
    object: 'pay_link',
    environment: row.environment,
    merchant: row.merchant_id,
    status: row.status,
    currency: row.currency,
    order: row.order_id,
    amount: amountOf(row),
    guest_amount: row.guest_amount && { ...row.guest_amount, presets: [...row.guest_amount.presets] },
    description: row.description,
    reusable: row.reusable,
    max_payments: row.max_payments,
    paid_count: row.paid_count,
    tip_enabled: row.tip_enabled,
    collect: row.collect,
    expires_at: iso(row.expires_at),
    inactive_message: row.inactive_message,
    redirect_url: row.redirect_url,
    url: urlOf(deps, row.id, origin),
    payment: row.payment_id,
    pending_until: isPending ? iso(row.pending_until) : null,
    closed_at: iso(row.closed_at),
    version: row.version,
    metadata: row.metadata,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** The fixed amount. */
export function amountOf({ amount, currency }: PayLinkRow): Money | null {
  return amount === null ? null : { amount: Number(amount), currency };
}

function iso(at: Date | null): string | null {
  return at === null ? null : at.toISOString();
}
