import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AttemptError } from './contract/deliveries.ts';
import { newId } from '../../core/database/ids.ts';
import { startService, type Service } from '../../testing/service/service.ts';
import { loadEndpointSecrets } from './endpoint-secrets.ts';
import { sendOnce } from './sending/send.ts';
import { newEndpointSecret } from '../../core/events/signature.ts';
import { innerHosts, INNER_ANSWERS, OTHER_PORTS } from './testing/inner-targets.ts';
import { FAST, TestPartner } from './testing/partner.ts';
import { Receiver, verify } from './testing/receiver.ts';

/** Detects any request that reaches this machine, at any of its addresses. */
let listener: Server;
let connections = 0;
let port = 0;
beforeAll(async () => {
  listener = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await once(listener.listen(0, '::'), 'listening');
  ({ port } = listener.address() as AddressInfo);
});
afterAll(() => void listener.close());

const names = new Map<string, string[]>();
const asked: string[] = [];

/** Resolves names as a resolver controlled by an attacker. */
async function resolve(name: string): Promise<string[]> {
  asked.push(name);
  return names.get(name) ?? [];
}

/** Inserts endpoints that can't be created, bypassing the check. */
async function insertEndpoints(
  service: Service,
  owner: { partnerId: string; environment: 'sandbox' | 'production' },
  urls: readonly string[],
): Promise<Map<string, string>> {
  const secrets = await loadEndpointSecrets(service.db, service.clock, undefined);
  const now = new Date(service.clock.now());
  const rows = urls.map((url) => {
    const id = newId('whe');
    return {
      id,
      partner_id: owner.partnerId,
      environment: owner.environment,
      url,
      events: ['key.created'],
      api_version: '2026-11-26',
      secret: secrets.seal(newEndpointSecret(), id),
      status: 'enabled' as const,
      created_at: now,
      updated_at: now,
    };
  });
  await service.db.insertInto('webhook_endpoints').values(rows).execute();
  return new Map(rows.map(({ id, url }) => [id, url]));
}

/** Returns the outcome of each endpoint's first attempt, once all have ended. */
async function outcomes(
  service: Service,
  endpoints: Map<string, string>,
): Promise<[string, AttemptError | null][]> {
  for (;;) {
    // The embedded database responds without letting anything else run.
    await new Promise(setImmediate);
    const rows = await service.db
      .selectFrom('webhook_deliveries')
      .innerJoin('webhook_attempts', 'webhook_attempts.delivery_id', 'webhook_deliveries.id')
      .select(['endpoint_id', 'error'])
      .where('endpoint_id', 'in', [...endpoints.keys()])
      .where('number', '=', 2)
      .execute();
    if (rows.length === endpoints.size) {
      return rows.map(({ endpoint_id, error }) => [endpoints.get(endpoint_id) ?? '', error]);
    }
  }
}

describe('targets that no message may reach', () => {
  const hosts = innerHosts();
  let service: Service;
  let partner: TestPartner;
  beforeAll(async () => {
    service = await startService({ webhooks: { timing: FAST, resolve, isLoopbackAllowed: false } });
    partner = await TestPartner.signUp(service);
  });
  afterAll(() => service.stop());

  const urlsOf = (host: string): string => `https://${host}:${port}/latest/meta-data`;

  test("cannot be an endpoint's URL", async () => {
    const urls = [
      ...hosts.map(urlsOf),
      ...OTHER_PORTS.map((other) => `https://pos.example:${other}/`),
      `http://pos.example:${port}/`,
      `https://user:word@pos.example/`,
      'ftp://pos.example/',
      'file:///etc/passwd',
      'https://pos.example/#part',
    ];
    const replies = await Promise.all(urls.map((url) => partner.call('POST /v1/webhook_endpoints', { url })));
    const answers = replies.map(({ status, body }, at) => [urls[at], status, body['param']]);
    expect(answers).toEqual(urls.map((url) => [url, 400, 'url']));
    expect(connections).toBe(0);
  });

  test('are not connected to at any attempt, even if one has become an endpoint', async () => {
    for (const [at, answer] of INNER_ANSWERS.entries()) names.set(`inner-${at}.attacker.example`, answer);
    const urls = [
      ...hosts.map(urlsOf),
      ...[...names.keys()].map(urlsOf),
      ...OTHER_PORTS.map((other) => `https://127.0.0.1:${other}/`),
      `http://127.0.0.1:${port}/`,
      `http://localhost:${port}/`,
    ];
    expect(urls.length).toBeGreaterThan(200);
    const owner = { partnerId: partner.account.partnerId, environment: 'sandbox' } as const;
    const endpoints = await insertEndpoints(service, owner, urls);
    await partner.makeEvent();
    const ended = await outcomes(service, endpoints);
    expect(ended.filter(([, error]) => error !== 'refused')).toEqual([]);
    expect(connections).toBe(0);
    // Each name was resolved once for each attempt, and nothing else was.
    expect(new Set(asked)).toEqual(new Set(names.keys()));
  });
});

