import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { perform, type OperationRequest } from '../../core/api/perform.ts';
import type { SessionPrincipal } from '../../core/api/principal.ts';
import type { Route } from '../../core/api/route.ts';
import {
  call,
  mintToken,
  signUp,
  startService,
  type Reply,
  type Service,
} from '../../testing/service/service.ts';
import { plantRoutes, type PlantApi } from './plants.ts';
import { rawResponse, startRawUpstream, type RawUpstream } from './testing/raw-upstream.ts';

describe('POST /plants with the built-in plant API', () => {
  let service: Service;
  let token: string;
  let merchant: string;
  beforeAll(async () => {
    service = await startService();
    const partner = await signUp(service);
    merchant = partner.active;
    token = await mintToken(service, partner);
  });
  afterAll(() => service.stop());

  const post = (body: string, headers: Record<string, string> = {}): Promise<Reply> =>
    call(service, 'POST /plants', { credential: token, body, headers });

  test.each(['9223372036854775807', '-9223372036854775808', '9007199254740993'])(
    'the id %s arrives exactly',
    async (id) => {
      const reply = await post(`{"id":${id},"name":" ${id} \u{1F33F}","tag":"t"}`);
      expect([reply.status, reply.text]).toEqual([200, `{"name":" ${id} \u{1F33F}","tag":"t"}`]);
      const row = await service.db
        .selectFrom('plants')
        .select(['merchant', 'id', 'tag'])
        .where('name', '=', ` ${id} \u{1F33F}`)
        .executeTakeFirst();
      expect(row).toEqual({ merchant, id: String(BigInt(id)), tag: 't' });
    },
  );

  test.each(['9223372036854775808', '1.0', '1e3', '"1"', 'true'])('the id %s is refused', async (id) => {
    const reply = await post(`{"id":${id},"name":"Fern"}`);
    expect([reply.status, reply.body]).toMatchObject([400, { error: 40003, param: 'id' }]);
  });

  test('a taken id returns exactly 40011', async () => {
    await post('{"id":11,"name":"Fern"}');
    const reply = await post('{"id":11,"name":"Moss"}');
    expect([reply.status, reply.text]).toEqual([
      400,
      '{"error":40011,"message":"A plant with this id already exists."}',
    ]);
  });

  test('the same key and body return the first response again', async () => {
    const key = { 'idempotency-key': '"one"' };
    const replies = [
      await post('{"id":21,"name":"Fern"}', key),
      await post('{"id":21,"name":"Fern"}', key),
      await post('{"id":22,"name":"Fern"}', key),
    ];
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 422]);
    expect(replies.map((reply) => reply.headers.get('idempotent-replayed'))).toEqual([null, 'true', null]);
  });

  test('the plant API completes a request whose response was lost', async () => {
    const key = { 'idempotency-key': 'lost' };
    await post('{"id":31,"name":"Fern"}', key);
    // As if this service had died before it stored the response: only the plant API has it now.
    await service.db.deleteFrom('idempotency_records').execute();
    const again = await post('{"id":31,"name":"Fern"}', key);
    expect([again.status, again.text]).toEqual([200, '{"name":"Fern"}']);
  });

  test('no secret of the plant API is in a response or the log', async () => {
    const rows = await service.db.selectFrom('plant_api_credentials').select('hash').execute();
    const said = service.logLines.join('') + JSON.stringify(await post('{"id":41,"name":"Fern"}'));
    for (const { hash } of rows) expect(said).not.toContain(hash);
    expect(said).not.toContain(token);
  });
});

