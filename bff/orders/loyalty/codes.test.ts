import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ok } from '../orders/testing/shop.ts';
import { call, mintToken, startService, type Service } from '../../testing/service/service.ts';
import { guestAddress } from './code-routes.ts';
import { join, openClub, type Club } from './testing/club.ts';

let service: Service;
let club: Club;
beforeAll(async () => {
  service = await startService();
  club = await openClub(service);
});
afterAll(() => service.stop());

let numbers = 0;
const newPhone = (): string => `+44770090${String(1000 + (numbers += 1))}`;

const send = (phone: string, more: object = {}, caller = club.key) =>
  call(club, 'POST /v1/loyalty/codes', {
    credential: caller,
    body: { merchant: club.merchant, phone, ...more },
  });
const check = (phone: string, code: string, more: object = {}) =>
  call<{ account: { id: string; phone_verified: boolean } | null; error?: number }>(
    club,
    'POST /v1/loyalty/codes/check',
    { credential: club.key, body: { merchant: club.merchant, phone, code, ...more } },
  );

/** The newest code to a number, as its owner reads it. */
async function codeOf(phone: string): Promise<string> {
  const { data } = await ok<{ data: { text: string }[] }>(
    club,
    `GET /v1/sandbox/messages?to=${encodeURIComponent(phone)}`,
    club.key,
  );
  return /^\d{6}/.exec(data[0]?.text ?? '')?.[0] ?? '';
}
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const later = (seconds: number): void => service.clock.advance(seconds * 1000);

describe('a one-time code', () => {
  test('shows whose phone it is, once, and joins who wants to', async () => {
    const phone = newPhone();
    const { status, body } = await send(phone.replace('+44', '0'));
    expect([status, body]).toMatchObject([201, { object: 'loyalty_code', merchant: club.merchant }]);
    const code = await codeOf(phone);
    expect(code).toMatch(/^\d{6}$/);
    expect((await check(phone, code)).body).toEqual({ object: 'checked_loyalty_code', account: null });
    expect((await check(phone, code)).body).toMatchObject({ error: 40025, param: 'code' });
    later(31);
    await send(phone);
    const joined = await check(phone, await codeOf(phone), { join: true });
    expect(joined.body.account).toMatchObject({ phone, phone_verified: true, balance: 0 });
    later(31);
    await send(phone);
    const back = await check(phone.replace('+44', '(0)'), await codeOf(phone), { join: true });
    expect(back.body.account?.id).toBe(joined.body.account?.id);
  });

  test('verifies the number of a member whom the merchant signed up', async () => {
    const member = await join(club);
    await send(member.phone ?? '');
    const { body } = await check(member.phone ?? '', await codeOf(member.phone ?? ''));
    expect(body.account).toMatchObject({ id: member.id, phone_verified: true });
  });

  test('is asked for with the same response whether there is an account or not', async () => {
    const member = await join(club);
    const shape = ({ status, body, headers }: Awaited<ReturnType<typeof send>>) => [
      status,
      Object.keys(body),
      [...headers.keys()].toSorted(),
    ];
    const [known, unknown] = [await send(member.phone ?? ''), await send(newPhone())];
    expect(shape(known)).toEqual(shape(unknown));
    const missed = [await check(member.phone ?? '', '000000'), await check(newPhone(), '000000')];
    expect(missed[0]?.text).toBe(missed[1]?.text);
  });

  test('is tried five times: the right one is wrong at the sixth', async () => {
    const phone = newPhone();
    await send(phone);
    const code = await codeOf(phone);
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await check(phone, wrong(code))).body).toMatchObject({ error: 40025 });
    }
    const { status, body } = await check(phone, code);
    expect([status, body.error]).toEqual([400, 40025]);
  });

  test('is tried five times by many at once, too', async () => {
    const phone = newPhone();
    await send(phone);
    const code = await codeOf(phone);
    await Promise.all(Array.from({ length: 8 }, () => check(phone, wrong(code))));
    expect((await check(phone, code)).body).toMatchObject({ error: 40025 });
  });

  test('works at the fifth try, and for ten minutes', async () => {
    const [phone, other] = [newPhone(), newPhone()];
    await send(phone);
    await send(other);
    const [code, late] = [await codeOf(phone), await codeOf(other)];
    for (let tries = 0; tries < 4; tries += 1) await check(phone, wrong(code));
    later(599);
    expect((await check(phone, code)).status).toBe(200);
    later(1);
    expect((await check(other, late)).body).toMatchObject({ error: 40025 });
  });

  test('takes the place of the one before, which has new tries', async () => {
    const phone = newPhone();
    await send(phone);
    const first = await codeOf(phone);
    for (let tries = 0; tries < 5; tries += 1) await check(phone, wrong(first));
    later(31);
    await send(phone);
    const second = await codeOf(phone);
    const isSame = first === second;
    expect((await check(phone, first)).status === 200).toBe(isSame);
    expect((await check(phone, second)).status === 200).toBe(!isSame);
  });

  test('is of one merchant', async () => {
    const other = await openClub(service);
    const phone = newPhone();
    await send(phone);
    const elsewhere = await call(other, 'POST /v1/loyalty/codes/check', {
      credential: other.key,
      body: { merchant: other.merchant, phone, code: await codeOf(phone) },
    });
    expect(elsewhere.body).toMatchObject({ error: 40025 });
  });

  test('checked again with the same key has the same answer', async () => {
    const phone = newPhone();
    await send(phone);
    const body = { merchant: club.merchant, phone, code: await codeOf(phone), join: true };
    const headers = { 'idempotency-key': randomUUID() };
    const once = () => call(club, 'POST /v1/loyalty/codes/check', { credential: club.key, body, headers });
    const [first, again] = [await once(), await once()];
    expect([again.status, again.body]).toEqual([200, first.body]);
  });

  test('is stored and logged nowhere but in the message', async () => {
    const phone = newPhone();
    const from = service.logLines.length;
    await send(phone);
    const code = await codeOf(phone);
    await check(phone, wrong(code));
    const rows = [
      ...(await service.db.selectFrom('loyalty_codes').selectAll().execute()),
      ...(await service.db.selectFrom('loyalty_code_limits').selectAll().execute()),
    ].map((row) => JSON.stringify(row));
    const digits = phone.slice(1);
    expect(rows.filter((row) => row.includes(`"${code}"`) || row.includes(digits))).toEqual([]);
    expect(service.logLines.slice(from).join('')).not.toMatch(new RegExp(`${code}|${digits}`));
  });
});

