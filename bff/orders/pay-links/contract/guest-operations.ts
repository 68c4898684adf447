import { Type } from 'typebox';
import { EXAMPLE_ID, EXAMPLE_TIME } from '../../../core/contract/example-values.ts';
import { IdFilter } from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import { GuestPaidLink, GuestPayLink, TokenInPath } from './guest-pay-link.ts';
import { LinkPayment } from './pay-link-requests.ts';

/** The token in the path is the credential, so these are open to whoever has it. */
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
    'What a guest may know who has the address of the link: what is paid for, to whom, and whether that is still possible. No ' +
    'credential: the token is one. Ask again after a challenge, with `payment`, until the payment is captured or has failed.',
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
    'The same as paying it with a key, for whoever has the address. Keep the idempotency key until the response has arrived: the same ' +
    'request with it is the same payment, from any tab.',
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
