import type { FeatureDeps } from '../../core/feature.ts';
import { ApiError } from '../../core/api/errors.ts';
import { guestQuota, spend } from '../../core/api/limits/quota.ts';
import { route, type Route } from '../../core/api/route.ts';
import type { SetHeader } from '../../core/http/responses.ts';
import type { Payment } from '../../money/payments/payments.ts';
import { getGuestPayLink, payGuestPayLink } from './contract/pay-links.ts';
import {
  type PayLinkDeps,
  amountOf,
  type PresentDeps,
  payeeOf,
  presentBusiness,
} from './present-pay-link.ts';
import { findAnyPayLink, ownerOf, viewOfLink, type PayLinkRow } from './pay-link-records.ts';
import { payPayLink } from './start-link-payment.ts';
import type { Db } from '../../core/database/database.ts';
import { findOrder, presentOrder, type OrderRow } from '../orders/orders.ts';
import type { GuestOrder, GuestPayLink, GuestPayment } from './contract/guest-pay-link.ts';
import { isPayable } from './orders-of-links.ts';
import { isOpen } from './pay-link-payable.ts';
import { isInService } from '../../accounts/merchants/merchants.ts';
import { receiptOf } from './payment-receipt.ts';

/** A guest's operations with the token of a link, which is the only credential. */
export function guestRoutes(deps: FeatureDeps): Route[] {
  return [
    route(getGuestPayLink, async ({ params, query, remoteAddress, setHeader }) => {
      const row = await openedBy(deps, params.token, { remoteAddress, setHeader, isRead: true });
      const payment = await followed(deps, row, query.payment);
      const after = payment ? await fresh(deps, row.id) : row;
      return { body: await guestViewOf(deps, after, payment, await timeOf(deps, row)) };
    }),
    route(
      payGuestPayLink,
      async ({ params, body, idempotency, requestId, principal, remoteAddress, setHeader }) => {
        const row = await openedBy(deps, params.token, { remoteAddress, setHeader, isRead: false });
        const now = await timeOf(deps, row);
        const intent = idempotency?.id ?? '';
        const returnUrl =
          principal && (principal.embeddedAt ?? `${principal.origin}${paymentPathOf(params.token)}`);
        const request = { id: row.id, body, intent, now, requestId, returnUrl };
        const payment = await payPayLink(deps, viewOfLink(row), request);
        const view = await guestViewOf(deps, await fresh(deps, row.id), payment, now);
        return { body: { ...view, next_action: payment.next_action }, about: subjectOf(row) };
      },
    ),
  ];
}

/** The link for the audit log: a guest's token doesn't say whose it is. */
const subjectOf = (row: Awaited<ReturnType<typeof openedBy>>) => ({
  partnerId: row.partner_id,
  environment: row.environment,
  merchantId: row.merchant_id,
  type: 'pay_link',
  id: row.id,
});

/** The page of a payment, on its partner's site. */
const paymentPathOf = (token: string): string => `/pay/${token}/payment`;

interface From {
  readonly remoteAddress: string;
  readonly setHeader: SetHeader;
  readonly isRead: boolean;
}

/**
 * Returns the link of a token.
 * @throws {ApiError} not_found, limit_address; unavailable, partner_moved
 */
async function openedBy(
  { db, guestLinks, limiter, moves }: PayLinkDeps,
  token: string,
  { remoteAddress, setHeader, isRead }: From,
): Promise<PayLinkRow> {
  const id = await guestLinks.idOf('pay_link', token);
  if (id === undefined) throw new ApiError('not_found');
  await spend(setHeader, [guestQuota(id, remoteAddress)], limiter);
  const row = await findAnyPayLink(db, id);
  await moves.require(row.partner_id, { isRead });
  return row;
}

/**
 * Returns the guest's payment: the only one of a link that can be paid once, or else the one whose ID the
 * guest has. A pending payment is looked up at the processor, because the guest may just be returning from
 * confirming it.
 * @throws {ApiError} not_found
 */
