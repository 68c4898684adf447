import { normalized } from '../../core/contract/text-fields.ts';
import { newId } from '../../core/database/ids.ts';
import type { Owner } from '../../core/database/owner.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import { ApiError } from '../../core/api/errors.ts';
import { setTimer } from '../../core/timers/timers.ts';
import { tellOfPayLink } from './change-pay-link.ts';
import {
  checkGuestAmount,
  checkRedirect,
  expiryOf,
  invalid,
  paidForIn,
  requireCurrency,
} from './check-pay-link.ts';
import type { NewPayLink } from './contract/pay-link-requests.ts';
import type { Collect } from './contract/pay-link.ts';
import { requirePayee, type PresentDeps } from './present-pay-link.ts';
import { insertPayLink, type PayLinkRow } from './pay-link-records.ts';
import { requireUnpaidOrder } from './orders-of-links.ts';
import type { StoredGuestAmount } from './tables.ts';

export interface NewPayLinkRequest {
  readonly owner: Owner;
  readonly merchantId: string;
  readonly body: Omit<NewPayLink, 'merchant'>;
  /** The environment's. */
  readonly now: Date;
}

/**
 * Creates a link that can be paid at once, with its event.
 * @throws {ApiError} not_found (the merchant, the order), state_forbids (the merchant takes no payments, the
 * order can't be paid), already_paid (the order), field_invalid, field_missing
 */
export async function createPayLink(
  work: Work,
  deps: PresentDeps,
  { owner, merchantId, body, now }: NewPayLinkRequest,
): Promise<PayLinkRow> {
  const payee = await requirePayee(work.db, { ...owner, only: merchantId }, merchantId);
  const expiresAt = expiryOf(body.expires_at, body.reusable ?? false, now);
  const paidFor = await whatIsPaid(work, owner, merchantId, payee.currency, body);
  const { redirect_url: redirectUrl = null, max_payments: maxPayments = null } = body;
  requireOnceOrReusable(body);
  await checkRedirect(work.db, owner, redirectUrl);
  const row = await insertPayLink(work.db, {
    id: newId('lnk'),
    partner_id: owner.partnerId,
    environment: owner.environment,
    merchant_id: merchantId,
    currency: payee.currency,
    ...paidFor,
    description: normalized(body.description),
    status: 'active',
    reusable: body.reusable ?? false,
    max_payments: maxPayments,
    tip_enabled: body.tip_enabled ?? false,
    collect: JSON.stringify(collectOf(body.collect)),
    inactive_message: textOf(body.inactive_message),
    redirect_url: redirectUrl,
    expires_at: expiresAt,
    ...(body.metadata && { metadata: JSON.stringify(body.metadata) }),
    created_at: now,
    updated_at: now,
  });
  if (expiresAt)
    await setTimer(work.db, owner, { kind: 'pay_link.expire', record: row.id, dueAt: expiresAt });
  await tellOfPayLink(work, deps, row, 'pay_link.created', now);
  return row;
}

async function whatIsPaid(
  work: Work,
  owner: Owner,
  merchantId: string,
  currency: string,
  body: Omit<NewPayLink, 'merchant'>,
): Promise<{ order_id: string | null; amount: string | null; guest_amount: string | null }> {
  const nothing = { order_id: null, amount: null, guest_amount: null };
  const paidFor = paidForIn(body);
  switch (paidFor.kind) {
    case 'order':
      await requireUnpaidOrder(work.db, { ...owner, only: merchantId }, paidFor.order);
      return { ...nothing, order_id: paidFor.order };
    case 'amount':
      requireCurrency(currency, 'amount', paidFor.amount);
      return { ...nothing, amount: String(paidFor.amount.amount) };
    case 'guest_amount': {
      const { min, max, presets = [] } = paidFor.guestAmount;
      checkGuestAmount(paidFor.guestAmount);
      return { ...nothing, guest_amount: JSON.stringify({ min, max, presets } satisfies StoredGuestAmount) };
    }
  }
}

/** @throws {ApiError} field_invalid */
function requireOnceOrReusable({
  reusable = false,
  max_payments: most,
  order,
}: Omit<NewPayLink, 'merchant'>): void {
  if (reusable && order !== undefined) throw invalid('reusable', 'must be false: an order is paid once.');
  if (!reusable && typeof most === 'number') {
    throw invalid('max_payments', 'must be left out: the link can be paid once.');
  }
}

/** Details to collect; omitted ones aren't collected. */
export function collectOf({ name = 'no', email = 'no', phone = 'no' }: Partial<Collect> = {}): Collect {
  return { name, email, phone };
}

export function textOf(text: string | null | undefined): string | null {
  return typeof text === 'string' ? normalized(text) : null;
}

/** The metadata of the partner's servers is not a page's to write. @throws {ApiError} credential_kind */
export function requireOfSession(
  { kind }: { readonly kind: 'key' | 'session' },
  { metadata }: { readonly metadata?: Record<string, string> },
): void {
  if (kind === 'key' || metadata === undefined) return;
  throw new ApiError('credential_kind', {
    message: 'Only a partner key can change metadata.',
    param: 'metadata',
  });
}
