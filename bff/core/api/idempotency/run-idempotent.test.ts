import { afterAll, beforeAll, expect, test } from 'vitest';
import type { IssuedKey } from '../../../accounts/identity/contract/keys/key.ts';
import {
  call,
  signUp,
  startService,
  type Reply,
  type Service,
  type SignedUp,
} from '../../../testing/service/service.ts';

let service: Service;
let partner: SignedUp;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
});
afterAll(() => service.stop());

const issue = (idempotencyKey: string, body: object, credential = partner.key): Promise<Reply<IssuedKey>> =>
  call<IssuedKey>(service, 'POST /v1/keys', {
    credential,
    body,
    headers: { 'idempotency-key': idempotencyKey },
  });
const till = { name: 'Till', capability: ['menus:read', 'keys:write'] };
const countKeys = async (): Promise<number> =>
  (await service.db.selectFrom('keys').select('id').where('partner_id', '=', partner.partnerId).execute())
    .length;

test('one of 50 concurrent requests with one key takes effect, and all get the same response', async () => {
  const before = await countKeys();
  /** Sends one again, as clients do, that a busy machine has no connection to the database for in time. */
  const issueOne = async (): ReturnType<typeof issue> => {
    const reply = await issue('fifty', till);
    return reply.status === 503 ? issueOne() : reply;
  };
  const replies = await Promise.all(Array.from({ length: 50 }, issueOne));
  expect(replies.map((reply) => reply.status)).toEqual(Array.from({ length: 50 }, () => 201));
  expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
  expect(replies.filter((reply) => reply.headers.get('idempotent-replayed') === 'true')).toHaveLength(49);
  expect(await countKeys()).toBe(before + 1);
});

test('a stored response contains no secret in clear, and only the key that got it can open it', async () => {
  const first = await issue('sealed', till);
  const stored = JSON.stringify(await service.db.selectFrom('idempotency_records').selectAll().execute());
  expect(stored).not.toContain(first.body.secret.slice(12));
  const other = await issue('sealed', till, first.body.secret);
  expect(other.status).toBe(409);
  expect(other.body).toMatchObject({ error: 40902 });
  expect(other.text).not.toContain('ppk_');
  expect((await issue('sealed', till)).body).toEqual(first.body);
});

test("the same key with another body is refused, and each caller's keys are its own", async () => {
  await issue('reused', till);
  const reused = await issue('reused', { ...till, name: 'Other' });
  expect(reused.status).toBe(422);
  expect(reused.body).toMatchObject({ error: 42201 });
  const stranger = await signUp(service, 'Stranger');
  const theirs = await issue('reused', till, stranger.key);
  expect(theirs.status).toBe(201);
  expect(theirs.headers.get('idempotent-replayed')).toBeNull();
});

test('a refusal after validation is replayed; one before it, and a 401, leave the key free', async () => {
  const wrong = { name: 'Wrong', capability: ['menus:burn'] };
  expect((await issue('refused', wrong)).status).toBe(400);
  expect((await issue('refused', wrong)).headers.get('idempotent-replayed')).toBe('true');
  expect((await issue('invalid', { name: 'x' })).status).toBe(400);
  expect((await issue('invalid', till)).status).toBe(201);
  expect((await issue('unknown', till, 'ppk_sandbox_x')).status).toBe(401);
  expect((await issue('unknown', till)).status).toBe(201);
});

test('a repeated rotation creates no second key and needs no force', async () => {
  const own = await signUp(service, 'Rotator');
  const rotate = () =>
    call<{ secret: string }>(service, `POST /v1/keys/${own.keyId}/rotate`, {
      credential: own.key,
      body: {},
      headers: { 'idempotency-key': '"rotate-1"' },
    });
  const replies = await Promise.all(Array.from({ length: 10 }, rotate));
  expect(replies.map((reply) => reply.status)).toEqual(Array.from({ length: 10 }, () => 201));
  expect(new Set(replies.map((reply) => reply.body.secret)).size).toBe(1);
});

test.each(['', '"', 'a"b', 'x'.repeat(256)])('the idempotency key %j is refused', async (key) => {
  const reply = await issue(key, till);
  expect(reply.body).toMatchObject({ error: 40003, param: 'Idempotency-Key' });
});

test('after a day the key is free again', async () => {
  const first = await issue('a day', till);
  service.clock.advance(24 * 60 * 60 * 1000 + 1000);
  const second = await issue('a day', till);
  expect(second.status).toBe(201);
  expect(second.body.id).not.toBe(first.body.id);
});

test('responses that have had their 24 hours are deleted by a later request with a key', async () => {
  const records = () => service.db.selectFrom('idempotency_records').select('id').execute();
  await issue('old', till);
  service.clock.advance(25 * 60 * 60 * 1000);
  await call(service, 'POST /v1/keys', { credential: partner.key, body: till });
  expect((await records()).length).toBeGreaterThan(1);
  await issue('later', till);
  expect(await records()).toHaveLength(1);
});
