import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EVENT_TYPES } from '../contract/event-types.ts';
import { exampleOf } from '../contract/examples.ts';
import type { Operation } from '../contract/operation.ts';
import { OPERATIONS } from '../contract/operations.ts';
import { ALL_SCOPES } from '../contract/scopes.ts';
import { createMerchant } from '../merchants/merchants.ts';
import { call, signUp, startService, type Reply, type Service } from '../testing/service.ts';

/** One partner in both environments, each with records of every kind. */
type EnvironmentName = 'sandbox' | 'production';
const ENVIRONMENTS: readonly EnvironmentName[] = ['sandbox', 'production'];
const otherThan = (name: EnvironmentName): EnvironmentName => (name === 'sandbox' ? 'production' : 'sandbox');

let service: Service;
let keys: Record<EnvironmentName, string>;
let merchants: Record<EnvironmentName, string>;

const asCaller = (name: EnvironmentName, operation: string, body?: unknown): Promise<Reply> =>
  call(service, operation, { credential: keys[name], body });

beforeAll(async () => {
  // The names don't resolve: nothing of this test leaves the machine.
  service = await startService({ webhooks: { resolve: () => Promise.resolve([]) } });
  const partner = await signUp(service);
  await call(service, 'POST /v1/partners/me/publish', { credential: partner.key });
  const made = await call<{ secret: string }>(service, 'POST /v1/keys', {
    credential: partner.key,
    body: { name: 'First of production', capability: ALL_SCOPES, environment: 'production' },
  });
  keys = { sandbox: partner.key, production: made.body.secret };
  const owner = { partnerId: partner.partnerId, environment: 'production' } as const;
  const fields = {
    display_name: 'Quayside Blooms',
    legal_name: 'Quayside Blooms Ltd',
    country: 'GB',
    currency: 'GBP',
    timezone: 'Europe/London',
  };
  const merchant = await createMerchant(service.db, owner, fields, new Date(service.clock.now()));
  merchants = { sandbox: partner.active, production: merchant.id };
  await asCaller('sandbox', 'POST /v1/sandbox/events', { type: 'merchant.updated' });
  for (const name of ENVIRONMENTS) {
    await asCaller(name, 'POST /v1/webhook_endpoints', { url: 'https://hooks.pos.example.com/' });
  }
});
afterAll(() => service.stop());

const isList = ({ method, query, path, credentials }: Operation): boolean =>
  method === 'get' && query !== undefined && !path.includes('{') && credentials.length > 0;
const ofAnId = OPERATIONS.filter(({ path }) => path.includes('{'));
const ofAMerchant = OPERATIONS.filter((operation) => {
  const { request } = exampleOf(operation);
  const names = typeof request === 'object' && request !== null && 'merchant' in request;
  return operation.credentials.includes('key') && names;
});

async function idsOf(name: EnvironmentName, path: string): Promise<string[]> {
  const { status, body } = await asCaller(name, `GET ${path}?limit=100`);
  expect(status).toBe(200);
  return (body['data'] as { id: string; environment: string }[]).map(({ id, environment }) => {
    expect(environment).toBe(name);
    return id;
  });
}

describe.each(ENVIRONMENTS)('a key of %s', (name) => {
  const other = otherThan(name);

  test.each(OPERATIONS.filter(isList))(
    "$method $path lists its own environment's and nothing of the other",
    async ({ path }) => {
      const [own, foreign] = [await idsOf(name, path), await idsOf(other, path)];
      expect(own.length).toBeGreaterThan(0);
      expect(own.filter((id) => foreign.includes(id))).toEqual([]);
    },
  );

  test.each(ofAnId)('$method $path knows no id of the other', async (operation) => {
    const { method, path } = operation;
    const list = path.slice(0, path.indexOf('/{'));
    const ids = await idsOf(other, list);
    const body = exampleOf(operation).request;
    expect(ids.length).toBeGreaterThan(0);
    for (const one of [ids.at(0), ids.at(-1)]) {
      const at = (value: unknown): string => `${method.toUpperCase()} ${path.replace('{id}', String(value))}`;
      const reply = await asCaller(name, at(one), body);
      const unknown = await asCaller(name, at(`${String(one).slice(0, 4)}00000000000000000000000000`), body);
      expect([reply.status, reply.text]).toEqual([404, unknown.text]);
    }
  });

  test.each(ofAnId.filter(({ method }) => method === 'get'))(
    '$path exists for a key of the other',
    async ({ path }) => {
      const list = path.slice(0, path.indexOf('/{'));
      const [id] = await idsOf(other, list);
      expect((await asCaller(other, `GET ${path.replace('{id}', String(id))}`)).status).toBe(200);
    },
  );

  test.each(ofAMerchant)('$method $path knows no merchant of the other', async (operation) => {
    const { method, path } = operation;
    const body = { ...(exampleOf(operation).request as object), merchant: merchants[other] };
    const reply = await asCaller(name, `${method.toUpperCase()} ${path}`, body);
    expect(reply.status).toBe(404);
  });

  test('filters its events by a merchant of the other, and finds none', async () => {
    const reply = await asCaller(name, `GET /v1/events?merchant=${merchants[other]}`);
    expect([reply.status, reply.body['data']]).toEqual([200, []]);
  });

  test('is not a key with the other prefix', async () => {
    const credential = keys[name].replace(name, other);
    expect((await call(service, 'GET /v1/partners/me', { credential })).status).toBe(401);
  });
});

