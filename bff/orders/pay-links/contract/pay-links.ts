import type { FeatureContract } from '../../../core/contract/feature.ts';
import { PayLink } from './pay-link.ts';
import { Type } from 'typebox';
import { EXAMPLE_ID, EXAMPLE_TIME } from '../../../core/contract/example-values.ts';
import { IdFilter, IdInPath, ListOf, ListQuery } from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import { GuestPaidLink, GuestPayLink, TokenInPath } from './guest-pay-link.ts';
import { LinkPayment, NewPayLink, PayLinkChange, PayLinkQuery } from './pay-link-requests.ts';
import { PaidPayLink, PayLinkPayment } from './payment-receipt.ts';

const onLinks = { tag: 'Pay links', credentials: ['key', 'session'], refusesCardNumbers: true } as const;
const toRead = { ...onLinks, method: 'get', scope: 'pay_links:read', idempotency: 'ignored' } as const;
const toWrite = { ...onLinks, scope: 'pay_links:write' } as const;
const ONE = { params: IdInPath('pay_link') } as const;
const LINK = { status: 200, description: 'The pay link.', schema: PayLink } as const;

export const createPayLink = defineOperation({
  ...toWrite,
  id: 'createPayLink',
  method: 'post',
  path: '/v1/pay_links',
  summary: 'Create a pay link',
  description:
    'Creates an address where a guest pays by card. What is paid is `amount`, what is due for a draft ' +
    '`order`, or what the guest chooses within `guest_amount`: send one of them. A session can create ' +
    'links of its own merchant, without `metadata`.',
  body: NewPayLink,
  success: { status: 201, description: 'The pay link.', schema: PayLink },
  example: { response: { collect: { email: 'optional' }, expires_at: '2026-12-21T10:42:07Z' } },
  idempotency: 'recorded',
  errors: ['credential_kind', 'not_found', 'state_forbids', 'not_published', 'already_paid'],
});

export const listPayLinks = defineOperation({
  ...toRead,
  id: 'listPayLinks',
  path: '/v1/pay_links',
  summary: 'List pay links',
  description:
    'Newest first. With a session token, returns only links of its merchant. Filters can be combined.',
  query: PayLinkQuery,
  success: { status: 200, description: 'A page of pay links.', schema: ListOf(PayLink) },
});

export const getPayLink = defineOperation({
  ...toRead,
  ...ONE,
  id: 'getPayLink',
  path: '/v1/pay_links/{id}',
  summary: 'Retrieve a pay link',
  success: LINK,
  errors: ['not_found'],
});

export const updatePayLink = defineOperation({
  ...toWrite,
  ...ONE,
  id: 'updatePayLink',
  method: 'patch',
  path: '/v1/pay_links/{id}',
  summary: 'Update a pay link',
  description:
    'Properties you leave out keep their values. What is paid never changes: cancel the link and create ' +
    'another one. A link that is completed, expired or canceled stays as it is. `max_payments` is at ' +
    'least how often the link was paid or is being paid.',
  body: PayLinkChange,
  success: { ...LINK, description: 'The updated pay link.' },
  example: { response: { inactive_message: 'Please ask us for a new link.', version: 2 } },
  idempotency: 'recorded',
  errors: ['credential_kind', 'not_found', 'state_forbids', 'version_stale'],
});

export const cancelPayLink = defineOperation({
  ...toWrite,
  ...ONE,
  id: 'cancelPayLink',
  method: 'post',
  path: '/v1/pay_links/{id}/cancel',
  summary: 'Cancel a pay link',
  description:
    'From now on nobody can start to pay. A payment under way may still succeed: the link becomes ' +
    '`completed` then, with the event `pay_link.completed` after `pay_link.canceled`.',
  success: LINK,
  example: { response: { status: 'canceled', closed_at: EXAMPLE_TIME, version: 2 } },
  idempotency: 'recorded',
  errors: ['not_found', 'state_forbids'],
});

export const payPayLink = defineOperation({
  ...toWrite,
  ...ONE,
  id: 'payPayLink',
  method: 'post',
  path: '/v1/pay_links/{id}/pay',
  summary: 'Pay a pay link',
  description:
    'For a guest who pays on your own page. Charges the card at once; the card of an order is charged ' +
    'when the merchant accepts it. While the payment is under way nobody else can pay; it is given up ' +
    'after 15 minutes if the guest does not finish it. If the cardholder has to confirm, `next_action` ' +
    'has the page to send them to. `amount`, without the tip, is required if the guest chooses it; ' +
    'otherwise it is what the guest saw, and another one is refused.',
  body: LinkPayment,
  success: { status: 200, description: 'The pay link.', schema: PaidPayLink },
  example: {
    response: {
      status: 'completed',
      paid_count: 1,
      payment: EXAMPLE_ID.payment,
      closed_at: EXAMPLE_TIME,
      version: 3,
    },
  },
  idempotency: 'forwarded',
  isKeyRequired: true,
  errors: [
    'card_declined',
    'not_found',
    'state_forbids',
    'price_changed',
    'not_available',
    'time_not_available',
    'already_paid',
    'upstream_failed',
    'upstream_slow',
  ],
});

