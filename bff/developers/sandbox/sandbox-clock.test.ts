import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Receiver } from '../webhooks/testing/receiver.ts';
import {
  call,
  mintToken,
  signUp,
  startService,
  type Reply,
  type Service,
} from '../../testing/service/service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const DAY_MS = 86_400_000;

type Clock = { object: string; now: string; offset_seconds: number; advancing_to: string | null };

const read = (credential: string): Promise<Reply<Clock>> =>
  call<Clock>(service, 'GET /v1/sandbox/clock', { credential });

const advance = (credential: string, to: unknown, headers: Record<string, string> = {}): Promise<Reply> =>
  call(service, 'POST /v1/sandbox/clock/advance', { credential, body: { to }, headers });

const ahead = (ms: number): string => new Date(service.clock.now() + ms).toISOString();

const rotate = async (credential: string, id: string, overlap_seconds: number) => {
  const body = { overlap_seconds };
  const reply = await call(service, `POST /v1/keys/${id}/rotate`, { credential, body });
  expect(reply.status).toBe(201);
  return reply.body as { id: string; secret: string; previous_expires_at: string };
};

const typesOf = async (partnerId: string): Promise<string[]> => {
  const rows = await service.db
    .selectFrom('events')
    .select(['id', 'type'])
    .where('partner_id', '=', partnerId)
    .orderBy('id')
    .execute();
  return rows.map(({ type }) => type);
};

describe('a sandbox clock', () => {
  test('is what a session says the time is', async () => {
    const partner = await signUp(service);
    const to = ahead(3 * DAY_MS);
    await advance(partner.key, to);
    const credential = await mintToken(service, partner);
    const { body } = await call(service, 'GET /v1/sessions/current', { credential });
    expect(Date.parse(String(body['now']))).toBeGreaterThanOrEqual(Date.parse(to));
  });

  test('starts with the real time and moves where it is sent', async () => {
    const { key } = await signUp(service);
    const first = await read(key);
    expect(first.body).toMatchObject({ object: 'sandbox_clock', offset_seconds: 0 });
    expect(Math.abs(Date.parse(first.body.now) - service.clock.now())).toBeLessThan(5_000);
    const to = ahead(30 * DAY_MS);
    const moved = await advance(key, to);
    expect([moved.status, moved.body]).toEqual([
      200,
      {
        object: 'sandbox_clock',
        now: to,
        offset_seconds: expect.any(Number) as number,
        advancing_to: null,
      },
    ]);
    const then = await read(key);
    expect(Date.parse(then.body.now)).toBeGreaterThanOrEqual(Date.parse(to));
    expect(Math.round(then.body.offset_seconds / 86_400)).toBe(30);
  });

  test('only moves forward', async () => {
    const { key } = await signUp(service);
    expect((await advance(key, ahead(DAY_MS))).status).toBe(200);
    for (const to of [ahead(DAY_MS - 600_000), ahead(0), '1970-01-01T00:00:00Z']) {
      const reply = await advance(key, to);
      expect([reply.status, reply.body]).toMatchObject([400, { error: 40003, param: 'to' }]);
    }
    expect(Math.round((await read(key)).body.offset_seconds / 3600)).toBe(24);
  });

  test('moves at most ten years ahead of the real time', async () => {
    const { key } = await signUp(service);
    expect((await advance(key, ahead(10 * 365 * DAY_MS))).status).toBe(200);
    const reply = await advance(key, ahead(10 * 366 * DAY_MS));
    expect([reply.status, reply.body]).toMatchObject([400, { error: 40003, param: 'to' }]);
  });

  test.each([
    [undefined, 40002],
    ['tomorrow', 40003],
    ['', 40003],
    [1_800_000_000, 40003],
    [null, 40003],
    ['2031-01-01', 40003],
    ['2031-01-01T00:00:00', 40003],
    ['2031-02-30T00:00:00Z', 40003],
    ['2031-13-01T00:00:00Z', 40003],
    ['2031-01-01T25:00:00Z', 40003],
    ['+275760-09-13T00:00:00Z', 40003],
    ['2031-01-01T00:00:00Z\u0000', 40003],
  ])('to %j is refused with %i', async (to, error) => {
    const { key } = await signUp(service);
    const reply = await advance(key, to);
    expect([reply.status, reply.body]).toMatchObject([400, { error, param: 'to' }]);
  });

  test('can be sent again to where it is going or has been sent before', async () => {
    const { key } = await signUp(service);
    const to = ahead(DAY_MS);
    const replies = [await advance(key, to), await advance(key, to)];
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(Math.round((await read(key)).body.offset_seconds / 3600)).toBe(24);
    expect((await advance(key, ahead(DAY_MS - 1000))).status).toBe(400);
  });

  test('respects a UTC offset', async () => {
    const { key } = await signUp(service);
    const moved = await advance(key, '2031-03-01T01:00:00+02:00');
    expect(moved.body['now']).toBe('2031-02-28T23:00:00.000Z');
  });

  test('belongs to one partner', async () => {
    const [mover, other] = [await signUp(service), await signUp(service)];
    await advance(mover.key, ahead(DAY_MS));
    expect((await read(other.key)).body.offset_seconds).toBe(0);
  });

  test('keeps the furthest of ten concurrent goals, and never goes back', async () => {
    const { key } = await signUp(service);
    const days = [3, 9, 1, 10, 5, 7, 2, 8, 4, 6];
    const replies = await Promise.all(days.map((day) => advance(key, ahead(day * DAY_MS))));
    expect(replies.every((reply) => reply.status === 200 || reply.status === 400)).toBe(true);
    expect(Math.round((await read(key)).body.offset_seconds / 86_400)).toBe(10);
  });

  test('replays with its idempotency key', async () => {
    const { key } = await signUp(service);
    const headers = { 'idempotency-key': 'a-day' };
    const to = ahead(DAY_MS);
    const [first, again] = [await advance(key, to, headers), await advance(key, to, headers)];
    expect([again.status, again.text]).toEqual([200, first.text]);
  });

  test('requires sandbox:write', async () => {
    const { key } = await signUp(service);
    const narrow = await call<{ secret: string }>(service, 'POST /v1/keys', {
      credential: key,
      body: { name: 'Narrow', capability: ['keys:read'] },
    });
    for (const reply of [await read(narrow.body.secret), await advance(narrow.body.secret, ahead(1))]) {
      expect(reply.body).toMatchObject({ error: 40301 });
    }
  });
});

