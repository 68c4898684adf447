import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from '../core/contract/operation.ts';
import { OPERATIONS } from '../developers/document/operations.ts';
import {
  call,
  mintToken,
  signUp,
  startService,
  type Service,
  type SignedUp,
} from '../testing/service/service.ts';

const ORIGIN = 'https://pos.example';
let service: Service;
let partner: SignedUp;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
  await call(service, 'PUT /v1/partners/me/origins', {
    credential: partner.key,
    body: { origins: [ORIGIN] },
  });
});
afterAll(() => service.stop());

describe('what is served', () => {
  test('every declared operation, and none that is not', async () => {
    const answered = [];
    for (const { id, method, path } of OPERATIONS) {
      const reply = await call(service, `${method.toUpperCase()} ${path.replace('{id}', 'x_unknown')}`);
      answered.push([id, reply.status]);
    }
    // Returns the status without a credential: a token in the path that can't be one is not found.
    const openly = ({ body, path }: Operation): number => (body ? 415 : path.includes('{') ? 404 : 200);
    const expected = OPERATIONS.map((operation) => [
      operation.id,
      operation.credentials.length > 0 ? 401 : openly(operation),
    ]);
    expect(answered).toEqual(expected);
    expect((await call(service, 'GET /v1/nothing')).body).toMatchObject({ error: 40401 });
  });

  test('another method is 405 and says which are allowed', async () => {
    const reply = await call(service, 'DELETE /plants');
    expect(reply.status).toBe(405);
    expect(reply.headers.get('allow')).toBe('POST');
    expect(reply.body).toMatchObject({ error: 40501 });
    expect((await call(service, 'PUT /v1/keys')).headers.get('allow')).toBe('POST, GET');
  });

  test.each([
    '/Plants',
    '/plants/',
    '//plants',
    '/plants/../plants/x',
    '/plants%2f',
    '/plants%00',
    '/v1/keys/%ff',
  ])('%s is not /plants', async (path) => {
    const raw = await rawRequest(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    );
    expect(raw).toMatch(/^HTTP\/1\.1 (400|401|404|405) /);
    expect(raw).toMatch(/\{"error":\d{5},"message":/);
  });

  test('every answer has an id, is not cached and gives nothing away', async () => {
    const reply = await call(service, 'GET /v1/keys');
    expect(reply.headers.get('request-id')).toMatch(/^req_[0-9A-Z]{26}$/);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(reply.headers.get('x-powered-by')).toBeNull();
  });

  test('the service is alive and ready, and says of what', async () => {
    expect((await call(service, 'GET /healthz')).body).toEqual({ status: 'ok' });
    const ready = await call(service, 'GET /readyz');
    expect(ready.body).toEqual({ status: 'ok', checks: { database: 'ok', plant_api: 'ok' } });
  });
});

describe('bodies', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    call(service, 'POST /v1/sessions', { credential: partner.key, body, headers });

  test.each([
    ['text/plain', 415],
    ['application/json; charset=latin1', 415],
    ['application/json-patch+json', 415],
    ['application/x-www-form-urlencoded', 415],
    ['application/json; charset=UTF-8', 400],
    ['APPLICATION/JSON', 400],
  ])('the media type %s answers %i', async (type, status) => {
    expect((await post('{}', { 'content-type': type })).status).toBe(status);
  });

  test('a compressed body is not unpacked', async () => {
    expect((await post('{}', { 'content-encoding': 'gzip' })).body).toMatchObject({ error: 41501 });
  });

  test('a body over 1 MiB is 413, declared or not', async () => {
    expect((await post(`"${'x'.repeat(1024 * 1024)}"`)).body).toMatchObject({ error: 41301 });
    const chunk = 'x'.repeat(64 * 1024);
    const chunks = `10000\r\n${chunk}\r\n`.repeat(17);
    const raw = await rawRequest(
      `POST /v1/sessions HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${partner.key}\r\n` +
        `Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}0\r\n\r\n`,
    );
    expect(raw).toMatch(/^HTTP\/1\.1 413 /);
  });

  test.each(['', '{', '{"a":1,"a":1}', '\uFEFF{}', '[]x'])('the body %j is refused', async (body) => {
    expect((await post(body)).body).toMatchObject({ error: 40001 });
  });

  test('bytes that are no UTF-8 are refused', async () => {
    const response = await fetch(`${service.url}/v1/sessions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${partner.key}`, 'content-type': 'application/json' },
      body: Buffer.from([0x22, 0xc3, 0x28, 0x22]),
    });
    expect(await response.json()).toMatchObject({ error: 40001, message: expect.stringContaining('UTF-8') });
  });
});

