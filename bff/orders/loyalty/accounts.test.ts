import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { draft, ok } from '../orders/testing/shop.ts';
import { call, mintToken, startService, type Service } from '../../testing/service/service.ts';
import type { LoyaltyAccount } from './contract/account.ts';
import {
  account,
  adjust,
  bought,
  by,
  issued,
  join,
  kinds,
  ledger,
  openClub,
  type Club,
} from './testing/club.ts';

let service: Service;
let club: Club;
beforeAll(async () => {
  service = await startService();
  club = await openClub(service);
});
afterAll(() => service.stop());

const enroll = (phone: string, more: object = {}, credential = club.key) =>
  call<LoyaltyAccount & { error?: number }>(club, 'POST /v1/loyalty/accounts', {
    credential,
    body: { merchant: club.merchant, phone, ...more },
  });
const leave = ({ id }: { id: string }, of = club) =>
  call<LoyaltyAccount>(of, `DELETE /v1/loyalty/accounts/${id}`, { credential: of.key });

describe('an account is of one phone number', () => {
  test.each(['+44 7700 900123', '07700 900123', '(07700) 900-123', '+44 (0) 7700 900123', '07700.900.123'])(
    '%s is +447700900123',
    async (spelling) => {
      const own = await openClub(service);
      const { status, body } = await call<LoyaltyAccount>(own, 'POST /v1/loyalty/accounts', {
        credential: own.key,
        body: { merchant: own.merchant, phone: spelling },
      });
      expect([status, body]).toMatchObject([
        201,
        {
          object: 'loyalty_account',
          phone: '+447700900123',
          phone_verified: false,
          balance: 0,
          expiring: [],
        },
      ]);
      const again = await call(own, 'POST /v1/loyalty/accounts', {
        credential: own.key,
        body: { merchant: own.merchant, phone: '+447700900123' },
      });
      expect(again.body).toMatchObject({ error: 40902, param: 'phone' });
    },
  );

  test.each([
    ['12', 40003],
    ['+44', 40003],
    ['+999123456789', 40003],
    ['07700 900123 ext. 5', 40003],
    ['tel:07700900123', 40003],
    ['０７７００９００１２３', 40003],
    ['', 40003],
    [447700900123, 40003],
    [null, 40003],
  ])('%s is none', async (phone, error) => {
    expect((await enroll(phone as string)).body).toMatchObject({ error, param: 'phone' });
  });

  test('of ten at once one is stored', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => enroll('07700 900777')));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(9).fill(409)]);
  });

  test('two merchants have an account each', async () => {
    const other = await openClub(service);
    await enroll('07700 900200');
    const there = await call(other, 'POST /v1/loyalty/accounts', {
      credential: other.key,
      body: { merchant: other.merchant, phone: '07700 900200' },
    });
    expect(there.status).toBe(201);
  });

  test('a new number isn’t verified, and none that another member has', async () => {
    const [one, other] = [await join(club), await join(club)];
    const change = (body: object) =>
      call<LoyaltyAccount & { error?: number }>(club, `PATCH /v1/loyalty/accounts/${one.id}`, {
        credential: club.key,
        body,
      });
    expect((await change({ phone: other.phone })).body).toMatchObject({ error: 40902, param: 'phone' });
    expect((await change({ phone: one.phone, version: 1 })).body).toMatchObject({ version: 1 });
    expect(
      (await change({ phone: '07700 900444', metadata: { table: '4' }, version: 1 })).body,
    ).toMatchObject({
      phone: '+447700900444',
      phone_verified: false,
      metadata: { table: '4' },
      version: 2,
    });
    expect((await change({ phone: '07700 900445', version: 1 })).body).toMatchObject({ error: 40903 });
  });

  test('there is none without a program, of another partner, or while it is inactive', async () => {
    const other = await openClub(service);
    const { merchants } = club.partner;
    expect((await enroll('07700 900300', { merchant: merchants['restricted'] })).body).toMatchObject({
      error: 40902,
      param: 'merchant',
    });
    expect((await enroll('07700 900300', { merchant: other.merchant })).body).toMatchObject({ error: 40401 });
    await call(other, `PATCH /v1/loyalty/programs/${other.program.id}`, {
      credential: other.key,
      body: { status: 'inactive' },
    });
    const refused = await call(other, 'POST /v1/loyalty/accounts', {
      credential: other.key,
      body: { merchant: other.merchant, phone: '07700 900300' },
    });
    expect(refused.body).toMatchObject({ error: 40902 });
  });
});

