import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sumOf } from '../../core/arithmetic/lots.ts';
import type { Order } from '../orders/contract/order.ts';
import { gbp, move, paid, read, refund } from '../orders/testing/shop.ts';
import { liftLimits } from '../../testing/service/no-limits.ts';
import { rounds } from '../../testing/service/rounds.ts';
import { call, startService, type Service } from '../../testing/service/service.ts';
import type { LoyaltyReward } from './contract/reward.ts';
import { adjust, books, by, issue, join, ledger, openClub, reward, type Club } from './testing/club.ts';

let service: Service;
let club: Club;
beforeAll(async () => {
  service = await startService();
  await liftLimits(service);
  club = await openClub(service, { expiry_months: 1 });
  await liftLimits(service);
});
afterAll(() => service.stop());

const PIECES = [
  { lines: [{ uid: 'burger', quantity: 1 }] },
  { lines: [{ uid: 'fries', quantity: 1 }] },
  { amount: gbp(300) },
] as const;

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('buy' as const), isRewarded: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('complete' as const), which: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), which: fc.nat(9) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('refund' as const), which: fc.nat(9), piece: fc.nat(2) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('adjust' as const), points: fc.integer({ min: -9, max: 30 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('issue' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), which: fc.nat(9) }) },
);

/**
 * A member with the orders and rewards so far. Whatever is refused, because the state forbids it, is a step
 * of the history too.
 */
interface History {
  readonly member: { readonly id: string };
  readonly orders: Order[];
  readonly rewards: LoyaltyReward[];
}

const of = <Item>(items: readonly Item[], which: number): Item | undefined => items[which % items.length];

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function take(history: History, one: Step): Promise<void> {
  const { member, orders, rewards } = history;
  if (one.do === 'buy') return buy(history, one.isRewarded);
  if (one.do === 'adjust') return void (await adjust(club, member, one.points));
  if (one.do === 'issue') {
    const { status, body } = await issue(club, member);
    if (status === 201) rewards.push(body);
    return;
  }
  if (one.do === 'delete') {
    const found = of(rewards, one.which);
    const path = `DELETE /v1/loyalty/rewards/${found?.id}`;
    if (found) await call(club, path, { credential: club.key });
    return;
  }
  const order = of(orders, one.which);
  if (!order) return;
  if (one.do === 'complete') await move(club, order, 'complete');
  else if (one.do === 'cancel') await move(club, order, 'cancel', { reason: 'A test' });
  else await refund(club, order, PIECES[one.piece] ?? PIECES[0]);
}

async function buy({ member, orders, rewards }: History, isRewarded: boolean): Promise<void> {
  const found: LoyaltyReward[] = [];
  for (const one of rewards) {
    const now = await reward(club, one);
    if (now.status === 'issued' && now.order === null) found.push(now);
  }
  const used = isRewarded ? found.slice(0, 1) : [];
  orders.push(await paid(club, by(member, ...used)));
}

test('whatever happens, the balance is the sum of the events and of the lots, and all refunded is all given back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
      const history: History = { member: await join(club, 12), orders: [], rewards: [] };
      const { member } = history;
      for (const one of steps) {
        await take(history, one);
        const { balance, events, lots } = await books(service.db, member);
        expect([events, sumOf(lots)]).toEqual([balance, Math.max(0, balance)]);
      }
      await undo(history);
      const all = await ledger(club, member);
      const given = all.reduce((sum, { type, points }) => sum + (type === 'adjust' ? points : 0), 0);
      // Every order is undone, so what is left is what the merchant gave.
      expect(all.at(-1)?.balance).toBe(given);
      const onceEach = all.flatMap(({ type, order, refund: by_, reward: of_ }) =>
        type === 'earn'
          ? [`earn ${order}`]
          : type === 'reverse'
            ? [`reverse ${by_}`]
            : of_ === null
              ? []
              : [`${type} ${of_}`],
      );
      expect(onceEach).toEqual([...new Set(onceEach)]);
    }),
    { numRuns: rounds({ short: 3, long: 60 }), endOnFailure: true },
  );
}, 600_000);

/** Refunds or cancels every order, and deletes every reward that is left. */
async function undo({ orders, rewards }: History): Promise<void> {
  for (const { id } of orders) {
    const order = await read(club, { id });
    const left = order.total.amount - order.refunded.amount;
    if (order.status === 'completed' && left > 0) await refund(club, order, { amount: gbp(left) });
    if (order.status === 'open') await move(club, order, 'cancel', { reason: 'The end' });
  }
  for (const { id } of rewards)
    await call(club, `DELETE /v1/loyalty/rewards/${id}`, { credential: club.key });
}
