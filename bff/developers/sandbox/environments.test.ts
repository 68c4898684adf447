import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EVENT_TYPES } from '../document/event-types.ts';
import { exampleOf } from '../../core/contract/examples.ts';
import type { Operation } from '../../core/contract/operation.ts';
import { OPERATIONS } from '../document/operations.ts';
import { ALL_SCOPES } from '../../core/contract/scopes.ts';
import { RELEASES } from '../../core/contract/versions/versions.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import { createImage } from '../../catalog/images/contract/images.ts';
import { EXAMPLE_DOCUMENT } from '../../catalog/menus/contract/menu-files.ts';
import { createMerchant } from '../../accounts/merchants/merchants.ts';
import { testDataOf } from '../../accounts/merchants/test-data.ts';
import { createSheet, PRICE_LINES, publishSheet, type SheetLines } from '../../money/pricing/pricing.ts';
import { startMailServer, type MailServer } from '../../providers/messages/testing/mail-server.ts';
import { storePayment } from './testing/stored-payment.ts';
import { storePayout } from './testing/stored-payout.ts';
import {
  call,
  mintToken,
  signUp,
  startService,
  type Reply,
  type Service,
} from '../../testing/service/service.ts';

/** One partner in both environments, each with records of every kind. */
type EnvironmentName = 'sandbox' | 'production';
const ENVIRONMENTS: readonly EnvironmentName[] = ['sandbox', 'production'];
const otherThan = (name: EnvironmentName): EnvironmentName => (name === 'sandbox' ? 'production' : 'sandbox');

let service: Service;
let mail: MailServer;
let keys: Record<EnvironmentName, string>;
let merchants: Record<EnvironmentName, string>;

const asCaller = (
  name: EnvironmentName,
  operation: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Reply> =>
  call(service, operation, {
    credential: keys[name],
    body,
    headers: { 'idempotency-key': randomUUID(), ...headers },
  });

/** Returns the input of an operation: its example, or the file of one that takes files. */
function sentTo(operation: Operation): [body: unknown, headers?: Record<string, string>] {
  const { upload } = operation;
  if (!upload || upload.isOptional) return [exampleOf(operation).request];
  return [Buffer.from(upload.example.base64, 'base64'), { 'content-type': upload.mediaTypes[0] }];
}

beforeAll(async () => {
  // The names don't resolve: nothing of this test leaves the machine.
  // Production invites a merchant's staff by email.
  mail = await startMailServer();
  service = await startService({
    hasPartialRecords: true,
    webhooks: { resolve: () => Promise.resolve([]) },
    messages: { mail: { url: mail.url, from: 'Trellis <no-reply@trellis.example>' } },
  });
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
  const now = new Date(service.clock.now());
  const merchant = await createMerchant(service.db, owner, fields, now);
  // Production gets the same records as the test merchants.
  await service.db
    .updateTable('merchants')
    .set(testDataOf('active', now))
    .where('id', '=', merchant.id)
    .execute();
  merchants = { sandbox: partner.active, production: merchant.id };
  await asCaller('sandbox', 'POST /v1/sandbox/events', { type: 'merchant.updated' });
  // The platform has published nothing for production yet.
  await inTransaction(service.db, async (work) => {
    const free = { wholesale: { bps: 0, fixed: 0 }, floor: { bps: 0, fixed: 0 } };
    const lines = Object.fromEntries(PRICE_LINES.map((line) => [line, free])) as SheetLines;
    const sheet = await createSheet(work.db, service.clock, { ...owner, currency: 'GBP', lines });
    await publishSheet(work, service.clock, sheet.id);
  });
  for (const name of ENVIRONMENTS) {
    // The example's host is refused in production.
    await asCaller(name, 'POST /v1/webhook_endpoints', { url: 'https://hooks.pos.example.com/' });
    await sellIn(name);
    const [menu] = await idsOf(name, '/v1/menus');
    await asCaller(name, `POST /v1/menus/${menu}/import`, EXAMPLE_DOCUMENT);
    await call(service, `POST /v1/images?merchant=${merchants[name]}&decorative=true`, {
      credential: keys[name],
      body: Buffer.from(createImage.upload.example.base64, 'base64'),
      headers: { 'content-type': 'image/png' },
    });
    await joinIn(name);
    const { partnerId } = partner;
    await storePayment(service.db, { partnerId, environment: name }, merchants[name], now);
    await storePayout(service.db, { partnerId, environment: name }, merchants[name], now);
    if (name === 'sandbox') {
      const message = { channel: 'sms', to: '+442079460018', text: 'Your order is ready.' } as const;
      const owner = { partnerId, environment: name };
      await inTransaction(service.db, (work) => service.deps.messages.send(work, owner, message));
    }
    await useOldVersions(name);
    await fillLists(name);
  }
});
afterAll(async () => {
  await service.stop();
  await mail.close();
});

/** Creates a menu, a location that is always open, and an order. */
async function sellIn(name: EnvironmentName): Promise<void> {
  const merchant = merchants[name];
  const made = async (operation: string, body: object): Promise<Record<string, unknown>> => {
    const { status, text, body: record } = await asCaller(name, operation, body);
    expect([status < 300, text]).toEqual([true, text]);
    return record;
  };
  const open = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => ({
    day,
    open: '00:00',
    close: '24:00',
  }));
  const location = await made(`POST /v1/merchants/${merchant}/locations`, {
    name: 'Quay',
    hours: { default: open },
  });
  const menu = await made('POST /v1/menus', {
    merchant,
    name: 'All day',
    sections: [{ name: 'Food', items: [{ name: 'Soup', variations: [{ price: 500 }] }] }],
  });
  await made(`POST /v1/menus/${String(menu['id'])}/publish`, { version: 1 });
  const [section] = menu['sections'] as { items: { id: string; variations: { id: string }[] }[] }[];
  const soup = section?.items[0];
  await made('POST /v1/orders', {
    location: location['id'],
    customer: { name: 'Ada Byron', phone: '+442079460018' },
    fulfillment: { type: 'pickup' },
    lines: [{ item: soup?.id, variation: soup?.variations[0]?.id, quantity: 1 }],
  });
}

