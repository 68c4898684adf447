import { Type, type Static } from 'typebox';
import { Instant } from '../../../core/contract/dates.ts';
import { orNull } from '../../../core/contract/fields.ts';
import { AmountInput } from '../../../core/contract/money.ts';
import { NextAction } from '../../../money/payments/contract/payment.ts';
import { CARD_TOKEN } from '../../../providers/processor/contract/card.ts';
import { REFUND_REASONS } from '../../../money/payments/contract/refund.ts';
import { EXAMPLE_ORDER, EXAMPLE_TOTAL } from './order-example.ts';
import { Note, ORDER_LIMITS, Whole, Word } from './order-fields.ts';
import { orderFields } from './order.ts';

/** The requests that act on a placed order. */

const SOURCE_RULE = 'must be {token}, with a token of the payment processor, or {at_pickup: true}';

export interface PaymentSource {
  token?: string;
  at_pickup?: true;
}

const source = Type.Refine(
  Type.Unsafe<PaymentSource>(
    Type.Object(
      {
        token: Type.Optional(
          Type.Unsafe<string>({
            type: 'string',
            pattern: CARD_TOKEN,
            description: 'A single-use card token from the payment processor.',
            examples: ['tok_paid'],
            'x-rule': 'must be a token of the payment processor, such as tok_paid',
          }),
        ),
        at_pickup: Type.Optional(
          Type.Literal(true, {
            description: 'Pay when the customer gets the order, where the location allows it.',
            'x-rule': 'must be true',
          }),
        ),
      },
      {
        title: 'PaymentSource',
        description: 'How it is paid: either `token` or `at_pickup`.',
        examples: [{ token: 'tok_paid' }],
        'x-rule': SOURCE_RULE,
      },
    ),
  ),
  ({ token, at_pickup: atPickup }) => (token === undefined) !== (atPickup === undefined),
  () => SOURCE_RULE,
) as unknown as ReturnType<typeof Type.Unsafe<PaymentSource>>;

export const OrderPayment = Type.Object(
  {
    source,
    tip: Type.Optional(AmountInput('The tip, instead of the one of the order.')),
    total: AmountInput('The total that the customer saw, with the tip.'),
  },
  { title: 'OrderPayment', examples: [{ source: { token: 'tok_paid' }, total: EXAMPLE_TOTAL }] },
);
export type OrderPayment = Static<typeof OrderPayment>;

export const PaidOrder = Type.Object(
  {
    ...orderFields,
    next_action: orNull(NextAction, {
      description: 'What the customer must do before the order is paid. `null`: nothing.',
      examples: [null],
    }),
  },
  { title: 'PaidOrder', examples: [{ ...EXAMPLE_ORDER, next_action: null }] },
);
export type PaidOrder = Static<typeof PaidOrder>;

/** Units of one line. */
const LineUnits = (title: string) =>
  Type.Object(
    {
      uid: Note(20, 'The `uid` of the line.', '1'),
      quantity: Whole(1, ORDER_LIMITS.quantity, 'How many units of it.', 1),
    },
    { title, 'x-rule': 'must be an object with uid and quantity' },
  );

export const Acceptance = Type.Object(
  {
    ready_in: Type.Optional(
      Whole(
        1,
        ORDER_LIMITS.minutesToReady,
        'Minutes from now until it is ready. Default: the time the customer was given.',
        20,
      ),
    ),
    unavailable: Type.Optional(
      Type.Array(LineUnits('UnavailableLine'), {
        minItems: 1,
        maxItems: ORDER_LIMITS.lines,
        description:
          'Units of lines that can’t be made. The order is accepted without them, and the customer doesn’t ' +
          'pay for them. At least one unit of the order stays.',
        'x-rule': `must be a list of 1–${ORDER_LIMITS.lines} {uid, quantity}`,
      }),
    ),
  },
  { title: 'Acceptance' },
);
export type Acceptance = Static<typeof Acceptance>;

const DELAY_RULE = 'must have either minutes or ready_at';

export interface OrderDelay {
  minutes?: number;
  ready_at?: string;
}

export const OrderDelay = Type.Refine(
  Type.Unsafe<OrderDelay>(
    Type.Object(
      {
        minutes: Type.Optional(
          Whole(
            1,
            ORDER_LIMITS.minutesToReady,
            'Minutes after the time that the customer was given, or from now if that is past.',
            15,
          ),
        ),
        ready_at: Type.Optional(
          Instant('When it is ready: later than the customer was given, and than now, by at most 4 hours.'),
        ),
      },
      { title: 'OrderDelay', examples: [{ minutes: 15 }], 'x-rule': DELAY_RULE },
    ),
  ),
  ({ minutes, ready_at: readyAt }) => (minutes === undefined) !== (readyAt === undefined),
  () => DELAY_RULE,
) as unknown as ReturnType<typeof Type.Unsafe<OrderDelay>>;

export const Reason = Type.Object(
  { reason: Note(140, 'Why, 1–140 characters. The customer can read it.', 'We ran out of radishes.') },
  { title: 'OrderReason' },
);

export const OrderRefund = Type.Object(
  {
    lines: Type.Optional(
      Type.Array(LineUnits('OrderRefundLine'), {
        minItems: 1,
        maxItems: ORDER_LIMITS.lines,
        description: 'Units of lines, with their share of discounts and taxes.',
        'x-rule': `must be a list of 1–${ORDER_LIMITS.lines} {uid, quantity}`,
      }),
    ),
    charges: Type.Optional(
      Type.Array(Note(20, 'The `uid` of a charge.'), {
        minItems: 1,
        maxItems: ORDER_LIMITS.charges + 1,
        description: 'Charges to refund in full.',
        'x-rule': `must be a list of 1–${ORDER_LIMITS.charges + 1} uids`,
      }),
    ),
    tip: Type.Optional(AmountInput('Part of the tip.')),
    amount: Type.Optional(AmountInput('An amount instead of lines, charges and tip.')),
    reason: Word(REFUND_REASONS, 'Why it is refunded.'),
    note: Type.Optional(orNull(Note(500, 'A note for the merchant, 1–500 characters.'))),
  },
  {
    title: 'OrderRefund',
    examples: [{ lines: [{ uid: '1', quantity: 1 }], reason: 'requested' }],
  },
);
export type OrderRefund = Static<typeof OrderRefund>;
