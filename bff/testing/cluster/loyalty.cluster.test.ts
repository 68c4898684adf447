import { afterAll, beforeAll, expect, test } from 'vitest';
import { sumOf } from '../../core/arithmetic/lots.ts';
import {
  account,
  books,
  bought,
  by,
  issue,
  issued,
  join,
  kinds,
  openClub,
  reward,
  type Club,
} from '../../orders/loyalty/testing/club.ts';
import { draft, gbp, move, ok, pay, placed, refund } from '../../orders/orders/testing/shop.ts';
import { call } from '../service/service.ts';
import { startCluster, type Cluster } from './testing/cluster.ts';

let cluster: Cluster;
let club: Club;
beforeAll(async () => {
  cluster = await startCluster();
  club = await openClub(cluster.node(0), {}, { partner: await cluster.partner('Loyalty') });
});
afterAll(() => cluster.stop());

/** Returns the same club, called at one of the nodes. */
const at = (place: number): Club => ({ ...club, url: cluster.node(place % 2).url });

/**
 * Asserts that the balance is the sum of the events, and of the lots unless it is below 0. @returns the
 * balance
 */
async function expectToAddUp(member: { id: string }): Promise<number> {
  const { balance, events, lots } = await books(cluster.db, member);
  expect([events, sumOf(lots)]).toEqual([balance, Math.max(0, balance)]);
  return balance;
}

test('redeeming while all of the earning order is refunded: points are used or taken back, never twice', async () => {
  for (let round = 0; round < 5; round += 1) {
    const member = await join(club);
    const order = await bought(club, member);
    const [wish] = await Promise.all([issue(at(0), member), refund(at(1), order, { amount: order.total })]);
    expect([201, 400]).toContain(wish.status);
    expect(await expectToAddUp(member)).toBe(wish.status === 201 ? -10 : 0);
  }
});

test('many rewards at two nodes: as many as there are points for', async () => {
  const member = await join(club, 35);
  const replies = await Promise.all(Array.from({ length: 10 }, (_, place) => issue(at(place), member)));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(await expectToAddUp(member)).toBe(5);
});

test('two orders that are paid with one reward: one has it, and the other isn’t charged', async () => {
  for (let round = 0; round < 5; round += 1) {
    const member = await join(club, 10);
    const one = await issued(club, member);
    const orders = [await draft(club, by(member, one)), await draft(club, by(member, one))];
    const replies = await Promise.all(orders.map((order, place) => pay(at(place), order)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = replies.find(({ status }) => status === 200)?.body;
    expect((await reward(club, one)).order).toBe(winner?.id);
  }
});

test('refunds in pieces at two nodes take back all points once', async () => {
  const member = await join(club);
  const order = await bought(club, member);
  const pieces = [
    { lines: [{ uid: 'burger', quantity: 1 }] },
    { lines: [{ uid: 'burger', quantity: 1 }] },
    { lines: [{ uid: 'fries', quantity: 1 }] },
    { amount: gbp(500) },
  ];
  await Promise.all(pieces.map((piece, place) => refund(at(place), order, piece)));
  const left = await ok<{ total: { amount: number }; refunded: { amount: number } }>(
    club,
    `GET /v1/orders/${order.id}`,
    club.key,
  );
  const rest = left.total.amount - left.refunded.amount;
  if (rest > 0) await refund(club, order, { amount: gbp(rest) });
  await expect.poll(() => expectToAddUp(member)).toBe(0);
  expect((await kinds(club, member))[0]).toBe('earn 31');
});

test('canceling and accepting an order with a reward: its points are used or back', async () => {
  for (let round = 0; round < 5; round += 1) {
    const member = await join(club, 10);
    const one = await issued(club, member);
    const order = await placed(club, by(member, one));
    await Promise.all([move(at(0), order, 'accept', {}), move(at(1), order, 'cancel', { reason: 'No' })]);
    const { status } = await ok<{ status: string }>(club, `GET /v1/orders/${order.id}`, club.key);
    expect((await reward(club, one)).status).toBe(status === 'canceled' ? 'deleted' : 'redeemed');
    expect(await expectToAddUp(member)).toBe(status === 'canceled' ? 10 : 0);
  }
});

test('a code that is tried at two nodes has five tries in all', async () => {
  const phone = '+447700900999';
  const body = { merchant: club.merchant, phone };
  await ok(club, 'POST /v1/loyalty/codes', club.key, body);
  const sent = `GET /v1/sandbox/messages?to=${encodeURIComponent(phone)}`;
  const { data } = await ok<{ data: { text: string }[] }>(club, sent, club.key);
  const code = data[0]?.text.slice(0, 6) ?? '';
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const check = (place: number, tried: string) =>
    call(at(place), 'POST /v1/loyalty/codes/check', { credential: club.key, body: { ...body, code: tried } });
  await Promise.all(Array.from({ length: 8 }, (_, place) => check(place, wrong)));
  expect((await check(1, code)).body).toMatchObject({ error: 40025 });
});

test('codes asked for at two nodes are one in 30 seconds', async () => {
  const body = { merchant: club.merchant, phone: '+447700900998' };
  const replies = await Promise.all(
    Array.from({ length: 6 }, (_, place) =>
      call(at(place), 'POST /v1/loyalty/codes', { credential: club.key, body }),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 429, 429, 429, 429, 429]);
});

test('leaving while points are given: the number is gone, and the ledger adds up', async () => {
  const member = await join(club);
  await Promise.all([
    ...Array.from({ length: 4 }, (_, place) =>
      call(at(place), `POST /v1/loyalty/accounts/${member.id}/adjust`, {
        credential: club.key,
        body: { points: 1, reason: 'A race' },
      }),
    ),
    call(at(1), `DELETE /v1/loyalty/accounts/${member.id}`, { credential: club.key }),
  ]);
  expect(await account(club, member)).toMatchObject({ status: 'left', phone: null });
  await expectToAddUp(member);
});