/** Creates a loyalty program with a member, points and a reward. */
async function joinIn(name: EnvironmentName): Promise<void> {
  const merchant = merchants[name];
  const made = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const { status, text, body: record } = await asCaller(name, `POST /v1/loyalty/${path}`, body);
    expect([status, text]).toEqual([201, text]);
    return record;
  };
  const program = await made('programs', {
    merchant,
    accrual: { type: 'visit', points: 1 },
    reward_tiers: [{ name: 'A tenth', points: 1, discount: { type: 'percent', bps: 1000 } }],
  });
  const account = await made('accounts', { merchant, phone: '+442079460018' });
  await made(`accounts/${String(account['id'])}/adjust`, { points: 1, reason: 'Welcome' });
  const [tier] = program['reward_tiers'] as { id: string }[];
  await made('rewards', { account: account['id'], tier: tier?.id });
}

/** Makes a call of a deprecated version, and one as elements make it. */
async function useOldVersions(name: EnvironmentName): Promise<void> {
  await asCaller(name, 'GET /v1/merchants', undefined, { 'api-version': RELEASES[0]?.date ?? '' });
  const caller = { key: keys[name], active: merchants[name] };
  const token = await mintToken(service, caller, ['merchants:read']);
  await call(service, 'GET /v1/merchants', { credential: token, headers: { 'trellis-elements': 'any' } });
  await service.deps.uses.flush();
}

const isList = ({ method, success, path, credentials, environment }: Operation): boolean =>
  method === 'get' &&
  String(Reflect.get(success.schema ?? {}, 'title')).endsWith('List') &&
  !path.includes('{') &&
  credentials.length > 0 &&
  environment === undefined &&
  path !== SURFACES &&
  path !== MEMBERS;
/** Surfaces, which every environment has under the same names; another test covers them. */
const SURFACES = '/v1/surfaces';
/** The people of a team, who are the same in both environments; another test covers them. */
const MEMBERS = '/v1/members';
/** Operations on a record that a key sees: the token of a guest names one of any environment. */
const ofAnId = OPERATIONS.filter(
  ({ path, credentials, environment }) =>
    path.includes('{') &&
    credentials.length > 0 &&
    environment === undefined &&
    !path.startsWith(SURFACES) &&
    !path.startsWith(MEMBERS),
);
const ofAMerchant = OPERATIONS.filter((operation) => {
  const { request } = exampleOf(operation);
  const names = typeof request === 'object' && request !== null && 'merchant' in request;
  return operation.credentials.includes('key') && names;
});

/**
 * Fills an empty list by sending the example of the operation that creates its records: a new feature needs
 * no line in this file.
 */