describe('POST /plants with a foreign plant API', () => {
  let service: Service;
  let raw: RawUpstream;
  let answer = '';
  beforeAll(async () => {
    raw = await startRawUpstream((socket) => void socket.write(answer));
    service = await startService({ plantApi: { url: `${raw.url}/base`, token: 'foreign-secret' } });
  });
  afterAll(async () => {
    await service.stop();
    await raw.close();
  });

  const lastRequest = (): { head: string; body: string } => {
    const [head = '', body = ''] = raw.requests.at(-1)?.toString().split('\r\n\r\n') ?? [];
    return { head: head.toLowerCase(), body };
  };
  const keySent = (): string | undefined => /idempotency-key: (.*)/.exec(lastRequest().head)?.[1]?.trim();

  test('receives nothing of the caller but the bytes of the body', async () => {
    answer = rawResponse('200 OK', '{"name":"Fern"}');
    const partner = await signUp(service);
    const token = await mintToken(service, partner);
    const body = '{ "name":"F\\u0065rn" , "id": -9223372036854775808 }';
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(body.length),
      cookie: 'secret=1',
      'x-forwarded-for': '10.0.0.1',
      forwarded: 'for=10.0.0.1',
      'trellis-merchant': 'mer_other',
      'user-agent': 'spy/1',
      'idempotency-key': 'callers-words',
      accept: 'text/html',
      traceparent: '00-0-0-00',
    };
    const status = await new Promise((resolve, reject) => {
      const sent = request(`${service.url}/plants`, { method: 'POST', headers }, (res) => {
        resolve(res.resume().statusCode);
      });
      sent.on('error', reject).end(body);
    });
    expect([status, lastRequest().body]).toEqual([200, body]);
    const [line, ...lines] = lastRequest().head.split('\r\n');
    expect(line).toBe('post /base/plants http/1.1');
    expect(lines.map((one) => one.split(':')[0])).toEqual([
      'host',
      'connection',
      'content-type',
      'authorization',
      'trellis-merchant',
      'request-id',
      'idempotency-key',
      'content-length',
    ]);
    expect(lines).toContain(`trellis-merchant: ${partner.active.toLowerCase()}`);
    expect(lines).toContain('authorization: bearer foreign-secret');
    expect(lines).toContain('content-type: application/json');
    expect(lastRequest().head).not.toMatch(/callers-words|spy|mer_other|10\.0\.0\.1/);
  });

  test('gets different keys for two partners with the same idempotency key; a retry has the same', async () => {
    answer = rawResponse('503 Busy', '{}');
    const [one, other] = [await signUp(service), await signUp(service)];
    const keys: (string | undefined)[] = [];
    for (const partner of [one, one, other]) {
      const credential = await mintToken(service, partner);
      const options = { credential, body: '{"id":1,"name":"Fern"}', headers: { 'idempotency-key': 'same' } };
      expect((await call(service, 'POST /plants', options)).status).toBe(502);
      keys.push(keySent());
    }
    expect(keys[0]).toMatch(/^[a-z0-9_-]{43}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('may return its own code and message in a 400, which are passed on and stored for the key', async () => {
    answer = rawResponse('400 Bad Request', '{"error":77,"message":"Too leafy.","param":"p"}', [
      'Content-Type: application/json',
      'Set-Cookie: a=b',
      'X-Powered-By: Leaf',
    ]);
    const credential = await mintToken(service, await signUp(service));
    const options = { credential, body: '{"id":1,"name":"Fern"}', headers: { 'idempotency-key': 'k' } };
    const first = await call(service, 'POST /plants', options);
    answer = rawResponse('200 OK', '{"name":"Fern"}');
    const again = await call(service, 'POST /plants', options);
    for (const reply of [first, again]) {
      expect([reply.status, reply.text]).toEqual([400, '{"error":77,"message":"Too leafy."}']);
      expect([reply.headers.get('set-cookie'), reply.headers.get('x-powered-by')]).toEqual([null, null]);
    }
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(service.logLines.some((line) => line.includes('"error":77'))).toBe(true);
  });

  test('fails with a 502 here that reveals nothing, and the request may be retried', async () => {
    const credential = await mintToken(service, await signUp(service));
    const options = { credential, body: '{"id":1,"name":"Fern"}', headers: { 'idempotency-key': 'k' } };
    answer = rawResponse('401 Unauthorized', '{"error":40102,"message":"inside words"}');
    const failed = await call(service, 'POST /plants', options);
    answer = rawResponse('200 OK', '{"name":"Fern"}');
    const again = await call(service, 'POST /plants', options);
    expect([failed.status, failed.body['error'], again.status]).toEqual([502, 50201, 200]);
    expect(failed.text).not.toContain('inside words');
    expect(failed.headers.get('www-authenticate')).toBeNull();
  });
});

/** Without an idempotency key nothing is stored. */
const noDatabase = {};

describe('a call of createPlant without HTTP', () => {
  const asked: unknown[] = [];
  const plantApi: PlantApi = {
    create: (order) => Promise.resolve({ name: String(asked.push(order)) }),
    isReachable: () => Promise.resolve(true),
    close: () => Promise.resolve(),
  };
  const principal: SessionPrincipal = {
    kind: 'session',
    partnerId: 'par_1',
    environment: 'sandbox',
    merchantId: 'mer_1',
    scopes: new Set(['plants:write']),
    keyId: 'key_1',
    lineage: 'key_1',
    apiVersion: '2026-11-26',
    keyLimit: null,
    merchantLimit: null,
    expiresAt: 0,
  };
  const request: OperationRequest = {
    requestId: 'req_1',
    remoteAddress: '127.0.0.1',
    origin: undefined,
    version: undefined,
    rawBody: Buffer.from('{"id":1,"name":"Fern"}'),
    mediaType: undefined,
    setHeader: () => undefined,
    principal,
    credential: undefined,
    params: {},
    query: {},
    idempotencyKeys: [],
  };
  const [route] = plantRoutes({ plantApi, isPlantApiBuiltIn: true, clock: Date });
  const create = (changes: Partial<OperationRequest> = {}) =>
    perform(route as Route, { ...request, ...changes }, noDatabase as never);

  test("sends the bytes for the session's merchant", async () => {
    await create();
    expect(asked.at(-1)).toEqual({
      merchant: 'mer_1',
      partnerId: 'par_1',
      environment: 'sandbox',
      plantId: 1,
      body: request.rawBody,
      requestId: 'req_1',
      idempotencyKey: undefined,
    });
  });

  test('sends nothing without the scope, or with a body that is no plant', async () => {
    const before = asked.length;
    const poor = { ...principal, scopes: new Set<string>() };
    await expect(create({ principal: poor })).rejects.toMatchObject({
      code: 'scope_insufficient',
    });
    for (const body of [
      '',
      '{"id":1.0,"name":"Fern"}',
      '{"id":1,"id":1,"name":"Fern"}',
      '{"id":1,"name":" "}',
    ]) {
      await expect(create({ rawBody: Buffer.from(body) })).rejects.toMatchObject({ status: 400 });
    }
    expect(asked).toHaveLength(before);
  });

  test('asks nobody for a caller of another kind, or for none', async () => {
    const before = asked.length;
    const key = { ...principal, kind: 'key' } as unknown as OperationRequest['principal'];
    await expect(create({ principal: key })).rejects.toMatchObject({ code: 'credential_kind' });
    await expect(create({ principal: undefined })).rejects.toMatchObject({ code: 'credential_missing' });
    expect(asked).toHaveLength(before);
  });
});