describe('a name that changes its address', () => {
  const never = new AbortController().signal;
  const rules = { environment: 'sandbox', isLoopbackAllowed: false } as const;
  const message = { url: '', headers: {}, body: '{}' };

  test('between two lookups reaches nothing: there is only one lookup, and its address is used', async () => {
    const answers = [
      ['192.0.2.1', '93.184.216.34'],
      ['93.184.216.34'],
      ['2606:2800:220:1:248:1893:25c8:1946'],
    ];
    for (const first of answers) {
      let count = 0;
      const flipping = async (): Promise<string[]> => ((count += 1) === 1 ? first : ['127.0.0.1']);
      const outcome = await sendOnce(
        { ...message, url: `https://flip.attacker.example:${port}/` },
        { rules, resolve: flipping, withinMs: 400, signal: never },
      );
      expect(outcome?.status).toBeNull();
      expect(count).toBe(1);
    }
    expect(connections).toBe(0);
  });

  test('between two attempts is checked again', async () => {
    let count = 0;
    const flipping = async (): Promise<string[]> => ((count += 1) === 1 ? ['93.184.216.34'] : ['127.0.0.1']);
    const send = () =>
      sendOnce(
        { ...message, url: `https://flip.attacker.example:${port}/` },
        { rules, resolve: flipping, withinMs: 400, signal: never },
      );
    expect((await send())?.error).not.toBe('refused');
    expect((await send())?.error).toBe('refused');
    expect(connections).toBe(0);
  });

  test('is connected to directly: proxies of the environment are ignored', async () => {
    const settings = ['HTTPS_PROXY', 'HTTP_PROXY', 'https_proxy', 'http_proxy', 'ALL_PROXY'];
    const before = settings.map((name) => process.env[name]);
    for (const name of settings) process.env[name] = `http://127.0.0.1:${port}`;
    try {
      await sendOnce(
        { ...message, url: 'https://pos.example/' },
        { rules, resolve: async () => ['93.184.216.34'], withinMs: 400, signal: never },
      );
    } finally {
      for (const [at, name] of settings.entries()) {
        if (before[at] === undefined) delete process.env[name];
        else process.env[name] = before[at];
      }
    }
    expect(connections).toBe(0);
  });

  test('reaches nothing if it has no address or its lookup fails', async () => {
    for (const resolve of [async () => [], async () => Promise.reject(new Error('SERVFAIL'))]) {
      const url = 'https://nowhere.example/';
      const outcome = await sendOnce({ ...message, url }, { rules, resolve, withinMs: 400, signal: never });
      expect(outcome).toMatchObject({ status: null });
    }
  });
});

describe('if loopback is allowed', () => {
  let service: Service;
  let partner: TestPartner;
  beforeAll(async () => {
    service = await startService({ webhooks: { timing: FAST, isLoopbackAllowed: true, resolve } });
    partner = await TestPartner.signUp(service);
  });
  afterAll(() => service.stop());

  test('the sandbox reaches it by its plain names', async () => {
    names.set('localhost', ['127.0.0.1']);
    const receiver = await Receiver.start();
    for (const host of ['localhost', '127.0.0.1', '2130706433']) {
      const url = `http://${host}:${receiver.port}/`;
      const { id, secret } = await partner.addEndpoint(url, { events: ['menu.published'] });
      const { event } = await partner.ping(id);
      const delivery = await partner.deliveryWhen(id, event, ({ state }) => state !== 'pending');
      expect([host, delivery.state]).toEqual([host, 'delivered']);
      const ids = receiver.received.slice(-1).map((message) => verify(secret, message).id);
      expect(ids).toEqual([event]);
    }
    await receiver.stop();
  });

  test.each([
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://0.0.0.0:PORT/',
    'http://10.0.0.1:PORT/',
    'http://pos.example:PORT/',
    'http://a.localhost:PORT/',
    'http://localhost.:PORT/',
    'http://localhost/',
    'http://localhost:22/',
    'http://localhost:6379/',
    'https://169.254.169.254/',
  ])('%s is refused anyway', async (template) => {
    const url = template.replace('PORT', String(port));
    const reply = await partner.call('POST /v1/webhook_endpoints', { url });
    expect(reply.body).toMatchObject({ error: 40003, param: 'url' });
  });

  test('a name that resolves to it is refused, and so is `localhost` that resolves elsewhere', async () => {
    names.set('inner.attacker.example', ['127.0.0.1']).set('localhost', ['10.0.0.1']);
    const urls = [`https://inner.attacker.example:${port}/`, `http://localhost:${port}/`];
    const owner = { partnerId: partner.account.partnerId, environment: 'sandbox' } as const;
    const endpoints = await insertEndpoints(service, owner, urls);
    await partner.makeEvent();
    expect((await outcomes(service, endpoints)).map(([, error]) => error)).toEqual(['refused', 'refused']);
    expect(connections).toBe(0);
  });

  test('production refuses it', async () => {
    const owner = { partnerId: partner.account.partnerId, environment: 'production' } as const;
    const endpoints = await insertEndpoints(service, owner, [`http://127.0.0.1:${port}/`]);
    await service.db
      .insertInto('events')
      .values({
        id: newId('evt'),
        type: 'key.created',
        partner_id: owner.partnerId,
        environment: owner.environment,
        merchant_id: null,
        data: '{}',
        created_at: new Date(service.clock.now()),
      })
      .execute();
    expect((await outcomes(service, endpoints)).map(([, error]) => error)).toEqual(['refused']);
    expect(connections).toBe(0);
  });
});