export const listPayLinkPayments = defineOperation({
  ...toRead,
  ...ONE,
  id: 'listPayLinkPayments',
  path: '/v1/pay_links/{id}/payments',
  summary: 'List the payments of a pay link',
  description:
    'Newest first, with what each guest was asked for and what is on their receipt. The same payments are ' +
    'in `GET /v1/payments`.',
  query: ListQuery,
  success: { status: 200, description: 'A page of payments.', schema: ListOf(PayLinkPayment) },
  errors: ['not_found'],
});

export const getPayLinkQr = defineOperation({
  ...toRead,
  ...ONE,
  id: 'getPayLinkQr',
  path: '/v1/pay_links/{id}/qr.svg',
  summary: 'Retrieve the QR code of a pay link',
  description:
    "An SVG image of the link's `url`, black on white with a margin of four modules and error correction " +
    'level M. Print it at 2 cm or more, and print the address beside it for people who cannot scan it.',
  success: { status: 200, description: 'The QR code.', download: ['image/svg+xml'] },
  errors: ['not_found'],
});

/** The token in the path is the credential, so these are open to anyone who has it. */
const asGuest = { tag: 'Pay links', credentials: [], isForGuests: true, params: TokenInPath } as const;

const GuestPayLinkQuery = Type.Object({
  payment: Type.Optional(
    IdFilter('a payment of this link', 'The payment that the guest has started, to follow it.'),
  ),
});

export const getGuestPayLink = defineOperation({
  ...asGuest,
  id: 'getGuestPayLink',
  method: 'get',
  path: '/v1/guest/pay_links/{token}',
  summary: 'Retrieve a pay link as a guest',
  description:
    'What a guest may know who has the address of the link: what is paid for, to whom, and whether that ' +
    'is still possible. No credential: the token is one. Ask again after a challenge, with `payment`, ' +
    'until the payment is captured or has failed.',
  query: GuestPayLinkQuery,
  success: { status: 200, description: 'The pay link, as its guest sees it.', schema: GuestPayLink },
  idempotency: 'ignored',
  errors: ['limit_address', 'not_found'],
});

export const payGuestPayLink = defineOperation({
  ...asGuest,
  id: 'payGuestPayLink',
  method: 'post',
  path: '/v1/guest/pay_links/{token}/pay',
  summary: 'Pay a pay link as a guest',
  description:
    'The same as paying it with a key, for anyone who has the address. Keep the idempotency key until the ' +
    'response has arrived: the same request with it is the same payment, from any tab.',
  body: LinkPayment,
  success: { status: 200, description: 'The pay link, as its guest sees it.', schema: GuestPaidLink },
  example: {
    response: {
      status: 'completed',
      payable: false,
      payment: {
        id: EXAMPLE_ID.payment,
        status: 'captured',
        amount: { amount: 4148, currency: 'GBP' },
        tip: { amount: 500, currency: 'GBP' },
        card: { brand: 'visa', last4: '4242' },
      },
      expires_at: EXAMPLE_TIME,
    },
  },
  refusesCardNumbers: true,
  idempotency: 'forwarded',
  isKeyRequired: true,
  errors: [
    'card_declined',
    'limit_address',
    'not_found',
    'state_forbids',
    'price_changed',
    'not_available',
    'time_not_available',
    'already_paid',
    'upstream_failed',
    'upstream_slow',
  ],
});

const EVENTS = [
  'pay_link.created',
  'pay_link.updated',
  'pay_link.completed',
  'pay_link.expired',
  'pay_link.canceled',
] as const;

export const payLinks = {
  tag: 'Pay links',
  description:
    'Addresses where guests pay by card: a fixed amount, what is due for an order, or an amount of their ' +
    'own; once or many times. Each comes with a QR code. An address is computed from the id of its link ' +
    'and stored nowhere.',
  operations: [
    createPayLink,
    listPayLinks,
    getPayLink,
    updatePayLink,
    cancelPayLink,
    payPayLink,
    listPayLinkPayments,
    getPayLinkQr,
    getGuestPayLink,
    payGuestPayLink,
  ],
  events: EVENTS,
  eventRecords: { pay_link: PayLink },
} as const satisfies FeatureContract;

declare module '../../../core/contract/feature.ts' {
  interface EmittedEvents extends Record<(typeof EVENTS)[number], true> {}
}