async function followed(
  { db, payments }: PayLinkDeps,
  row: PayLinkRow,
  asked: string | undefined,
): Promise<Payment | undefined> {
  const id = asked ?? (row.reusable ? null : row.payment_id);
  if (id === null) return undefined;
  const payment = (await payments.find(db, ownerOf(row), [id])).get(id);
  if (payment?.pay_link !== row.id) throw new ApiError('not_found', { param: 'payment' });
  return payment.status === 'unpaid' ? payments.settle(ownerOf(row), id) : payment;
}

function fresh({ db }: PayLinkDeps, id: string): Promise<PayLinkRow> {
  return findAnyPayLink(db, id);
}

async function timeOf({ keys }: PayLinkDeps, row: PayLinkRow): Promise<Date> {
  return new Date(await keys.clocks.now(ownerOf(row)));
}

/**
 * Returns the view of a link for anyone who has it: no contact, no record IDs except that of the guest's
 * payment, and only the first name of a customer.
 * @param payment the guest's
 * @param now the environment's time
 */
async function guestViewOf(
  deps: PayLinkDeps,
  row: PayLinkRow,
  payment: Payment | undefined,
  now: Date,
): Promise<GuestPayLink> {
  const view = viewOfLink(row);
  const payee = await payeeOf(deps.db, view, row.merchant_id);
  const order = await orderOf(deps.db, row);
  const payable = isOpen(row, now) && isInService(payee) && (!order || isPayable(order));
  const receipt = payment ? receiptOf({ row, payment, payee, order }, deps) : null;
  const presented = order && presentGuestOrder(order, deps);
  return {
    object: 'guest_pay_link',
    status: row.status,
    payable,
    business: presentBusiness(payee),
    currency: row.currency,
    description: row.description,
    amount: presented
      ? { ...presented.total, amount: presented.total.amount - presented.tip.amount }
      : amountOf(row),
    guest_amount: row.guest_amount && { ...row.guest_amount, presets: [...row.guest_amount.presets] },
    order: presented ?? null,
    tip_enabled: row.tip_enabled,
    collect: row.collect,
    expires_at: row.expires_at?.toISOString() ?? null,
    inactive_message: payable ? null : row.inactive_message,
    payment: payment ? presentGuestPayment(payment) : null,
    receipt,
    redirect_url: isThrough(payment) ? await redirectOf(deps, row) : null,
  };
}

async function orderOf(db: Db, row: PayLinkRow): Promise<OrderRow | undefined> {
  return row.order_id === null ? undefined : findOrder(db, viewOfLink(row), row.order_id);
}

function presentGuestOrder(row: OrderRow, deps: PresentDeps): GuestOrder {
  const { number, customer, lines, subtotal, discount_total, tax_total, tip, total } = presentOrder(
    row,
    deps,
  );
  return {
    number,
    first_name: customer?.name.split(' ', 1)[0] ?? null,
    lines: lines.map(({ name, variation_name, quantity, gross }) => ({
      name,
      variation_name,
      quantity,
      gross,
    })),
    subtotal,
    discount_total,
    tax_total,
    tip,
    total,
  };
}

function presentGuestPayment({ id, status, amount, tip, card }: Payment): GuestPayment {
  return { id, status, amount, tip, card };
}

/** The guest has nothing left to do. */
function isThrough(payment: Payment | undefined): boolean {
  return payment !== undefined && payment.authorized_at !== null && payment.status !== 'canceled';
}

/** An origin may have been taken off the list since. */
async function redirectOf({ origins }: PayLinkDeps, row: PayLinkRow): Promise<string | null> {
  const { redirect_url: address } = row;
  if (address === null) return null;
  const { partnerId, environment } = ownerOf(row);
  return (await origins.isRegisteredBy(new URL(address).origin, partnerId, environment)) ? address : null;
}