describe('what the clock affects', () => {
  test('the overlap of a rotated key ends; its lineage and sessions live on', async () => {
    const partner = await signUp(service);
    const token = await mintToken(service, partner);
    const rotated = await rotate(partner.key, partner.keyId, 7 * 86_400);
    const works = async (credential: string): Promise<number> =>
      (await call(service, 'GET /v1/partners/me', { credential })).status;
    await advance(partner.key, ahead(6 * DAY_MS));
    expect([await works(partner.key), await works(rotated.secret)]).toEqual([200, 200]);
    await advance(partner.key, rotated.previous_expires_at);
    expect([await works(partner.key), await works(rotated.secret)]).toEqual([401, 200]);
    const old = await call(service, `GET /v1/keys/${partner.keyId}`, { credential: rotated.secret });
    expect(old.body).toMatchObject({ status: 'expired', expires_at: rotated.previous_expires_at });
    const listed = await call<{ data: { status: string }[] }>(service, 'GET /v1/keys', {
      credential: rotated.secret,
    });
    expect(listed.body.data.map(({ status }) => status)).toEqual(['expired', 'live']);
    // Tokens stay on real time.
    expect((await call(service, `GET /v1/merchants/${partner.active}`, { credential: token })).status).toBe(
      200,
    );
  });

  test('a later overlap counts on the clock, too', async () => {
    const partner = await signUp(service);
    await advance(partner.key, ahead(100 * DAY_MS));
    const rotated = await rotate(partner.key, partner.keyId, 3600);
    const now = Date.parse((await read(partner.key)).body.now);
    expect(Math.abs(Date.parse(rotated.previous_expires_at) - now - 3_600_000)).toBeLessThan(10_000);
    expect((await advance(partner.key, rotated.previous_expires_at)).status).toBe(200);
    expect((await read(partner.key)).status).toBe(401);
    expect((await read(rotated.secret)).status).toBe(200);
  });

  test("an overlap in another partner's sandbox is unaffected", async () => {
    const [mover, other] = [await signUp(service), await signUp(service)];
    await rotate(other.key, other.keyId, 3600);
    await advance(mover.key, ahead(DAY_MS));
    expect((await read(other.key)).status).toBe(200);
  });

  test('a failed delivery is retried at once, as often as it would have been meanwhile', async () => {
    const { key } = await signUp(service);
    const receiver = await Receiver.start();
    receiver.answer = (_message, res) => res.writeHead(500).end();
    try {
      const body = { url: receiver.url, events: ['merchant.created'] };
      await call(service, 'POST /v1/webhook_endpoints', { credential: key, body });
      const simulated = { type: 'merchant.created' };
      await call(service, 'POST /v1/sandbox/events', { credential: key, body: simulated });
      await receiver.has(1);
      // 5 s, 5 min and 30 min after one another, within a tenth; the next would be two hours later.
      await advance(key, ahead(3_600_000));
      const received = await receiver.has(4);
      expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    } finally {
      await receiver.stop();
    }
  });

  test('key.expiring is recorded once, half a day before the end', async () => {
    const { key, keyId, partnerId } = await signUp(service);
    const told = async (): Promise<number> =>
      (await typesOf(partnerId)).filter((type) => type === 'key.expiring').length;
    const { secret } = await rotate(key, keyId, 3 * 86_400);
    await advance(key, ahead(2 * DAY_MS));
    expect(await told()).toBe(0);
    await advance(key, ahead(2.6 * DAY_MS));
    expect(await told()).toBe(1);
    await advance(key, ahead(2.9 * DAY_MS));
    await advance(secret, ahead(4 * DAY_MS));
    expect(await told()).toBe(1);
  });

  test('a jump over the whole overlap still records it, with the key as it was then', async () => {
    const { key, keyId, partnerId } = await signUp(service);
    const { secret } = await rotate(key, keyId, 3 * 86_400);
    await advance(secret, ahead(30 * DAY_MS));
    const rows = await service.db
      .selectFrom('events')
      .select('data')
      .where('partner_id', '=', partnerId)
      .where('type', '=', 'key.expiring')
      .execute();
    expect(rows.map(({ data }) => JSON.parse(data) as object)).toMatchObject([
      { id: keyId, object: 'key', status: 'live' },
    ]);
    expect(rows[0]?.data).not.toMatch(/secret|hash|ppk_/);
  });
});
