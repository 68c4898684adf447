import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import { orNull, RecordType, Timestamp } from '../../../core/contract/fields.ts';
import { FULFILLMENTS } from '../../../catalog/locations/contract/fulfillments.ts';
import { EXAMPLE_QUOTE } from './order-example.ts';
import { Word } from './order-fields.ts';
import { costFields } from './order.ts';

/** What an order would cost now. Nothing is stored, and nothing is kept for the customer. */
export const OrderQuote = Type.Object(
  {
    object: RecordType('order_quote'),
    location: Type.String({ description: 'Id of the location.', examples: [EXAMPLE_ID.location] }),
    fulfillment: Type.Object(
      {
        type: Word(FULFILLMENTS, 'How the order reaches the customer.'),
        scheduled_at: orNull(Timestamp('When the customer wants it. `null`: as soon as possible.'), {
          examples: [null],
        }),
        ready_at: Timestamp('When it would be ready.', '2026-11-21T11:02:07.000Z'),
      },
      { title: 'QuotedFulfillment' },
    ),
    ...costFields,
  },
  { title: 'OrderQuote', examples: [EXAMPLE_QUOTE] },
);
export type OrderQuote = Static<typeof OrderQuote>;
