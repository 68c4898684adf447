import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, mintToken, signUp, startService, type Service } from '../../../testing/service/service.ts';
import { addressQuota } from './quota.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const limitKey = (id: string, perMinute: number) =>
  service.db.updateTable('keys').set({ per_minute: perMinute }).where('lineage', '=', id).execute();
const limitMerchant = (id: string, perMinute: number) =>
  service.db.updateTable('merchants').set({ per_minute: perMinute }).where('id', '=', id).execute();

test('every authenticated response reports the quotas, errors too', async () => {
  const partner = await signUp(service);
  const token = await mintToken(service, partner);
  const ok = await call(service, 'GET /v1/merchants', { credential: token });
  expect(ok.headers.get('ratelimit-policy')).toBe('"key";q=1500;w=60, "merchant";q=600;w=60');
  expect(ok.headers.get('ratelimit')).toMatch(/^"key";r=1498;t=(60|59), "merchant";r=599;t=(60|59)$/);
  const faults = [
    await call(service, 'GET /v1/keys', { credential: token }),
    await call(service, 'POST /plants', { credential: token, body: '{' }),
    await call(service, 'GET /v1/keys/key_unknown', { credential: partner.key }),
  ];
  expect(faults.map((reply) => reply.status)).toEqual([403, 400, 404]);
  for (const reply of faults) expect(reply.headers.get('ratelimit')).toMatch(/^"key";r=\d+;t=\d+/);
  expect((await call(service, 'GET /v1/keys')).headers.get('ratelimit')).toBeNull();
});

test('of 200 concurrent requests, exactly as many as the limit are admitted', async () => {
  const partner = await signUp(service, 'Concurrent');
  await limitKey(partner.keyId, 50);
  const replies = await Promise.all(
    Array.from({ length: 200 }, () => call(service, 'GET /v1/partners/me', { credential: partner.key })),
  );
  const refused = replies.filter((reply) => reply.status === 429);
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(50);
  expect(refused).toHaveLength(150);
  expect(refused[0]?.body).toMatchObject({ error: 42901 });
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
});

test("a merchant's quota is its own, and a refusal uses nothing of the key's", async () => {
  const partner = await signUp(service, 'Merchant limit');
  await limitMerchant(partner.active, 2);
  const token = await mintToken(service, partner);
  const statuses = [];
  for (let i = 0; i < 4; i += 1) {
    const reply = await call(service, 'GET /v1/merchants', { credential: token });
    statuses.push([reply.status, reply.headers.get('ratelimit')?.match(/"key";r=(\d+)/)?.[1]]);
  }
  expect(statuses).toEqual([
    [200, '1498'],
    [200, '1497'],
    [429, '1497'],
    [429, '1497'],
  ]);
});

test('rotating a key gives no second quota, and the new key keeps a raised one', async () => {
  const partner = await signUp(service, 'Rotated');
  await limitKey(partner.keyId, 3);
  const rotated = await call<{ secret: string }>(service, `POST /v1/keys/${partner.keyId}/rotate`, {
    credential: partner.key,
    body: {},
  });
  const left = await call(service, 'GET /v1/partners/me', { credential: rotated.body.secret });
  expect(left.headers.get('ratelimit-policy')).toBe('"key";q=3;w=60');
  expect(left.headers.get('ratelimit')).toMatch(/^"key";r=1;/);
});

test('after the window the quota is whole again', async () => {
  const partner = await signUp(service, 'Window');
  await limitKey(partner.keyId, 1);
  const me = () => call(service, 'GET /v1/partners/me', { credential: partner.key });
  expect([(await me()).status, (await me()).status]).toEqual([200, 429]);
  service.clock.advance(60_000);
  expect((await me()).status).toBe(200);
});

test('sign-ups are limited by address', async () => {
  service.clock.advance(60_000);
  // A sign-up creates a lot, which takes a busy machine a while: most of the quota is spent without one.
  const before = 95;
  for (let spent = 0; spent < before; spent += 1) {
    await service.deps.limiter.spend([addressQuota('127.0.0.1')]);
  }
  const signUps = Array.from({ length: 10 }, () =>
    call(service, 'POST /v1/partners', { body: { name: 'Many' } }),
  );
  const replies = await Promise.all(signUps);
  expect(replies.filter((reply) => reply.status === 201)).toHaveLength(100 - before);
  expect(replies.filter((reply) => reply.status === 429)).toHaveLength(5);
  expect(replies.find((reply) => reply.status === 429)?.body).toMatchObject({ error: 42903 });
  expect(replies[0]?.headers.get('ratelimit-policy')).toBe('"address";q=100;w=60');
});