async function fillLists(name: EnvironmentName): Promise<void> {
  const lists = [
    ...OPERATIONS.filter(isList).map(({ path }) => path),
    ...ofAnId.map((one) => listOf(one, name)),
  ];
  for (const path of new Set(lists)) {
    const create = OPERATIONS.find(
      (one) => one.method === 'post' && one.path.replace('{merchant}', merchants[name]) === path,
    );
    const { request } = create ? exampleOf(create) : {};
    if (typeof request !== 'object' || (await idsOf(name, path)).length > 0) continue;
    const body = JSON.stringify(request).replaceAll(/mer_\w+/g, merchants[name]);
    const { status, text } = await asCaller(name, `POST ${path}`, body);
    expect([path, status < 300, text]).toEqual([path, true, text]);
  }
}

/** Returns the ID that a path takes: of a merchant's record, or of a merchant. */
const idOf = ({ path }: Operation): string => (path.includes('{id}') ? '{id}' : '{merchant}');

/** Returns the list of the records with that ID in an environment. */
const listOf = (operation: Operation, name: EnvironmentName): string =>
  operation.path
    .slice(0, operation.path.indexOf(`/${idOf(operation)}`))
    .replace('{merchant}', merchants[name]);

/**
 * Returns the path with an ID of an environment, the example's values for other parameters, and the required
 * query.
 */
function pathOf(operation: Operation, name: EnvironmentName, id: unknown): string {
  const { path, query } = exampleOf(operation);
  const required: readonly string[] = operation.query?.required ?? [];
  const search = required.map((one) => `${one}=${String(query[one])}`).join('&');
  const filled = operation.path
    .replace(idOf(operation), String(id))
    .replace('{merchant}', merchants[name])
    .replaceAll(/\{(\w+)\}/g, (_, one: string) => String(path[one]));
  return search === '' ? filled : `${filled}?${search}`;
}

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
    const ids = await idsOf(other, listOf(operation, other));
    const sent = sentTo(operation);
    expect(ids.length).toBeGreaterThan(0);
    for (const one of [ids.at(0), ids.at(-1)]) {
      const at = (value: unknown): string =>
        `${operation.method.toUpperCase()} ${pathOf(operation, other, value)}`;
      const reply = await asCaller(name, at(one), ...sent);
      const unknown = await asCaller(
        name,
        at(`${String(one).slice(0, 4)}00000000000000000000000000`),
        ...sent,
      );
      expect([reply.status, reply.text]).toEqual([404, unknown.text]);
    }
  });

  test.each(ofAnId.filter(({ method }) => method === 'get'))(
    '$path exists for a key of the other',
    async (operation) => {
      const [id] = await idsOf(other, listOf(operation, other));
      expect((await asCaller(other, `GET ${pathOf(operation, other, id)}`)).status).toBe(200);
    },
  );

  test('has models of its own', async () => {
    const [own, foreign] = name === 'sandbox' ? ['embedded', 'api'] : ['api', 'embedded'];
    await asCaller(other, `PUT ${SURFACES}/menu`, { model: foreign });
    await asCaller(name, `PUT ${SURFACES}/menu`, { model: own });
    const models = await Promise.all([name, other].map((one) => asCaller(one, `GET ${SURFACES}/menu`)));
    expect(models.map(({ body }) => body['model'])).toEqual([own, foreign]);
  });

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

  test('has ten operations, declared for the sandbox only', () => {
    expect(routes).toHaveLength(10);
    expect(routes.every(({ environment }) => environment === 'sandbox')).toBe(true);
  });

  test.each(routes)('$method $path returns 404, whatever is sent', async (operation) => {
    const { method } = operation;
    // What the example names is there.
    const payment = await idsOf('sandbox', '/v1/payments');
    const list = ['/v1/sandbox/messages', '/v1/sandbox/reconciliations'].find((one) =>
      operation.path.startsWith(one),
    );
    const named = await idsOf('sandbox', list?.replace('/sandbox/rec', '/rec') ?? '/v1/disputes');
    const request: unknown = JSON.parse(
      JSON.stringify(exampleOf(operation).request ?? null)
        .replaceAll(/pay_\w+/g, payment[0] ?? '')
        .replaceAll(/mer_\w+/g, merchants.sandbox),
    );
    const at = `${method.toUpperCase()} ${operation.path.replace('{id}', named[0] ?? '')}`;
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
    const here = await asCaller('sandbox', at, request ?? undefined);
    expect(here.status).not.toBe(404);
  });
});

describe('one schema and one set of events', () => {
  /** Returns names of members and kinds of values, without the values: the common part of two records. */
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