test('a redelivery to an endpoint of the other environment returns 404', async () => {
  for (const name of ENVIRONMENTS) {
    const [event] = await idsOf(name, '/v1/events');
    const [endpoint] = await idsOf(otherThan(name), '/v1/webhook_endpoints');
    const reply = await asCaller(name, `POST /v1/events/${event}/redeliver`, { endpoint });
    expect(reply.status).toBe(404);
  }
});

describe('the sandbox in production', () => {
  const routes = OPERATIONS.filter(({ path }) => path.startsWith('/v1/sandbox'));

  test('has three operations, declared for the sandbox only', () => {
    expect(routes).toHaveLength(3);
    expect(routes.every(({ environment }) => environment === 'sandbox')).toBe(true);
  });

  test.each(routes)('$method $path returns 404, whatever is sent', async (operation) => {
    const { method, path } = operation;
    const { request } = exampleOf(operation);
    const at = `${method.toUpperCase()} ${path}`;
    const nowhere = await asCaller('production', `${method.toUpperCase()} /v1/nowhere`);
    const narrow = await call<{ secret: string }>(service, 'POST /v1/keys', {
      credential: keys.production,
      body: { name: 'Narrow', capability: ['keys:read'] },
    });
    for (const query of ['', '?x=1']) {
      const sent = method === 'get' ? [undefined] : [request, {}, '{', undefined];
      for (const body of sent) {
        const reply = await asCaller('production', at + query, body);
        expect([reply.status, reply.body]).toEqual([404, nowhere.body]);
      }
      const unscoped = await call(service, at + query, { credential: narrow.body.secret, body: sent[0] });
      expect(unscoped.status).toBe(404);
    }
    const here = await asCaller('sandbox', at, request);
    expect(here.status).not.toBe(404);
  });
});

describe('one schema and one set of events', () => {
  /** Names of members and kinds of values, without the values: what two records have in common. */
  function shapeOf(value: unknown): unknown {
    if (Array.isArray(value)) return 'list';
    if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
    return Object.fromEntries(
      Object.entries(value)
        .map(([name, inner]) => [name, name === 'metadata' ? 'object' : shapeOf(inner)] as const)
        .toSorted(([one], [two]) => (one < two ? -1 : 1)),
    );
  }

  test.each(['/v1/keys', '/v1/merchants', '/v1/webhook_endpoints', '/v1/events'])(
    'records of %s look the same in both',
    async (path) => {
      const [sandbox, production] = await Promise.all(
        ENVIRONMENTS.map(async (name) => {
          const { body } = await asCaller(name, `GET ${path}?limit=100`);
          const records = body['data'] as { type?: string }[];
          return path === '/v1/events' ? records.find(({ type }) => type === 'key.created') : records[0];
        }),
      );
      expect(shapeOf(production)).toEqual(shapeOf(sandbox));
    },
  );

  test('an endpoint accepts every type of event in both', async () => {
    for (const name of ENVIRONMENTS) {
      const body = { url: 'https://hooks.pos.example.com/', events: EVENT_TYPES };
      const reply = await asCaller(name, 'POST /v1/webhook_endpoints', body);
      expect([reply.status, reply.body['events']]).toEqual([201, EVENT_TYPES]);
    }
  });
});
