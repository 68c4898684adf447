import type { FeatureDeps } from '../../core/feature.ts';
import { ApiError } from '../../core/api/errors.ts';
import { guestQuota, spend } from '../../core/api/limits/quota.ts';
import { route, type Route } from '../../core/api/route.ts';
import type { SetHeader } from '../../core/http/responses.ts';
import type { Payment } from '../../money/payments/payments.ts';
import { getGuestPayLink, payGuestPayLink } from './contract/guest-operations.ts';
import { guestViewOf } from './guest-view.ts';
import type { PayLinkDeps } from './pay-link-deps.ts';
import { findAnyPayLink, ownerOf, viewOfLink, type PayLinkRow } from './pay-link-records.ts';
import { payPayLink } from './pay-pay-link.ts';

/** What a guest does with the token of a link, which is the only credential. */
export function guestRoutes(deps: FeatureDeps): Route[] {
  return [
    route(getGuestPayLink, async ({ params, query, remoteAddress, setHeader }) => {
      const row = await openedBy(deps, params.token, { remoteAddress, setHeader });
      const payment = await followed(deps, row, query.payment);
      const after = payment ? await fresh(deps, row.id) : row;
      return { body: await guestViewOf(deps, after, payment, await timeOf(deps, row)) };
    }),
    route(
      payGuestPayLink,
      async ({ params, body, idempotency, requestId, principal, remoteAddress, setHeader }) => {
        const row = await openedBy(deps, params.token, { remoteAddress, setHeader });
        const now = await timeOf(deps, row);
        const intent = idempotency?.id ?? '';
        const returnUrl =
          principal && (principal.embeddedAt ?? `${principal.origin}${paymentPathOf(params.token)}`);
        const request = { id: row.id, body, intent, now, requestId, returnUrl };
        const payment = await payPayLink(deps, viewOfLink(row), request);
        const view = await guestViewOf(deps, await fresh(deps, row.id), payment, now);
        return { body: { ...view, next_action: payment.next_action } };
      },
    ),
  ];
}

/** The page of a payment, on its partner's site. */
const paymentPathOf = (token: string): string => `/pay/${token}/payment`;

interface From {
  readonly remoteAddress: string;
  readonly setHeader: SetHeader;
}

/**
 * The link of a token. A token that isn't genuine costs no query.
 * @throws {ApiError} not_found, limit_address
 */
async function openedBy(
  { db, guestLinks, limiter }: PayLinkDeps,
  token: string,
  { remoteAddress, setHeader }: From,
): Promise<PayLinkRow> {
  const id = guestLinks.idOf('pay_link', token);
  if (id === undefined) throw new ApiError('not_found');
  await spend(setHeader, [guestQuota(id, remoteAddress)], limiter);
  return findAnyPayLink(db, id);
}

/**
 * The guest's own payment: of a link that can be paid once there is only one; of another one it is the one whose id the guest has. One
 * that isn't through yet is asked for at the processor, because its guest may just come back from confirming it.
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
