import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import { Amount } from '../../../core/contract/money.ts';
import { RecordType } from '../../../core/contract/fields.ts';
import { RefundAllocation } from '../../../money/payments/contract/refund.ts';
import { EXAMPLE_REFUND } from './order-example.ts';

/** What a refund would give back now. Nothing is stored or reserved. */
export const RefundQuote = Type.Object(
  {
    object: RecordType('refund_quote'),
    order: Type.String({ description: 'Id of the order.', examples: [EXAMPLE_ID.order] }),
    amount: Amount('What would be refunded, with the tip.'),
    tip: Amount('The part of the tip in `amount`.'),
    allocations: Type.Array(RefundAllocation, {
      description: 'What each part of the order would get back. The totals add up to `amount`.',
      examples: [[]],
    }),
  },
  {
    title: 'RefundQuote',
    examples: [
      {
        object: 'refund_quote',
        order: EXAMPLE_ID.order,
        amount: EXAMPLE_REFUND.amount,
        tip: EXAMPLE_REFUND.tip,
        allocations: EXAMPLE_REFUND.allocations,
      },
    ],
  },
);
export type RefundQuote = Static<typeof RefundQuote>;
