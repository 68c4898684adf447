import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  call,
  mintToken,
  signUp,
  startService,
  type Reply,
  type Service,
} from '../../testing/service/service.ts';
import { createdPlantJson } from './contract/plants.ts';
import { rawResponse, startRawUpstream, type RawUpstream } from './testing/raw-upstream.ts';

const BIGGEST = '9223372036854775807';

let service: Service;
let token: string;
let partnerId: string;
let merchant: string;
let key: string;

async function begin(options: Parameters<typeof startService>[0] = {}): Promise<void> {
  service = await startService(options);
  const partner = await signUp(service);
  partnerId = partner.partnerId;
  merchant = partner.active;
  key = partner.key;
  token = await mintToken(service, partner);
}

const post = (body: string, key?: string): Promise<Reply> =>
  call(service, 'POST /plants', {
    credential: token,
    body,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

/** The events recorded for the plant, as they are stored. */
function eventsOf(id: string): Promise<{ data: string }[]> {
  return service.db
    .selectFrom('events')
    .select(['type', 'partner_id', 'environment', 'merchant_id', 'data'])
    .where('type', '=', 'plant.created')
    .where('data', 'like', `{"id":${id},%`)
    .execute();
}

test('event data keeps every digit and omits a missing tag', () => {
  expect(createdPlantJson({ id: BIGGEST, name: 'a"\u2028', tag: '' })).toBe(
    `{"id":${BIGGEST},"name":"a\\"\u2028","tag":""}`,
  );
  expect(createdPlantJson({ id: -0, name: 'x', tag: null })).toBe('{"id":0,"name":"x"}');
  expect(createdPlantJson({ id: 2n ** 63n - 1n, name: 'x' })).toBe(`{"id":${BIGGEST},"name":"x"}`);
});

describe('with the built-in plant API', () => {
  beforeAll(() => begin());
  afterAll(() => service.stop());

  test('each plant has its event, exactly', async () => {
    await post(`{"id":${BIGGEST},"name":" Fern \u{1F33F}","tag":"hall"}`);
    expect(await eventsOf(BIGGEST)).toEqual([
      {
        type: 'plant.created',
        partner_id: partnerId,
        environment: 'sandbox',
        merchant_id: merchant,
        data: `{"id":${BIGGEST},"name":" Fern \u{1F33F}","tag":"hall"}`,
      },
    ]);
  });

  test('a refused or replayed plant records no event', async () => {
    const replies = [
      await post('{"id":1,"name":"Fern"}', 'one'),
      await post('{"id":1,"name":"Fern"}', 'one'),
      await post('{"id":1,"name":"Moss"}'),
      await post('{"id":1,"name":"Moss"}', 'one'),
    ];
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 400, 422]);
    // As if this service had died before it stored the response.
    await service.db.deleteFrom('idempotency_records').execute();
    expect((await post('{"id":1,"name":"Fern"}', 'one')).status).toBe(200);
    expect(await eventsOf('1')).toHaveLength(1);
  });

  test('thirty concurrent requests with one key create one plant and one event', async () => {
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => post('{"id":2,"name":"Fern"}', 'same')),
    );
    expect(replies.every((reply) => reply.status === 200 || reply.status === 409)).toBe(true);
    expect(await eventsOf('2')).toHaveLength(1);
  });

  test('without an event there is no plant: both are one statement', async () => {
    await sql`alter table events add constraint no_ferns check (data not like '%"Fern of doom"%')`.execute(
      service.db,
    );
    expect((await post('{"id":3,"name":"Fern of doom"}', 'doom')).status).toBe(502);
    await sql`alter table events drop constraint no_ferns`.execute(service.db);
    const plants = await service.db.selectFrom('plants').select('id').where('id', '=', '3').execute();
    expect(plants).toEqual([]);
    expect((await post('{"id":3,"name":"Fern of doom"}', 'doom')).status).toBe(200);
    expect(await eventsOf('3')).toHaveLength(1);
  });
});

