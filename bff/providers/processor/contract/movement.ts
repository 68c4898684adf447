import { Type, type Static } from 'typebox';
import { EXAMPLE_ID, EXAMPLE_TIME } from '../../../core/contract/example-values.ts';
import { Instant } from '../../../core/contract/dates.ts';
import { OneOf, orNull, Timestamp } from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import { MAX_AMOUNT } from '../../../core/money/amount.ts';

/** The kinds of movements of a merchant's money at a processor. The sign of an amount is its direction. */
export const MOVEMENT_KINDS = [
  'charge',
  'refund',
  'dispute',
  'payout',
  'fee',
  'transfer',
  'adjustment',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** The most movements of one page. */
export const MOVEMENTS_AT_ONCE = 100;

export const Movement = Type.Object(
  {
    id: Type.String({
      pattern: String.raw`^\S{1,100}$`,
      description: 'The processor’s own id of the movement. It is unique, and doesn’t change.',
      examples: ['mov_1'],
    }),
    kind: OneOf(MOVEMENT_KINDS, {
      description:
        'What moved the money. A failed refund, a dispute that was won and a payout that came back have ' +
        'the kind of what they undo, and the opposite sign.',
      examples: ['charge'],
    }),
    reference: orNull(Type.String({ description: 'Our id.' }), {
      description:
        'Id of Trellis of the payment, refund or payout; of a dispute, the processor’s id. `null`: none.',
      examples: [EXAMPLE_ID.payment],
    }),
    amount: Type.Integer({
      minimum: -MAX_AMOUNT,
      maximum: MAX_AMOUNT,
      description: 'Minor units before the fee: positive if the merchant gets them, negative otherwise.',
      examples: [3648],
    }),
    currency: Type.String({
      pattern: '^[A-Z]{3}$',
      description: 'Currency code (ISO 4217).',
      examples: ['GBP'],
    }),
    fee: orNull(Type.Integer({ description: 'Minor units.' }), {
      description:
        'What the processor withheld of it for the platform, in minor units. `null`: it withholds no fees.',
      examples: [null],
    }),
    at: Timestamp('When the money moved, as RFC 3339 in UTC.', EXAMPLE_TIME),
  },
  { title: 'Movement' },
);
export type Movement = Readonly<Static<typeof Movement>>;

export const MovementPage = Type.Object(
  {
    data: Type.Array(Movement, { maxItems: MOVEMENTS_AT_ONCE, description: 'A page of movements.' }),
    next_cursor: orNull(Type.String({ maxLength: 200, description: 'Cursor.' }), {
      description: 'The `cursor` of the next page. `null`: this is the last one.',
      examples: [null],
    }),
  },
  { title: 'MovementPage' },
);
export type MovementPage = Readonly<Static<typeof MovementPage>>;

export const listMovements = defineOperation({
  tag: 'Books',
  credentials: ['key'],
  idempotency: 'ignored',
  id: 'listMovements',
  method: 'get',
  path: '/movements',
  summary: 'List the movements of a merchant’s money',
  description:
    'Trellis compares them with its ledger, daily. A processor without books answers 40401, and nothing is ' +
    'compared. The order doesn’t matter, as long as pages neither overlap nor leave anything out.',
  query: Type.Object({
    merchant: Type.String({
      pattern: String.raw`^\w{1,100}$`,
      description: 'Id of the merchant.',
      examples: [EXAMPLE_ID.merchant],
      'x-rule': 'must be the id of a merchant',
    }),
    from: Instant('The first moment of the time.', '2026-11-20T00:00:00Z'),
    to: Instant('The end of the time, which isn’t part of it.', '2026-11-21T00:00:00Z'),
    cursor: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 200,
        description: 'The `next_cursor` of the page before.',
        'x-rule': 'must be the next_cursor of a page',
      }),
    ),
    at: Type.Optional(
      Instant(
        'The platform’s time. A processor for tests says what has become of a dispute by then; any other ' +
          'one ignores it.',
      ),
    ),
  }),
  success: { status: 200, description: 'A page of movements.', schema: MovementPage },
  errors: ['not_found'],
});
