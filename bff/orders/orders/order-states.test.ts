import { describe, expect, test } from 'vitest';
import {
  FULFILLMENT_STATES,
  ORDER_STATUSES,
  PAYMENT_STATES,
  type FulfillmentState,
  type OrderStatus,
} from './contract/order-fields.ts';
import { afterMove, isDone, type OrderMove } from './order-states.ts';

/** Every transition there is: of the order's status and its fulfillment's state; all others are forbidden. */
const ALLOWED: Readonly<Record<OrderMove, readonly `${OrderStatus} ${FulfillmentState} → ${string}`[]>> = {
  place: ['draft proposed → open proposed'],
  accept: ['open proposed → open accepted'],
  reject: ['open proposed → canceled rejected'],
  timeOut: ['open proposed → canceled rejected'],
  prepare: ['open proposed → open preparing', 'open accepted → open preparing'],
  prepareDue: ['open accepted → open preparing'],
  ready: ['open proposed → open ready', 'open accepted → open ready', 'open preparing → open ready'],
  complete: [
    'open proposed → open completed',
    'open accepted → open completed',
    'open preparing → open completed',
    'open ready → open completed',
  ],
  cancel: [
    'draft proposed → canceled canceled',
    'draft accepted → canceled canceled',
    'draft preparing → canceled canceled',
    'draft ready → canceled canceled',
    'open proposed → canceled canceled',
    'open accepted → canceled canceled',
    'open preparing → canceled canceled',
    'open ready → canceled canceled',
  ],
  withdraw: ['draft proposed → canceled canceled', 'open proposed → canceled canceled'],
};

const MOVES = Object.keys(ALLOWED) as OrderMove[];

describe('the moves of an order', () => {
  test.each(MOVES)('%s leads where it may, and nowhere else', (move) => {
    const found = new Set<string>();
    for (const status of ORDER_STATUSES) {
      for (const state of FULFILLMENT_STATES) {
        const to = afterMove({ status, state, payment: 'captured' }, move);
        if (to) found.add(`${status} ${state} → ${to.status} ${to.state}`);
      }
    }
    expect([...found].toSorted()).toEqual([...ALLOWED[move]].toSorted());
  });

  test('the payment decides nothing, but for an order that was handed over unpaid', () => {
    const others = new Set<string>();
    for (const move of MOVES) {
      for (const status of ORDER_STATUSES) {
        for (const state of FULFILLMENT_STATES) {
          const usual = afterMove({ status, state, payment: 'captured' }, move);
          for (const payment of PAYMENT_STATES) {
            const to = afterMove({ status, state, payment }, move);
            if (JSON.stringify(to) !== JSON.stringify(usual))
              others.add(`${move} ${status} ${state} ${payment}`);
          }
        }
      }
    }
    expect([...others]).toEqual(['complete open completed unpaid']);
  });

  test('an order is done when it is fulfilled and captured, and only then', () => {
    const done = ORDER_STATUSES.flatMap((status) =>
      FULFILLMENT_STATES.flatMap((state) =>
        PAYMENT_STATES.filter((payment) => isDone({ status, state, payment })).map(
          (payment) => `${status} ${state} ${payment}`,
        ),
      ),
    );
    expect(done).toEqual([
      'open completed captured',
      'open completed partially_refunded',
      'open completed refunded',
    ]);
  });
});
