import { Type, type Static } from 'typebox';
import { CheckedText } from '../../../core/contract/text-fields.ts';
import type { FeatureContract } from '../../../core/contract/feature.ts';
import { IdInPath, OneOf } from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import { isLanguage } from '../../../core/contract/field-rules.ts';

/** The paper width, in millimeters. */
export const PAPER_WIDTHS = ['80', '58'] as const;
export type PaperWidth = (typeof PAPER_WIDTHS)[number];

export const PrintQuery = Type.Object({
  width: Type.Optional(
    OneOf(PAPER_WIDTHS, {
      description: 'Width of the paper in millimetres. Default: `80`.',
      'x-rule': 'must be one of 80, 58',
    }),
  ),
  copy: Type.Optional(
    OneOf(['true', 'false'], {
      description: '`true`: it has been printed before, and says so. Default: `false`.',
      'x-rule': 'must be one of true, false',
    }),
  ),
  language: Type.Optional(
    CheckedText('must be a BCP 47 language tag, such as en or de-CH', isLanguage, {
      description:
        "The language to write it in, as a BCP 47 tag. Default: of a receipt the customer's `language`, " +
        "and of a ticket the merchant's. A language that Trellis doesn't speak is English.",
      examples: ['ja'],
    }),
  ),
});

export type PrintQuery = Static<typeof PrintQuery>;

const onOrder = {
  method: 'get',
  tag: 'Printing',
  params: IdInPath('order'),
  credentials: ['key', 'session'],
  scope: 'orders:read',
  query: PrintQuery,
  idempotency: 'ignored',
  errors: ['archived', 'not_found'],
} as const;

const PAPER =
  'One HTML document with its styles, without a script and without anything from elsewhere: show it in a ' +
  'frame of your page and print that.';

export const getKitchenTicket = defineOperation({
  ...onOrder,
  id: 'getKitchenTicket',
  path: '/v1/orders/{id}/ticket',
  summary: 'Retrieve a kitchen ticket',
  description:
    'What the kitchen needs of an order: number, time, quantities, modifiers, wishes and allergens, ' +
    `without prices. ${PAPER}`,
  success: { status: 200, description: 'The ticket.', download: ['text/html'] },
});

export const getReceipt = defineOperation({
  ...onOrder,
  id: 'getReceipt',
  path: '/v1/orders/{id}/receipt',
  summary: 'Retrieve a receipt',
  description:
    `What an order cost: who sold it where and when, with the seller's registration for taxes; ` +
    `discounts, charges, tip, payment and refunds; net, tax and gross by rate. ${PAPER}`,
  success: { status: 200, description: 'The receipt.', download: ['text/html'] },
});

export const printing = {
  tag: 'Printing',
  description: 'Orders on paper, for the 80 and 58 mm printers of counters and kitchens.',
  operations: [getKitchenTicket, getReceipt],
} as const satisfies FeatureContract;
