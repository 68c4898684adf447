import type { Money } from '../contract/money.ts';
import type { GuestLinks } from '../identity/guest-links/guest-links.ts';
import type { PayLink } from './contract/pay-link.ts';
import type { PayLinkRow } from './pay-link-records.ts';

export interface PresentDeps {
  readonly publicUrl: string;
  readonly guestLinks: GuestLinks;
}

/** Where a guest pays. */
export function urlOf({ publicUrl, guestLinks }: PresentDeps, id: string): string {
  return `${publicUrl}/pay/${guestLinks.tokenOf('pay_link', id)}`;
}

/** The record of the API. */
export function presentPayLink(row: PayLinkRow, deps: PresentDeps): PayLink {
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
    url: urlOf(deps, row.id),
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
