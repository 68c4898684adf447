import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  call,
  mintToken,
  signUp,
  startService,
  type Service,
  type SignedUp,
} from '../../bff/testing/service/service.ts';
import { forgetRequests, RequestLog } from '../../bff/developers/cli/request-log.ts';
import type { RequestScope } from '../../bff/core/http/request-scope.ts';
import { createLog } from '../../bff/core/http/log.ts';
import { Computer } from '../testing/command.ts';

let service: Service;
let partner: SignedUp;
let computer: Computer;
let env: Record<string, string>;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
beforeEach(async () => {
  partner = await signUp(service);
  computer = new Computer();
  env = { TRELLIS_KEY: partner.key, TRELLIS_URL: service.url };
});
afterEach(() => computer.leave());

const read = (path: string, credential = partner.key) => call(service, `GET ${path}`, { credential });

interface Listed {
  readonly data: { operation: string; status: number; merchant: string | null }[];
}
const listed = async (query = ''): Promise<Listed['data']> =>
  (
    await call<Listed & Record<string, unknown>>(service, `GET /v1/sandbox/requests${query}`, {
      credential: partner.key,
    })
  ).body.data;

test('requests are printed as they end, each once', async () => {
  await read('/v1/keys/current');
  await expect.poll(() => listed()).toHaveLength(1);
  const tail = computer.start(['logs', 'tail', '--json'], { env });
  await expect.poll(() => tail.printed.map(({ operation }) => operation)).toEqual(['getCurrentKey']);
  await read('/v1/partners/me');
  await read('/v1/merchants/mer_none');
  await expect
    .poll(() => tail.printed.map(({ operation, status }) => [operation, status]))
    .toEqual([
      ['getCurrentKey', 200],
      ['getPartner', 200],
      ['getMerchant', 404],
    ]);
  await read('/v1/partners/me');
  await expect.poll(() => tail.printed.length).toBe(4);
  expect(await tail.end()).toBe(0);
});

test('filters are the service’s', async () => {
  await read('/v1/keys/current');
  await read('/v1/merchants/mer_none');
  await expect.poll(() => listed()).toHaveLength(2);
  expect((await listed('?status=4xx')).map(({ operation }) => operation)).toEqual(['getMerchant']);
  expect(await listed('?status=404')).toHaveLength(1);
  expect(await listed('?status=400')).toEqual([]);
  expect((await listed('?operation=getCurrentKey')).map(({ status }) => status)).toEqual([200]);
  const { stdout, code } = await computer.run(['logs', 'tail', '--no-follow', '--status', '4xx'], { env });
  expect([code, stdout]).toEqual([
    0,
    expect.stringMatching(/^\d\d:\d\d:\d\d {2}404 {2}GET {4}getMerchant .* error 40401\n$/),
  ]);
});

test('another partner sees none of them, and production has none', async () => {
  const token = await mintToken(service, partner);
  await read('/v1/sessions/current', token);
  await expect.poll(async () => (await listed()).map(({ merchant }) => merchant)).toContain(partner.active);
  const other = await signUp(service);
  const theirs = await call<Listed & Record<string, unknown>>(service, 'GET /v1/sandbox/requests', {
    credential: other.key,
  });
  expect(theirs.body.data).toEqual([]);
  await call(service, 'POST /v1/partners/me/publish', { credential: partner.key });
  const made = await call<{ secret: string }>(service, 'POST /v1/keys', {
    credential: partner.key,
    body: { name: 'Live', environment: 'production', capability: ['audit:read', 'merchants:read'] },
  });
  await read('/v1/merchants', made.body.secret);
  expect((await read('/v1/sandbox/requests', made.body.secret)).status).toBe(404);
  await read('/v1/keys/current');
  await expect
    .poll(async () => (await listed()).map(({ operation }) => operation))
    .toContain('getCurrentKey');
  expect((await listed()).map(({ operation }) => operation)).not.toContain('listMerchants');
});

test('of a flood of one partner, only a part is kept', async () => {
  const log = new RequestLog({ ...service, log: createLog('silent') });
  const { partnerId, keyId } = partner;
  for (let count = 0; count < 60; count += 1) {
    const principal = { kind: 'key', environment: 'sandbox', partnerId, keyId };
    const scope = {
      id: `req_flood${count}`,
      operation: { id: 'getPartner' },
      principal,
    } as unknown as RequestScope;
    log.observe({ scope, method: 'GET', status: 200, durationMs: 1, aborted: false, replayed: false });
  }
  await log.close();
  expect(await listed('?limit=100')).toHaveLength(50);
});

test('what is older than a day is forgotten', async () => {
  await read('/v1/keys/current');
  await expect.poll(() => listed()).toHaveLength(1);
  service.clock.advance(25 * 3_600_000);
  await service.db
    .updateTable('request_log')
    .set({ created_at: new Date(service.clock.now() - 25 * 3_600_000) })
    .where('partner_id', '=', partner.partnerId)
    .execute();
  await forgetRequests(service.deps);
  expect(await listed()).toEqual([]);
});

test.each([
  [['logs'], 'tail'],
  [['logs', 'tail', '--last', '500'], '--last must be'],
])('%j is wrong usage', async (args, words) => {
  const { code, stderr } = await computer.run(args, { env });
  expect([code, stderr]).toEqual([2, expect.stringContaining(words)]);
});

test('a filter that the service refuses is a problem', async () => {
  const { code, stderr } = await computer.run(['logs', 'tail', '--status', 'bad'], { env });
  expect([code, stderr]).toEqual([1, expect.stringContaining('status')]);
});
