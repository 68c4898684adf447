import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { move, paid, placed, read, refund } from '../orders/testing/shop.ts';
import { call, mintToken, startService, type Service } from '../../testing/service/service.ts';
import { account, bought, by, join, kinds, ledger, openClub, type Club } from './testing/club.ts';

let service: Service;
let club: Club;
beforeAll(async () => {
  service = await startService();
  club = await openClub(service);
});
afterAll(() => service.stop());

describe('points are earned', () => {
  test('when an order is completed, of its net before tax, and then expire at the end of a month', async () => {
    const member = await join(club);
    const order = await paid(club, by(member));
    expect((await account(club, member)).balance).toBe(0);
    await move(club, order, 'complete');
    const after = await account(club, member);
    expect(after).toMatchObject({ balance: 31, lifetime: 31, version: 2 });
    const [expiring] = after.expiring;
    expect(expiring?.points).toBe(31);
    expect(expiring?.expires_on).toMatch(/^\d{4}-\d\d-(?:28|29|30|31)$/);
    expect(await ledger(club, member)).toMatchObject([
      { type: 'earn', points: 31, balance: 31, order: order.id, reward: null, refund: null },
    ]);
  });

  test('by whoever is named by phone, in any spelling', async () => {
    const member = await join(club);
    const spelled = (member.phone ?? '').replace('+4420', '(020) ');
    const { loyalty_account } = await placed(club, { loyalty: { phone: spelled } });
    expect(loyalty_account).toBe(member.id);
  });

  test('at the counter too', async () => {
    const member = await join(club);
    const order = await placed(club, by(member), { source: { at_pickup: true } });
    await move(club, order, 'complete');
    expect((await account(club, member)).balance).toBe(31);
  });

  test('not by an order that is canceled, nor of what was refunded before it was completed', async () => {
    const member = await join(club);
    await move(club, await paid(club, by(member)), 'cancel', { reason: 'No' });
    const order = await paid(club, by(member));
    await refund(club, order, { lines: [{ uid: 'burger', quantity: 1 }] });
    await move(club, order, 'complete');
    expect(await kinds(club, member)).toEqual(['earn 17']);
  });

  test('not by a member who left, whose open order is completed all the same', async () => {
    const member = await join(club);
    const order = await paid(club, by(member));
    await call(club, `DELETE /v1/loyalty/accounts/${member.id}`, { credential: club.key });
    expect((await move(club, order, 'complete')).body).toMatchObject({ status: 'completed' });
    expect(await kinds(club, member)).toEqual([]);
  });

  test('with events of the account and of what happened', async () => {
    const member = await join(club);
    const order = await bought(club, member);
    const { body } = await call<{ data: { type: string; data: Record<string, unknown> }[] }>(
      club,
      `GET /v1/events?merchant=${club.merchant}&limit=20`,
      { credential: club.key },
    );
    const ofMember = body.data.filter(({ data }) => [data['id'], data['account']].includes(member.id));
    expect(ofMember.map(({ type }) => type)).toEqual([
      'loyalty.event.created',
      'loyalty.account.updated',
      'loyalty.account.created',
    ]);
    expect(ofMember[0]?.data).toMatchObject({ object: 'loyalty_event', points: 31, order: order.id });
  });
});

describe('a refund takes points back', () => {
  test('what was earned by what is refunded, once, and all of it in the end', async () => {
    const member = await join(club);
    const order = await bought(club, member);
    for (const lines of [
      [{ uid: 'burger', quantity: 1 }],
      [{ uid: 'fries', quantity: 1 }],
      [{ uid: 'burger', quantity: 1 }],
    ])
      expect((await refund(club, order, { lines })).status).toBe(201);
    expect(await kinds(club, member)).toEqual(['earn 31', 'reverse -14', 'reverse -3', 'reverse -14']);
    expect(await account(club, member)).toMatchObject({ balance: 0, lifetime: 0, expiring: [] });
    expect((await read(club, order)).payment_state).toBe('refunded');
  });

  test('into a balance below 0, with which no reward is issued', async () => {
    const member = await join(club);
    const order = await bought(club, member);
    await call(club, 'POST /v1/loyalty/rewards', {
      credential: club.key,
      body: { account: member.id, tier: club.program.reward_tiers[1]?.id },
    });
    await refund(club, order, { amount: order.total });
    expect(await account(club, member)).toMatchObject({ balance: -20, expiring: [] });
    const { status, body } = await call(club, 'POST /v1/loyalty/rewards', {
      credential: club.key,
      body: { account: member.id, tier: club.tier },
    });
    expect([status, body['error'], body['param']]).toEqual([400, 40022, 'tier']);
    await bought(club, member);
    expect(await account(club, member)).toMatchObject({ balance: 11, expiring: [{ points: 11 }] });
  });

  test('by the terms by which it was earned, whatever the program says now', async () => {
    const own = await openClub(service);
    const member = await join(own);
    const order = await bought(own, member);
    await call(own, `PATCH /v1/loyalty/programs/${own.program.id}`, {
      credential: own.key,
      body: { accrual: { type: 'visit', points: 1000 }, status: 'inactive' },
    });
    await refund(own, order, { lines: [{ uid: 'burger', quantity: 2 }] });
    expect(await kinds(own, member)).toEqual(['earn 31', 'reverse -28']);
  });
});