describe('with a foreign plant API', () => {
  let raw: RawUpstream;
  let answer = rawResponse('200 OK', '{"name":"Fern","tag":"as stored"}');
  beforeAll(async () => {
    raw = await startRawUpstream((socket) => void socket.write(answer));
    await begin({ plantApi: { url: raw.url, token: 'foreign-secret' } });
  });
  afterAll(async () => {
    await service.stop();
    await raw.close();
  });

  test('the event is recorded before the response, with the id that was sent and the rest as it was stored', async () => {
    expect((await post(`{"id":${BIGGEST},"name":"Fern"}`)).status).toBe(200);
    expect(await eventsOf(BIGGEST)).toEqual([
      {
        type: 'plant.created',
        partner_id: partnerId,
        environment: 'sandbox',
        merchant_id: merchant,
        data: `{"id":${BIGGEST},"name":"Fern","tag":"as stored"}`,
      },
    ]);
  });

  test('a hundred concurrent creates record a hundred events', async () => {
    const before = raw.requests.length;
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, id) => post(`{"id":${7_000 + id},"name":"Fern"}`)),
    );
    expect(replies.every((reply) => reply.status === 200)).toBe(true);
    expect(raw.requests.length - before).toBe(100);
    for (let id = 7_000; id < 7_100; id += 1) expect(await eventsOf(String(id))).toHaveLength(1);
  });

  test('a refused plant records no event', async () => {
    answer = rawResponse('400 Bad Request', '{"error":40011,"message":"Taken."}');
    expect((await post('{"id":10,"name":"Fern"}')).status).toBe(400);
    answer = rawResponse('200 OK', '{"name":"Fern"}');
    expect(await eventsOf('10')).toEqual([]);
  });

  test('an event that cannot be recorded returns 503, and a retry records it once', async () => {
    await sql`alter table events rename to events_away`.execute(service.db);
    const failed = await post('{"id":11,"name":"Fern"}', 'again');
    await sql`alter table events_away rename to events`.execute(service.db);
    expect([failed.status, failed.body['error'], failed.headers.get('retry-after')]).toEqual([
      503,
      50301,
      '1',
    ]);
    expect(await eventsOf('11')).toEqual([]);
    expect((await post('{"id":11,"name":"Fern"}', 'again')).status).toBe(200);
    expect(await eventsOf('11')).toHaveLength(1);
  });

  test('the event is in the list and can be read by its id, with every digit', async () => {
    await post('{"id":9007199254740993,"name":"Fern"}');
    const list = await call<{ data: { id: string }[] }>(service, 'GET /v1/events?limit=1', {
      credential: key,
    });
    expect(list.text).toContain('"data":{"id":9007199254740993,"name":"Fern"}');
    await post('{"id":9007199254740995,"name":"Fern"}');
    const one = await call(service, `GET /v1/events/${list.body.data[0]?.id}`, { credential: key });
    expect(one.text).toContain('"id":9007199254740993');
  });

  test('the sender processes the event only if the partner has an endpoint', async () => {
    const isToBeSent = async (id: string): Promise<boolean[]> => {
      const rows = await service.db
        .selectFrom('events')
        .select('dispatched_at')
        .where('data', 'like', `{"id":${id},%`)
        .execute();
      return rows.map((row) => row.dispatched_at === null);
    };
    await post('{"id":15,"name":"Fern"}');
    expect(await isToBeSent('15')).toEqual([false]);
    const received = Promise.withResolvers<string>();
    const receiver = createServer((req, res) => {
      req.setEncoding('utf8').on('data', (body: string) => received.resolve(body));
      res.end();
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    await call(service, 'POST /v1/webhook_endpoints', { credential: key, body: { url } });
    await post(`{"id":${BIGGEST.slice(0, -1)}6,"name":"Moss"}`);
    expect(await received.promise).toContain(`"data":{"id":${BIGGEST.slice(0, -1)}6,"name":"Fern"`);
    receiver.close();
  });

  test('a retry after a lost response records no second event', async () => {
    await post('{"id":12,"name":"Fern"}', 'lost');
    await service.db.deleteFrom('idempotency_records').execute();
    expect((await post('{"id":12,"name":"Fern"}', 'lost')).headers.get('idempotent-replayed')).toBeNull();
    expect(await eventsOf('12')).toHaveLength(1);
  });

  test('a key that is reused after a day with another plant records another event', async () => {
    await post('{"id":13,"name":"Fern"}', 'daily');
    await service.db.deleteFrom('idempotency_records').execute();
    await post('{"id":14,"name":"Moss"}', 'daily');
    expect([await eventsOf('13'), await eventsOf('14')].map((events) => events.length)).toEqual([1, 1]);
  });
});
