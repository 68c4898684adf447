import type { Db } from '../../core/database/database.ts';
import { siteOriginOf, siteOriginsOf } from '../../accounts/domains/domains.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import type { Money } from '../../core/contract/money.ts';
import type { PayLink } from './contract/pay-link.ts';
import { ownerOf, type PayLinkRow } from './pay-link-records.ts';
import { type MerchantView, visibleTo } from '../../core/database/owner.ts';
import { ApiError } from '../../core/api/errors.ts';
import {
  findMerchant,
  isInService,
  presentBusinessPart,
  presentPart,
  type MerchantRow,
} from '../../accounts/merchants/merchants.ts';
import type { Business } from './contract/payment-receipt.ts';
import { sql } from 'kysely';
import type { Page } from '../../core/contract/fields.ts';
import { pageOf, type PageRequest, isWithin } from '../../core/database/pagination.ts';
import type { PayLinkQuery } from './contract/pay-link-requests.ts';

export type PresentDeps = Pick<FeatureDeps, 'publicUrl' | 'guestLinks' | 'siteAddresses'>;

/**
 * The origin for guests of a link: its partner's present site.
 * @param db a transaction, where one is open
 */
export function originOf(db: Db, { siteAddresses }: PresentDeps, row: PayLinkRow): Promise<string> {
  const { merchant_id: merchantId } = row;
  return siteOriginOf({ db, siteAddresses }, ownerOf(row), { merchantId, surface: 'pay_links' });
}

/**
 * The address where a guest pays.
 * @param origin of the site
 */
export function urlOf({ guestLinks }: PresentDeps, id: string, origin: string): string {
  return `${origin}/pay/${guestLinks.tokenOf('pay_link', id)}`;
}

/** The record of the API. @param db a transaction, where one is open */
export async function presentPayLink(db: Db, row: PayLinkRow, deps: PresentDeps): Promise<PayLink> {
  return presentAt(row, deps, await originOf(db, deps, row));
}

/** The same where the site of the link is known. @param origin of the site */
function presentAt(row: PayLinkRow, deps: PresentDeps, origin: string): PayLink {
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

/** The merchant that is paid. @throws {ApiError} not_found, state_forbids */
export async function requirePayee(db: Db, view: MerchantView, id: string): Promise<MerchantRow> {
  const row = await payeeOf(db, view, id);
  if (isInService(row)) return row;
  throw new ApiError('state_forbids', {
    message: `The merchant is ${row.status} and takes no payments.`,
    param: 'merchant',
  });
}

/** @throws {ApiError} not_found */
export async function payeeOf(db: Db, view: MerchantView, id: string): Promise<MerchantRow> {
  const row = await findMerchant(db, view, id);
  if (!row) throw new ApiError('not_found', { message: "This merchant doesn't exist.", param: 'merchant' });
  return row;
}

/** Presents a business as its customers know it. */
export function presentBusiness(row: MerchantRow): Business {
  const { display_name, legal_name, support, address, business } = row;
  return {
    display_name,
    legal_name,
    support: presentPart('support', support),
    address: presentPart('address', address),
    tax_registration: presentBusinessPart(business).tax_registration,
  };
}

/** The dependencies of pay links: those of orders, which they pay, and those of guests. */
export type PayLinkDeps = Pick<
  FeatureDeps,
  | 'db'
  | 'clock'
  | 'publicUrl'
  | 'siteAddresses'
  | 'guestLinks'
  | 'moves'
  | 'keys'
  | 'locations'
  | 'menus'
  | 'payments'
  | 'orderFollowers'
  | 'retention'
  | 'members'
  | 'limiter'
  | 'origins'
>;

/** Newest first. */
export async function pageOfPayLinks(
  deps: PresentDeps & { readonly db: Db },
  view: MerchantView,
  page: PageRequest,
  query: PayLinkQuery,
): Promise<Page<PayLink>> {
  const { db } = deps;
  const rows = await db
    .selectFrom('pay_links')
    .selectAll()
    .where(visibleTo('pay_links', view))
    .where(matching(query, page))
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute();
  const merchantIds = [...new Set(rows.map((row) => row.merchant_id))];
  const originOf = await siteOriginsOf(deps, view, { merchantIds, surface: 'pay_links' });
  return pageOf(rows, page, (row) => presentAt(row, deps, originOf(row.merchant_id)));
}

function matching(query: PayLinkQuery, { after }: PageRequest) {
  const { merchant, order, status, reusable } = query;
  const filters = [
    merchant !== undefined && sql`merchant_id = ${merchant}`,
    order !== undefined && sql`order_id = ${order}`,
    status !== undefined && sql`status = ${status}`,
    reusable !== undefined && sql`reusable = ${reusable === 'true'}`,
    after !== undefined && sql`id < ${after}`,
  ].filter((filter) => filter !== false);
  return sql<boolean>`${sql.join([isWithin('pay_links', query), ...filters], sql` and `)}`;
}
