import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { create, draft, gbp, move, paid, pay, placed, read, refund } from '../orders/testing/shop.ts';
import { call, startService, type Service } from '../../testing/service/service.ts';
import {
  account,
  bought,
  by,
  issue,
  issued,
  join,
  kinds,
  openClub,
  reward,
  type Club,
} from './testing/club.ts';

let service: Service;
let club: Club;
beforeAll(async () => {
  service = await startService();
  club = await openClub(service);
});
afterAll(() => service.stop());

const remove = ({ id }: { id: string }) =>
  call(club, `DELETE /v1/loyalty/rewards/${id}`, { credential: club.key });

describe('a reward', () => {
  test('takes its points when it is issued, and gives them back when it is deleted, once', async () => {
    const member = await join(club, 15);
    const before = await account(club, member);
    const { id, ...made } = await issued(club, member);
    expect(made).toMatchObject({
      object: 'loyalty_reward',
      account: member.id,
      tier: club.tier,
      name: '£2 off',
      points: 10,
      status: 'issued',
      order: null,
    });
    expect((await account(club, member)).balance).toBe(5);
    for (let times = 0; times < 2; times += 1)
      expect((await remove({ id })).body).toMatchObject({ status: 'deleted', version: 2 });
    expect(await account(club, member)).toMatchObject({ balance: 15, expiring: before.expiring });
    expect(await kinds(club, member)).toEqual(['adjust 15', 'reward_created -10', 'reward_deleted 10']);
  });

  test('is a discount of the order, and redeemed when its money is taken', async () => {
    const member = await join(club, 10);
    const one = await issued(club, member);
    const order = await placed(club, by(member, one));
    expect(order).toMatchObject({
      loyalty_account: member.id,
      discount_total: gbp(200),
      discounts: [{ uid: 'reward1', name: '£2 off', source: 'reward', reward: one.id, amount: gbp(200) }],
    });
    expect(await reward(club, one)).toMatchObject({ status: 'issued', order: order.id });
    await move(club, order, 'accept', {});
    expect(await reward(club, one)).toMatchObject({ status: 'redeemed', order: order.id });
    await move(club, order, 'complete');
    expect(await kinds(club, member)).toEqual([
      'adjust 10',
      'reward_created -10',
      'reward_redeemed 0',
      'earn 29',
    ]);
    expect((await remove(one)).body).toMatchObject({ error: 40902 });
  });

  test('of a percentage takes off its cap at most, after other discounts', async () => {
    const member = await join(club, 20);
    const one = await issued(club, member, club.program.reward_tiers[1]?.id);
    const discounts = [{ source: 'promo', type: 'percent', value: 1000 }];
    const order = await draft(club, { ...by(member, one), discounts });
    expect(order.discounts.map(({ amount }) => amount.amount)).toEqual([320, 500]);
  });

  test('for an item is one unit of the dearest in the order, and nothing without one', async () => {
    const own = await openClub(service, {
      reward_tiers: [{ name: 'A burger', points: 5, discount: { type: 'item', items: ['#'] } }],
    }).catch(() => undefined);
    expect(own).toBeUndefined();
    const base = await openClub(service);
    const { body: program } = await call<Club['program']>(
      base,
      `PATCH /v1/loyalty/programs/${base.program.id}`,
      {
        credential: base.key,
        body: {
          reward_tiers: [{ name: 'A burger', points: 5, discount: { type: 'item', items: [base.burger] } }],
        },
      },
    );
    const member = await join(base, 5);
    const one = await issued(base, member, program.reward_tiers[0]?.id);
    const order = await draft(base, by(member, one));
    expect(order.discounts).toMatchObject([
      { type: 'fixed', value: 1400, line: 'burger', amount: gbp(1400) },
    ]);
    const lines = [{ item: base.fries, variation: base.portion, quantity: 1 }];
    const without = await create(base, { ...by(member, one), lines });
    expect(without.body).toMatchObject({ error: 40902, param: 'loyalty.rewards.0' });
  });

  test('is given back where what it is for is not available, and stays taken where something is left of it', async () => {
    const base = await openClub(service);
    const tier = { name: 'Fries', points: 5, discount: { type: 'item', items: [base.fries] } };
    const { body: program } = await call<Club['program']>(
      base,
      `PATCH /v1/loyalty/programs/${base.program.id}`,
      { credential: base.key, body: { reward_tiers: [tier] } },
    );
    const member = await join(base, 10);
    const accepted = async (uid: string) => {
      const one = await issued(base, member, program.reward_tiers[0]?.id);
      const order = await placed(base, by(member, one));
      expect((await move(base, order, 'accept', { unavailable: [{ uid, quantity: 1 }] })).status).toBe(200);
      return (await reward(base, one)).status;
    };
    expect(await accepted('fries')).toBe('deleted');
    expect((await account(base, member)).balance).toBe(10);
    expect(await accepted('burger')).toBe('redeemed');
  });

  test('costs what the program said when it was issued, whatever it says now', async () => {
    const own = await openClub(service);
    const member = await join(own, 10);
    const one = await issued(own, member);
    const order = await draft(own, by(member, one));
    await call(own, `PATCH /v1/loyalty/programs/${own.program.id}`, {
      credential: own.key,
      body: { reward_tiers: [{ name: 'A penny', points: 1, discount: { type: 'fixed', amount: gbp(1) } }] },
    });
    const { status, body } = await pay(own, order);
    expect([status, body.discount_total]).toEqual([200, gbp(200)]);
    expect((await issue(own, member)).body).toMatchObject({ error: 40401, param: 'tier' });
  });
});