describe('codes are limited', () => {
  test('to one in 30 seconds', async () => {
    const phone = newPhone();
    await send(phone);
    const { status, body, headers } = await send(phone);
    expect([status, body['error'], headers.get('retry-after')]).toEqual([429, 42903, '30']);
    later(30);
    expect((await send(phone)).status).toBe(201);
  });

  test('to five in any hour for a number, by all merchants of the partner', async () => {
    const phone = newPhone();
    for (let times = 0; times < 5; times += 1) {
      expect((await send(phone)).status).toBe(201);
      later(60);
    }
    const { body, headers } = await send(phone);
    expect(body).toMatchObject({ error: 42903 });
    const seconds = Number(headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(3600 - 5 * 60 - 10);
    later(seconds);
    expect((await send(phone)).status).toBe(201);
    expect((await send(phone)).status).toBe(429);
  });

  test('to five in an hour from an address of a page, whatever the numbers', async () => {
    const credential = await mintToken(club, club.partner, ['loyalty:write']);
    const replies = [];
    for (let times = 0; times < 6; times += 1) replies.push(await send(newPhone(), {}, credential));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429]);
    expect((await send(newPhone(), { guest_address: '192.0.2.9' }, credential)).status).toBe(403);
  });

  test('to five from an address that a server names; many addresses don’t help against one number', async () => {
    const guest = { guest_address: '2001:db8:1:2:3::4' };
    for (let times = 0; times < 5; times += 1) expect((await send(newPhone(), guest)).status).toBe(201);
    const neighbor = { guest_address: '2001:db8:1:2:ffff::9' };
    expect((await send(newPhone(), neighbor)).body).toMatchObject({ error: 42903 });
    expect((await send(newPhone(), { guest_address: '2001:db8:1:3::4' })).status).toBe(201);
    const phone = newPhone();
    for (let times = 0; times < 6; times += 1) {
      const { status } = await send(phone, { guest_address: `192.0.2.${times}` });
      expect(status).toBe(times < 5 ? 201 : 429);
      later(31);
    }
  });

  test('and what is refused counts for nothing', async () => {
    const guest = { guest_address: '198.51.100.7' };
    const phone = newPhone();
    await send(phone, guest);
    for (let times = 0; times < 6; times += 1) expect((await send(phone, guest)).status).toBe(429);
    for (let times = 0; times < 4; times += 1) expect((await send(newPhone(), guest)).status).toBe(201);
    expect((await send(newPhone(), guest)).status).toBe(429);
  });
});

describe('a code is refused', () => {
  test.each([
    [{ phone: '12' }, 40003, 'phone'],
    [{ phone: undefined }, 40002, 'phone'],
    [{ guest_address: 'here' }, 40003, 'guest_address'],
    [{ merchant: 'mer_none' }, 40401, 'merchant'],
  ])('for %j', async (changes, error, param) => {
    expect((await send(newPhone(), changes)).body).toMatchObject({ error, param });
  });

  test.each(['12345', '1234567', '12345a', 204817, ''])('as %j', async (code) => {
    expect((await check(newPhone(), code as string)).body).toMatchObject({ error: 40003, param: 'code' });
  });

  test('where the merchant has no program', async () => {
    const merchant = club.partner.merchants['restricted'];
    expect((await send(newPhone(), { merchant })).body).toMatchObject({ error: 40902, param: 'merchant' });
  });
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:DB8:1::', '2001:db8:1:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s counts as %s', (address, network) => {
  expect(guestAddress(address)).toBe(network);
});
