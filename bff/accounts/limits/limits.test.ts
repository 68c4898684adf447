import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import {
  call,
  mintToken,
  signUp,
  startService,
  type Service,
  type SignedUp,
} from '../../testing/service/service.ts';
import type { LimitRequest } from './contract/limit-requests.ts';
import { decideLimitRequest } from './limits.ts';

let service: Service;
let partner: SignedUp;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
});
afterAll(() => service.stop());

const REASON = 'A chain of 40 shops opens on Monday.';
const ask = (body: object, credential = partner.key) =>
  call<LimitRequest & { message: string; param: string }>(service, 'POST /v1/limit_requests', {
    credential,
    body: { reason: REASON, ...body },
  });
const read = async (id: string) =>
  (await call<LimitRequest>(service, `GET /v1/limit_requests/${id}`, { credential: partner.key })).body;
const decide = (id: string, perMinute: number | undefined, answer: string | null = null) =>
  inTransaction(service.db, (work) => decideLimitRequest(work, service, id, { perMinute, answer }));
const keyId = async () => {
  const { body } = await call<{ data: { id: string }[] }>(service, 'GET /v1/keys', {
    credential: partner.key,
  });
  return body.data[0]?.id ?? '';
};
/** The policy that the next request with a credential is counted by. */
const policyOf = async (credential: string) =>
  (await call(service, 'GET /v1/merchants', { credential })).headers.get('ratelimit-policy');

describe('a request for a higher limit', () => {
  test('of a merchant is open, and once at most', async () => {
    const { status, body } = await ask({ merchant: partner.active, per_minute: 3000 });
    expect([status, body]).toMatchObject([
      201,
      {
        object: 'limit_request',
        merchant: partner.active,
        key: null,
        per_minute: 3000,
        current_per_minute: 600,
        granted_per_minute: null,
        status: 'open',
        reason: REASON,
      },
    ]);
    const again = await ask({ merchant: partner.active, per_minute: 4000 });
    expect([again.status, again.body.message]).toEqual([409, 'This limit has an open request already.']);
    await decide(body.id, undefined, 'Not before June.');
    expect(await read(body.id)).toMatchObject({
      status: 'refused',
      answer: 'Not before June.',
      granted_per_minute: null,
      version: 2,
    });
    expect((await ask({ merchant: partner.active, per_minute: 3000 })).status).toBe(201);
  });

  test('raises the limit once it is granted, of the next request over HTTP', async () => {
    const token = await mintToken(service, partner, ['merchants:read']);
    expect(await policyOf(token)).toContain('"merchant";q=600;');
    const { data } = (
      await call<{ data: LimitRequest[] }>(service, 'GET /v1/limit_requests?status=open', {
        credential: partner.key,
      })
    ).body;
    await decide(data[0]?.id ?? '', 2500);
    expect(await read(data[0]?.id ?? '')).toMatchObject({ status: 'granted', granted_per_minute: 2500 });
    await vi.waitFor(async () => expect(await policyOf(token)).toContain('"merchant";q=2500;'), {
      timeout: 30_000,
    });
    await expect(decide(data[0]?.id ?? '', 9999)).rejects.toThrow('granted already');
  });

  test('of a key raises it for the keys that it is rotated into', async () => {
    const key = await keyId();
    const { body } = await ask({ key, per_minute: 9000 });
    expect(body).toMatchObject({ key, merchant: null, current_per_minute: 1500 });
    await decide(body.id, 9000);
    await vi.waitFor(async () => expect(await policyOf(partner.key)).toContain('"key";q=9000;'), {
      timeout: 30_000,
    });
  });

  test('of a person is answered by email', async () => {
    const { body } = await ask({ merchant: partner.merchants['needs_data'], per_minute: 700 });
    await service.db
      .updateTable('limit_requests')
      .set({ asked_by: 'ana@greenhouse.example' })
      .where('id', '=', body.id)
      .execute();
    await decide(body.id, 700, 'Good luck.');
    const mail = await vi.waitFor(
      async () => {
        const { body: inbox } = await call<{ data: { text: string }[] }>(
          service,
          'GET /v1/sandbox/messages?to=ana@greenhouse.example',
          { credential: partner.key },
        );
        expect(inbox.data).toHaveLength(1);
        return inbox.data[0]?.text;
      },
      { timeout: 30_000 },
    );
    expect(mail).toContain('Your limit of requests per minute is now 700.');
    expect(mail).toContain('The operator says: Good luck.');
  });

  test('is told by an event when it is decided', async () => {
    const { body } = await call<{ data: { data: LimitRequest }[] }>(
      service,
      'GET /v1/events?type=limit_request.updated',
      { credential: partner.key },
    );
    expect(body.data.map(({ data }) => data.status)).toEqual(['granted', 'granted', 'granted', 'refused']);
  });

  test.each([
    ['neither a key nor a merchant', {}, 400, 'merchant'],
    ['both', { key: 'key_1', merchant: 'mer_1' }, 400, 'merchant'],
    ['no more than the limit now', { merchant: '', per_minute: 600 }, 400, 'per_minute'],
    ['an unknown merchant', { merchant: 'mer_1' }, 404, 'merchant'],
    ['an unknown key', { key: 'key_1' }, 404, 'key'],
    ['no reason', { merchant: 'mer_1', reason: '' }, 400, 'reason'],
    ['no number', { merchant: 'mer_1', per_minute: 1.5 }, 400, 'per_minute'],
  ])('with %s is refused', async (_, body, status, param) => {
    const merchant = 'merchant' in body && body.merchant === '' ? { merchant: partner.active } : {};
    const reply = await ask({ per_minute: 3000, ...body, ...merchant });
    expect([reply.status, reply.body.param]).toEqual([status, param]);
  });

  test('is the partner’s own', async () => {
    const stranger = await signUp(service);
    const { body } = await call<{ data: LimitRequest[] }>(service, 'GET /v1/limit_requests', {
      credential: partner.key,
    });
    const path = `GET /v1/limit_requests/${body.data[0]?.id}`;
    expect((await call(service, path, { credential: stranger.key })).status).toBe(404);
    const foreign = await ask({ merchant: partner.active, per_minute: 9000 }, stranger.key);
    expect(foreign.status).toBe(404);
  });
});