describe('a reward is for one order', () => {
  test('of two that name it the first that is paid has it', async () => {
    const member = await join(club, 10);
    const one = await issued(club, member);
    const [first, second] = [await draft(club, by(member, one)), await draft(club, by(member, one))];
    expect((await pay(club, second)).status).toBe(200);
    expect((await pay(club, first)).body).toMatchObject({ error: 40902, param: 'loyalty.rewards' });
    expect((await create(club, by(member, one))).body).toMatchObject({ error: 40902 });
    expect((await remove(one)).body).toMatchObject({ error: 40902 });
    await move(club, second, 'accept', {});
    expect(await reward(club, one)).toMatchObject({ status: 'redeemed', order: second.id });
  });

  test('after a declined card another order can have it', async () => {
    const member = await join(club, 10);
    const one = await issued(club, member);
    const order = await draft(club, by(member, one));
    expect((await pay(club, order, { source: { token: 'tok_declined' } })).status).toBe(402);
    expect(await reward(club, one)).toMatchObject({ status: 'issued', order: null });
    expect((await placed(club, by(member, one))).discount_total).toEqual(gbp(200));
  });

  test('of another account it is refused', async () => {
    const [member, other] = [await join(club, 10), await join(club)];
    const one = await issued(club, member);
    expect((await create(club, by(other, one))).body).toMatchObject({
      error: 40902,
      message: 'The reward is of another account.',
    });
  });

  test('a second one on the same order is refused', async () => {
    const member = await join(club, 20);
    const [one, two] = [await issued(club, member), await issued(club, member)];
    expect((await create(club, by(member, one, two))).body).toMatchObject({
      error: 40003,
      param: 'loyalty.rewards',
    });
  });
});

