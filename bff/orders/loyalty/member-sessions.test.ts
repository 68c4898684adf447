import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type Service } from '../../testing/service/service.ts';
import { accountOfSession, forgetOldSessions, MEMBER_MS, startSession } from './member-sessions.ts';
import { beginSignIn, begunSignIn, forgetOldSignIns } from './sign-ins.ts';
import { join, openClub, type Club } from './testing/club.ts';

let service: Service;
let club: Club;
beforeAll(async () => {
  service = await startService();
  club = await openClub(service);
}, 60_000);
afterAll(() => service.stop());

test('what has ended is forgotten, and nothing else', async () => {
  const { db, clock } = service;
  const at = {
    partnerId: club.partner.partnerId,
    environment: 'sandbox',
    merchantId: club.merchant,
  } as const;
  const { id: account } = await join(club);
  const now = clock.now();
  await startSession(db, at, { account, secret: 'old' }, now - MEMBER_MS - 1000);
  await startSession(db, at, { account, secret: 'new' }, now);
  await beginSignIn(db, { ...at, guest: 'old' }, '+442079460018', now - 2 * 60 * 60_000);
  await beginSignIn(db, { ...at, guest: 'new' }, '+442079460018', now);
  expect(await begunSignIn(db, { ...at, guest: 'old' }, now)).toBeUndefined();
  expect([await forgetOldSessions(db, now), await forgetOldSignIns(db, now)]).toEqual([false, false]);
  for (const table of ['loyalty_sessions', 'loyalty_sign_ins'] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toHaveLength(1);
  }
  expect(await accountOfSession(db, { ...at, secret: 'new' }, now)).toBe(account);
  expect(await begunSignIn(db, { ...at, guest: 'new' }, now)).toBe('+442079460018');
});

test('a session of one merchant is none of another, and goes on under the secret of the next sign-in', async () => {
  const { db, clock } = service;
  const other = await openClub(service);
  const owner = { partnerId: club.partner.partnerId, environment: 'sandbox' } as const;
  const here = { ...owner, merchantId: club.merchant };
  const there = { ...owner, partnerId: other.partner.partnerId, merchantId: other.merchant };
  const [mine, theirs] = [(await join(club)).id, (await join(other)).id];
  const now = clock.now();
  await startSession(db, here, { account: mine, secret: 'first' }, now);
  expect(await accountOfSession(db, { ...there, secret: 'first' }, now)).toBeUndefined();
  await startSession(db, there, { account: theirs, secret: 'second', before: 'first' }, now);
  expect(await accountOfSession(db, { ...here, secret: 'first' }, now)).toBeUndefined();
  expect(await accountOfSession(db, { ...here, secret: 'second' }, now)).toBe(mine);
  expect(await accountOfSession(db, { ...there, secret: 'second' }, now)).toBe(theirs);
});
