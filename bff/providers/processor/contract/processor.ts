import { Type } from 'typebox';
import { defineOperation, type Operation } from '../../../core/contract/operation.ts';
import { CardEntry, CardForm, CardToken, NewCardForm } from './card.ts';
import {
  Authorization,
  CaptureRequest,
  PaymentReference,
  ProcessorPayment,
  ProcessorRefund,
  RefundOrder,
} from './processor-payment.ts';
import { DISPUTE_OPERATIONS } from './dispute.ts';
import { listMovements } from './movement.ts';
import { portDocument } from '../../../core/contract/port-document.ts';

/**
 * The operations that a payment processor behind the platform has to serve, whether built in or foreign
 * (`PROCESSOR_URL`). All but `/tokens` take the platform's bearer credential. A call repeated with the same
 * reference happens once.
 */
const onCards = { tag: 'Cards', idempotency: 'ignored' } as const;
const onPayments = { tag: 'Payments', credentials: ['key'], idempotency: 'ignored' } as const;
const ByReference = Type.Object({ reference: PaymentReference });

export const createCardForm = defineOperation({
  ...onCards,
  id: 'createCardForm',
  method: 'post',
  path: '/card_forms',
  summary: 'Create a card form',
  description:
    'Call this for each page with fields for a card. The page sends the card to `POST /tokens` with the ' +
    '`id` of the form. A form works for 30 minutes, for one token and ten attempts.',
  credentials: ['key'],
  body: NewCardForm,
  success: { status: 201, description: 'The card form.', schema: CardForm },
});

export const createToken = defineOperation({
  ...onCards,
  id: 'createToken',
  method: 'post',
  path: '/tokens',
  summary: 'Exchange a card for a token',
  description:
    'For browsers. A script sends JSON to `/tokens?form=…`, from a page of the origin of the ' +
    '`return_url`. A form without script sends the same fields form-encoded, as they were typed, with the ' +
    'date of the card as `exp`, such as `05 / 29`, in place of `exp_month` and `exp_year`; a date that ' +
    'can’t be read is `card_error` `exp_invalid`. The response is 303 to `return_url` with `card_form`, ' +
    '`card_token`, `card_brand`, `card_last4` or `card_error`, and `card_signature`: the HMAC-SHA256 of ' +
    'those values, joined by `.`, under the secret of the form. A token works once, within 15 minutes.',
  credentials: [],
  query: Type.Object({
    form: Type.Optional(
      Type.String({
        pattern: String.raw`^frm_\w{1,100}$`,
        description: 'Id of the card form, from a script: it decides which page may read the response.',
        'x-rule': 'must be the id of a card form',
      }),
    ),
  }),
  body: CardEntry,
  success: { status: 201, description: 'The token.', schema: CardToken },
  errors: ['card_declined', 'limit_address', 'state_forbids'],
});

export const authorizePayment = defineOperation({
  ...onPayments,
  id: 'authorizePayment',
  method: 'post',
  path: '/payments',
  summary: 'Authorize a payment',
  description:
    'Returns the payment whatever the card says: a declined card has the status `declined`. Sent again, ' +
    'it returns the payment as it is now; with another amount or token, 42201. A reference that was ' +
    'canceled stays canceled.',
  body: Authorization,
  success: { status: 200, description: 'The payment.', schema: ProcessorPayment },
  example: { response: { challenge_url: null } },
  errors: ['idempotency_reused'],
});

export const getPayment = defineOperation({
  ...onPayments,
  id: 'getPayment',
  method: 'get',
  path: '/payments/{reference}',
  params: ByReference,
  summary: 'Retrieve a payment',
  success: { status: 200, description: 'The payment.', schema: ProcessorPayment },
  errors: ['not_found'],
});

export const capturePayment = defineOperation({
  ...onPayments,
  id: 'capturePayment',
  method: 'post',
  path: '/payments/{reference}/capture',
  params: ByReference,
  summary: 'Capture a payment',
  description:
    'Takes the amount, once, and releases the rest. A payment that is captured already stays as it is. ' +
    'More than was authorized is refused with 40022.',
  body: CaptureRequest,
  success: { status: 200, description: 'The captured payment.', schema: ProcessorPayment },
  errors: ['more_than_left', 'not_found', 'state_forbids'],
});

export const cancelPayment = defineOperation({
  ...onPayments,
  id: 'cancelPayment',
  method: 'post',
  path: '/payments/{reference}/cancel',
  params: ByReference,
  summary: 'Cancel a payment',
  description:
    'Releases an authorization. An unknown reference is canceled too: if its authorization is still on ' +
    'its way, it is refused when it arrives. A payment that was captured or declined is returned as it is.',
  success: { status: 200, description: 'The payment.', schema: ProcessorPayment },
});

export const refundPayment = defineOperation({
  ...onPayments,
  id: 'refundPayment',
  method: 'post',
  path: '/payments/{reference}/refunds',
  params: ByReference,
  summary: 'Refund a payment',
  description: 'Gives money of a captured payment back. Sent again, it returns the refund as it is now.',
  body: RefundOrder,
  success: { status: 200, description: 'The refund.', schema: ProcessorRefund },
  errors: ['idempotency_reused', 'more_than_left', 'not_found', 'state_forbids'],
});

export const PROCESSOR_OPERATIONS: readonly Operation[] = [
  createCardForm,
  createToken,
  authorizePayment,
  getPayment,
  capturePayment,
  cancelPayment,
  refundPayment,
  ...DISPUTE_OPERATIONS,
  listMovements,
];

/** Returns the contract of payment processors as OpenAPI 3.1.0. */
export function processorDocument(): object {
  return portDocument({
    title: 'Trellis payment processor',
    summary: 'What a payment processor behind Trellis serves.',
    description:
      'Trellis calls everything but `/tokens` with its bearer credential (`PROCESSOR_TOKEN`); browsers ' +
      'send cards to `/tokens`. Each payment and refund is named by a reference of Trellis. Whatever is ' +
      'repeated with the same reference happens once.',
    server: { url: 'https://processor.example', setting: 'PROCESSOR_URL' },
    credential: 'PROCESSOR_TOKEN',
    tags: [
      { name: 'Cards', description: 'How a card becomes a token, without passing Trellis.' },
      { name: 'Payments', description: 'Authorizing, capturing, canceling and refunding.' },
      {
        name: 'Books',
        description: 'What moved a merchant’s money, to compare it with the ledger. Optional.',
      },
      {
        name: 'Disputes',
        description: 'Payments that the cardholder’s bank takes back, and what the merchant says to it.',
      },
    ],
    operations: PROCESSOR_OPERATIONS,
  });
}
