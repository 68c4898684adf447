import { Type, type Static } from 'typebox';
import { IdFilter, ListQuery } from '../../../core/contract/fields.ts';
import { Instant, TimeFilters } from '../../../core/contract/dates.ts';
import { PlainText } from '../../../core/contract/text-fields.ts';
import { FULFILLMENTS } from '../../../catalog/locations/contract/fulfillments.ts';
import { FULFILLMENT_STATES, ORDER_STATUSES, PAYMENT_STATES, Word } from './order-fields.ts';

const optional = Type.Optional;

export const OrderQuery = Type.Object({
  ...ListQuery.properties,
  merchant: optional(IdFilter('a merchant', 'Return only orders of this merchant.')),
  location: optional(IdFilter('a location', 'Return only orders of this location.')),
  status: optional(Word(ORDER_STATUSES, 'Return only orders with this status.')),
  state: optional(Word(FULFILLMENT_STATES, 'Return only orders whose fulfillment has this state.')),
  fulfillment: optional(Word(FULFILLMENTS, 'Return only orders with this type of fulfillment.')),
  payment_state: optional(Word(PAYMENT_STATES, 'Return only orders whose payment has this state.')),
  scheduled_from: optional(Instant('Return only orders scheduled for this time or later.')),
  scheduled_to: optional(Instant('Return only orders scheduled for a time before this one.')),
  ...TimeFilters('orders'),
  number: optional(
    Type.Integer({
      minimum: 1,
      maximum: 9_999,
      description: 'Return only orders with this number.',
      'x-rule': 'must be an integer from 1 to 9999',
    }),
  ),
  q: optional(
    PlainText(
      120,
      "Return only orders whose customer's name starts with this text, in any case, or whose phone number, in any spelling, or order number it is.",
    ),
  ),
});
export type OrderQuery = Static<typeof OrderQuery>;
