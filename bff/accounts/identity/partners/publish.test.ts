import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { IssuedKey } from '../contract/keys/key.ts';
import { ALL_SCOPES } from '../../../core/contract/scopes.ts';
import { inTransaction } from '../../../core/database/unit-of-work.ts';
import {
  call,
  signUp,
  startService,
  type Reply,
  type Service,
  type SignedUp,
} from '../../../testing/service/service.ts';
import { issueKey } from '../keys/issue-key.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const publish = (credential: string, headers: Record<string, string> = {}): Promise<Reply> =>
  call(service, 'POST /v1/partners/me/publish', { credential, headers });

const issue = (credential: string, environment?: string, capability: readonly string[] = ALL_SCOPES) =>
  call<IssuedKey>(service, 'POST /v1/keys', { credential, body: { name: 'Till', capability, environment } });

async function published(): Promise<SignedUp & { production: string }> {
  const partner = await signUp(service);
  await publish(partner.key);
  return { ...partner, production: (await issue(partner.key, 'production')).body.secret };
}

describe('publishing', () => {
  test('opens production: no production key before, any number afterwards', async () => {
    const { key } = await signUp(service);
    expect((await issue(key, 'production')).body).toMatchObject({ error: 40304 });
    const reply = await publish(key);
    expect([reply.status, reply.body['object'], reply.body['status']]).toEqual([200, 'partner', 'published']);
    const first = await issue(key, 'production', ['keys:write', 'merchants:read']);
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ environment: 'production', status: 'live' });
    expect(first.body.secret).toMatch(/^ppk_production_[0-9A-Za-z]{38}$/);
    const second = await issue(first.body.secret, undefined, ['merchants:read']);
    expect(second.body).toMatchObject({ environment: 'production', capability: ['merchants:read'] });
  });

  test('changes nothing when repeated, also ten times concurrently', async () => {
    const { key, partnerId } = await signUp(service);
    const replies = await Promise.all(Array.from({ length: 10 }, () => publish(key)));
    expect(replies.map((reply) => reply.status)).toEqual(Array<number>(10).fill(200));
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
    expect(replies[0]?.body['version']).toBe(2);
    const environments = await service.db
      .selectFrom('partner_environments')
      .select('environment')
      .where('partner_id', '=', partnerId)
      .orderBy('environment')
      .execute();
    expect(environments).toEqual([{ environment: 'production' }, { environment: 'sandbox' }]);
  });

  test('replays with its idempotency key', async () => {
    const { key } = await signUp(service);
    const headers = { 'idempotency-key': 'go' };
    const [first, again] = [await publish(key, headers), await publish(key, headers)];
    expect(again.text).toBe(first.text);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
  });

  test('requires a sandbox key with keys:write', async () => {
    const { key, production } = await published();
    const narrow = await issue(key, undefined, ['keys:read']);
    const refused = await publish(narrow.body.secret);
    expect([refused.status, refused.body['error']]).toEqual([403, 40301]);
    const other = await publish(production);
    expect([other.status, other.body['error']]).toEqual([403, 40303]);
  });

  test('is refused to a suspended partner, which gets no production key either', async () => {
    const { key, partnerId } = await signUp(service);
    await service.db
      .updateTable('partners')
      .set({ status: 'suspended' })
      .where('id', '=', partnerId)
      .execute();
    const reply = await publish(key);
    expect([reply.status, reply.body['error']]).toEqual([409, 40902]);
    expect((await issue(key, 'production')).body).toMatchObject({ error: 40304 });
  });
});

describe('production', () => {
  test('grants no more than the issuing key has, and issues no sandbox key', async () => {
    const { key, production } = await published();
    const narrow = await issue(key, undefined, ['keys:write']);
    const wider = await issue(narrow.body.secret, 'production', ['keys:write', 'payouts:write']);
    expect(wider.body).toMatchObject({ error: 40301 });
    const back = await issue(production, 'sandbox');
    expect([back.status, back.body]).toMatchObject([400, { error: 40003, param: 'environment' }]);
  });

  test('has origins of its own, https only', async () => {
    const { key, production } = await published();
    const put = (credential: string, origins: string[]): Promise<Reply> =>
      call(service, 'PUT /v1/partners/me/origins', { credential, body: { origins } });
    expect((await put(key, ['http://localhost:8081'])).status).toBe(200);
    const plain = await put(production, ['http://localhost:8081']);
    expect([plain.status, plain.body]).toMatchObject([400, { error: 40003, param: 'origins' }]);
    expect((await put(production, ['https://pos.example'])).body['origins']).toEqual(['https://pos.example']);
    const sandbox = await call(service, 'GET /v1/partners/me', { credential: key });
    expect(sandbox.body['origins']).toEqual(['http://localhost:8081']);
  });

  test('has no origins before it is opened, also for a key that the operator has issued', async () => {
    const { partnerId } = await signUp(service);
    const owner = { partnerId, environment: 'production' } as const;
    const { secret } = await inTransaction(service.db, (work) =>
      issueKey(work, service.clock, { owner, name: 'Early', capability: ['surfaces:write'] }),
    );
    const reply = await call(service, 'PUT /v1/partners/me/origins', {
      credential: secret,
      body: { origins: ['https://pos.example'] },
    });
    expect([reply.status, reply.body['error']]).toEqual([403, 40304]);
  });

  test('has limits of its own', async () => {
    const { production } = await published();
    const reply = await call(service, 'GET /v1/partners/me', { credential: production });
    expect(reply.headers.get('ratelimit-policy')).toContain('q=6000');
  });
});