describe('what an order earns depends on the program', () => {
  test('a visit, items, and what is excluded', async () => {
    const own = await openClub(service, { accrual: { type: 'visit', points: 5 } });
    const member = await join(own);
    await bought(own, member);
    const patch = (body: object) =>
      call(own, `PATCH /v1/loyalty/programs/${own.program.id}`, { credential: own.key, body });
    await patch({ accrual: { type: 'item', points: 7, items: [own.burger] } });
    await bought(own, member);
    await patch({ excluded_categories: ['standard'] });
    await bought(own, member);
    await patch({ status: 'inactive', excluded_categories: [] });
    await bought(own, member);
    expect(await kinds(own, member)).toEqual(['earn 5', 'earn 14']);
  });
});

describe('an order refuses', () => {
  test.each([
    ['nobody', {}, 40002, 'loyalty.account'],
    ['two at once', { account: 'x', phone: '+442079460018' }, 40003, 'loyalty.phone'],
    ['an unknown account', { account: 'lac_01M7YV6DP3Z5F7H9K1N4Q6S8V0' }, 40401, 'loyalty.account'],
    ['an unknown number', { phone: '+442079469999' }, 40401, 'loyalty.phone'],
    ['no number at all', { phone: '12' }, 40003, 'loyalty.phone'],
    ['words', { phone: 'call me' }, 40003, 'loyalty.phone'],
    ['two rewards', { account: 'x', rewards: ['a', 'b'] }, 40003, 'loyalty.rewards'],
    ['an unknown reward', { rewards: ['lrw_01M7YV6FR5B7H9K1N3Q6S8V0X2'] }, 40401, 'loyalty.rewards.0'],
  ])('%s', async (_name, loyalty, error, param) => {
    const member = await join(club);
    const named =
      'rewards' in loyalty && !('account' in loyalty) ? { account: member.id, ...loyalty } : loyalty;
    for (const operation of ['POST /v1/orders', 'POST /v1/orders/quote']) {
      const { body } = await call(club, operation, {
        credential: club.key,
        body: {
          location: club.location,
          customer: { name: 'Ada', phone: '+442079460018' },
          fulfillment: { type: 'pickup' },
          lines: [{ item: club.fries, variation: club.portion, quantity: 1 }],
          loyalty: named,
        },
      });
      expect(body).toMatchObject({ error, param });
    }
  });

  test('a member of another merchant, and one who has left', async () => {
    const other = await openClub(service);
    const stranger = await join(other);
    const member = await join(club);
    await call(club, `DELETE /v1/loyalty/accounts/${member.id}`, { credential: club.key });
    const create = (loyalty: object) =>
      call(club, 'POST /v1/orders', {
        credential: club.key,
        body: {
          location: club.location,
          customer: { name: 'Ada', phone: '+442079460018' },
          fulfillment: { type: 'pickup' },
          lines: [{ item: club.fries, variation: club.portion, quantity: 1 }],
          loyalty,
        },
      });
    expect((await create({ account: stranger.id })).body).toMatchObject({ error: 40401 });
    expect((await create({ account: member.id })).body).toMatchObject({ error: 40902 });
  });

  test('a phone number from a page that may not look members up', async () => {
    const member = await join(club);
    const body = {
      location: club.location,
      fulfillment: { type: 'pickup' },
      lines: [{ item: club.fries, variation: club.portion, quantity: 1 }],
      loyalty: { phone: member.phone },
    };
    const refused = await call(club, 'POST /v1/orders/quote', { credential: club.token, body });
    expect([refused.status, refused.body['param']]).toEqual([403, 'loyalty.phone']);
    const credential = await mintToken(club, club.partner, ['orders:read', 'loyalty:read']);
    const quote = await call(club, 'POST /v1/orders/quote', { credential, body });
    expect(quote.body).toMatchObject({ loyalty_account: member.id });
    const byId = await call(club, 'POST /v1/orders/quote', {
      credential: club.token,
      body: { ...body, loyalty: { account: member.id } },
    });
    expect(byId.status).toBe(200);
  });
});