describe('the list', () => {
  const found = async (query: string, credential = club.key): Promise<string[]> => {
    const { data } = await ok<{ data: LoyaltyAccount[] }>(
      club,
      `GET /v1/loyalty/accounts?${query}`,
      credential,
    );
    return data.map(({ id }) => id);
  };

  test('finds by number in any spelling, by status and by time, newest first', async () => {
    const { body: one } = await enroll('07700 900501');
    const { body: two } = await enroll('07700 900502');
    expect(await found(`merchant=${club.merchant}&phone=${encodeURIComponent('(07700) 900 501')}`)).toEqual([
      one.id,
    ]);
    expect(await found(`phone=${encodeURIComponent('+447700900502')}`)).toEqual([two.id]);
    expect((await found('limit=2')).slice(0, 2)).toEqual([two.id, one.id]);
    await leave(one);
    expect(await found('status=left')).toContain(one.id);
    expect(await found('status=active')).not.toContain(one.id);
    expect(await found(`created_from=${two.created_at}&limit=1`)).toEqual([two.id]);
  });

  test('of a session is its merchant’s, and needs loyalty:read', async () => {
    const credential = await mintToken(club, club.partner, ['loyalty:read']);
    const member = await join(club);
    expect(await found('limit=1', credential)).toEqual([member.id]);
    expect((await call(club, 'GET /v1/loyalty/accounts', { credential: club.token })).status).toBe(403);
    expect((await enroll('07700 900600', {}, credential)).status).toBe(403);
    const other = await openClub(service);
    const stranger = await join(other);
    for (const path of [
      `accounts/${stranger.id}`,
      `accounts/${stranger.id}/events`,
      `programs/${other.program.id}`,
    ])
      expect((await call(club, `GET /v1/loyalty/${path}`, { credential })).status).toBe(404);
  });
});

describe('an adjustment', () => {
  test('needs a reason, and is in the ledger with it', async () => {
    const member = await join(club);
    const { status, body } = await adjust(club, member, 20);
    expect([status, body]).toMatchObject([
      201,
      { type: 'adjust', points: 20, balance: 20, reason: 'A test' },
    ]);
    expect((await account(club, member)).expiring).toMatchObject([{ points: 20 }]);
    await adjust(club, member, -20);
    expect(await account(club, member)).toMatchObject({ balance: 0, lifetime: 0, expiring: [] });
    expect(await ledger(club, member)).toHaveLength(2);
  });

  test.each([
    [{ points: 0, reason: 'x' }, 40003, 'points'],
    [{ points: 1.5, reason: 'x' }, 40003, 'points'],
    [{ points: 1_000_001, reason: 'x' }, 40003, 'points'],
    [{ points: -1_000_001, reason: 'x' }, 40003, 'points'],
    [{ points: '5', reason: 'x' }, 40003, 'points'],
    [{ points: 5 }, 40002, 'reason'],
    [{ points: 5, reason: '' }, 40003, 'reason'],
    [{ points: 5, reason: 'x'.repeat(141) }, 40003, 'reason'],
    [{ points: -1, reason: 'x' }, 40022, 'points'],
  ])('%j is refused', async (body, error, param) => {
    const member = await join(club);
    const reply = await call(club, `POST /v1/loyalty/accounts/${member.id}/adjust`, {
      credential: club.key,
      body,
    });
    expect(reply.body).toMatchObject({ error, param });
    expect(await kinds(club, member)).toEqual([]);
  });

  test('many at once add up, with one key it is one', async () => {
    const member = await join(club);
    await Promise.all(Array.from({ length: 8 }, () => adjust(club, member, 5)));
    const once = () =>
      call(club, `POST /v1/loyalty/accounts/${member.id}/adjust`, {
        credential: club.key,
        body: { points: 2, reason: 'Once' },
        headers: { 'idempotency-key': `adjust-${member.id}` },
      });
    await Promise.all([once(), once()]);
    expect((await account(club, member)).balance).toBe(42);
  });
});