describe('its points come back', () => {
  test('when the order is canceled or rejected, before the money was taken or after', async () => {
    for (const act of [
      async (order: { id: string }) => move(club, order, 'reject', { reason: 'No' }),
      async (order: { id: string }) => {
        await move(club, order, 'accept', {});
        await move(club, order, 'cancel', { reason: 'No' });
      },
    ]) {
      const member = await join(club, 10);
      const before = await account(club, member);
      const one = await issued(club, member);
      const order = await placed(club, by(member, one));
      await act(order);
      await expect.poll(async () => (await read(club, order)).due.amount).toBe(0);
      expect(await reward(club, one)).toMatchObject({ status: 'deleted', order: order.id });
      const { balance, expiring } = await account(club, member);
      expect({ balance, expiring }).toEqual({ balance: 10, expiring: before.expiring });
    }
  });

  test('when all of the order is refunded, once, in whatever pieces', async () => {
    const member = await join(club, 10);
    const one = await issued(club, member);
    const order = await bought(club, member, by(member, one));
    expect((await account(club, member)).balance).toBe(29);
    await refund(club, order, { lines: [{ uid: 'burger', quantity: 2 }] });
    expect(await reward(club, one)).toMatchObject({ status: 'redeemed' });
    await refund(club, order, { lines: [{ uid: 'fries', quantity: 1 }] });
    expect(await reward(club, one)).toMatchObject({ status: 'deleted' });
    expect(await kinds(club, member)).toEqual([
      'adjust 10',
      'reward_created -10',
      'reward_redeemed 0',
      'earn 29',
      'reverse -26',
      'reward_deleted 10',
      'reverse -3',
    ]);
    expect(await account(club, member)).toMatchObject({ balance: 10, lifetime: 0 });
  });

  test('when all lines are refunded, though the tip is not: it was no part of what the reward was for', async () => {
    const member = await join(club, 10);
    const one = await issued(club, member);
    const order = await draft(club, by(member, one));
    const [tip, total] = [gbp(500), gbp(order.total.amount + 500)];
    expect((await pay(club, order, { tip, total })).status).toBe(200);
    await move(club, order, 'accept', {});
    await refund(club, order, { amount: gbp(100) });
    expect(await reward(club, one)).toMatchObject({ status: 'redeemed' });
    const lines = order.lines.map(({ uid, quantity }) => ({ uid, quantity }));
    expect((await refund(club, order, { lines })).status).toBe(201);
    expect(await read(club, order)).toMatchObject({
      payment_state: 'partially_refunded',
      refunded: order.total,
    });
    expect(await reward(club, one)).toMatchObject({ status: 'deleted' });
    expect((await account(club, member)).balance).toBe(10);
  });

  test('of an order that it made cost nothing, only when that is canceled', async () => {
    const own = await openClub(service, {
      reward_tiers: [{ name: 'All of it', points: 10, discount: { type: 'percent', bps: 10_000 } }],
    });
    const member = await join(own, 20);
    const [kept, back] = [await issued(own, member), await issued(own, member)];
    const order = await placed(own, by(member, kept));
    expect(await reward(own, kept)).toMatchObject({ status: 'redeemed' });
    await move(own, order, 'complete');
    const canceled = await placed(own, by(member, back));
    await move(own, canceled, 'cancel', { reason: 'No' });
    expect(await reward(own, back)).toMatchObject({ status: 'deleted' });
    expect((await account(own, member)).balance).toBe(10);
  });
});

describe('issuing is refused', () => {
  test('for more points than there are', async () => {
    const member = await join(club, 9);
    expect((await issue(club, member)).body).toMatchObject({ error: 40022, param: 'tier' });
  });

  test('for an unknown account or tier, a foreign one, a member who left, and a program that is inactive', async () => {
    const other = await openClub(service);
    const member = await join(club, 10);
    expect((await issue(club, { id: 'lac_none' })).body).toMatchObject({ error: 40401, param: 'account' });
    expect((await issue(club, await join(other, 10))).body).toMatchObject({ error: 40401, param: 'account' });
    expect((await issue(club, member, other.tier)).body).toMatchObject({ error: 40401, param: 'tier' });
    await call(club, `DELETE /v1/loyalty/accounts/${member.id}`, { credential: club.key });
    expect((await issue(club, member)).body).toMatchObject({ error: 40902 });
    const guest = await join(other, 10);
    await call(other, `PATCH /v1/loyalty/programs/${other.program.id}`, {
      credential: other.key,
      body: { status: 'inactive' },
    });
    expect((await issue(other, guest)).body).toMatchObject({ error: 40902 });
  });

  test('many at once: as many as there are points for', async () => {
    const member = await join(club, 25);
    const replies = await Promise.all(Array.from({ length: 6 }, () => issue(club, member)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 201, 400, 400, 400, 400]);
    expect((await account(club, member)).balance).toBe(5);
  });
});

test('the list has rewards by account, order and status', async () => {
  const member = await join(club, 20);
  const [one, two] = [await issued(club, member), await issued(club, member)];
  const order = await paid(club, by(member, one));
  const listed = async (query: string) => {
    const { body } = await call<{ data: { id: string }[] }>(club, `GET /v1/loyalty/rewards?${query}`, {
      credential: club.key,
    });
    return body.data.map(({ id }) => id);
  };
  expect(await listed(`account=${member.id}`)).toEqual([two.id, one.id]);
  expect(await listed(`order=${order.id}`)).toEqual([one.id]);
  expect(await listed(`account=${member.id}&status=issued`)).toEqual([two.id]);
  const refused = await call(club, 'GET /v1/loyalty/rewards?status=lost', { credential: club.key });
  expect(refused.body).toMatchObject({ error: 40003, param: 'status' });
});
