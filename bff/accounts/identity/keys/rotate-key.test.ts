import { afterAll, beforeAll, expect, test } from 'vitest';
import type { IssuedKey, RotatedKey } from '../contract/keys/key.ts';
import {
  call,
  mintToken,
  signUp,
  startService,
  type Reply,
  type Service,
} from '../../../testing/service/service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const rotate = (credential: string, id: string, body: object = {}): Promise<Reply<RotatedKey>> =>
  call<RotatedKey>(service, `POST /v1/keys/${id}/rotate`, { credential, body });
const works = async (credential: string): Promise<number> =>
  (await call(service, 'GET /v1/partners/me', { credential })).status;

test('both keys work during the overlap, and the new one keeps the settings of the old one', async () => {
  const { key, keyId } = await signUp(service);
  const before = await call(service, `GET /v1/keys/${keyId}`, { credential: key });
  const rotated = await rotate(key, keyId, { overlap_seconds: 60 });
  expect(rotated.status).toBe(201);
  expect(rotated.body).toMatchObject({
    previous_id: keyId,
    lineage: keyId,
    status: 'live',
    expires_at: null,
  });
  expect(rotated.body.capability).toEqual(before.body['capability']);
  expect(rotated.body.api_version).toBe(before.body['api_version']);
  expect(Date.parse(rotated.body.previous_expires_at) - service.clock.now()).toBeLessThanOrEqual(60_000);
  expect([await works(key), await works(rotated.body.secret)]).toEqual([200, 200]);
  service.clock.advance(61_000);
  expect([await works(key), await works(rotated.body.secret)]).toEqual([401, 200]);
});

test('sessions of the old key outlive it', async () => {
  const partner = await signUp(service, 'Overlap');
  const token = await mintToken(service, partner);
  await rotate(partner.key, partner.keyId, { overlap_seconds: 0 });
  expect(await works(partner.key)).toBe(401);
  expect((await call(service, 'GET /v1/merchants', { credential: token })).status).toBe(200);
});

test('revoking the old key ends its own sessions and those of no other key of the lineage', async () => {
  const partner = await signUp(service, 'Revoked after rotation');
  const old = await mintToken(service, partner);
  const rotated = await rotate(partner.key, partner.keyId);
  const young = await mintToken(service, { ...partner, key: rotated.body.secret });
  const read = async (credential: string): Promise<unknown> =>
    (await call(service, 'GET /v1/merchants', { credential })).body['error'] ?? 'served';
  expect([await read(old), await read(young)]).toEqual(['served', 'served']);
  await call(service, `DELETE /v1/keys/${partner.keyId}`, { credential: rotated.body.secret });
  expect([await read(old), await read(young)]).toEqual([40103, 'served']);
});

test('a third live key is refused, or with force ends the other one at once', async () => {
  const { key, keyId } = await signUp(service, 'Third');
  const second = await rotate(key, keyId);
  const refused = await rotate(second.body.secret, second.body.id);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({ error: 40902 });
  const third = await rotate(second.body.secret, second.body.id, { force: true });
  expect(third.status).toBe(201);
  expect([await works(key), await works(second.body.secret), await works(third.body.secret)]).toEqual([
    401, 200, 200,
  ]);
});

test('of many concurrent rotations, one succeeds', async () => {
  const { key, keyId } = await signUp(service, 'At once');
  const replies = await Promise.all(Array.from({ length: 10 }, () => rotate(key, keyId)));
  expect(replies.map((reply) => reply.status).toSorted()).toEqual([
    201,
    ...Array.from({ length: 9 }, () => 409),
  ]);
});

test('only a live key of the same partner is rotated', async () => {
  const own = await signUp(service, 'Own');
  const stranger = await signUp(service, 'Stranger');
  expect((await rotate(stranger.key, own.keyId)).status).toBe(404);
  const till = await call<IssuedKey>(service, 'POST /v1/keys', {
    credential: own.key,
    body: { name: 'Till', capability: ['menus:read'] },
  });
  await call(service, `DELETE /v1/keys/${till.body.id}`, { credential: own.key });
  expect((await rotate(own.key, till.body.id)).body).toMatchObject({
    error: 40902,
    message: 'Only a live key can be rotated.',
  });
});

test('a key cannot obtain a stronger key by rotating it', async () => {
  const own = await signUp(service, 'Weak');
  const weak = await call<IssuedKey>(service, 'POST /v1/keys', {
    credential: own.key,
    body: { name: 'Weak', capability: ['keys:write'] },
  });
  const reply = await rotate(weak.body.secret, own.keyId);
  expect(reply.status).toBe(403);
  expect(reply.text).not.toContain('ppk_');
});

test.each([
  { overlap_seconds: -1 },
  { overlap_seconds: 604_801 },
  { overlap_seconds: '60' },
  { force: 'yes' },
])('rotating with %j is refused', async (body) => {
  const { key, keyId } = await signUp(service, 'Bad input');
  expect((await rotate(key, keyId, body)).body).toMatchObject({ error: 40003 });
  expect(await works(key)).toBe(200);
});

test('changes to keys are recorded as events, without secrets', async () => {
  const own = await signUp(service, 'Events');
  const rotated = await rotate(own.key, own.keyId);
  await call(service, `DELETE /v1/keys/${own.keyId}`, { credential: rotated.body.secret });
  const events = await service.db
    .selectFrom('events')
    .selectAll()
    .where('partner_id', '=', own.partnerId)
    .orderBy('id')
    .execute();
  expect(events.map((event) => event.type)).toEqual(['key.created', 'key.rotated', 'key.revoked']);
  expect(JSON.stringify(events)).not.toMatch(/ppk_|secret/);
});