describe('pages of other origins', () => {
  const preflight = (path: string, origin: string) =>
    call(service, `OPTIONS ${path}`, {
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    });

  test("the partner's own origin may preflight and use a session", async () => {
    const asked = await preflight('/plants', ORIGIN);
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(asked.headers.get('access-control-allow-headers')).toMatch(/authorization.*idempotency-key/i);
    const token = await mintToken(service, partner);
    const reply = await call(service, 'GET /v1/merchants', {
      credential: token,
      headers: { origin: ORIGIN },
    });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(reply.headers.get('vary')).toContain('Origin');
    expect(reply.headers.get('access-control-allow-credentials')).toBeNull();
  });

  test('a fault can be read too, so that an element knows an expired token from a broken network', async () => {
    const reply = await call(service, 'GET /v1/merchants', {
      credential: 'a.b.c',
      headers: { origin: ORIGIN },
    });
    expect(reply.status).toBe(401);
    expect(reply.headers.get('access-control-allow-origin')).toBe(ORIGIN);
  });

  test.each(['https://evil.example', 'null', 'https://pos.example.evil.example', 'http://pos.example'])(
    'the foreign origin %s is refused',
    async (origin) => {
      const asked = await preflight('/plants', origin);
      expect(asked.status).toBe(403);
      expect(asked.headers.get('access-control-allow-origin')).toBeNull();
      const token = await mintToken(service, partner);
      const reply = await call(service, 'GET /v1/merchants', { credential: token, headers: { origin } });
      expect(reply.status).toBe(403);
      expect(reply.body).toMatchObject({ error: 40305 });
      expect(reply.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  test("another partner's origin may not use this partner's token", async () => {
    const other = await signUp(service, 'Other');
    const theirs = 'https://other.example';
    await call(service, 'PUT /v1/partners/me/origins', {
      credential: other.key,
      body: { origins: [theirs] },
    });
    const token = await mintToken(service, partner);
    const reply = await call(service, 'GET /v1/merchants', {
      credential: token,
      headers: { origin: theirs },
    });
    expect(reply.status).toBe(403);
    expect(reply.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('what a partner key calls answers no CORS at all', async () => {
    expect((await preflight('/v1/sessions', ORIGIN)).status).toBe(405);
    const headers = { origin: ORIGIN };
    const body = { merchant: partner.active, scopes: ['plants:write'] };
    const minted = await call(service, 'POST /v1/sessions', { credential: partner.key, body, headers });
    expect(minted.headers.get('access-control-allow-origin')).toBeNull();
    const listed = await call(service, 'GET /v1/merchants', { credential: partner.key, headers });
    expect(listed.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('what is not HTTP', () => {
  test.each([
    ['a bad request line', 'GARBAGE\r\n\r\n'],
    [
      'two lengths',
      'POST /plants HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    ],
    [
      'a length and chunks',
      'POST /plants HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: ' +
        'chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a folded header', 'POST /plants HTTP/1.1\r\nHost: localhost\r\nX-A: b\r\n c\r\n\r\n'],
  ])('%s is 400 with the Error object', async (_name, text) => {
    const raw = await rawRequest(text);
    expect(raw).toMatch(/^HTTP\/1\.1 400 /);
    expect(raw).toContain('{"error":40007,');
  });

  test('two Authorization headers are refused', async () => {
    const line = `Authorization: Bearer ${partner.key}\r\n`;
    const raw = await rawRequest(
      `GET /v1/keys HTTP/1.1\r\nHost: localhost\r\n${line}${line}Connection: close\r\n\r\n`,
    );
    expect(raw).toMatch(/^HTTP\/1\.1 401 /);
  });
});

test('the log tells each request by operation and never by the words of the caller', async () => {
  const before = service.logLines.length;
  const token = await mintToken(service, partner);
  await call(service, `GET /v1/keys/${partner.key}`, { credential: partner.key });
  await call(service, `GET /${token}?card=4242424242424242`, { headers: { cookie: `a=${token}` } });
  const lines = service.logLines.slice(before).join('');
  expect(lines).toContain('"operation":"getKey"');
  expect(lines).toContain(`"partner":"${partner.partnerId}"`);
  for (const secret of [partner.key, token, '4242424242424242']) expect(lines).not.toContain(secret);
});

test('every line of a request is JSON, whatever was asked', async () => {
  const before = service.logLines.length;
  const odd = '/"},"msg":"forged"\\n';
  await rawRequest(
    `GET ${odd} HTTP/1.1\r\nHost: "x\r\nCookie: "\r\nUser-Agent: "}\r\nConnection: close\r\n\r\n`,
  );
  await rawRequest(`PROPFIND /plants HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  await call(service, 'GET /v1/merchants/%22%7D', { credential: partner.key });
  const lines = service.logLines.slice(before).join('').trim().split('\n');
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: 'info', msg: 'request' });
  expect(lines.length).toBeGreaterThanOrEqual(2);
});

/** Sends raw bytes and returns everything that comes back until the server ends the connection. */
function rawRequest(text: string): Promise<string> {
  const { port } = new URL(service.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      answer += chunk;
      if (answer.includes('"message"')) socket.end();
    });
    socket
      .on('close', () => resolve(answer))
      .on('error', (error) => (answer ? resolve(answer) : reject(error)));
  });
}