describe('leaving', () => {
  test('erases the phone number at once, everywhere, and keeps the ledger', async () => {
    const { body: member } = await enroll('07700 900801');
    await bought(club, member);
    await adjust(club, member, 5);
    const before = await ledger(club, member);
    expect((await leave(member)).body).toMatchObject({ status: 'left', phone: null, balance: 36 });
    expect((await leave(member)).body).toMatchObject({ version: 4 });
    expect(await ledger(club, member)).toEqual(before);
    const { rows } = await allText();
    expect(rows.filter((row) => row.includes('7700900801'))).toEqual([]);
    const { body: again } = await enroll('07700 900801');
    expect(again).toMatchObject({ balance: 0, status: 'active' });
    expect(again.id).not.toBe(member.id);
  });

  test('is told of, without the number', async () => {
    const member = await join(club);
    await leave(member);
    const { data } = await ok<{ data: { type: string; data: Partial<LoyaltyAccount> }[] }>(
      club,
      'GET /v1/events?limit=2',
      club.key,
    );
    expect(data.map(({ type, data: record }) => [type, record.phone])).toEqual([
      ['loyalty.account.deleted', null],
      ['loyalty.account.created', null],
    ]);
  });

  test('ends what a member can do, and a reward on an open order still counts', async () => {
    const member = await join(club, 20);
    const [used, spare] = [await issued(club, member), await issued(club, member)];
    const order = await draft(club, by(member, used));
    await leave(member);
    expect((await adjust(club, member, 1)).body).toMatchObject({ error: 40902 });
    expect(
      (
        await call(club, `PATCH /v1/loyalty/accounts/${member.id}`, {
          credential: club.key,
          body: { phone: '07700 900802' },
        })
      ).body,
    ).toMatchObject({ error: 40902 });
    const { status } = await call(club, `POST /v1/orders/${order.id}/pay`, {
      credential: club.key,
      body: { source: { token: 'tok_paid' }, total: order.total },
      headers: { 'idempotency-key': order.id },
    });
    expect(status).toBe(200);
    const back = await call(club, `DELETE /v1/loyalty/rewards/${spare.id}`, { credential: club.key });
    expect(back.body).toMatchObject({ status: 'deleted' });
  });
});

/** Every row of every table of loyalty, of events and of messages, as text. */
async function allText(): Promise<{ rows: string[] }> {
  const { db } = service;
  const tables = [
    'loyalty_accounts',
    'loyalty_events',
    'loyalty_codes',
    'loyalty_code_limits',
    'events',
    'messages',
  ] as const;
  const rows: string[] = [];
  for (const table of tables) {
    for (const row of await db.selectFrom(table).selectAll().execute()) rows.push(JSON.stringify(row));
  }
  return { rows };
}

test('nothing of the ledger can be changed, not even by the database’s owner', async () => {
  const member = await join(club, 5);
  const { db } = service;
  await expect(
    db.updateTable('loyalty_events').set({ points: 50 }).where('account_id', '=', member.id).execute(),
  ).rejects.toThrow('only ever added');
  await expect(db.deleteFrom('loyalty_events').where('account_id', '=', member.id).execute()).rejects.toThrow(
    'only ever added',
  );
});
